import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { prepareApps } from '../../support/servers/openedApps.ts'

const openApp = prepareApps()

describe('writes over HTTP', () => {
  const signIn = (url: string, app: FastifyInstance, email: string) =>
    app.inject({ method: 'POST', url, payload: { email, password: 'Wrong-password-1' } })

  test('writes over HTTP are counted by their procedure, whatever else is in the address', async () => {
    const { app } = await openApp({ config: { writesPerMinute: 2, generationsPerMinute: 50 } })
    const send = (query: string) =>
      app.inject({ method: 'POST', url: `/rpc/feedback.submit${query}`, payload: {} })
    expect((await send('')).statusCode).toBe(400)
    expect((await send('?x=/generation.')).statusCode).toBe(400)
    expect((await send('?x=/generation.')).statusCode).toBe(429)
  })

  test('writes of one IPv6 customer’s networks are limited together: 4 times as many for a /56', async () => {
    const { app } = await openApp({ config: { writesPerMinute: 2, trustProxy: '127.0.0.1' } })
    const statuses: number[] = []
    for (let sent = 0; sent < 9; sent += 1) {
      const headers = { 'x-forwarded-for': `2001:db8:1:a00${1 + (sent % 6)}::1` }
      const answer = await app.inject({ method: 'POST', url: '/rpc/feedback.submit', payload: {}, headers })
      statuses.push(answer.statusCode)
      if (sent === 8) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 400), 429])
  })

  test('refused writes over HTTP change nothing, do not wait, and have Retry-After', async () => {
    const { app, site } = await openApp({ config: { writesPerMinute: 2 } })
    const send = () => app.inject({ method: 'POST', url: '/rpc/feedback.submit', payload: {} })
    const versions = () => site.deps.db.execute('select key, hits, xmin::text from rate_limits')
    for (let count = 0; count < 2; count += 1) expect((await send()).statusCode).toBe(400)
    const before = await versions()
    expect(before).toMatchObject([{ hits: 2 }])
    await site.deps.db.transaction(async (tx) => {
      await tx.execute('select from rate_limits for update')
      const answers = await Promise.all(Array.from({ length: 20 }, send))
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([429]))
      for (const { headers } of answers) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    })
    expect(await versions()).toEqual(before)
  })

  test('writes of the account page count like all others, and a refused password try writes no row', async () => {
    const { app, site } = await openApp({ config: { writesPerMinute: 30, triesPerVisitor: 5 } })
    const rows = async () =>
      Number((await site.deps.db.execute('select count(*) as n from rate_limits'))[0]!.n)
    for (let count = 0; count < 5; count += 1) await signIn('/rpc/auth.signIn', app, `a${count}@example.com`)
    const before = await rows()
    const statuses = new Set<number>()
    for (let count = 0; count < 25; count += 1)
      statuses.add((await signIn('/rpc/auth.signIn', app, `b${count}@example.com`)).statusCode)
    expect(statuses).toEqual(new Set([429]))
    expect(await rows()).toBe(before)
    const other = await app.inject({ method: 'POST', url: '/rpc/feedback.submit', payload: {} })
    expect(other.statusCode).toBe(429)
  })
})
