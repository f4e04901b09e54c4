import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { openDatabase } from '#server/db/client.ts'
import { newFolder, postgresPid, untilDown } from '../../support/database/postgresProcess.ts'
import { createTestDatabase } from '../../support/database/testDatabase.ts'
import { startLarder } from '../../support/process/larderProcess.ts'
import { dinnerOrder } from '../../support/recipes/testAnswers.ts'
import { startModelServer } from '../../support/servers/modelServer.ts'
import { stalls } from '../../support/servers/modelServerAnswers.ts'

const databases = async () => (await createTestDatabase('empty')).url

describe('a Larder process', () => {
  test('a Larder process prints its address and its configuration', async () => {
    const larder = await startLarder({ DATABASE_URL: await databases() })
    expect(larder.output()).toMatch(
      /Larder is open at http:\/\/localhost:\d+\n {2}Recipes {3}our own cook \(no model is configured\)\n {2}Database {2}Postgres at .+\n {2}Mail {6}kept in the outbox .+\n {2}Texts {5}kept in the outbox .+\n {2}Outbox {4}http:\/\/localhost:\d+\/dev\/outbox\?key=[\w-]{43}\n/,
    )
    await larder.stop()
    expect(larder.child.exitCode).toBe(0)
  })

  test.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number.\n'],
    [{ OPENAI_BASE_URL: 'http://169.254.169.254/v1' }, 'MODEL_ALLOWED_URLS'],
    [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, 'database'],
    [{ SMTP_URL: 'smtp://cook:100%@127.0.0.1:25' }, '%40 for @'],
  ])('a Larder process stops its start with one sentence and no stack trace: %o', async (env, sentence) => {
    const started = startLarder({ DATABASE_URL: 'postgres://x@127.0.0.1:1/x', ...env })
    const error = (await started.catch((thrown: Error) => thrown)) as Error
    expect(error.message).toContain('Larder ended with 1')
    expect(error.message).toContain(sentence)
    expect(error.message.split('\n').filter((line) => line.trim()).length).toBe(2)
    expect(error.message).not.toMatch(/\n\s+at /)
  })

  test('a Larder process refuses addresses with a malformed percent-encoding in the form of their route', async () => {
    const larder = await startLarder({ DATABASE_URL: await databases() })
    const statusOf = async (address: string) =>
      (await fetch(larder.url + address, { redirect: 'manual', headers: { accept: 'text/html' } })).status
    const statuses = await Promise.all(
      ['/api/content/%ff', '/recipe/%E0%A4%A', '/%', '/recipe/demo%2D1'].map(statusOf),
    )
    expect(statuses).toEqual([400, 400, 400, 200])
    await larder.stop()
  })

  test('a Larder process starts four times at once on an empty database, with one set of demo data', async () => {
    const url = await databases()
    const all = await Promise.all([1, 2, 3, 4].map(() => startLarder({ DATABASE_URL: url })))
    // Four starts on one machine may leave the database no time to answer at once.
    const isReady = async ({ url: address }: { url: string }) => (await fetch(`${address}/readyz`)).ok
    for (const larder of all) await vi.waitUntil(() => isReady(larder), { timeout: 30_000, interval: 100 })
    expect(await (await fetch(all[0]?.url ?? '')).text()).toContain('/recipe/demo-12')
    await Promise.all(all.map((larder) => larder.stop()))
  })

  test('a Larder process starts its own database, keeps its data, and stops it', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'larder-process-'))
    for (const count of [1, 2]) {
      const larder = await startLarder({ DATA_DIR: folder })
      expect((await fetch(`${larder.url}/recipe/demo-${count}`)).status).toBe(200)
      await larder.stop()
      expect(larder.child.exitCode).toBe(0)
    }
    rmSync(folder, { recursive: true })
  })

  test('a Larder process restarts its killed Postgres three times within a minute, and exits with one sentence the fourth time', async () => {
    const folder = newFolder()
    const larder = await startLarder({ DATA_DIR: folder, LOG_LEVEL: 'silent' })
    const isBack = async () => (await fetch(`${larder.url}/rpc/recipes.listLatest`)).status === 200
    const patience = { timeout: 30_000, interval: 50 }
    const killPostgres = () => {
      const pid = postgresPid(folder)
      process.kill(pid, 'SIGKILL')
      return vi.waitUntil(() => ![0, pid].includes(postgresPid(folder)), patience)
    }
    for (let times = 0; times < 3; times++) {
      await killPostgres()
      await vi.waitUntil(isBack, patience)
    }
    expect((await fetch(`${larder.url}/readyz`)).status).toBe(200)
    const before = larder.output()

    const ended = once(larder.child, 'exit')
    await Promise.race([killPostgres(), ended])

    expect(await ended).toEqual([1, null])
    expect(larder.output().slice(before.length)).toMatch(
      /^The database in .+ ended 4 times within a minute, .+\.\n$/,
    )
    await untilDown(folder)
  })

  test('a Larder process serves built files compressed, and cached for ever if their names contain a hash', async () => {
    const larder = await startLarder({ DATABASE_URL: await databases() })
    const html = await (await fetch(larder.url)).text()
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
    const answer = await fetch(larder.url + script, { headers: { 'accept-encoding': 'br' } })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
    const icon = await fetch(`${larder.url}/favicon.svg`)
    expect(icon.headers.get('cache-control')).toBe('public, max-age=3600')
    expect((await fetch(`${larder.url}/assets/gone.js`)).status).toBe(404)
    expect((await fetch(`${larder.url}/.vite/manifest.json`, { redirect: 'manual' })).status).toBe(302)
    await larder.stop()
  })

  test('a Larder process warns of an unknown variable that resembles a setting, and starts', async () => {
    const larder = await startLarder({ DATABASE_URL: await databases(), SMPT_URL: 'smtp://cook:hush@mail' })
    expect(larder.output()).toContain('SMPT_URL is no setting and has no effect; did you mean SMTP_URL?\n')
    expect(larder.output()).not.toContain('hush')
    await larder.stop()
  })

  test('a Larder process finishes the recipe being written before it stops', async () => {
    await using model = await startModelServer()
    const goOn = Promise.withResolvers<void>()
    model.next(stalls(5, goOn.promise))
    const larder = await startLarder({
      DATABASE_URL: await databases(),
      OPENAI_BASE_URL: model.baseUrl,
      MODEL_ALLOWED_URLS: model.baseUrl,
    })
    const answer = await writeRecipe(larder.url)
    await model.request(0)
    const stopped = larder.stop()
    await expect
      .poll(() =>
        fetch(larder.url).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed')
    goOn.resolve()
    expect(await answer.text()).toContain('"finished"')
    await stopped
    expect(larder.child.exitCode).toBe(0)
  })
})

