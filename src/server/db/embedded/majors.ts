import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PostgresAccount, postgresEnvironment, spawnArgumentsOfAccount } from './account.ts'
import { findPreviousPostgresPackage, preparePostgresBinaries } from './binaries.ts'

/** The major version of Postgres that created this data folder. */
export function majorVersionOfData(data: string): number {
  return Number.parseInt(readFileSync(join(data, 'PG_VERSION'), 'utf8'), 10)
}

/** The major version of this `postgres` program; null when it does not run. */
export function majorVersionOfProgram(postgres: string, account: PostgresAccount): number | null {
  const { command, args, options } = spawnArgumentsOfAccount(account, [postgres, '--version'])
  try {
    const { cwd, uid, gid } = options
    const said = execFileSync(command, args, {
      cwd,
      uid,
      gid,
      env: postgresEnvironment,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return Number(/ (\d+)/.exec(said)?.[1] ?? 0) || null
  } catch {
    return null
  }
}

/**
 * The `postgres` program of an earlier major version: in the folder that the operator names, else in the package of the
 * previous version. Null when neither has this version.
 */
export function findPreviousPostgres(
  major: number,
  { account, previousPostgresDir }: { account: PostgresAccount; previousPostgresDir: string | null },
): string | null {
  const named =
    previousPostgresDir === null
      ? []
      : ['bin/postgres', 'postgres'].map((name) => join(previousPostgresDir, name))
  const packageFolder = findPreviousPostgresPackage()
  const programs = [
    ...named.filter(existsSync),
    ...(packageFolder ? [preparePostgresBinaries(packageFolder).postgres] : []),
  ]
  return programs.find((postgres) => majorVersionOfProgram(postgres, account) === major) ?? null
}
