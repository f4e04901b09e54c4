import { constants } from 'node:os'
import { openDatabase } from '#server/db/client.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { keepLongRecipes } from '../../support/recipes/longRecipes.ts'
import { addedMbDuring, type Larder, openLarder, statusOf } from '../larder.ts'
import { startOwnPostgres } from '../ownPostgres.ts'
import { percentile, type Report, type Row } from '../row.ts'
import { attack, whilePageIsAsked } from './attack.ts'
import type { ListingOrder } from './listingClients.ts'

const recipeCount = 1_000
const visitorsAtOnce = 15
const rounds = 2
const maxAddedMb = 120
/** Measured 6 and 20 ms; the rest is a margin for a busy machine. */
const maxLoginP50Ms = 100
/** A quotation mark takes one character of a line, two in the JSON of lines, four in a row and eight in a scan. */
const longestFiller = '"'

async function listLargest(report: Report): Promise<void> {
  const database = await (await startOwnPostgres(report)).createDatabase('listed')
  await migrateDatabase(database)
  const { db, close } = openDatabase(database, { poolSize: 1 })
  await keepLongRecipes(db, recipeCount, longestFiller)
  await close()
  const larder = await openLarder(report, { DATABASE_URL: database, DEMO_DATA: 'false' })
  // Compilation and opening the pool's connections are not measured.
  for (const path of ['/login', '/chefs']) await statusOf(larder.url + path, 30_000)
  for (const visitors of [1, visitorsAtOnce]) await listAtOnce(report, larder, visitors)
  report.figure(larder.isAlive() ? 'the process lives' : 'the process ended', larder.isAlive())
}

async function listAtOnce(report: Report, larder: Larder, visitors: number): Promise<void> {
  const addresses = Array.from({ length: visitors }, (_, at) => `127.0.8.${at + 1}`)
  const order: ListingOrder = { url: larder.url, addresses, rounds }
  const { result, page } = await whilePageIsAsked(`${larder.url}/login`, () =>
    addedMbDuring(larder, () =>
      attack<ListingOrder>('listingClients.ts', order, [], constants.priority.PRIORITY_NORMAL),
    ),
  )
  const { result: outcomes, addedMb } = result
  const whole = Object.entries(outcomes).filter(([outcome]) => outcome.endsWith(' whole'))
  const others = Object.keys(outcomes).filter((outcome) => !/ (whole|refused)$/.test(outcome))
  report.figure(`${visitors} at once: ${JSON.stringify(outcomes)}`, whole.length === 2 && others.length === 0)
  report.figure(`${addedMb.toFixed(0)} MB more`, addedMb <= maxAddedMb)
  const p50 = percentile(page.ms, 0.5)
  report.figure(
    `/login of others p50 ${p50.toFixed(0)} ms, p99 ${percentile(page.ms, 0.99).toFixed(0)} ms, ${page.bad} not answered with 200`,
    p50 <= maxLoginP50Ms && page.bad === 0,
  )
}

export const listings: Row[] = [
  {
    name: 'largest-listings',
    what: `${recipeCount} recipes of the greatest length listed as data by 1 and by ${visitorsAtOnce} visitors at once, ${rounds} times by each address`,
    promised: `${maxAddedMb} MB more at most, whole JSON or a refusal in words with Retry-After, /login of others p50 ${maxLoginP50Ms} ms`,
    run: listLargest,
  },
]
