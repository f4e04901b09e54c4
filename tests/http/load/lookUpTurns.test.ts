import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let app: Awaited<ReturnType<TestSite['openApp']>>
let ada: TestMember
beforeAll(async () => {
  site = await openTestSite()
  app = await site.openApp()
  ada = await site.addMember('Ada')
})
afterAll(() => site.close())

const viewer = (remoteAddress: string, token: string) =>
  app.inject({ url: '/rpc/auth.entrance', remoteAddress, headers: { cookie: `larder=${token}` } })

test('a flood of invalid session cookies from one network is refused, and a member’s session is still found', async () => {
  const many = Array.from({ length: 1_000 }, () => viewer('192.0.2.1', 'x'.repeat(43)))
  const [own, ...theirs] = await Promise.all([viewer('192.0.2.2', ada.token ?? ''), ...many])
  expect(own!.json().result.data.viewer).toMatchObject({ name: 'Ada' })
  expect(theirs.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(400)
})
