import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { StartWeekPlanInput } from '#shared/contract/planner/weekPlanDemands.ts'
import { addDays, calendarDateOf } from '#shared/mealPlan/calendarDates.ts'
import { demandsFor } from '../../support/planner/weekPlans.ts'
import { type LarderProcess, startLarder } from '../../support/process/larderProcess.ts'
import { openLiveStream } from '../../support/servers/liveStream.ts'
import type { Home } from '../grocery.ts'
import { asPage, withoutReadLimit } from '../load.ts'
import { type Figure, limit, median } from '../table.ts'
import { addHomeWithYearOfMeals } from '../yearOfMeals.ts'
import type { EvenRequestsMessage } from './evenRequests.ts'

const rounds = 7
const warmUpSeconds = 15
const idleSeconds = 10
/** How much longer the slowest of a hundred may take while a plan is solved. */
const maxTimes = 1.5
const maxMegabytes = 300
/** How often the memory of the process that plans is read. */
const readMemoryEveryMs = 100

/**
 * How long a visitor waits for the home page while a household's week is solved, beside a server at rest, and how much memory
 * the process takes that plans the week.
 */
export async function benchPagesWhilePlanning(databaseUrl: string): Promise<Figure[]> {
  const larder = await startLarder({ DATABASE_URL: databaseUrl, HOST: '127.0.0.1', ...withoutReadLimit })
  const home = await addHomeWithYearOfMeals(larder, databaseUrl)
  // What is planned with is read when a recipe is first looked at, not when a week is planned.
  for (const recipeId of home.recipeIds)
    await readPage(`${larder.url}/recipe/${recipeId}`, { ...asPage, cookie: home.cookies[0]! })
  const requests = fork(path.join(import.meta.dirname, 'evenRequests.ts'))
  await timesDuring(requests, larder, () => wait(warmUpSeconds * 1_000))
  await planWeek(larder, home)
  const idle: number[][] = []
  const busy: number[][] = []
  const megabytes: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    idle.push(await timesDuring(requests, larder, () => wait(idleSeconds * 1_000)))
    const watch = watchMemoryOfChild(larder.child.pid!)
    busy.push(await timesDuring(requests, larder, () => planWeek(larder, home)))
    megabytes.push(watch.stop())
  }
  requests.kill()
  await larder.stop()
  const [slowIdle, slowBusy] = [p99(idle.flat()), p99(busy.flat())]
  const times = slowBusy / slowIdle
  const pages = `${busy.flat().length} and ${idle.flat().length} pages in ${rounds} rounds each`
  const medians = `${median(busy.flat()).toFixed(1)} and ${median(idle.flat()).toFixed(1)}`
  return [
    {
      what: `p99 of / while a week is solved, beside a server at rest (${pages})`,
      measured: `${times.toFixed(2)} times (${slowBusy.toFixed(1)} and ${slowIdle.toFixed(1)} ms; medians ${medians})`,
      promised: `at most ${maxTimes} times`,
      isKept: times <= maxTimes,
    },
    limit(
      'memory of the process that plans a week, beside the files it shares with the server',
      megabytes,
      maxMegabytes,
      'MB',
    ),
  ]
}

/** Watches the child processes of a server. `stop` returns the most megabytes that one of them took. */
function watchMemoryOfChild(serverPid: number): { stop: () => number } {
  let most = 0
  const read = () => {
    for (const pid of childrenOf(serverPid)) most = Math.max(most, megabytesOf(pid))
  }
  const timer = setInterval(read, readMemoryEveryMs)
  return {
    stop: () => {
      clearInterval(timer)
      return most
    },
  }
}

/** To look through all processes would take the processor from the pages that are timed. */
function childrenOf(pid: number): string[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  )
}

/** 0 for a process that has ended. */
function megabytesOf(pid: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
    // Files, such as Node itself, are in memory once for the server and the child. A child that still is a copy of the server runs no threads of its own.
    return field('Threads') > 1 ? field('RssAnon') / 1_000 : 0
  } catch {
    return 0
  }
}

/** Starts a plan of 21 meals for four, and waits for its last state. */
async function planWeek({ url }: LarderProcess, { householdId, cookies, userIds }: Home): Promise<void> {
  const weekPlanId = randomUUID()
  const monday = addDays(calendarDateOf(new Date()), 400)
  const meals = Array.from({ length: 21 }, (_, at) => ({
    date: addDays(monday, Math.floor(at / 3)),
    slotId: ['breakfast', 'lunch', 'dinner'][at % 3]!,
    eaterIds: userIds,
    servings: userIds.length,
    maxMinutes: null,
    mayBeLeftOvers: at % 3 === 1,
    wish: '',
  }))
  const input: StartWeekPlanInput = { weekPlanId, householdId, demands: demandsFor(meals), keeps: null }
  const answer = await fetch(`${url}/rpc/weekPlanner.start`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookies[0]! },
    body: JSON.stringify(input),
  })
  if (!answer.ok) throw new Error(`weekPlanner.start answered ${answer.status}: ${await answer.text()}`)
  const stream = await openLiveStream(url, cookies[0]!, { weekPlanId }, undefined, 'weekPlanner.follow')
  const { data } = await stream.until(({ data }) =>
    /"state":"(planned|failed|impossible|conflict|cancelled)"/.test(JSON.stringify(data ?? '')),
  )
  stream.close()
  if (!JSON.stringify(data).includes('"state":"planned"')) throw new Error('The week could not be planned.')
}

/** Milliseconds of each home page that another process asks for while something is done. */
async function timesDuring(requests: ChildProcess, { url }: LarderProcess, during: () => Promise<unknown>) {
  const tell = (message: EvenRequestsMessage) => requests.send(message)
  tell({ url, headers: asPage })
  await during()
  tell('stop')
  const [times] = (await once(requests, 'message')) as [number[]]
  return times
}

async function readPage(url: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(url, { headers })
  await answer.text()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`)
}

function p99(times: number[]): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.99)]!
}
