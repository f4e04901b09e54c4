import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import type { TestBrowser } from '../testSite.ts'

/** Sends the payload as an old client does, and expects an answer in the shape that old clients read. */
export async function sendFromOldClient(
  app: FastifyInstance,
  browser: TestBrowser,
  payload: object,
  method: 'POST' | 'PUT' = 'POST',
  url = '/v1/tablefields',
) {
  const headers = browser.token === null ? {} : { cookie: `larder=${browser.token}` }
  const answer = await app.inject({ method, url, payload, headers })
  const { statusCode, body, ...rest } = answer.json()
  expect(rest).toEqual({})
  expect(statusCode).toBe(answer.statusCode)
  const { data, message, ...others } = JSON.parse(body)
  expect(others).toEqual({})
  expect(message).toEqual(expect.any(String))
  return { statusCode, data, message }
}
