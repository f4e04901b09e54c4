import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedDemoData } from '#server/demoData/seed.ts'
import { membershipsTable } from '#server/features/households/table.ts'
import { weekPlansTable } from '#server/features/weekPlanner/table.ts'
import { accountDataOf } from '../../support/accounts/accountData.ts'
import { householdOf } from '../../support/households/households.ts'
import {
  awaitWeekPlan,
  demandsFor,
  dinners,
  dishNamesOfPlan,
  planWeek,
  startWeekPlan,
} from '../../support/planner/weekPlans.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await seedDemoData(site.deps.db)
  await site.startPlanning()
})
afterAll(() => site.close())

describe('a plan', () => {
  test('a week plan that is begun twice with one id is one plan, and a new one ends the one before', async () => {
    const ada = await site.addMember('Ada')
    const { id: householdId } = await householdOf(ada)
    const demands = demandsFor(dinners(2).map((meal) => ({ ...meal, eaterIds: [ada.userId] })))
    const input = { weekPlanId: randomUUID(), householdId, demands, keeps: null }
    await ada.caller.weekPlanner.start(input)
    await ada.caller.weekPlanner.start(input)
    const next = await startWeekPlan(ada, demands)
    expect(await awaitWeekPlan(ada, next)).toMatchObject({ state: 'planned' })
    const [newest, before, ...more] = await ada.caller.weekPlanner.newest({ householdId })
    expect([newest?.weekPlanId, before?.weekPlanId, more]).toEqual([next, input.weekPlanId, []])
    expect(['cancelled', 'planned']).toContain(before?.state)
  })

  test('a week plan can be cancelled by the member who began it', async () => {
    const ada = await site.addMember('Ada')
    const id = await startWeekPlan(ada, demandsFor(dinners(7)))
    await ada.caller.jobs.cancel({ jobId: id })
    expect(['cancelled', 'planned']).toContain((await awaitWeekPlan(ada, id)).state)
  })

  test('a week plan is made by another process when the one that began it stops', async () => {
    const lone = await openTestSite()
    await seedDemoData(lone.deps.db)
    const ada = await lone.addMember('Ada')
    const first = await lone.startPlanning()
    const id = await startWeekPlan(ada, demandsFor(dinners(7)))
    await first.stop(0)
    const other = await openTestSite({ beside: lone })
    await other.startPlanning()
    expect(await awaitWeekPlan(ada, id)).toMatchObject({ state: 'planned' })
    await other.close()
    await lone.close()
  })

  test('a week plan is in the data download of its member, and is deleted with the membership', async () => {
    const ada = await site.addMember('Ada')
    const planned = await planWeek(ada, dinners(2), { wish: 'no olives' })
    const { weekPlans } = await accountDataOf(ada)
    expect(weekPlans).toMatchObject([
      { wishes: ['no olives'], meals: dishNamesOfPlan(planned).map((dish) => ({ dish })) },
    ])
    await site.deps.db.delete(membershipsTable).where(eq(membershipsTable.userId, ada.userId))
    expect(await site.deps.db.$count(weekPlansTable, eq(weekPlansTable.userId, ada.userId))).toBe(0)
  })
})
