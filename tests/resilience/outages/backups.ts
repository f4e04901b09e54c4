import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { hashPassword } from '#server/features/callers/passwords.ts'
import { photoWidthsInPixels, urlPathOfPhoto } from '#shared/contract/photos.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'
import { photoBytes } from '../../support/recipes/photoForms.ts'
import { addMembers, type Larder, type Member, openLarder, stopWithin, withSql } from '../larder.ts'
import type { Report, Row } from '../row.ts'

const memberCount = 3
const recipesEach = 10
const password = 'Quite-l0ng-and-rare'
/** Tables with people's data; sessions, limits and counts change with every visit. */
const tables = [
  'users',
  'households',
  'memberships',
  'recipes',
  'recipe_revisions',
  'photos',
  'grocery_docs',
  'site_secrets',
]

interface BackupCommands {
  /** Packs /data into /backup while Larder is stopped. */
  pack: string
  /** Unpacks it into the /data of a container that was never started. */
  unpack: string
}

/** The commands of docs/running.md; throws when it has others than `docker stop`, `docker run … tar` and `docker start`. */
function readCommands(): BackupCommands {
  const guide = readFileSync(path.resolve(import.meta.dirname, '../../../docs/running.md'), 'utf8')
  const chapter = /^## Backup\n(.*?)^## /ms.exec(guide)?.[1] ?? ''
  const block = /```sh\n(.*?)```/s.exec(chapter)?.[1]?.replaceAll('\\\n', ' ') ?? ''
  const [stop, run, start, ...more] = block.trim().split('\n')
  const pack = /^docker run --rm -v larder:\/data:ro -v "\$PWD:\/backup" \S+\s+(tar .+)$/.exec(run ?? '')?.[1]
  const unpack = /To restore, .*?: `(tar [^`]+)`/.exec(chapter)?.[1]
  if (stop !== 'docker stop larder' || start !== 'docker start larder' || more.length > 0 || !pack || !unpack)
    throw new Error('docs/running.md tells another way to make a backup than this row takes')
  return { pack, unpack }
}

/** Runs a command of the guide with these folders instead of those of the container. */
function runIn(command: string, folders: { data: string; backup: string }): void {
  const local = command.replaceAll(/(?<=\s)\/(data|backup)\b/g, (_, name: 'data' | 'backup') => folders[name])
  execFileSync('sh', ['-c', local], { stdio: 'pipe' })
}

async function restoreBackup(report: Report): Promise<void> {
  const { pack, unpack } = readCommands()
  const [data, backup, restored] = [report.folder(), report.folder(), report.folder()]
  const larder = await openLarder(report, { DATA_DIR: data })
  const members = await addMembers(larder, memberCount)
  await keepThings(larder, members)
  const digests = await digestTables(larder)
  const files = await readPhotos(larder)
  await stopWithin(larder.process, 30_000)
  runIn(pack, { data, backup })
  // The original continues to run while the restored copy is tested.
  await openLarder(report, { DATA_DIR: data })

  runIn(unpack, { data: restored, backup })
  const second = await openLarder(report, { DATA_DIR: restored })
  const differing = [...(await digestTables(second))].filter(([table, told]) => digests.get(table) !== told)
  report.figure(
    `${[...digests].map(([table, told]) => `${told.split(' ')[0]} ${table}`).join(', ')}, ${differing.length} tables differ`,
    differing.length === 0,
  )
  const bytes = await readPhotos(second)
  const same = [...files].filter(([address, digest]) => bytes.get(address) === digest)
  report.figure(
    `${same.length} of ${files.size} files of photos are the same`,
    files.size >= memberCount && same.length === files.size && bytes.size === files.size,
  )
  const pages = await withSql(second.databaseUrl, (sql) => sql`select id from recipes`)
  const answers = await Promise.all(pages.map(({ id }) => fetch(`${second.url}/recipe/${id}`)))
  const shown = answers.filter(({ status }) => status === 200).length
  report.figure(`${shown} of ${pages.length} pages of recipes`, shown === pages.length)
  for (const [what, typed, expected] of [
    ['the password', password, 200],
    ['another', `${password}r`, 401],
  ] as const) {
    const statuses = await Promise.all(members.map((member) => signIn(second, member, typed)))
    report.figure(
      `${what} signs in: ${statuses.join(', ')}`,
      statuses.every((status) => (status === 200) === (expected === 200)),
    )
  }
}

async function keepThings(larder: Larder, members: readonly Member[]): Promise<void> {
  const hash = await hashPassword({ visitor: 'resilience' }, password)
  await withSql(larder.databaseUrl, (sql) => sql`update users set password_hash = ${hash}`)
  const photo = await photoBytes()
  for (const member of members) {
    const recipeIds: string[] = []
    for (let count = 0; count < recipesEach; count += 1)
      recipeIds.push(await addRecipeAt(larder, member, { name: `Soup ${count} of ${member.userId}` }))
    const form = new FormData()
    form.set('photo', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'dinner.jpg')
    const answer = await fetch(`${larder.url}/recipe/${recipeIds[0]}/photo`, {
      method: 'POST',
      headers: { cookie: member.header, accept: 'application/json' },
      body: form,
      redirect: 'manual',
    })
    if (answer.status >= 400) throw new Error(`a photo was answered with ${answer.status}`)
  }
}

/** How many rows each table has, and a digest of them. */
async function digestTables(larder: Larder): Promise<Map<string, string>> {
  const digests = new Map<string, string>()
  await withSql(larder.databaseUrl, async (sql) => {
    for (const table of tables) {
      const [row] =
        await sql`select count(*)::int as count, md5(string_agg(each::text, ' ' order by each::text)) as digest
        from ${sql(table)} each`
      digests.set(table, `${row?.count} ${row?.digest}`)
    }
  })
  return digests
}

/** The files of photos that recipes show, as Larder hands them out, with a digest of each. */
async function readPhotos(larder: Larder): Promise<Map<string, string>> {
  const rows = await withSql(larder.databaseUrl, (sql) => sql`select name from photos`)
  const digests = new Map<string, string>()
  for (const { name } of rows)
    for (const width of photoWidthsInPixels) {
      const answer = await fetch(larder.url + urlPathOfPhoto(String(name), width))
      const bytes = Buffer.from(await answer.arrayBuffer())
      if (answer.status === 200 && bytes.length > 0)
        digests.set(`${name} ${width}`, createHash('sha256').update(bytes).digest('hex'))
    }
  return digests
}

async function signIn(larder: Larder, { email }: Member, typed: string): Promise<number> {
  const answer = await fetch(`${larder.url}/rpc/auth.signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: typed }),
  })
  await answer.arrayBuffer()
  return answer.status
}

export const backups: Row[] = [
  {
    name: 'backup',
    what: 'a backup by the commands of docs/running.md, unpacked into an empty folder',
    promised: 'every row and photo is the same, every page is shown, the password signs in and no other',
    run: restoreBackup,
  },
]
