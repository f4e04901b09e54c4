import { expect, test } from 'vitest'
import { cancelUnderServer } from './attacks/cancelledAnswers.ts'
import { restartIdleDatabase } from './outages/idleRestarts.ts'
import { cancelStatements, killBackends, restartDatabase } from './ownDatabase.ts'
import { type Row, runRow } from './row.ts'

// The rows of `npm run resilience` that take seconds, with fewer rounds.
test.each([
  ['two restarts of Postgres under load', (report) => restartDatabase(report, 2)],
  ['two restarts of Postgres under two writers', (report) => restartDatabase(report, 2, 2)],
  ['two restarts of Postgres beside idle live lists', (report) => restartIdleDatabase(report, 2)],
  ['four killed connections under load', (report) => killBackends(report, 4)],
  ['200 statements that fail midway under load', (report) => cancelStatements(report, 200)],
  ['100 cancelled statements of the server', (report) => cancelUnderServer(report, 100, 300)],
] as [string, Row['run']][])('resilience: %s lose no write and return no wrong row', async (what, run) => {
  const row: Row = { name: what, what, promised: 'no write is lost, no row is wrong', run }
  const { broken, notShown } = await runRow(row, 120_000)
  expect({ broken, notShown }).toEqual({ broken: [], notShown: null })
})
