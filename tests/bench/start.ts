import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { projectFolder } from '#server/commands/buildState.ts'
import { startLarder } from '../support/process/larderProcess.ts'
import { type Figure, limit } from './table.ts'

const rounds = 7

/** How long it takes until the process listens, and until `npm start` answers the first page. */
export async function benchStart(databaseUrl: string): Promise<Figure[]> {
  const listening: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now()
    const larder = await startLarder({ DATABASE_URL: databaseUrl, HOST: '127.0.0.1' })
    listening.push(performance.now() - startedAt)
    await larder.stop()
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'larder-start-'))
  await firstPageMs(folder)
  const answering: number[] = []
  for (let round = 0; round < rounds; round += 1) answering.push(await firstPageMs(folder))
  rmSync(folder, { recursive: true })
  return [
    limit('process start to listening, database up', listening, 400, 'ms'),
    limit('npm start to first page, built, own database', answering, 2_000, 'ms'),
  ]
}

async function firstPageMs(dataFolder: string): Promise<number> {
  const startedAt = performance.now()
  const env = { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataFolder }
  const npm = spawn('npm', ['start'], {
    cwd: projectFolder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    npm.stdout.on('data', (chunk: Buffer) => {
      output += chunk
      const open = /Larder is open at (\S+)/.exec(output)
      if (open?.[1]) resolve(open[1])
    })
    npm.once('exit', () => reject(new Error(`npm start ended:\n${output}`)))
  })
  await (await fetch(url)).text()
  const took = performance.now() - startedAt
  const ended = new Promise((resolve) => npm.once('exit', resolve))
  process.kill(-npm.pid!, 'SIGTERM')
  await ended
  return took
}
