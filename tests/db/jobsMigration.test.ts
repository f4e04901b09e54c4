import postgres from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import { migrateDatabase } from '#server/db/migrate.ts'
import { migrationTimesBefore } from '../support/database/migrationFolder.ts'
import { createTestDatabase } from '../support/database/testDatabase.ts'

async function openBefore(): Promise<{ sql: postgres.Sql; upgrade: () => Promise<void> }> {
  const { url } = await createTestDatabase('empty')
  const sql = postgres(url, { max: 2, onnotice() {} })
  onTestFinished(() => sql.end())
  await migrateDatabase(url, { only: new Set(migrationTimesBefore('one_job_queue')) })
  return { sql, upgrade: () => migrateDatabase(url) }
}

test('the upgrade gives each waiting mail a job with its times, lease and counts, and changes no other mail', async () => {
  const { sql, upgrade } = await openBefore()
  await sql`insert into codes (id, purpose, email, subject_id) values ('code', 'confirm-email', 'a@example.com', '')`
  await sql`
    insert into outbox (id, state, recipient, subject, text, code_id, created_at, due_at, lease_until, attempts, faults, failure)
    select state, state::mail_state, state || '@example.com', 'Hello', 'Soup is on.',
      case state when 'sending' then 'code' end, timestamptz '2026-11-01', timestamptz '2026-11-02',
      case when state in ('sending', 'handing over') then timestamptz '2026-11-03' end, 3, 2, 'busy'
    from unnest(array['queued', 'sending', 'handing over', 'sent', 'kept', 'dropped', 'failed']) as state`
  await upgrade()
  const queued = {
    kind: 'mail',
    user_id: null,
    is_urgent: false,
    created_at: new Date('2026-11-01'),
    due_at: new Date('2026-11-02'),
    lease_until: null,
    attempts: 3,
    faults: 2,
  }
  const leased = { ...queued, lease_until: new Date('2026-11-03') }
  expect(await sql`select * from jobs order by id`).toMatchObject([
    { ...leased, id: 'handing over', state: 'handing over', payload: { mailId: 'handing over' } },
    { ...queued, id: 'queued', state: 'queued', payload: { mailId: 'queued' } },
    { ...leased, id: 'sending', state: 'running', is_urgent: true, payload: { mailId: 'sending' } },
  ])
  expect(await sql`select id, state, recipient, text, failure from outbox order by id`).toEqual(
    [
      ['dropped', 'dropped'],
      ['failed', 'failed'],
      ['handing over', 'queued'],
      ['kept', 'kept'],
      ['queued', 'queued'],
      ['sending', 'queued'],
      ['sent', 'sent'],
    ].map(([id, state]) => ({
      id,
      state,
      recipient: `${id}@example.com`,
      text: 'Soup is on.',
      failure: 'busy',
    })),
  )
})

test('the upgrade gives each waiting text message a job, and does not resend one that may have been sent', async () => {
  const { sql, upgrade } = await openBefore()
  await sql`insert into users (id, email, name, password_hash) values ('ada', 'ada@example.com', 'Ada', null)`
  await sql`
    insert into texts (id, user_id, state, phone_number, message, is_cancelled, created_at, due_at, lease_until, attempts,
      faults, failure, budget_day, budget_network, cost_micro_usd)
    select state || case when is_cancelled then ' cancelled' else '' end, 'ada', state::text_state, '+447700900123', 'Milk',
      is_cancelled, timestamptz '2026-11-01', timestamptz '2026-11-02',
      case state when 'sending' then timestamptz '2026-11-03' end, 3, 1, 'It broke.', date '2026-11-01', 'network x', 7
    from unnest(array['queued', 'sending', 'sent', 'kept', 'dropped', 'failed', 'unknown']) as state,
      unnest(array[true, false]) as is_cancelled`
  const kept = 'id, user_id, phone_number, message, budget_day, budget_network, cost_micro_usd, created_at'
  const before = await sql.unsafe(`select ${kept} from texts order by id`)
  await upgrade()
  expect(await sql.unsafe(`select ${kept} from texts order by id`)).toEqual(before)
  const waiting = {
    kind: 'text',
    user_id: 'ada',
    created_at: new Date('2026-11-01'),
    due_at: new Date('2026-11-02'),
    attempts: 3,
    faults: 1,
    error: 'It broke.',
    state: 'queued',
    lease_until: null,
  }
  const leased = { ...waiting, state: 'handing over', lease_until: new Date('2026-11-03') }
  expect(await sql`select * from jobs order by id`).toMatchObject([
    { ...waiting, id: 'queued', is_cancelled: false, payload: { textId: 'queued' } },
    { ...waiting, id: 'queued cancelled', is_cancelled: true },
    { ...leased, id: 'sending', is_cancelled: false, payload: { textId: 'sending' } },
    { ...leased, id: 'sending cancelled', is_cancelled: true },
  ])
  const states = await sql`select id, state from texts order by id`
  expect(Object.fromEntries(states.map(({ id, state }) => [id, state]))).toEqual({
    dropped: 'dropped',
    'dropped cancelled': 'cancelled',
    failed: 'failed',
    'failed cancelled': 'cancelled',
    kept: 'kept',
    'kept cancelled': 'kept',
    queued: 'queued',
    'queued cancelled': 'queued',
    sending: 'queued',
    'sending cancelled': 'queued',
    sent: 'sent',
    'sent cancelled': 'sent',
    unknown: 'unknown',
    'unknown cancelled': 'unknown',
  })
})
