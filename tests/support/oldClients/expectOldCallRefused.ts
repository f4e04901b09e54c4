import type { FastifyInstance, InjectOptions } from 'fastify'
import { expect } from 'vitest'
import { everythingKept } from '../database/everythingKept.ts'
import type { TestSite } from '../testSite.ts'
import type { OldHome } from './oldClientCalls.ts'

/** Sends the payload unchanged as the owner, and expects a refusal and no write. */
export async function expectOldCallRefused(
  { site, app, home }: { site: TestSite; app: FastifyInstance; home: OldHome },
  payload: string | object,
  options: InjectOptions = {},
) {
  const before = await everythingKept(site)
  const { headers, ...rest } = options
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/tablefields',
    payload,
    headers: { 'content-type': 'application/json', cookie: `larder=${home.owner.token}`, ...headers },
    ...rest,
  })
  expect(await everythingKept(site)).toEqual(before)
  const { statusCode, body } = answer.json()
  const { data, message } = JSON.parse(body)
  expect({ statusCode, data }).toEqual({ statusCode: answer.statusCode, data: null })
  expect(statusCode).toBeGreaterThanOrEqual(400)
  expect(statusCode).toBeLessThan(500)
  return { statusCode, message }
}
