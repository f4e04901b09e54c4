import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobsTable } from '#server/features/jobs/table.ts'
import { type JobWorker, startJobWorker } from '#server/features/jobs/worker.ts'
import { followPlanJobKind } from '#server/features/mealPlanner/groceries/followPlanJobKind.ts'
import { addUpRequiredAmounts, choosePacksToBuy } from '#shared/grocery/amounts.ts'
import { addDays, calendarDateOf } from '#shared/mealPlan/calendarDates.ts'
import type { PlannedMeal } from '#shared/mealPlan/meals.ts'
import { type GroceryClient, groceriesOf } from '../../support/grocery/groceries.ts'
import { addHousehold } from '../../support/households/households.ts'
import { type MealPlanClient, mealPlanOf } from '../../support/planner/mealPlans.ts'
import { addRecipe } from '../../support/recipes/ownRecipes.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let worker: JobWorker
beforeAll(async () => {
  site = await openTestSite()
  worker = await startJobWorker({ deps: site.deps }, [followPlanJobKind])
})
afterAll(async () => {
  await worker.stop(5_000)
  await site.close()
})

const patience = { timeout: 20_000, interval: 50 }
const today = calendarDateOf(new Date())
const days = { from: today, to: addDays(today, 6) }

const pie = { name: 'Spinach pie', ingredients: ['300 g spinach', '2 eggs', '1 tsp salt'], servings: 2 }
const soup = { name: 'Spinach soup', ingredients: ['100 g spinach', '1 leek'], servings: 2 }

const planned = (recipeId: string, name: string, day: number, servings = 2) => ({
  date: addDays(today, day),
  slotId: 'dinner',
  dish: { kind: 'recipe' as const, recipeId, name },
  servings,
  eaterIds: null,
  comment: '',
})

/** Ada's household with Bob in it, and two dinners that share a food, which are shopped for. */
async function shoppedDinners() {
  const [ada, bob] = await addHousehold(site, 'Ada', 'Bob')
  const ids = [await addRecipe(ada, pie), await addRecipe(ada, soup)] as const
  const plan = await mealPlanOf(ada)
  await plan.change((make) => [
    make.addMeal(planned(ids[0], pie.name, 0)),
    make.addMeal(planned(ids[1], soup.name, 2)),
    make.shopFor('default', days),
  ])
  const list = await groceriesOf(ada)
  await expectOnList(list, ['2 egg', '400 g spinach', '1 leek'])
  return { ada, bob, plan, list, dinners: plan.plan().meals as [PlannedMeal, PlannedMeal] }
}

/** What is to be bought, or with `isTicked` what was. */
const linesOf = (list: GroceryClient, isTicked: boolean) =>
  list
    .lists()[0]!
    .items.filter((item) => item.isTicked === isTicked)
    .map(({ name, shares }) => {
      const { text } = addUpRequiredAmounts(
        shares.flatMap(({ share }) => share.parts),
        shares[0]?.share.packs ?? [],
      )
      return `${text} ${name}`.trim()
    })
    .toSorted()

async function expectOnList(list: GroceryClient, lines: readonly string[]): Promise<void> {
  await expect
    .poll(async () => linesOf(await readAgain(list), false), patience)
    .toEqual([...lines].toSorted())
}

/** The household's groceries as a browser that has nothing yet gets them. */
async function readAgain(list: GroceryClient): Promise<GroceryClient> {
  list.queue = { ...list.queue, cursor: 0 }
  return await list.refresh()
}

async function tick(list: GroceryClient, name: string): Promise<void> {
  const item = list.lists()[0]!.items.find((each) => each.name === name)!
  await list.change((make, docs) => [make.tickItem(docs, 'default', item.id, true)])
}

const atHand = async (plan: MealPlanClient) =>
  (await plan.refresh()).plan().foodsAtHand.map(({ name, amount }) => `${amount} ${name}`)

