import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenedDatabase, openDatabase } from '#server/db/client.ts'
import { claimDueJobs, findAbandonedJobs } from '#server/features/jobs/claims.ts'
import { mailJobKind } from '#server/features/mail/mailJobKind.ts'
import { deleteMailsToAddress } from '#server/features/mail/personalData.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: PlanNode[]
}

let site: TestSite
let database: OpenedDatabase
const asked: { statement: string; values: unknown[] }[] = []

beforeAll(async () => {
  site = await openTestSite()
  const onStatement = (statement: string, values: unknown[]) => asked.push({ statement, values })
  database = openDatabase(site.databaseUrl, { poolSize: 1, onStatement })
  await site.deps.db.execute(sql`
    insert into outbox (id, recipient, subject, text)
    select gen_random_uuid()::text, 'reader-' || n || '@example.com', 'Hello', rpad('', 500, 'Soup is on. ')
    from generate_series(1, 20000) n`)
  await site.deps.db.execute(sql`
    insert into jobs (id, kind, payload) select id, 'mail', jsonb_build_object('mailId', id) from outbox`)
  await site.deps.db.execute('analyze outbox, jobs')
}, 60_000)
afterAll(async () => {
  await database.close()
  await site.close()
})

/** The plan steps of the statements that a call runs. */
async function stepsOf(call: (ctx: Pick<TestSite, 'deps'>) => Promise<unknown>): Promise<string[]> {
  const from = asked.length
  await call({ deps: { ...site.deps, db: database.db } })
  const steps: string[] = []
  const walk = (node: PlanNode) => {
    steps.push(`${node['Node Type']} ${node['Relation Name'] ?? ''}`.trim())
    if (node['Index Name']) steps.push(node['Index Name'])
    for (const each of node.Plans ?? []) walk(each)
  }
  for (const { statement, values } of asked.slice(from)) {
    const [row] = await database.sql.unsafe(`explain (format json) ${statement}`, values as never[])
    walk(row!['QUERY PLAN'][0].Plan)
  }
  return steps
}

test('claiming the next of 20,000 waiting mails neither scans nor sorts the others', async () => {
  const steps = await stepsOf((ctx) => claimDueJobs(ctx, mailJobKind, 4))
  expect(steps).toContain('Index Scan jobs')
  expect(steps).not.toContain('Sort')
  expect(steps).not.toContain('Seq Scan jobs')
})

test('forgetting the mails to one address does not scan those to 20,000 others', async () => {
  const steps = await stepsOf((ctx) =>
    deleteMailsToAddress(ctx, { email: 'Reader-7@example.com', until: null }),
  )
  expect(steps.filter((step) => step.startsWith('ModifyTable'))).toHaveLength(2)
  expect(steps).not.toContain('Seq Scan outbox')
  expect(steps).not.toContain('Seq Scan jobs')
})

test('finding expired and stopped jobs does not scan 20,000 waiting ones', async () => {
  const steps = await stepsOf((ctx) => findAbandonedJobs(ctx, [mailJobKind]))
  expect(steps).toEqual(expect.arrayContaining(['jobs_by_lease', 'jobs_stopped']))
  expect(steps).not.toContain('Seq Scan jobs')
  expect(steps).not.toContain('jobs_by_urgency')
})
