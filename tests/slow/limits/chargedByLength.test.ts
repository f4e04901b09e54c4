import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { KitchenThread } from '#server/kitchenThread/kitchenThread.ts'
import { groceriesOf } from '../../support/grocery/groceries.ts'
import { householdOf } from '../../support/households/households.ts'
import { keepLongRecipes } from '../../support/recipes/longRecipes.ts'
import { addRecipe } from '../../support/recipes/ownRecipes.ts'
import { kitchenWorkerFile, openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

type RecipeWarningsInput = {
  eater: { otherAllergies?: readonly string[] }
}

let site: TestSite
let app: FastifyInstance
/** What the kitchen was asked of foods, in the order of the questions. */
const asked: RecipeWarningsInput[] = []
beforeAll(async () => {
  const kitchenThread = new KitchenThread({
    workerFile: kitchenWorkerFile,
    isInline: (name, input) => {
      if (name === 'recipeWarnings') asked.push(input as RecipeWarningsInput)
      return false
    },
  })
  site = await openTestSite({ config: { readCostPerMinute: 120 }, kitchenThread })
  app = await site.openApp()
  await keepLongRecipes(site.deps.db, 1)
})
afterAll(async () => {
  await site.deps.kitchenThread.close()
  await site.close()
})

async function get({ token }: TestMember, procedure: string, input?: object) {
  const query = input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''
  return await app.inject({ url: `/rpc/${procedure}${query}`, headers: { cookie: `larder=${token}` } })
}

/** The status of each of so many equal questions. */
async function statusesOf(count: number, ask: () => ReturnType<typeof get>): Promise<number[]> {
  const statuses = []
  for (let at = 0; at < count; at += 1) statuses.push((await ask()).statusCode)
  return statuses
}

/** Guests with 50 foods of each kind, of 60 characters each: 30 of them have 270,000 characters. */
async function fillHousehold(cook: TestMember, guests = 30): Promise<void> {
  const foods = (kind: string) =>
    sql`array(select rpad(${kind} || ' ' || g || ' ' || n || ' ', 60, 'abc ') from generate_series(1, 50) n)`
  await site.deps.db.execute(sql`
    insert into guests (id, household_id, name, allergens, other_allergies, diets, likes, dislikes)
    select gen_random_uuid()::text, ${(await householdOf(cook)).id}, 'Guest ' || g, '{}', ${foods('allergy')}, '{}',
      ${foods('like')}, ${foods('dislike')}
    from generate_series(1, ${guests}) g`)
}

/** Of the longest recipe. */
async function recipeWarnings(cook: TestMember) {
  const { id: householdId } = await householdOf(cook)
  return await get(cook, 'grocery.recipeWarnings', { householdId, recipeId: 'long-1' })
}

describe('a household of 30 guests who each name 150 foods', () => {
  test('reading a household costs more the longer its guests’ lists of foods are', async () => {
    const ada = await site.addMember('Ada')
    expect(await statusesOf(14, () => get(ada, 'households.current'))).not.toContain(429)
    const ben = await site.addMember('Ben')
    await fillHousehold(ben)
    expect(await statusesOf(14, () => get(ben, 'households.current'))).toContain(429)
  })

  test('a household that names 4,500 foods gets warnings for all lines of the longest recipe', async () => {
    const cleo = await site.addMember('Cleo')
    await fillHousehold(cleo)
    const { statusCode, json } = await recipeWarnings(cleo)
    expect([statusCode, json().result.data.isChecked]).toEqual([200, true])
  })
})

describe('a household of 120 guests, from before there was a maximum', () => {
  test('a recipe is reported as not checked for a household of 120 guests', async () => {
    const dora = await site.addMember('Dora')
    await fillHousehold(dora, 120)
    const questions = asked.length
    const { statusCode, json } = await recipeWarnings(dora)
    expect([statusCode, json().result.data.isChecked]).toEqual([200, false])
    expect(asked).toHaveLength(questions)
  })
})

describe('two guests with the same allergy', () => {
  test('two guests with the same allergy are both warned after a single check of that allergy', async () => {
    const ada = await site.addMember('Ada')
    const eats = { allergens: [], diets: [], likes: [], dislikes: [], isVulnerable: false }
    for (const name of ['Mia', 'Tom']) await ada.home.addGuest({ ...eats, name, otherAllergies: ['kiwi'] })
    const recipeId = await addRecipe(ada, { ingredients: ['2 kiwis', '200 g rice'] })
    const { id: householdId } = await householdOf(ada)
    const questions = asked.length
    const warning = (eater: string) => ({ eater, allergen: null, food: 'kiwi', isCertain: true })
    for (let count = 0; count < 2; count += 1)
      expect(await ada.caller.grocery.recipeWarnings({ householdId, recipeId })).toEqual({
        isChecked: true,
        foods: [{ name: '2 kiwis', namedIn: 'line', step: null, warnings: [warning('Mia'), warning('Tom')] }],
        foodNames: [],
        notRead: { lines: [], texts: null, words: [] },
        unknownAllergies: [],
      })
    expect(asked.slice(questions).map(({ eater }) => eater.otherAllergies)).toEqual([['kiwi']])
  })

  test('warnings are about the current grocery list when it changed during the check', async () => {
    const ada = await site.addMember('Ada')
    const eats = { allergens: [], diets: [], likes: [], dislikes: [], isVulnerable: false }
    await ada.home.addGuest({ ...eats, name: 'Mia', otherAllergies: ['kiwi'] })
    const client = await groceriesOf(ada)
    const warned = async () =>
      (await ada.caller.grocery.foodWarnings({ householdId: client.householdId })).map(({ name }) => name)
    await client.add('Rice')
    expect(await warned()).toEqual([])
    await client.add('Kiwis')
    expect(await warned()).toEqual(['Kiwis'])
    await ada.caller.preferences.save({ ...(await ada.caller.preferences.get()), otherAllergies: ['rice'] })
    expect((await warned()).sort()).toEqual(['Kiwis', 'Rice'])
  })
})

test('reading the revisions of a recipe costs more the longer they are', async () => {
  const ada = await site.addMember('Ada')
  const recipeId = await addRecipe(ada, {})
  const ask = () => get(ada, 'recipes.listRevisions', { recipeId })
  expect(await statusesOf(2, ask)).toEqual([200, 200])
  await site.deps.db.execute(sql`
    insert into recipe_revisions (recipe_id, version, content)
    select ${recipeId}, 100 + n, jsonb_build_object('kind', 'recipe', 'name', 'n' || n, 'description', '',
      'ingredients', jsonb_build_array(repeat('carrot ', 15000)), 'instructions', '[]'::jsonb, 'content', '')
    from generate_series(1, 50) n`)
  const ben = await site.addMember('Ben')
  await site.deps.db.execute(sql`update recipes set created_by = ${ben.userId} where id = ${recipeId}`)
  const askLong = () => get(ben, 'recipes.listRevisions', { recipeId })
  expect(await statusesOf(2, askLong)).toEqual([200, 429])
})
