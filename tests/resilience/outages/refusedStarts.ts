import { type Larder, openLarder, stopWithin, withSql } from '../larder.ts'
import type { Report, Row } from '../row.ts'

const yearMs = 365 * 24 * 60 * 60 * 1_000
const wrongPassword = 'quite-the-wrong-one'

/** A Postgres that requires a password: the one that a Larder has in a folder. */
async function refuseStarts(report: Report): Promise<void> {
  const host = await openLarder(report, { DATA_DIR: report.folder() })
  const database = await addDatabase(host, 'newer')
  await stopWithin((await openLarder(report, { DATABASE_URL: database })).process, 30_000)
  await withSql(
    database,
    (sql) =>
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${Date.now() + yearMs})`,
  )
  await expectSentence(report, 'newer database', { DATABASE_URL: database }, /newer Larder/)

  const withWrongPassword = new URL(host.databaseUrl)
  withWrongPassword.password = wrongPassword
  await expectSentence(
    report,
    'wrong password',
    { DATABASE_URL: withWrongPassword.href },
    /password authentication failed/,
  )

  const absent = new URL(host.databaseUrl)
  absent.pathname = '/absent'
  await expectSentence(report, 'no such database', { DATABASE_URL: absent.href }, /"absent" does not exist/)

  const { port } = new URL(host.url)
  await expectSentence(report, 'port in use', { DATABASE_URL: host.databaseUrl, PORT: port }, /PORT|port/)
  report.figure(host.isAlive() ? 'the one that runs lives' : 'the one that ran ended', host.isAlive())
}

async function addDatabase(larder: Larder, name: string): Promise<string> {
  await withSql(larder.databaseUrl, (sql) => sql.unsafe(`create database ${name}`))
  const url = new URL(larder.databaseUrl)
  url.pathname = `/${name}`
  return url.href
}

async function expectSentence(
  report: Report,
  what: string,
  env: Record<string, string>,
  words: RegExp,
): Promise<void> {
  const error = await openLarder(report, env).then(
    () => null,
    (thrown: Error) => thrown,
  )
  const [ended = '', ...lines] = error?.message.split('\n').filter((line) => line.trim()) ?? []
  const [sentence = '', ...more] = lines
  const password = new URL(env.DATABASE_URL ?? '').password
  const isOne = ended.startsWith('Larder ended with 1 ') && more.length === 0 && sentence.endsWith('.')
  const isTold = isOne && words.test(sentence) && !sentence.includes(password)
  report.figure(`${what}: ${error ? sentence || ended : 'it started'}`, isTold)
}

export const refusedStarts: Row[] = [
  {
    name: 'refused-starts',
    what: 'starts on a newer database, with a wrong password, without the database, at a port in use',
    promised: 'each ends with 1 and one sentence, without a stack or the password',
    run: refuseStarts,
  },
]