describe('a Larder process with an uncaught error or a failing service', () => {
  const breaking = pathToFileURL(
    path.resolve(import.meta.dirname, '../../support/process/breakOnSignal.ts'),
  ).href

  test.each(['reject', 'throw'])(
    'a Larder process with an uncaught error or a failing service logs an uncaught error and exits cleanly with code 1: %s',
    async (by) => {
      await using model = await startModelServer()
      const goOn = Promise.withResolvers<void>()
      model.next(stalls(5, goOn.promise))
      const larder = await startLarder({
        DATABASE_URL: await databases(),
        OPENAI_BASE_URL: model.baseUrl,
        MODEL_ALLOWED_URLS: model.baseUrl,
        NODE_OPTIONS: `--import=${breaking}`,
        BREAK_BY: by,
        SHUTDOWN_GRACE_MS: '60000',
      })
      const answer = await writeRecipe(larder.url)
      await model.request(0)
      larder.child.kill('SIGWINCH')
      // The line is logged at once, whatever happens while the process closes.
      await expect.poll(() => larder.output()).toContain('process ends after an uncaught error')
      goOn.resolve()
      expect(await answer.text()).toContain('"finished"')
      await larder.ended()
      expect(larder.child.exitCode).toBe(1)
      const line = larder
        .output()
        .split('\n')
        .find((each) => each.includes('process ends after an uncaught error'))
      expect(JSON.parse(line ?? '')).toMatchObject({
        level: 60,
        err: { type: 'TypeError', message: expect.stringContaining('where nothing catches it') },
      })
    },
  )

  test('a Larder process with an uncaught error or a failing service keeps running while the mail server is down and after the database ends its connections', async () => {
    const url = await databases()
    const larder = await startLarder({ DATABASE_URL: url, SMTP_URL: 'smtp://127.0.0.1:1' })
    const { db, close } = openDatabase(url, { poolSize: 1 })
    const asked = await fetch(`${larder.url}/rpc/auth.signUp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: larder.url },
      body: JSON.stringify({
        email: 'ada@example.com',
        name: 'Ada',
        password: 'Quite-l0ng-and-rare',
        acceptsTerms: true,
      }),
    })
    expect(asked.status).toBe(200)
    await expect.poll(() => larder.output()).toContain('mail not sent, will be tried again')
    // Ends the listening connection too.
    await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name like 'larder%' and pid <> pg_backend_pid() and datname = current_database()`)
    await expect.poll(async () => (await fetch(`${larder.url}/readyz`)).status).toBe(200)
    const listening = sql`select count(*)::int as count from pg_stat_activity
      where query ilike 'listen%' and datname = current_database()`
    await expect
      .poll(async () => (await db.execute<{ count: number }>(listening))[0]?.count)
      .toBeGreaterThan(0)
    expect(larder.child.exitCode).toBeNull()
    await close()
    await larder.stop()
    expect(larder.child.exitCode).toBe(0)
    expect(larder.output()).not.toContain('"level":60')
  })
})

function writeRecipe(url: string): Promise<Response> {
  return fetch(`${url}/rpc/generation.generate?batch=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'trpc-accept': 'application/jsonl' },
    body: JSON.stringify({ 0: dinnerOrder }),
  })
}
