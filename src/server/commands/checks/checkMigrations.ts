import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { projectFolder } from '../buildState.ts'

// Part of npm run check: fails when the tables differ from the migrations.
const drizzleKit = path.join(projectFolder, 'node_modules/drizzle-kit/bin.cjs')
const folder = mkdtempSync(path.join(tmpdir(), 'larder-migrations-'))
try {
  cpSync(path.join(projectFolder, 'drizzle'), folder, { recursive: true })
  const before = readdirSync(folder).length
  // drizzle-kit accepts no absolute folder.
  const out = `--out=${path.relative(projectFolder, folder)}`
  const schema = ['--dialect=postgresql', '--casing=snake_case', '--schema=src/server/db/schema.ts', out]
  execFileSync(process.execPath, [drizzleKit, 'generate', ...schema], { cwd: projectFolder, stdio: 'pipe' })
  execFileSync(process.execPath, [drizzleKit, 'check', '--dialect=postgresql', out], {
    cwd: projectFolder,
    stdio: 'pipe',
  })
  if (readdirSync(folder).length > before) {
    process.stderr.write('The tables have changed: run npm run db:generate -- --name what_it_does.\n')
    process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true })
}
