import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { sourceWorkerFiles } from '#server/commands/sourceWorkerFiles.ts'
import { seedDemoData } from '#server/demoData/seed.ts'
import { JobEndedUndoneError } from '#server/features/jobs/service.ts'
import { planWeekInChild } from '#server/features/weekPlanner/planWeekInChild.ts'
import { weekPlansTable } from '#server/features/weekPlanner/table.ts'
import { householdOf } from '../../support/households/households.ts'
import { demandsFor, mealToPlan } from '../../support/planner/weekPlans.ts'
import { createPathOfForbiddenChrt } from '../../support/process/chrtForbidden.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let ada: TestMember
beforeAll(async () => {
  site = await openTestSite()
  await seedDemoData(site.deps.db)
  ada = await site.addMember('Ada')
})
afterEach(() => void vi.unstubAllEnvs())
afterAll(() => site.close())

/** A plan of three dinners that a process is to make. */
async function addPlan(): Promise<string> {
  const id = randomUUID()
  const { id: householdId } = await householdOf(ada)
  const meals = [0, 1, 2].map((day) => mealToPlan(day, { eaterIds: [ada.userId] }))
  const request = { weekPlanId: id, householdId, demands: demandsFor(meals), keeps: null }
  await site.deps.db.insert(weekPlansTable).values({ id, householdId, userId: ada.userId, request })
  return id
}

const planInChild = async (
  weekPlanId: string,
  {
    signal = new AbortController().signal,
    reportProgress = async (_percent: number) => {},
    url = site.databaseUrl,
    planSeconds = 2,
  } = {},
) =>
  await planWeekInChild(
    { input: { weekPlanId }, userId: ada.userId, signal, reportProgress },
    {
      childFile: sourceWorkerFiles.weekPlan,
      solverFile: sourceWorkerFiles.planner,
      database: { url, statementTimeoutMs: 9_000, isTransactionPooled: false },
      databaseDisk: null,
      planSeconds,
      log: site.deps.log,
    },
  )

const storedPlan = (weekPlanId: string) => ada.caller.weekPlanner.get({ weekPlanId })

test('a week that a child process plans is stored, with its progress reported', async () => {
  const id = await addPlan()
  const percents: number[] = []
  await planInChild(id, { reportProgress: async (percent) => void percents.push(percent) })
  const { state, entries } = await storedPlan(id)
  expect(state).toBe('planned')
  expect(entries).toHaveLength(3)
  expect(percents[0]).toBe(5)
  expect(percents).toEqual([...percents].sort((one, other) => one - other))
})

test.runIf(process.platform === 'linux')(
  'a week is planned again without spare time where its process gets too little of a core and may not have more',
  async () => {
    const { path, calls } = createPathOfForbiddenChrt()
    vi.stubEnv('PATH', path)
    const id = await addPlan()
    await planInChild(id, { planSeconds: 10 })
    expect((await storedPlan(id)).state).toBe('planned')
    expect(calls()).toEqual(['--idle', '--other'])
  },
)

test('a plan that is cancelled ends with its child process, and is not stored', async () => {
  const id = await addPlan()
  const cancel = new AbortController()
  const reason = new Error('cancelled')
  const planning = planInChild(id, {
    signal: cancel.signal,
    reportProgress: async () => cancel.abort(reason),
  })
  await expect(planning).rejects.toBe(reason)
  expect(await storedPlan(id)).toMatchObject({ state: 'planning', entries: [] })
})

test('a plan that was deleted is withdrawn', async () => {
  const planning = planInChild(randomUUID())
  await expect(planning).rejects.toThrow(JobEndedUndoneError)
  await expect(planning).rejects.toMatchObject({ end: 'withdrawn' })
})

test('a plan without a database fails with the code of the cause', async () => {
  const planning = planInChild(randomUUID(), { url: 'postgres://ada@127.0.0.1:1/none' })
  await expect(planning).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})
