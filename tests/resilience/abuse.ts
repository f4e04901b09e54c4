import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { buildProject } from '#server/commands/build.ts'
import { isDistUpToDate } from '#server/commands/buildState.ts'
import { openDatabase } from '#server/db/client.ts'
import { startEmbeddedPostgres } from '#server/db/embeddedPostgres.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { type Figure, printTable } from '../bench/table.ts'
import { type SignedIn, signedInAt } from '../support/accounts/signedIn.ts'
import { startLarder } from '../support/process/larderProcess.ts'
import { jpegWithSegments, pngWithTexts, webpOfFrames, widePng } from '../support/recipes/hostilePhotos.ts'
import { keepLongRecipes } from '../support/recipes/longRecipes.ts'
import { attack, whileHomeIsAsked } from './attacks/attack.ts'
import type { HostileOrder } from './attacks/hostileClients.ts'
import { makeMemoryGroup } from './memoryGroup.ts'
import { percentile } from './row.ts'

// npm run abuse: fifty hostile clients, and one that hides and shows recipes, for half a minute against the built server in
// 512 MiB, with its own Postgres and 1,000 recipes of full length. Ends with 1 when a promise is broken. See docs/running.md.
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '30' } } })
const seconds = Math.min(300, Number(values.seconds))
const limitMb = 512
const recipeCount = 1_000
const clients = 50
const memberCount = 10
/** Recipes that are hidden and shown; they are the newest, so that `/` and lists show them first. */
const hiddenAndShown = Array.from({ length: 10 }, (_, at) => `long-${recipeCount - at}`)
const maxP99Ms = 200
/** Earlier revisions of each recipe of a member. */
const stateCount = 20

/** Adds 1,000 recipes of full length, a tenth of them members' with twenty revisions each; the newest belong to the hider. */
async function fill(folder: string): Promise<{ members: SignedIn[]; hider: SignedIn }> {
  const postgres = await startEmbeddedPostgres({ folder })
  await migrateDatabase(postgres.url)
  const { db, close } = openDatabase(postgres.url, { poolSize: 2 })
  await keepLongRecipes(db, recipeCount)
  const place = { url: 'http://127.0.0.1', databaseUrl: postgres.url }
  const members: SignedIn[] = []
  for (let member = 0; member < memberCount; member += 1) {
    const signedIn = await signedInAt(place)
    const { userId } = signedIn
    members.push(signedIn)
    await db.execute(sql`update recipes set created_by = ${userId}, version = ${stateCount + 1}
      where id in (select 'long-' || (${member * 10}::int + n) from generate_series(1, 10) n)`)
    await db.execute(sql`
      insert into recipe_revisions (recipe_id, version, content) select id, state, jsonb_build_object('kind', kind,
        'name', name, 'description', description, 'ingredients', ingredients, 'instructions', instructions, 'content', content)
      from recipes, generate_series(1, ${stateCount}::int) state where created_by = ${userId}`)
  }
  const hider = await signedInAt(place)
  for (const recipeId of hiddenAndShown)
    await db.execute(sql`update recipes set created_by = ${hider.userId}, created_at = now() + interval '1 day'
      where id = ${recipeId}`)
  await close()
  await postgres.stop()
  return { members, hider }
}

/** Photos of the kinds that need most memory, some padded to the maximum size, some with crafted containers. */
async function heavyPhotos(folder: string): Promise<string[]> {
  const background = { r: 200, g: 10, b: 20, alpha: 0.5 }
  const plain = sharp({ create: { width: 3_990, height: 4_000, channels: 4, background } })
  const wide = sharp({ create: { width: 7_071, height: 7_071, channels: 3, background } })
  const photos = [
    plain.clone().toColourspace('rgb16').png({ progressive: true }),
    plain.clone().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
    plain.clone().resize(2_400, 2_700, { fit: 'fill' }).toColourspace('rgb16').png({ progressive: true }),
    wide.jpeg(),
  ]
  const files: string[] = []
  for (const [at, photo] of photos.entries()) {
    const file = path.join(folder, `heavy-photo-${at}`)
    const bytes = await photo.withMetadata({ orientation: 6 }).toBuffer()
    writeFileSync(file, Buffer.concat([bytes, Buffer.alloc(11_000_000)]))
    files.push(file)
  }
  const made = [
    await widePng(),
    await pngWithTexts('zTXt'),
    await jpegWithSegments(3_500_000),
    await webpOfFrames(120_000),
  ]
  for (const [at, bytes] of made.entries()) {
    const file = path.join(folder, `hostile-photo-${at}`)
    writeFileSync(file, bytes)
    files.push(file)
  }
  return files
}

