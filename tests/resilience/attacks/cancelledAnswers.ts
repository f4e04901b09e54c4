import { get } from 'node:http'
import { openDatabase } from '#server/db/client.ts'
import { keepLongRecipes } from '../../support/recipes/longRecipes.ts'
import { addMembers, type Larder, type Member, openLarder, withSql } from '../larder.ts'
import { receiveMails } from '../mailReceiver.ts'
import { freePort, startOwnPostgres } from '../ownPostgres.ts'
import { type Report, sleep, until } from '../row.ts'

const listersAtOnce = 4
const mailEveryMs = 1_000
/** Enough time for the mails to be queued. */
const minMs = 5_000
const maxMs = 90_000

interface Counts {
  /** Answers that reached the right member, and those that reached another. */
  right: number
  wrong: number
  /** 503 with Retry-After. */
  refused: number
  /** Other answers that are not 200, as "500" or "503 without Retry-After". */
  bad: string[]
  /** Connections that ended before a reader's answer, or within a listing. */
  cutReaders: number
  cutListings: number
}

/** Like `cancelStatements`, through the whole server: members get their own answers, listings are cut off, mails are sent. */
export async function cancelUnderServer(report: Report, times: number, recipeCount: number): Promise<void> {
  const database = await (await startOwnPostgres(report)).createDatabase('served')
  const port = await freePort()
  const received = await receiveMails(report, port)
  const larder = await openLarder(report, { DATABASE_URL: database, SMTP_URL: `smtp://127.0.0.1:${port}` })
  const { db, close } = openDatabase(database, { poolSize: 1 })
  await keepLongRecipes(db, recipeCount).finally(close)
  const members = await addMembers(larder, 6)

  const counts: Counts = { right: 0, wrong: 0, refused: 0, bad: [], cutReaders: 0, cutListings: 0 }
  const isOver = new AbortController()
  const clients = [
    ...members.map((member) => readOwn(larder, member, counts, isOver.signal)),
    ...Array.from({ length: listersAtOnce }, (_, at) =>
      listRecipes(larder, `127.0.8.${at + 1}`, counts, isOver.signal),
    ),
  ]
  const { cancelled, queued } = await cancelAndQueue(
    database,
    (sent, ms) => ms < maxMs && (sent < times || ms < minMs || counts.cutListings === 0),
  )
  isOver.abort()
  await Promise.all(clients)

  const { right, wrong, refused, bad, cutReaders, cutListings } = counts
  report.figure(`${cancelled} statements of the server cancelled`, cancelled >= times)
  report.figure(`${cutListings} listings cut midway`, cutListings > 0)
  report.figure(
    `${wrong} of ${right + wrong} answers for another than who asked, ${cutReaders} cut`,
    wrong === 0 && right > 0,
  )
  const told = [...Map.groupBy(bad, (what) => what)].map(([what, all]) => `${all.length} x ${what}`)
  report.figure(
    `${refused} x 503 with Retry-After, ${told.join(', ') || 'no other failure'}`,
    bad.length === 0,
  )
  const haveArrived = () => queued.every((recipient) => received.includes(recipient))
  await until(haveArrived, 60_000, 'all mails arrive').catch(() => {})
  const arrived = queued.filter((recipient) => received.includes(recipient)).length
  report.figure(
    `${arrived} of ${queued.length} mails arrived, ${received.length - new Set(received).size} twice`,
    haveArrived() && queued.length > 0 && received.length === new Set(received).size,
  )
  if (!larder.isAlive()) report.figure('the process ended', false)
}

/** A member requests their own account repeatedly. */
async function readOwn({ url }: Larder, member: Member, counts: Counts, isOver: AbortSignal): Promise<void> {
  while (!isOver.aborted) {
    const asked = fetch(`${url}/rpc/auth.entrance`, { headers: { cookie: member.header } })
    const answer = await asked.catch(() => null)
    const text = await answer?.text().catch(() => null)
    const isSignedOut = answer?.headers.get('set-cookie')?.includes('Max-Age=0') ?? false
    // A connection that was ended by a cut answer may have been reused for this one.
    if (!answer || !text) counts.cutReaders += 1
    else if (answer.status !== 200) noteFailure(counts, answer.status, answer.headers.has('retry-after'))
    else if (text.includes(member.userId) && !isSignedOut) counts.right += 1
    else counts.wrong += 1
  }
}

function noteFailure(counts: Counts, status: number, hasRetryAfter: boolean): void {
  if (status === 503 && hasRetryAfter) counts.refused += 1
  else counts.bad.push(status === 503 ? '503 without Retry-After' : String(status))
}

/** A visitor with their own address, as each may have one listing at once, lists all recipes repeatedly. */
async function listRecipes(
  { url }: Larder,
  localAddress: string,
  counts: Counts,
  isOver: AbortSignal,
): Promise<void> {
  while (!isOver.aborted)
    await new Promise<void>((resolve) => {
      const headers = { accept: 'application/json' }
      const asked = get(`${url}/recipes`, { agent: false, localAddress, headers }, (answer) => {
        const { statusCode = 0 } = answer
        if (statusCode !== 200) noteFailure(counts, statusCode, answer.headers['retry-after'] !== undefined)
        answer.on('error', () => {}).resume()
        answer.once('close', () => {
          if (statusCode === 200 && !answer.complete) counts.cutListings += 1
          resolve()
        })
      })
      asked.once('error', () => resolve())
    })
}

/** Cancels the server's statements, and queues a mail each second, for as long as `goesOn` returns true. */
async function cancelAndQueue(database: string, goesOn: (cancelled: number, ms: number) => boolean) {
  const queued: string[] = []
  let cancelled = 0
  await withSql(database, async (sql) => {
    const startedAt = performance.now()
    for (let ms = 0; goesOn(cancelled, ms); ms = performance.now() - startedAt) {
      // Only one of them, so that others end and listings get past their first rows.
      const rows = await sql`select pg_cancel_backend(pid) as is_sent from (
        select pid from pg_stat_activity
        where datname = current_database() and state = 'active' and application_name like 'larder%'
        order by random() limit 1) active`
      cancelled += rows.filter(({ is_sent }) => is_sent).length
      if (ms >= queued.length * mailEveryMs) {
        const recipient = `reader-${queued.length}@resilience.example`
        await sql`insert into outbox (id, recipient, subject, text)
          values (${recipient}, ${recipient}, 'Hello', 'Soup is on.')`
        await sql`insert into jobs (id, kind, payload)
          values (${recipient}, 'mail', ${sql.json({ mailId: recipient })})`
        queued.push(recipient)
      }
      await sleep(Math.random() * 40)
    }
  })
  return { cancelled, queued }
}
