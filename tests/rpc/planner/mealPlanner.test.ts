import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedDemoData } from '#server/demoData/seed.ts'
import { mealPlanDocumentsTable } from '#server/features/mealPlanner/table.ts'
import type { AddGuestInput } from '#shared/contract/households.ts'
import { nameOfDish } from '#shared/mealPlan/meals.ts'
import { accountDataOf } from '../../support/accounts/accountData.ts'
import { addHousehold } from '../../support/households/households.ts'
import { firstMonday, mealPlanOf, note } from '../../support/planner/mealPlans.ts'
import { addRecipe } from '../../support/recipes/ownRecipes.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await seedDemoData(site.deps.db)
})
afterAll(() => site.close())

const guest = (name: string, eats: Partial<AddGuestInput>) => ({
  draftId: randomUUID(),
  name,
  allergens: [],
  otherAllergies: [],
  diets: [],
  likes: [],
  dislikes: [],
  isVulnerable: false,
  ...eats,
})

describe('a plan', () => {
  test('a meal plan is the same for all members of the household', async () => {
    const [ada, bob] = await addHousehold(site, 'Ada', 'Bob')
    const hers = await mealPlanOf(ada)
    expect(await hers.change((make) => make.addMeal(note('Eating out')))).toMatchObject({ refused: [] })
    const his = await mealPlanOf(bob)
    expect(his.plan().meals).toMatchObject([
      { date: firstMonday, slotId: 'dinner', dish: { text: 'Eating out' } },
    ])
    await his.change((make) => make.changeMeal(his.plan().meals[0]!.id, { state: 'skipped' }))
    expect((await hers.refresh()).plan().meals).toMatchObject([{ state: 'skipped' }])
  })

  test('a meal plan is sent to those who follow it, in the moment of a change', async () => {
    const [ada, bob] = await addHousehold(site, 'Ada', 'Bob')
    const hers = await mealPlanOf(ada)
    const { householdId } = hers
    const events = await bob.caller.mealPlanner.changes({ householdId, since: 0 })
    await hers.change((make) => make.addMeal(note('Soup')))
    for await (const event of events) if (JSON.stringify(event).includes('Soup')) break
  })

  test('a meal plan keeps a meal that one member moves while another deletes it', async () => {
    const [ada, bob] = await addHousehold(site, 'Ada', 'Bob')
    const hers = await mealPlanOf(ada)
    await hers.change((make) => make.addMeal(note('Stew')))
    const his = await mealPlanOf(bob)
    const { id } = his.plan().meals[0]!
    await hers.change((make) => make.moveMeal(id, { date: '2026-12-03', slotId: 'lunch' }))
    await his.change((make, docs) => make.removeMeals(docs, [id]))
    expect((await hers.refresh()).plan().meals).toMatchObject([{ id, date: '2026-12-03', slotId: 'lunch' }])
  })

  test.each<[string, string, Record<string, unknown>]>([
    ['a day that does not exist', 'meal', { place: { date: '2026-02-30', slotId: 'dinner' } }],
    ['an empty note', 'meal', { dish: { kind: 'note', text: ' ' } }],
    ['a note that is too long', 'meal', { dish: { kind: 'note', text: 'x'.repeat(201) } }],
    ['another kind of dish', 'meal', { dish: { kind: 'leftover soup' } }],
    ['no servings', 'meal', { servings: 0 }],
    ['half a serving', 'meal', { servings: 1.5 }],
    ['another state', 'meal', { state: 'burnt' }],
    ['a comment that is too long', 'meal', { comment: 'x'.repeat(501) }],
    ['an unknown field', 'meal', { colour: 'blue' }],
    ['an unknown setting', 'settings', { colour: 'blue' }],
    ['a weekday beyond Saturday', 'settings', { firstWeekday: 7 }],
    ['a slot without a name', 'settings', { 'name:lunch': ' ' }],
    ['a slot of an impossible id', 'settings', { 'name:a b': 'Lunch' }],
    ['a template without a name', 'template', { name: '' }],
    ['a template of another week', 'template', { meals: [{ day: 7 }] }],
    ['a food without a name', 'food', { name: ' ' }],
    ['an amount of food that is too long', 'food', { name: 'rice', amount: 'x'.repeat(101) }],
    ['food to use by a day that does not exist', 'food', { name: 'rice', useBy: '2026-02-30' }],
    ['food from elsewhere', 'food', { name: 'rice', source: { kind: 'found' } }],
    ['a part of a cent', 'price', { paid: { amount: 99.5, currency: 'EUR' } }],
    ['a price below nothing', 'price', { paid: { amount: -1, currency: 'EUR' } }],
    ['a price without a currency', 'price', { paid: { amount: 99 } }],
    ['a pack that says nothing', 'price', { pack: ' ' }],
    ['a currency that is none', 'settings', { currency: 'euros' }],
  ])('a meal plan refuses %s with a sentence, and writes nothing', async (_, part, values) => {
    const ada = await mealPlanOf(await site.addMember())
    const id = ada.clock.next(Date.now())
    const fields = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value, id]]))
    const documentId = part === 'settings' ? 'plan' : 'one'
    const answer = await ada.send([{ id, part, documentId, fields, removed: {} }])
    expect(answer.taken).toEqual([])
    expect(answer.refused).toEqual([{ id, sentence: expect.stringMatching(/^[A-Z].+\.$/) }])
    expect((await ada.refresh()).docs().size).toBe(0)
  })

  test('a meal plan refuses a second document of settings, and a part that is none', async () => {
    const ada = await mealPlanOf(await site.addMember())
    const id = ada.clock.next(Date.now())
    const change = { id, fields: { firstWeekday: [0, id] }, removed: {} }
    const other = await ada.send([{ ...change, part: 'settings', documentId: 'other' }])
    expect(other.refused).toHaveLength(1)
    expect((await ada.send([{ ...change, part: 'week', documentId: 'plan' }])).refused).toHaveLength(1)
  })

  test('a meal plan is part of what its members download of their account, and goes with the household', async () => {
    const ada = await site.addMember()
    const hers = await mealPlanOf(ada)
    await hers.change((make) => [make.addMeal(note('Eating out')), make.renameSlot('dinner', 'Supper')])
    await hers.change((make) => make.addFood({ name: 'spinach', amount: '200 g', useBy: '2026-12-03' }))
    await hers.change((make) =>
      make.addPrice({ name: 'rice', pack: '1 kg', paid: { amount: 199, currency: 'EUR' } }),
    )
    const [file] = (await accountDataOf(ada)).mealPlans
    expect(file?.meals).toEqual([
      {
        date: firstMonday,
        slot: 'Supper',
        dish: 'Eating out',
        servings: null,
        state: 'planned',
        comment: '',
      },
    ])
    expect(file?.foodsAtHand).toEqual([{ name: 'spinach', amount: '200 g', useBy: '2026-12-03' }])
    expect(file?.foodPrices).toEqual([{ name: 'rice', pack: '1 kg', amount: 199, currency: 'EUR' }])
  })
})

