import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { openDatabase } from '#server/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { createUser } from '#server/features/auth/service.ts'
import { hashPassword } from '#server/features/callers/passwords.ts'
import { defaultLocale } from '#shared/locale.ts'
import { startLarder } from '../support/process/larderProcess.ts'
import { withoutReadLimit } from './load.ts'
import { type Figure, limit, median } from './table.ts'

const password = 'Rosemary & 7 figs'
const tries = 200
const signInsPerSecond = 20
/** Pages requested a second while the slowest are measured: far below what the server can do. */
const pagesPerSecond = 400
const roundSeconds = 6
const rounds = 3

/** Switches limits off, so that only the work itself is measured. */
const withoutLimits = {
  ...withoutReadLimit,
  WRITES_PER_MINUTE: '1000000',
  TRIES_PER_ACCOUNT: '1000000',
  TRIES_PER_VISITOR: '1000000',
  TRIES_BY_STRANGERS: '1000000',
  MAILS_PER_ADDRESS: '1000000',
  MAILS_PER_VISITOR: '1000000',
  MAIL_COOLDOWN_SECONDS: '0',
}

/** Measures that the time of an answer does not reveal a known address, and that pages stay fast during sign-ins. */
export async function benchAccounts(databaseUrl: string): Promise<Figure[]> {
  const larder = await startLarder({ DATABASE_URL: databaseUrl, HOST: '127.0.0.1', ...withoutLimits })
  const email = 'known@example.com'
  await addUser(databaseUrl, email)
  const figures: Figure[] = []
  const call = (procedure: string, input: unknown) => post(larder.url, procedure, input)
  const signUp = (address: string) => ({ email: address, name: 'Ada', password, acceptsTerms: true })
  for (const [name, ask] of [
    ['auth.signIn', (address: string) => ({ email: address, password: 'Not the 1 password' })],
    ['auth.signUp', signUp],
    ['auth.forgotPassword', (address: string) => ({ email: address })],
  ] as const)
    figures.push(
      await benchAlike(name, (address) => call(name, ask(address)), {
        known: () => email,
        unknown: (index) => `unknown-${name}-${index}@example.com`,
      }),
    )
  figures.push(await benchPagesMeanwhile(larder.url, () => call('auth.signIn', { email, password })))
  await larder.stop()
  return figures
}

async function addUser(databaseUrl: string, email: string): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, { poolSize: 1 })
  const deps = { db } as Deps
  await createUser(
    { deps, locale: defaultLocale },
    { email, name: 'Ada', passwordHash: await hashPassword({ visitor: 'test' }, password) },
  )
  await close()
}

async function post(url: string, procedure: string, input: unknown): Promise<void> {
  const answer = await fetch(`${url}/rpc/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  await answer.arrayBuffer()
  if (answer.status === 429 || answer.status >= 500)
    throw new Error(`${procedure} answered ${answer.status}.`)
}

/** Asks for known and unknown addresses alternately; the medians of both must be within a tenth of each other. */
async function benchAlike(
  name: string,
  ask: (address: string) => Promise<void>,
  addresses: { known: () => string; unknown: (index: number) => string },
): Promise<Figure> {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let index = 0; index < tries + 5; index += 1) {
    for (const kind of index % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const startedAt = performance.now()
      await ask(addresses[kind](index))
      if (index >= 5) times[kind].push(performance.now() - startedAt)
    }
  }
  const [known, unknown] = [median(times.known), median(times.unknown)]
  const apart = Math.abs(known / unknown - 1) * 100
  const figure = limit(`${name}: known and unknown address, ${tries} tries each`, [apart], 10, '% apart')
  return {
    ...figure,
    measured: `${figure.measured.split(' (')[0]} (${known.toFixed(2)} and ${unknown.toFixed(2)} ms)`,
  }
}

async function benchPagesMeanwhile(url: string, signIn: () => Promise<void>): Promise<Figure> {
  const idle: number[] = []
  const busy: number[] = []
  await slowestPages(url)
  for (let round = 0; round < rounds; round += 1) {
    idle.push(await slowestPages(url))
    const stop = new AbortController()
    const signingIn = signInOnAndOn(signIn, stop.signal)
    busy.push(await slowestPages(url))
    stop.abort()
    await signingIn
  }
  const figure = limit(
    `p99 of / while ${signInsPerSecond} sign in each second, beside p99 when idle`,
    busy.map((value, index) => value / idle[index]!),
    2,
    'times',
  )
  return {
    ...figure,
    measured: `${figure.measured}; ${median(busy).toFixed(1)} and ${median(idle).toFixed(1)} ms`,
  }
}

async function signInOnAndOn(signIn: () => Promise<void>, signal: AbortSignal): Promise<void> {
  const running: Promise<void>[] = []
  while (!signal.aborted) {
    running.push(signIn())
    await wait(1_000 / signInsPerSecond)
  }
  await Promise.all(running)
}

/** The 99th percentile of answers to /, in milliseconds. */
async function slowestPages(url: string): Promise<number> {
  const times: number[] = []
  const options = { url, connections: 8, duration: roundSeconds, overallRate: pagesPerSecond }
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)))
    running.on('response', (_client, _status, _bytes, responseTime) => times.push(responseTime))
  })
  if (result.non2xx + result.errors > 0) throw new Error(`${url} answered badly.`)
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)]!
}
