import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findPostgresPackage, preparePostgresBinaries } from '#server/db/embedded/binaries.ts'
import { startEmbeddedPostgres } from '#server/db/embeddedPostgres.ts'
import { DatabaseUnavailableError } from '#server/db/unavailable.ts'
import { newFolder } from '../support/database/postgresProcess.ts'
import { makeScratchFolder } from '../support/process/scratchFolder.ts'

function newPackageFolder() {
  const folder = makeScratchFolder()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** The package as npm leaves it without install scripts: without the links between its libraries. */
function packageWithoutLinks() {
  const folder = newPackageFolder()
  const [from, to] = [join(findPostgresPackage(), 'native'), join(folder, 'native')]
  cpSync(join(from, 'bin'), join(to, 'bin'), { recursive: true })
  cpSync(join(from, 'pg-symlinks.json'), join(to, 'pg-symlinks.json'))
  mkdirSync(join(to, 'lib'))
  for (const file of readdirSync(join(from, 'lib'), { withFileTypes: true })) {
    if (file.isFile()) cpSync(join(from, 'lib', file.name), join(to, 'lib', file.name))
  }
  return folder
}

test('missing links between the libraries are created at the first start', () => {
  const folder = packageWithoutLinks()
  const run = () => execFileSync(join(folder, 'native/bin/postgres'), ['--version'], { stdio: 'pipe' })
  expect(run).toThrow()

  preparePostgresBinaries(folder)
  preparePostgresBinaries(folder)

  expect(String(run())).toContain('postgres (PostgreSQL)')
})

test('links that cannot be created end the start with one sentence', () => {
  const folder = packageWithoutLinks()
  rmSync(join(folder, 'native', 'lib'), { recursive: true })

  expect(() => preparePostgresBinaries(folder)).toThrow(
    /^Postgres lacks the link .*\/lib\/\S+, .* run "npm rebuild"/,
  )
})

test('missing system libraries end the start with one sentence', async () => {
  const packageFolder = newPackageFolder()
  mkdirSync(join(packageFolder, 'native', 'bin'), { recursive: true })
  for (const name of ['postgres', 'initdb']) {
    writeFileSync(join(packageFolder, 'native', 'bin', name), '#!/lib/no-such-loader\n', { mode: 0o755 })
  }

  const starting = startEmbeddedPostgres({ folder: newFolder(), packageFolder })

  await expect(starting).rejects.toThrow(
    /^The Postgres that comes with Larder cannot run here: .* Set DATABASE_URL/,
  )
  await expect(starting).rejects.toBeInstanceOf(DatabaseUnavailableError)
})

test('a platform without an included Postgres ends the start with one sentence', () => {
  expect(() => findPostgresPackage('win32', 'x64')).toThrow(
    'Larder comes without a Postgres for win32-x64. Set DATABASE_URL to use a Postgres of your own.',
  )
})