const say = (line: string) => void process.stdout.write(`${line}\n`)
const residentMbOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024

if (!isDistUpToDate()) await buildProject()
const folder = mkdtempSync(path.join(tmpdir(), 'larder-abuse-'))
const group = makeMemoryGroup(limitMb)
say(`Memory: ${group.how}. Filling ${recipeCount} recipes of full length ...`)
const { members, hider } = await fill(folder)
const tokens = members.map(({ cookie }) => cookie.value)
const householdIds = members.map(({ householdId }) => householdId)
const photoFiles = await heavyPhotos(folder)
const env = { DATA_DIR: folder, HOST: '127.0.0.1', DEMO_DATA: 'false', LOG_LEVEL: 'warn' }
const larder = await startLarder(env, undefined, group.launcher)
const figures: Figure[] = []
const atMost = (what: string, value: number, max: number, unit = '') =>
  figures.push({
    what,
    measured: `${Number.isInteger(value) ? value : value.toFixed(1)} ${unit}`.trim(),
    promised: `at most ${max} ${unit}`.trim(),
    isKept: value <= max,
  })
try {
  const before = await whileHomeIsAsked(larder, () => new Promise((resolve) => setTimeout(resolve, 5_000)))
  let [serverMb, groupMb] = [0, 0]
  const watch = setInterval(() => {
    if ((larder.child.exitCode ?? larder.child.signalCode) !== null) return
    serverMb = Math.max(serverMb, residentMbOf(larder.child.pid!))
    groupMb = Math.max(groupMb, group.residentMb() ?? serverMb)
  }, 250)
  const recipeIdsOf = tokens.map((_, member) =>
    Array.from({ length: 10 }, (_each, at) => `long-${member * 10 + at + 1}`),
  )
  const recipeIds = Array.from({ length: recipeCount }, (_, at) => `long-${at + 1}`)
  const { result: counts, home } = await whileHomeIsAsked(larder, () =>
    attack<HostileOrder>(
      'hostileClients.ts',
      {
        url: larder.url,
        seconds,
        clients,
        tokens,
        householdIds,
        recipeIds,
        recipeIdsOf,
        version: stateCount + 1,
        hider: { token: hider.cookie.value, recipeIds: hiddenAndShown },
        photoFiles,
      },
      group.cpuLauncher,
    ),
  )
  clearInterval(watch)
  const { 'hidden or shown': hides = 0, ...answers } = counts
  const total = Object.values(answers).reduce((sum, n) => sum + n, 0)
  const broken = Object.entries(answers).filter(([status]) => /^5/.test(status) && status !== '503')
  say(`${clients} clients, ${seconds} s, ${total} requests: ${JSON.stringify(answers)}`)
  say(`Recipes were hidden or shown ${hides} times.`)
  say(
    `/ before: p50 ${percentile(before.home.ms, 0.5).toFixed(1)} ms, p99 ${percentile(before.home.ms, 0.99).toFixed(1)} ms`,
  )
  figures.push({
    what: 'memory of server and Postgres is bounded together',
    measured: group.how,
    promised: `a control group of ${limitMb} MiB`,
    isKept: group.isControlGroup,
  })
  atMost('the process ended', Number((larder.child.exitCode ?? larder.child.signalCode) !== null), 0)
  atMost('processes the kernel ended for memory', group.killed(), 0)
  atMost(
    'answers 5xx other than 503',
    broken.reduce((sum, [, n]) => sum + n, 0),
    0,
  )
  atMost('resident memory of the server, peak', serverMb, limitMb, 'MiB')
  atMost('memory of all processes, peak', groupMb, limitMb, 'MiB')
  atMost(`answers of / that were not 200, of ${home.ms.length}`, home.bad, 0)
  atMost('p50 of /', percentile(home.ms, 0.5), maxP99Ms, 'ms')
  atMost('p99 of /', percentile(home.ms, 0.99), maxP99Ms, 'ms')
} finally {
  printTable(figures)
  await larder.stop()
  await group.remove()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = figures.every(({ isKept }) => isKept) ? 0 : 1
