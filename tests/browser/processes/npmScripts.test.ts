import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { projectFolder } from '#server/commands/buildState.ts'
import { isAlive, newFolder, postgresPid } from '../../support/database/postgresProcess.ts'
import { NpmProcess } from '../../support/process/npmProcess.ts'

const allGone = (pids: number[]) => vi.waitUntil(() => !pids.some(isAlive), { timeout: 30_000, interval: 20 })

test.each([
  ['start', 'SIGTERM', 'npm'],
  ['start', 'SIGINT', 'group'],
  ['run dev', 'SIGTERM', 'npm'],
  ['run dev', 'SIGINT', 'group'],
] as const)(
  'npm %s stops server and Postgres cleanly when %s is sent to its %s',
  async (script, signal, to) => {
    const folder = newFolder()
    const npm = new NpmProcess(script.split(' '), { cwd: projectFolder, env: { DATA_DIR: folder } })
    await npm.untilSaid('Larder is open at')
    const pids = npm.descendants().map(({ pid }) => pid)
    expect(pids).toContain(postgresPid(folder))

    expect(await npm.end(signal, to)).toBe(0)

    await allGone(pids)
    expect(npm.output).toContain(`"signal":"${signal}"`)
    expect(postgresPid(folder)).toBe(0)
  },
  120_000,
)

/** The project as in a fresh clone after npm ci, without a build. */
function cloneProject() {
  const folder = path.join(newFolder(), 'clone')
  mkdirSync(folder)
  for (const name of [
    'src',
    'drizzle',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
  ])
    cpSync(path.join(projectFolder, name), path.join(folder, name), { recursive: true })
  symlinkSync(path.join(projectFolder, 'node_modules'), path.join(folder, 'node_modules'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

test('npm start builds in a child process, and SIGTERM ends both', async () => {
  const folder = cloneProject()
  const npm = new NpmProcess(['start'], { cwd: folder, env: { DATA_DIR: path.join(folder, '.data') } })
  await npm.untilSaid('Building Larder')
  const isBuilding = () => npm.descendants().some(({ command }) => command.includes('commands/build.ts'))
  await vi.waitUntil(isBuilding, { timeout: 10_000, interval: 20 })
  await vi.waitUntil(() => existsSync(path.join(folder, 'dist')), { timeout: 60_000, interval: 20 })
  const pids = npm.descendants().map(({ pid }) => pid)

  expect(await npm.end('SIGTERM')).toBeGreaterThan(0)

  await allGone(pids)
  expect(npm.output).not.toContain('Larder is open at')
  expect(existsSync(path.join(folder, 'dist/built-from'))).toBe(false)
}, 120_000)

test('the second npm start of a fresh clone does not build again', async () => {
  const folder = cloneProject()
  for (const builds of [true, false]) {
    const npm = new NpmProcess(['start'], { cwd: folder, env: { DATA_DIR: path.join(folder, '.data') } })
    await npm.untilSaid('Larder is open at')
    expect(npm.output.includes('Building Larder')).toBe(builds)
    expect(await npm.end('SIGTERM')).toBe(0)
  }
}, 240_000)
