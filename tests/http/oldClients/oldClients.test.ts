import { isNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedDemoData } from '#server/demoData/seed.ts'
import { feedbackTable } from '#server/features/feedback/table.ts'
import { accountDataOf } from '../../support/accounts/accountData.ts'
import { everythingKept } from '../../support/database/everythingKept.ts'
import {
  type OldHome,
  oldCalls,
  oldColumns,
  prepareOldHome,
} from '../../support/oldClients/oldClientCalls.ts'
import { sendFromOldClient } from '../../support/oldClients/sendFromOldClient.ts'
import { keepTypedRecipe } from '../../support/recipes/typedRecipe.ts'
import { openTestSite, type TestBrowser, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let app: FastifyInstance
beforeAll(async () => {
  site = await openTestSite({ config: { writesPerMinute: 10_000, feedbacksPerVisitor: 10_000 } })
  await seedDemoData(site.deps.db)
  app = await site.openApp()
})
afterAll(() => site.close())
const send = (browser: TestBrowser, payload: object) => sendFromOldClient(app, browser, payload)

describe.each(oldCalls)('$title', ({ body, statuses, data }) => {
  const [visitor, stranger, owner] = statuses
  let home: OldHome
  beforeAll(async () => {
    home = await prepareOldHome(site)
  })

  test(`an old client’s call answers a visitor with ${visitor} and a stranger with ${stranger}, and nothing of the owner’s changes`, async () => {
    const before = await everythingKept(site)
    const answers = [await send(site.openBrowser(), body(home))]
    if (visitor !== 200) expect(await everythingKept(site)).toEqual(before)
    const other = await site.addMember('Stranger')
    const asIs = await everythingKept(site)
    answers.push(await send(other, body(home)))
    if (stranger !== 200) expect(await everythingKept(site)).toEqual(asIs)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([visitor, stranger])
    for (const { statusCode, message, data: told } of answers)
      if (statusCode !== 200)
        expect({ message, told }).toEqual({
          message:
            statusCode === 401
              ? 'User is not authenticated'
              : expect.stringMatching(/somebody else|Only who saved/),
          told: null,
        })
    const kept = await home.owner.caller.recipes.get({ recipeId: home.recipeId })
    expect(kept).toMatchObject({ name: 'Lentil soup', averageRating: '4.00', ratingCount: 1 })
    expect(await home.owner.caller.ratings.mine({ recipeId: home.recipeId })).toEqual({
      stars: 4,
      hasTried: false,
    })
  })

  test('an old client’s call answers its owner, and gives the same answer when repeated', async () => {
    const once = body(home)
    for (const _ of [1, 2]) {
      const answer = await send(home.owner, once)
      expect(answer).toMatchObject({ statusCode: owner, message: 'OK' })
      expect(answer.data).toMatchObject(data(home) as object)
    }
  })
})

describe('what an old client saves', () => {
  const rowOf = (recipeId: string) => ({
    entity: 'RecipeTable',
    action: 'upsert',
    pk_column: 'recipe_id',
    pk_value: recipeId,
  })

  test('a recipe saved by an old client belongs to the signed-in member, whatever creator it names', async () => {
    const cook = await site.addMember()
    const recipeId = '1650000000000007'
    const columns = { ...oldRecipe(), user_id: 'somebody', createdBy: 'somebody', average_rating: '5.00' }
    expect(await send(cook, { ...rowOf(recipeId), columns })).toMatchObject({ data: { recipe_id: recipeId } })
    expect(await cook.caller.recipes.get({ recipeId })).toMatchObject({
      isMine: true,
      ingredients: ['300 g rice', '200 g peas'],
      prepTimeMinutes: 0,
      cookTimeMinutes: 60,
      totalTimeMinutes: 60,
      servings: 4,
      ratingCount: 0,
      cuisine: 'Other',
    })
  })

  test('an old client’s save over the member’s recipe changes all given columns as its next version', async () => {
    const cook = await site.addMember()
    const recipeId = await keepTypedRecipe(cook)
    await send(cook, { ...rowOf(recipeId), columns: { recipe_name: 'Yellow soup' } })
    expect(await cook.caller.recipes.getForEdit({ recipeId })).toMatchObject({
      name: 'Yellow soup',
      version: 2,
      ingredients: ['200 g red lentils', '1 onion', '1 l water'],
    })
    const unsaid = { description: null, meal_type: '', servings: 0 }
    const columns = {
      ...oldColumns,
      ...unsaid,
      diet_type: 'Vegan',
      cook_time: '1 hour or more',
      total_time: 65,
    }
    expect(await send(cook, { ...rowOf(recipeId), columns })).toMatchObject({ statusCode: 200 })
    expect(await cook.caller.recipes.get({ recipeId })).toMatchObject({
      name: 'Pea risotto',
      description: 'For a cold evening.',
      ingredients: ['300 g rice', '200 g peas'],
      mealType: 'Dinner',
      dietType: 'Vegan',
      cuisine: 'Italian',
      servings: 4,
      prepTimeMinutes: 5,
      cookTimeMinutes: 60,
      totalTimeMinutes: 65,
    })
    expect(await send(cook, { ...rowOf(recipeId), columns: { servings: 9 } })).toMatchObject({
      statusCode: 200,
    })
    expect(await cook.caller.recipes.get({ recipeId })).toMatchObject({ name: 'Pea risotto', servings: 9 })
    expect(await send(cook, { ...rowOf(recipeId), columns: { servings: 900 } })).toMatchObject({
      statusCode: 400,
    })
    expect(await cook.caller.recipes.getForEdit({ recipeId })).toMatchObject({ version: 4 })
  })

  test('an old client’s save of preferences keeps fields that the client does not know', async () => {
    const cook = await site.addMember()
    const kept = await cook.caller.preferences.get()
    await cook.caller.preferences.save({ ...kept, units: 'us', isVulnerable: true, likes: ['dill'] })
    const userinfo = JSON.stringify({ foodAllergies: ['wheat', 'kiwi'], dietaryPreferences: '' })
    const keys = { entity: 'userdetails', action: 'upsert', pk_column: 'userid', pk_value: cook.userId }
    expect(await send(cook, { ...keys, columns: { userinfo } })).toMatchObject({ statusCode: 200 })
    expect(await cook.caller.preferences.get()).toMatchObject({
      units: 'us',
      isVulnerable: true,
      likes: ['dill'],
      allergens: ['gluten'],
      otherAllergies: ['kiwi'],
    })
  })

  test('two saves of different preferences by old clients at the same time are both kept', async () => {
    for (let round = 0; round < 4; round += 1) {
      const cook = await site.addMember()
      const keys = { entity: 'userdetails', action: 'upsert', pk_column: 'userid', pk_value: cook.userId }
      const saves: object[] = [{ gender: 'female' }, { likes: 'dill' }, { foodAllergies: 'kiwi' }]
      const answers = await Promise.all(
        saves.map((userinfo) => send(cook, { ...keys, columns: { userinfo } })),
      )
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
      const kept = { gender: 'female', likes: ['dill'], otherAllergies: ['kiwi'] }
      expect(await cook.caller.preferences.get()).toMatchObject(kept)
    }
  })

  test('an old client’s feedback is stored once, with its sender when signed in', async () => {
    const cook = await site.addMember()
    const call = oldCalls.find(({ title }) => title === 'Feedback')!.body({ owner: cook, recipeId: '' })
    for (const _ of [1, 2]) await send(cook, call)
    const nobodys = () => site.deps.db.$count(feedbackTable, isNull(feedbackTable.userId))
    const before = await nobodys()
    await send(site.openBrowser(), { ...call, pk_value: 1_700_000_000_777 })
    expect(await nobodys()).toBe(before + 1)
    expect((await accountDataOf(cook)).feedback).toMatchObject([
      { type: 'bug', description: 'The lid sticks.' },
    ])
    await send(cook, { ...call, columns: { feedback_type: 'idea', feedback_description: 'x' } })
    await send(cook, { ...call, columns: { feedback_type: 'other', feedback_description: 'It came loose.' } })
    expect((await accountDataOf(cook)).feedback).toMatchObject([
      { type: 'other', description: 'It came loose.' },
    ])
  })

  function oldRecipe() {
    const { ingredients, instructions, recipe_name } = oldCalls
      .find(({ title }) => title.includes('generator'))!
      .body({} as OldHome).columns as Record<string, unknown>
    return { recipe_name, ingredients, instructions, cook_time: '1 hour or more', servings: 0, cuisine: '' }
  }
})