describe('groceries of a plan', () => {
  test('a list has what the meals of the shopped days need, without what is always at home, and follows what another member changes', async () => {
    const { bob, list, dinners } = await shoppedDinners()
    const his = await mealPlanOf(bob)
    await his.change((make) => make.moveMeal(dinners[1].id, { date: addDays(today, 9), slotId: 'dinner' }))
    await expectOnList(list, ['2 egg', '300 g spinach'])
    await his.change((make) => make.changeMeal(dinners[0].id, { servings: 4 }))
    await expectOnList(list, ['2 egg', '300 g spinach'])
  })

  test('a list gets what one member’s own recipe needs when that member changes the plan', async () => {
    const { plan, list, dinners } = await shoppedDinners()
    await plan.change((make) => make.changeMeal(dinners[0].id, { servings: 4 }))
    await expectOnList(list, ['4 egg', '700 g spinach', '1 leek'])
    await plan.change((make) => make.shopFor('default', null))
    await expectOnList(list, [])
  })

  test('a list keeps what was bought, which is food at hand when its meal is skipped and no more when it is planned again', async () => {
    const { plan, list, dinners } = await shoppedDinners()
    await tick(list, 'egg')
    await plan.change((make) => make.changeMeal(dinners[0].id, { state: 'skipped' }))
    await expectOnList(list, ['100 g spinach', '1 leek'])
    expect(await atHand(plan)).toEqual(['2 egg'])
    await plan.change((make) => make.changeMeal(dinners[0].id, { state: 'planned' }))
    await expectOnList(list, ['400 g spinach', '1 leek'])
    expect([await atHand(plan), linesOf(list, true)]).toEqual([[], ['2 egg']])
  })

  test('a list asks for nothing that another member entered as at hand', async () => {
    const { bob, list } = await shoppedDinners()
    const his = await mealPlanOf(bob)
    await his.change((make) => [
      make.addFood({ name: 'fresh spinach', amount: '0.1 kg', useBy: null }),
      make.addFood({ name: 'leeks', amount: '3', useBy: addDays(today, 1) }),
      make.addFood({ name: 'eggs', amount: '6', useBy: null }),
    ])
    await expectOnList(list, ['300 g spinach', '1 leek'])
  })

  test('the rest of opened packs is food at hand, with a day, once a meal was cooked', async () => {
    const { plan, list, dinners } = await shoppedDinners()
    const item = list.lists()[0]!.items.find(({ name }) => name === 'spinach')!
    const { packs } = item.shares[0]!.share
    const parts = item.shares.flatMap(({ share }) => share.parts)
    const left = choosePacksToBuy(addUpRequiredAmounts(parts, packs), packs)?.left ?? ''
    await tick(list, 'spinach')
    await plan.change((make) => make.changeMeal(dinners[0].id, { state: 'cooked' }))
    await expectOnList(list, ['1 leek'])
    const foods = (await plan.refresh()).plan().foodsAtHand
    if (left === '') expect(foods).toEqual([])
    else
      expect(foods).toMatchObject([
        { name: 'spinach', amount: left, source: { kind: 'opened', dish: 'Spinach pie' } },
      ])
  })

  test('a list that follows a plan is left alone where nothing of it changed', async () => {
    const { plan, list } = await shoppedDinners()
    const { cursor } = list.queue
    await plan.change((make) => make.setFirstWeekday(0))
    await plan.change((make) => make.addFood({ name: 'soap', amount: '', useBy: null }))
    await expect.poll(async () => await openJobs(), patience).toBe(0)
    expect((await readAgain(list)).queue.cursor).toBe(cursor)
  })

  test('a list warns of what somebody in the household is allergic to in what the plan put on it', async () => {
    const ada = await site.addMember()
    const none = { otherAllergies: [], diets: [], likes: [], dislikes: [], isVulnerable: false }
    await ada.home.addGuest({ ...none, draftId: randomUUID(), name: 'Mia', allergens: ['milk'] })
    const recipeId = await addRecipe(ada, {
      name: 'Buttered peas',
      ingredients: ['50 g butter', '300 g peas'],
    })
    const plan = await mealPlanOf(ada)
    await plan.change((make) => [
      make.addMeal(planned(recipeId, 'Buttered peas', 1)),
      make.shopFor('default', days),
    ])
    const { householdId } = plan
    const warned = async () =>
      (await ada.caller.grocery.foodWarnings({ householdId })).map(({ name, warnings }) => [
        name,
        warnings.map(({ eater, allergen }) => `${eater}: ${allergen}`),
      ])
    await expect.poll(warned, patience).toEqual([['butter', ['Mia: milk']]])
  })

  test('a stranger and a visitor cannot shop for the days of a household', async () => {
    const { list } = await shoppedDinners()
    const stranger = await site.addMember()
    const input = shopping(list.householdId)
    await expect(stranger.caller.mealPlanner.sync(input)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(site.callerAt().mealPlanner.sync(input)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })
})

const openJobs = async () =>
  await site.deps.db.$count(
    jobsTable,
    and(eq(jobsTable.kind, followPlanJobKind.kind), isNull(jobsTable.endedAt)),
  )

const id = '0mx2z9q83-someone'
const shopping = (householdId: string) => ({
  householdId,
  operations: [
    {
      id,
      part: 'shopping' as const,
      documentId: 'default',
      fields: { days: [days, id] as const },
      removed: {},
    },
  ],
})
