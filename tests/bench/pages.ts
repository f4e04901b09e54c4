import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { startLarder } from '../support/process/larderProcess.ts'
import { asPage, requestsPerSecond, withoutReadLimit } from './load.ts'
import { type Figure, median, ratio } from './table.ts'

/** A recipe's page is looked up in the database each time, so that it is never outdated. */
const pages = [
  { path: '/', least: 0.5 },
  { path: '/generate', least: 0.5 },
  { path: '/recipe/demo-1', least: 0.3 },
  { path: '/recipes?cuisine=Indian', least: 0.3 },
]
const rounds = 5
const seconds = 3

/** Pages that are the same for all, and bare Fastify sending the same bytes from memory, measured alternately. */
export async function benchPages(databaseUrl: string): Promise<Figure[]> {
  const larder = await startLarder({ DATABASE_URL: databaseUrl, HOST: '127.0.0.1', ...withoutReadLimit })
  const bytes = Object.fromEntries(
    await Promise.all(
      pages.map(async ({ path }) => [
        path,
        await (await fetch(larder.url + path, { headers: asPage })).text(),
      ]),
    ),
  )
  const bare = fork(join(import.meta.dirname, 'bareServer.ts'), {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  bare.send(bytes)
  const [bareUrl] = (await once(bare, 'message')) as [string]
  const figures: Figure[] = []
  for (const { path: each, least } of pages) {
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
        least,
        note,
      ),
    )
  }
  bare.kill()
  await larder.stop()
  return figures
}
