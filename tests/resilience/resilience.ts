import { parseArgs } from 'node:util'
import { buildProject } from '#server/commands/build.ts'
import { isDistUpToDate } from '#server/commands/buildState.ts'
import { floods } from './attacks/floods.ts'
import { heldConnections } from './attacks/heldConnections.ts'
import { hostile } from './attacks/hostile.ts'
import { listings } from './attacks/listings.ts'
import { longReports } from './attacks/longReports.ts'
import { searchFlood } from './attacks/searchFlood.ts'
import { stalledStreams } from './attacks/stalledStreams.ts'
import { backups } from './outages/backups.ts'
import { killedProcesses } from './outages/killedProcesses.ts'
import { outages } from './outages/outages.ts'
import { poolers } from './outages/poolers.ts'
import { refusedStarts } from './outages/refusedStarts.ts'
import { streams } from './outages/streams.ts'
import { outside } from './outside.ts'
import { ownDatabase } from './ownDatabase.ts'
import { randomWords } from './randomWords.ts'
import { cleanUpAll, runRow } from './row.ts'

// npm run resilience: tests the failures that Larder promises to survive, with the built server as real processes and a
// real Postgres on this machine. With -- --only NAME: one row. Ends with 1 when a promise is broken or could not be tested.
const { values } = parseArgs({ options: { only: { type: 'string' } } })
const rowTimeoutMs = 240_000

const all = [
  ...killedProcesses,
  ...ownDatabase,
  ...outages,
  ...outside,
  ...refusedStarts,
  ...backups,
  ...poolers,
  ...streams,
  ...stalledStreams,
  ...hostile,
  ...listings,
  ...floods,
  ...longReports,
  ...searchFlood,
  ...randomWords,
  ...heldConnections,
]
const rows = all.filter(({ name }) => values.only === undefined || values.only === name)
if (rows.length === 0) {
  console.error(`There is no row ${values.only}. There are: ${all.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}
if (!isDistUpToDate()) await buildProject()

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cleanUpAll().finally(() => process.exit(1)))

const notKept: string[] = []
const startedAt = performance.now()
for (const row of rows) {
  const rowAt = performance.now()
  const report = await runRow(row, rowTimeoutMs)
  const tookS = Math.round((performance.now() - rowAt) / 1_000)
  const verdict = report.isKept ? 'kept' : report.notShown ? 'NOT SHOWN' : 'BROKEN'
  console.log(`\n${verdict}  ${row.name}: ${row.what} (${tookS} s)`)
  console.log(`  promised  ${row.promised}`)
  console.log(`  measured  ${report.notShown ?? report.figures.join('; ')}`)
  if (!report.isKept) notKept.push(`${row.name}: ${report.notShown ?? report.broken.join('; ')}`)
}
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1)
console.log(`\n${rows.length - notKept.length} of ${rows.length} promises kept, in ${minutes} minutes.`)
for (const each of notKept) console.log(`  ${each}`)
// A connection that hangs must not keep the run alive.
process.exit(notKept.length > 0 ? 1 : 0)
