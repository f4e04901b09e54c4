import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { startLarder } from '../support/larderProcess.ts'
import { requestsPerSecond } from './load.ts'
import { type Figure, median, ratio } from './table.ts'

const paths = ['/', '/generate']
const rounds = 5
const seconds = 3

/** Pages that are the same for all, against bare Fastify sending the same bytes from memory, turn and turn about. */
export async function benchPages(databaseUrl: string): Promise<Figure[]> {
  const larder = await startLarder({ DATABASE_URL: databaseUrl, HOST: '127.0.0.1' })
  const pages = Object.fromEntries(
    await Promise.all(paths.map(async (each) => [each, await (await fetch(larder.url + each)).text()])),
  )
  const bare = fork(path.join(import.meta.dirname, 'bareServer.ts'), {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  bare.send(pages)
  const [bareUrl] = (await once(bare, 'message')) as [string]
  const figures: Figure[] = []
  for (const each of paths) {
    await Promise.all([requestsPerSecond(larder.url + each, 1), requestsPerSecond(bareUrl + each, 1)])
    const ours: number[] = []
    const theirs: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await requestsPerSecond(larder.url + each, seconds))
      theirs.push(await requestsPerSecond(bareUrl + each, seconds))
    }
    const note = `${Math.round(median(ours))} against ${Math.round(median(theirs))} requests a second`
    figures.push(
      ratio(
        `${each} beside bare Fastify`,
        ours.map((value, index) => value / theirs[index]!),
        0.5,
        note,
      ),
    )
  }
  bare.kill()
  await larder.stop()
  return figures
}
