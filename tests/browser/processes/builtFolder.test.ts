import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { lockBuiltFolder, preventBuildsOfFolder } from '#server/builtFolder.ts'
import { startLarder } from '../../support/process/larderProcess.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const project = path.resolve(import.meta.dirname, '../../..')
const larder = prepareLarder()

test('a build is refused while a server runs from the built files, which stay', async () => {
  const files = ['dist/built-from', 'dist/server/main.js'].map((file) => path.join(project, file))
  const timesOf = () => files.map((file) => statSync(file).mtimeMs)
  const before = timesOf()
  const { status, stderr } = spawnSync(process.execPath, ['src/server/commands/build.ts'], {
    cwd: project,
    encoding: 'utf8',
  })
  expect(stderr).toContain('a Larder that runs, or another build, uses the built files')
  expect(status).toBe(1)
  expect(timesOf()).toEqual(before)
  expect((await fetch(larder.at('/faq'))).status).toBe(200)
})

test('a second server starts from the same built files', async () => {
  const second = await startLarder({ DATABASE_URL: larder.databaseUrl, LOG_LEVEL: 'warn' })
  expect((await fetch(`${second.url}/faq`)).status).toBe(200)
  await second.stop()
})

test('a built folder is written by one build at a time, and while no server uses it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'built-'))
  const unlock = lockBuiltFolder(folder)
  expect(() => lockBuiltFolder(folder)).toThrow('Stop it first')
  expect(() => preventBuildsOfFolder(folder)).toThrow(`A build writes to ${folder} at the moment.`)
  unlock()
  preventBuildsOfFolder(folder)
  preventBuildsOfFolder(folder)
  expect(() => lockBuiltFolder(folder)).toThrow('Stop it first')
  rmSync(folder, { recursive: true, force: true })
})

test('a server needs no lock in a folder that cannot be written', () => {
  expect(() => preventBuildsOfFolder('/dev/null/dist')).not.toThrow()
})
