import { spawnSync } from 'node:child_process'
import path from 'node:path'
import type { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { plannerWorkerFile, solvePlan } from '#server/plannerThread/solvePlan.ts'
import { checkPlan } from '#shared/kitchen/planner/checkPlan.ts'
import { indexProblem } from '#shared/kitchen/planner/indexProblem.ts'
import type { ProvenPlan } from '#shared/kitchen/planner/planAnswer.ts'
import { planGreedily } from '#shared/kitchen/planner/planGreedily.ts'
import { toPlan } from '#shared/kitchen/planner/toPlan.ts'
import { createRandomPlanProblem } from '../../support/planner/randomPlanProblem.ts'
import { createWeekProblem } from '../../support/planner/weekProblem.ts'

const workerFile = plannerWorkerFile
const throwingWorkerFile = path.resolve('tests/support/workers/throwingPlannerWorker.ts')
const week = createWeekProblem(1, 90)

test('solvePlan reports a greedy plan at once, then better plans and a narrower gap, and returns the best with reasons', async () => {
  const seen: ProvenPlan[] = []
  const problem = { ...week, limits: { ...week.limits, maxSeconds: 60, relativeGap: 0.3 } }
  const answer = await solvePlan(problem, { workerFile, onProgress: (progress) => seen.push(progress) })
  if (answer.status !== 'planned') throw new Error(answer.status)
  expect(seen[0]?.plan).toEqual(toPlan(planGreedily(indexProblem(problem))!))
  const totals = seen.map(({ plan }) => plan.value.total)
  expect(totals).toEqual([...totals].sort((a, b) => b - a))
  expect(answer.plan.value.total).toBeLessThan(totals[0]!)
  expect(checkPlan(problem, answer.plan.entries)).toEqual([])
  expect(answer.bound).not.toBeNull()
  expect(answer.bound).toBeLessThanOrEqual(answer.plan.value.total)
  expect(answer.gap).toBeCloseTo(1 - answer.bound! / answer.plan.value.total, 6)
  expect(answer.reasons.filter(({ reasons }) => reasons.length > 0).length).toBeGreaterThan(10)
  expect(answer.tradeOffs.every(({ amount, leastFound }) => leastFound <= amount)).toBe(true)
})

test('solvePlan ends its thread and rejects with the reason of the signal when it is cancelled', async () => {
  const controller = new AbortController()
  const reason = new Error('The household closed the page.')
  const threads: Worker[] = []
  const addThread = (thread: Worker) => threads.push(thread)
  process.on('worker', addThread)
  onTestFinished(() => void process.off('worker', addThread))
  const plan = solvePlan(week, {
    workerFile,
    signal: controller.signal,
    onProgress: () => controller.abort(reason),
  })
  await expect(plan).rejects.toBe(reason)
  // Node sets the number of a thread that has ended to -1.
  expect(threads.map(({ threadId }) => threadId)).toEqual([-1])
})

test('solvePlan returns the greedy plan when the solver fails, and throws when there is not even that', async () => {
  const answer = await solvePlan(week, { workerFile: throwingWorkerFile })
  expect(answer).toMatchObject({
    status: 'planned',
    stoppedBy: 'failure',
    gap: null,
    plan: toPlan(planGreedily(indexProblem(week))!),
  })
  const impossible = {
    ...week,
    maxCost: 0,
    candidates: week.candidates.map((each) => ({ ...each, costPerServing: 1 })),
  }
  await expect(solvePlan(impossible, { workerFile: throwingWorkerFile })).rejects.toThrow('out of memory')
})

test('the command "planner solve" writes one line for each line of input: a plan, or the error of the problem', () => {
  const problem = { ...createRandomPlanProblem(3), pinned: [] }
  const twice = { ...problem, candidates: [problem.candidates[0], problem.candidates[0]] }
  const lines = [JSON.stringify(problem), 'spinach', JSON.stringify(twice), '{"slots":[]}']
  const { stdout, status: code } = spawnSync(process.execPath, ['src/server/commands/planner.ts', 'solve'], {
    input: `${lines.join('\n')}\n`,
    encoding: 'utf8',
  })
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { status?: string; error?: string })
  expect(answers.map(({ status, error }) => error ?? status)).toEqual([
    'planned',
    'This line is not JSON.',
    'There are two of the same id: candidate dish 0.',
    'slots: Too small: expected array to have >=1 items (and 1 more)',
  ])
  expect(code).toBe(1)
})
