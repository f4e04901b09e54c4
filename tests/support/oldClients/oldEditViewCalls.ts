import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import type { TestBrowser } from '../testSite.ts'

/** How an old client reads, saves and creates the edit view of a recipe or a blog entry. */
export function oldEditViewCalls(appNow: () => FastifyInstance) {
  async function send(browser: TestBrowser, method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) {
    const headers = browser.token === null ? {} : { cookie: `larder=${browser.token}` }
    const answer = await appNow().inject({ method, url, headers, ...(payload && { payload }) })
    const { statusCode, body } = answer.json()
    expect(answer.statusCode).toBe(statusCode)
    return { statusCode, ...JSON.parse(body) }
  }
  return {
    read: (browser: TestBrowser, id: string) => send(browser, 'GET', `/api/content/${id}`),
    put: (browser: TestBrowser, id: string, view: object) => send(browser, 'PUT', `/api/content/${id}`, view),
    create: (browser: TestBrowser, view: object) => send(browser, 'POST', '/v1/tablefields', view),
  }
}
