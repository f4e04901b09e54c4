import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedDemoData } from '#server/demoData/seed.ts'
import type { WeekPlanDemands } from '#shared/contract/planner/weekPlanDemands.ts'
import type { WeekPlan } from '#shared/contract/planner/weekPlans.ts'
import { addHousehold } from '../../support/households/households.ts'
import { type MealPlanClient, mealPlanOf } from '../../support/planner/mealPlans.ts'
import { awaitWeekPlan, demandsFor, mealToPlan, startWeekPlan } from '../../support/planner/weekPlans.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await seedDemoData(site.deps.db)
  await site.startPlanning()
})
afterAll(() => site.close())

const euros = (amount: number) => ({ amount, currency: 'EUR' })
const addPrices = (calendar: MealPlanClient, foods: readonly string[], amount: number) =>
  calendar.change((make) => foods.map((name) => make.addPrice({ name, pack: '100 g', paid: euros(amount) })))

const meals = [mealToPlan(0), mealToPlan(1)]
/** Plans two dinners; those of `kept` again where it is there. */
const plan = async (member: TestMember, changes: Partial<WeekPlanDemands> = {}, kept?: WeekPlan) =>
  await awaitWeekPlan(
    member,
    await startWeekPlan(
      member,
      demandsFor(meals, { mayWriteRecipes: false, ...changes }),
      kept
        ? {
            weekPlanId: kept.weekPlanId,
            entries: kept.entries.map(({ date, slotId, dishId, leftOversOf }) => ({
              ...{ date, slotId, dishId, leftOversOf },
            })),
          }
        : null,
    ),
  )

test('prices are shared within a household, and no other household sees them or plans by them', async () => {
  const [ada, bob] = await addHousehold(site, 'Ada', 'Bob')
  const hers = await mealPlanOf(ada)
  await hers.change((make) => [
    make.chooseCurrency('EUR'),
    make.addPrice({ name: 'rice', pack: '1 kg', paid: euros(199) }),
  ])
  const his = await mealPlanOf(bob)
  expect(his.plan()).toMatchObject({
    settings: { currency: 'EUR' },
    foodPrices: [{ name: 'rice', pack: '1 kg', paid: euros(199) }],
  })
  await his.change((make) => make.changePrice(his.plan().foodPrices[0]!.id, { paid: euros(249) }))
  expect((await hers.refresh()).plan().foodPrices).toMatchObject([{ paid: euros(249) }])

  const stranger = await site.addMember('Mallory')
  const theirs = await mealPlanOf(stranger)
  expect(theirs.plan()).toMatchObject({ settings: { currency: null }, foodPrices: [] })
  const { householdId } = hers
  await expect(stranger.caller.mealPlanner.page({ householdId, date: null })).rejects.toThrow()
  expect(await plan(stranger)).toMatchObject({ state: 'planned', costs: null, amounts: { cost: 0 } })
})

describe('a week', () => {
  test('a week plan costs what the prices say, at least, until all of its foods have one', async () => {
    const ada = await site.addMember('Ada')
    const calendar = await mealPlanOf(ada)
    const first = await plan(ada)
    expect(first).toMatchObject({ costs: null })
    await calendar.change((make) => make.chooseCurrency('EUR'))
    await addPrices(calendar, ['blorvik'], 100)
    const unpriced = await plan(ada, {}, first)
    expect(unpriced).toMatchObject({
      amounts: { cost: 0 },
      costs: { currency: 'EUR', unreadPrices: ['blorvik'] },
    })
    const { unpricedFoods } = unpriced.costs!
    expect(unpricedFoods.length).toBeGreaterThan(3)
    const [cheap, ...others] = unpricedFoods
    await addPrices(calendar, [cheap!], 100)
    const partly = await plan(ada, {}, first)
    expect(partly.costs?.unpricedFoods).toEqual(others)
    await addPrices(calendar, others, 100)
    const priced = await plan(ada, {}, first)
    expect(priced.costs?.unpricedFoods).toEqual([])
    expect(priced.amounts!.cost).toBeGreaterThan(partly.amounts!.cost)
    expect(Number.isInteger(priced.amounts!.cost)).toBe(true)
    expect(priced.dishes.some(({ isCostKnown }) => isCostKnown)).toBe(true)
  })

  test('a week that the typed budget does not allow names the budget with the sum that is needed, and is planned with that', async () => {
    const ada = await site.addMember('Ada')
    const calendar = await mealPlanOf(ada)
    const first = await plan(ada)
    await calendar.change((make) => make.chooseCurrency('EUR'))
    await addPrices(calendar, ['blorvik'], 1)
    await addPrices(calendar, (await plan(ada, {}, first)).costs!.unpricedFoods, 100)
    const priced = await plan(ada, {}, first)
    const impossible = await plan(ada, { budget: euros(1) }, first)
    expect(impossible.state).toBe('impossible')
    const { relaxedTo } = impossible.conflict.find(({ demand }) => demand.kind === 'budget')!
    expect(relaxedTo).toBeGreaterThanOrEqual(priced.amounts!.cost)
    expect(relaxedTo).toBeLessThan(priced.amounts!.cost * 1.05 + 5)
    const relaxed = await plan(ada, { budget: euros(relaxedTo!) }, first)
    expect(relaxed.state).toBe('planned')
    expect(relaxed.amounts!.cost).toBeLessThanOrEqual(relaxedTo!)
    const inDollars = await plan(ada, { budget: { amount: 1, currency: 'USD' } }, first)
    expect(inDollars.state).toBe('planned')
  })
})
