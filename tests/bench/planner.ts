import { setTimeout as wait } from 'node:timers/promises'
import { plannerWorkerFile, solvePlan } from '#server/plannerThread/solvePlan.ts'
import { indexProblem, type PlanIndex } from '#shared/kitchen/planner/indexProblem.ts'
import type { PlannedAnswer } from '#shared/kitchen/planner/planAnswer.ts'
import { planGreedily } from '#shared/kitchen/planner/planGreedily.ts'
import type { PlanProblem, PlanValue } from '#shared/kitchen/planner/planProblem.ts'
import { PlanState } from '#shared/kitchen/planner/planState.ts'
import { createRandom } from '#shared/kitchen/planner/randomNumbers.ts'
import { toState } from '#shared/kitchen/planner/toPlan.ts'
import { createWeekProblem } from '../support/planner/weekProblem.ts'
import { benchPagesWhilePlanning } from './planner/pagesWhilePlanning.ts'
import { type Figure, limit, median } from './table.ts'

const seeds = Array.from({ length: 30 }, (_, at) => at + 1)
/** Seeds whose gap is measured with all of the time; the others are solved in a third of it, for the comparison alone. */
const gapSeeds = seeds.slice(0, 5)
const maxSeconds = 10
const comparedSeconds = 3
/** The thread's memory is released after it has ended. */
const waitForMemorySeconds = 0.5
const megabyte = 1_000_000

type Compared = { [Name in 'waste' | 'nutrition' | 'repeats' | 'minutesOver' | 'total']: number }

/** Plans of a week for four from 500 dishes of the built-in cook: how good, how soon, and in how much memory. */
export async function benchPlanner(databaseUrl: string): Promise<Figure[]> {
  const indexes = seeds.map((seed) => indexProblem(createWeekProblem(seed)))
  const greedyMs = indexes.map((index) => {
    const startedAt = performance.now()
    planGreedily(indexProblem(index.problem))
    return performance.now() - startedAt
  })
  const gaps: number[] = []
  const seconds: number[] = []
  const processorSeconds: number[] = []
  const memory: number[] = []
  const left: number[] = []
  for (const seed of gapSeeds) {
    const startedAt = performance.now()
    const cpuBefore = process.cpuUsage()
    const { answer, peakMb, leftMb } = await solveInMemory(createWeekProblem(seed), maxSeconds)
    gaps.push((answer.gap ?? 1) * 100)
    seconds.push((performance.now() - startedAt) / 1_000 - waitForMemorySeconds)
    const { user, system } = process.cpuUsage(cpuBefore)
    processorSeconds.push((user + system) / 1_000_000)
    memory.push(peakMb)
    left.push(leftMb)
  }
  return [
    limit('a greedy plan of a week', greedyMs, 300, 'ms'),
    limit('proven gap of a week’s plan', gaps, 5, '%'),
    limit('time for it, with reasons', seconds, maxSeconds, 's'),
    limit('processor time in it, of all threads', processorSeconds, 2 * maxSeconds, 's'),
    limit('memory of the thread that solves', memory, 300, 'MB'),
    limit('memory left when it has ended', left, 50, 'MB'),
    ...(await benchPagesWhilePlanning(databaseUrl)),
    await comparePlans(indexes),
  ]
}

async function solveInMemory(problem: PlanProblem, seconds: number) {
  const before = process.memoryUsage().rss
  let peak = before
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }, 50)
  const answer = await solveWithin(problem, seconds)
  clearInterval(timer)
  await wait(waitForMemorySeconds * 1_000)
  const leftMb = (process.memoryUsage().rss - before) / megabyte
  return { answer, peakMb: (peak - before) / megabyte, leftMb }
}

async function solveWithin(problem: PlanProblem, seconds: number): Promise<PlannedAnswer> {
  const limits = { ...problem.limits, maxSeconds: seconds }
  const answer = await solvePlan({ ...problem, limits }, { workerFile: plannerWorkerFile })
  if (answer.status !== 'planned') throw new Error(`The planner answered ${answer.status}.`)
  return answer
}

/** Compares plans of all seeds with greedy plans, and with dishes at random that suit the meal and its eaters; prints the table. */
async function comparePlans(indexes: readonly PlanIndex[]): Promise<Figure> {
  const rows: Record<'random' | 'greedy' | 'solved', Compared[]> = { random: [], greedy: [], solved: [] }
  for (const index of indexes) {
    const { plan } = await solveWithin(index.problem, comparedSeconds)
    rows.random.push(compared(planAtRandom(index)))
    rows.greedy.push(compared(planGreedily(index)!))
    rows.solved.push(compared(toState(index, plan.entries)))
  }
  const mean = (name: keyof typeof rows, column: keyof Compared) =>
    rows[name].reduce((sum, row) => sum + row[column], 0) / rows[name].length
  const columns = ['waste', 'nutrition', 'repeats', 'minutesOver', 'total'] as const
  console.log(
    `\nMeans of ${indexes.length} weeks: waste in g, nutrition in days of a target, minutes over the limits`,
  )
  console.log(['', ...columns].map((name) => name.padEnd(12)).join(''))
  for (const name of ['random', 'greedy', 'solved'] as const)
    console.log(
      [name, ...columns.map((column) => mean(name, column).toFixed(1))]
        .map((cell) => cell.padEnd(12))
        .join(''),
    )
  const isBetter = columns.every(
    (column) =>
      mean('solved', column) <= mean('greedy', column) && mean('solved', column) < mean('random', column),
  )
  const better = rows.solved.filter((row, at) => row.total < rows.greedy[at]!.total).length
  return {
    what: `plans of ${comparedSeconds} s beside greedy and random ones, in each measure`,
    measured: `${better} of ${indexes.length} better in total, median ${median(rows.solved.map(({ total }) => total)).toFixed(1)} points`,
    promised: 'better means; minutes over none',
    isKept: isBetter && mean('solved', 'minutesOver') === 0,
  }
}

function compared(state: PlanState): Compared {
  const { amounts, total }: PlanValue = state.value()
  const { slots, candidates } = state.index
  const minutesOver = slots.reduce((sum, { maxMinutes }, slot) => {
    if (maxMinutes === null || state.servingsCooked(slot) === 0) return sum
    return sum + Math.max(0, candidates[state.candidateOf[slot]!]!.minutes - maxMinutes)
  }, 0)
  return { waste: amounts.waste, nutrition: amounts.nutrition, repeats: amounts.variety, minutesOver, total }
}

function planAtRandom(index: PlanIndex): PlanState {
  const random = createRandom(index.problem.seed)
  const state = new PlanState(index)
  index.slots.forEach(({ meal }, slot) => {
    const suited = index.candidates.flatMap(({ meals }, at) =>
      meals.includes(meal) && index.isEdible[slot]![at] === 1 ? [at] : [],
    )
    state.put(slot, suited[Math.floor(random() * suited.length)]!)
  })
  return state
}
