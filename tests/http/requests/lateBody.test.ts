import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

test('a request whose session ends before its body has arrived has no effect', async () => {
  const app = await site.openApp()
  const requests = vi.fn()
  app.server.on('request', requests)
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const ada = await site.addMember('Ada')
  const { id: householdId } = await ada.caller.households.current()
  const body = JSON.stringify({ householdId, name: 'Not mine any more' })
  const socket = connect(Number(port), '127.0.0.1')
  const head = [
    'POST /rpc/households.rename HTTP/1.1',
    `Host: localhost:${port}`,
    `Cookie: larder=${ada.token}`,
  ]
  const rest = [
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Connection: close',
    '',
    '',
  ]
  socket.write([...head, ...rest].join('\r\n'))
  await vi.waitFor(() => expect(requests).toHaveBeenCalled())
  await vi.waitFor(() => expect(site.statements.some((each) => each.includes('rate_limits'))).toBe(true))
  await site.deps.db.execute('delete from sessions')
  socket.write(body)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 401/)
})
