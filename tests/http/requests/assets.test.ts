import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveBuiltFiles } from '#server/http/assets.ts'
import { makeScratchFolder } from '../../support/process/scratchFolder.ts'

let app: FastifyInstance
const folder = makeScratchFolder()
const assets = join(folder, 'assets')

beforeAll(async () => {
  mkdirSync(join(assets, 'covers', 'o7qT6jYD'), { recursive: true })
  for (const name of [
    'sw.js',
    'favicon.svg',
    'assets/page-1234567.js',
    'assets/letters-1.woff2',
    'assets/covers/o7qT6jYD/pie.svg',
  ]) {
    writeFileSync(join(folder, name), `/* ${name} */`)
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(`/* ${name} */`))
  }
  writeFileSync(join(folder, 'secret.js'), 'not built')
  app = fastify()
  await serveBuiltFiles(app, folder)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const ask = (url: string, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ url, method, headers: { 'accept-encoding': 'br' } })

test.each([
  ['/assets/page-1234567.js', 'public, max-age=31536000, immutable'],
  ['/assets/letters-1.woff2', 'public, max-age=31536000, immutable'],
  ['/assets/covers/o7qT6jYD/pie.svg', 'public, max-age=31536000, immutable'],
  ['/favicon.svg', 'public, max-age=3600'],
  ['/sw.js', 'no-cache'],
])('the file %s is sent compressed and cacheable for %s', async (url, cacheControl) => {
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers } = await ask(url, method)
    expect([statusCode, headers['content-encoding'], headers['cache-control']]).toEqual([
      200,
      'br',
      cacheControl,
    ])
  }
})

test.each([
  '/assets/none.js',
  '/assets/page-1234567.js.br',
  '/assets/',
  '/assets',
  '/assets/covers',
  '/assets/covers/o7qT6jYD',
  '/assets/covers/o7qT6jYD/',
  '/assets/covers%2fo7qT6jYD%2f..%2f..%2fpage-1234567.js',
  '/assets/..%2fsecret.js',
  '/assets/%2e%2e%2fsecret.js',
  '/assets/../secret.txt',
  '/assets/page-1234567.js%00',
])('the path %s is answered with 404', async (url) => {
  expect((await ask(url)).statusCode).toBe(404)
})

test('files added after the server started are not served', async () => {
  writeFileSync(join(assets, 'later-1.js'), 'of another build')
  expect((await ask('/assets/later-1.js')).statusCode).toBe(404)
})

test('the 404 of a missing file is not cached by proxies', async () => {
  const { statusCode, headers } = await ask('/assets/page-7654321.js')
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
})