describe('the page', () => {
  test('the planner’s page gets a short plan whole, with the day it is', async () => {
    const ada = await site.addMember()
    const hers = await mealPlanOf(ada)
    await hers.change((make) => make.addMeal(note('Soup', 400)))
    const page = await ada.caller.mealPlanner.page({ householdId: hers.householdId, date: firstMonday })
    expect(page).toMatchObject({ seq: 1, isWhole: true, today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
    expect(page.docs).toHaveLength(1)
  })

  test('the planner’s page gets of a long plan the settings, the templates and the meals of the days that it shows alone', async () => {
    const ada = await site.addMember()
    const hers = await mealPlanOf(ada)
    await hers.change((make) => [
      make.renameSlot('dinner', 'Supper'),
      make.saveTemplate('Week', firstMonday, []),
    ])
    for (let day = 0; day < 400; day += 80)
      await hers.change((make) =>
        Array.from({ length: 80 }, (_, at) =>
          make.addMeal({ ...note(`Meal ${day + at}`, day + at), comment: 'x'.repeat(200) }),
        ),
      )
    const { householdId } = hers
    const pageOf = async (input: { shows?: 'day' | 'week' | 'month'; date?: string }) => {
      const page = await ada.caller.mealPlanner.page({ householdId, date: '2027-04-01', ...input })
      expect(page.seq).toBe(0)
      const named = page.docs.map(({ part, fields }) =>
        part === 'meal' ? (fields.place![0] as { date: string }).date : part,
      )
      expect(named.filter((each) => each === 'settings' || each === 'template')).toHaveLength(2)
      const dates = named.filter((each) => /^\d/.test(each)).toSorted()
      return [dates[0], dates.at(-1), dates.length]
    }
    expect(await pageOf({})).toEqual(['2027-03-19', '2027-04-14', 27])
    expect(await pageOf({ shows: 'week' })).toEqual(['2027-03-19', '2027-04-14', 27])
    expect(await pageOf({ shows: 'day' })).toEqual(['2027-03-31', '2027-04-02', 3])
    expect(await pageOf({ shows: 'month', date: '2027-04-30' })).toEqual(['2027-03-26', '2027-05-06', 42])
  })
})

describe('recipes of a plan', () => {
  const concernsOf = async (ada: TestMember, recipeId: string) => {
    const { id: householdId } = await ada.caller.households.current()
    const [recipe] = await ada.caller.mealPlanner.recipes({ householdId, recipeIds: [recipeId] })
    const { guests } = await ada.caller.households.current()
    const nameOf = (id: string) => guests.find((each) => each.id === id)?.name
    return recipe?.concerns.map(({ eaterId, ...found }) => ({ eater: nameOf(eaterId), ...found }))
  }

  test('recipes of a plan tell for each eater what they must not eat: certain, possible, and against a diet', async () => {
    const ada = await site.addMember()
    await ada.home.addGuest(guest('Mia', { allergens: ['milk', 'nuts'] }))
    await ada.home.addGuest(guest('Vic', { diets: ['vegan'] }))
    await ada.home.addGuest(guest('Kim', { otherAllergies: ['kiwi', 'cheese', 'zzyzx root'] }))
    await ada.home.addGuest(guest('Olaf', { allergens: ['fish'] }))
    const recipeId = await addRecipe(ada, {
      name: 'Kiwi with butter',
      ingredients: ['2 kiwis', '50 g butter', '1 tbsp pesto'],
      instructions: ['Fry the kiwis in the butter.', 'Serve with the pesto.'],
    })
    const found = await concernsOf(ada, recipeId)
    expect(found?.map(({ eater }) => eater)).toEqual(expect.arrayContaining(['Mia', 'Vic', 'Kim']))
    expect(found?.map(({ eater }) => eater)).not.toContain('Olaf')
    expect(found?.find(({ eater }) => eater === 'Mia')?.contains).toContain('milk')
    expect(found?.find(({ eater }) => eater === 'Vic')?.breaksDiets).toEqual(['vegan'])
    const kim = found?.find(({ eater }) => eater === 'Kim')
    expect(kim?.contains).toContain('kiwi')
    expect(kim?.unknownAllergies).toEqual(['zzyzx root'])
  })

  test('recipes of a plan say where not everything could be read', async () => {
    const ada = await site.addMember()
    const { id: householdId } = await ada.caller.households.current()
    const recipeId = await addRecipe(ada, { ingredients: ['500 g peas', '3 xyzzyberries'] })
    const read = await ada.caller.mealPlanner.recipes({ householdId, recipeIds: [recipeId, 'demo-1'] })
    expect(read.find(({ id }) => id === recipeId)?.isReadCompletely).toBe(false)
  })

  test('recipes of a plan that do not exist are left out, and each is answered once', async () => {
    const ada = await site.addMember()
    const { id: householdId } = await ada.caller.households.current()
    const read = await ada.caller.mealPlanner.recipes({
      householdId,
      recipeIds: ['demo-1', 'gone', 'demo-1'],
    })
    expect(read.map(({ id }) => id)).toEqual(['demo-1'])
  })
})

test('meals in the database carry their day, so that a page reads only the days it shows', async () => {
  const ada = await mealPlanOf(await site.addMember())
  await ada.change((make) => [make.addMeal(note('Soup', 3)), make.renameSlot('lunch', 'Brunch')])
  const rows = await site.deps.db
    .select({ date: mealPlanDocumentsTable.date, key: mealPlanDocumentsTable.key })
    .from(mealPlanDocumentsTable)
  const [meal] = ada.plan().meals
  expect(rows).toContainEqual({ date: '2026-12-03', key: `meal/${meal?.id}` })
  expect(rows).toContainEqual({ date: null, key: 'settings/plan' })
  expect(nameOfDish(meal!.dish)).toBe('Soup')
})
