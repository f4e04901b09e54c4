import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { StartWeekPlanInput } from '#shared/contract/planner/weekPlanDemands.ts'
import { addDays, calendarDateOf } from '#shared/mealPlan/calendarDates.ts'
import { demandsFor } from '../support/planner/weekPlans.ts'
import { type LarderProcess, startLarder } from '../support/process/larderProcess.ts'
import { openLiveStream } from '../support/servers/liveStream.ts'
import type { Home } from './grocery.ts'
import { asPage, withoutReadLimit } from './load.ts'
import { type Figure, limit, median } from './table.ts'
import { addHomeWithYearOfMeals } from './yearOfMeals.ts'

const rounds = 7
const warmUpRequests = 200
/** A visitor's pages a second beside the plan. */
const requestsPerSecond = 50
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
  for (let request = 0; request < warmUpRequests; request += 1) await timeOfHomePage(larder)
  await planWeek(larder, home)
  const idle: number[][] = []
  const busy: number[][] = []
  const megabytes: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const isOver = (startedAt: number) => performance.now() - startedAt > idleSeconds * 1_000
    idle.push(await timesUntil(larder, isOver))
    let hasEnded = false
    const planning = planWeek(larder, home).finally(() => {
      hasEnded = true
    })
    const watch = watchMemoryOfChild(larder.child.pid!)
    busy.push(await timesUntil(larder, () => hasEnded))
    megabytes.push(watch.stop())
    await planning
  }
  agent.destroy()
  await larder.stop()
  const [slowIdle, slowBusy] = [median(idle.map(p99)), median(busy.map(p99))]
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
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
      most = Math.max(most, megabytesOfChild(pid, serverPid))
  }
  const timer = setInterval(read, readMemoryEveryMs)
  return {
    stop: () => {
      clearInterval(timer)
      return most
    },
  }
}

/** 0 for a process that is no child of the server, or has ended. */
function megabytesOfChild(pid: string, serverPid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
    // Files, such as Node itself, are in memory once for the server and the child. A child that still is a copy of the server runs no threads of its own.
    return field('PPid') === serverPid && field('Threads') > 1 ? field('RssAnon') / 1_000 : 0
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

/** Milliseconds of the home page, asked for at an even rate. */
async function timesUntil(
  larder: LarderProcess,
  hasEnded: (startedAt: number) => boolean,
): Promise<number[]> {
  const startedAt = performance.now()
  const times: Promise<number>[] = []
  while (!hasEnded(startedAt)) {
    times.push(timeOfHomePage(larder))
    const nextAt = startedAt + (times.length * 1_000) / requestsPerSecond
    await wait(Math.max(0, nextAt - performance.now()))
  }
  return await Promise.all(times)
}

const agent = new Agent({ keepAlive: true })

const timeOfHomePage = ({ url }: LarderProcess) => readPage(url, asPage)

/** Milliseconds until a page is there. */
function readPage(url: string, headers: Record<string, string>): Promise<number> {
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { headers, agent }, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - startedAt)
        else reject(new Error(`${url} answered ${answer.statusCode}.`))
      })
    }).on('error', reject)
  })
}

function p99(times: number[]): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.99)]!
}
