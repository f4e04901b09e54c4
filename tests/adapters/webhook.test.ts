import { once } from 'node:events'
import { createServer as createHttpsServer } from 'node:https'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createWebhookGateway } from '#server/adapters/smsGateway/webhook.ts'
import { certificate } from '../support/servers/certificate.ts'
import { startSmsServer } from '../support/servers/smsServer.ts'

const written = { id: 'one', phoneNumber: '+447700900123', message: 'Milk, 2 l', mayBeSentSince: null }

async function startServer() {
  const server = await startSmsServer()
  onTestFinished(() => server.close())
  return server
}

test('a text message may have been sent when the webhook does not answer in time', async () => {
  const server = await startServer()
  onTestFinished(server.hold())
  const gateway = createWebhookGateway({ url: server.url, timeoutMs: 50 })
  await expect(gateway.send(written)).rejects.toMatchObject({ isUnanswered: true, mayBeSent: true })
  // The answer was not awaited; the request may still be on its way.
  await vi.waitFor(() => expect(server.requests).toHaveLength(1))
})

test('a text message was not sent when the webhook cannot be reached', async () => {
  const server = await startServer()
  await server.close()
  const gateway = createWebhookGateway({ url: server.url })
  await expect(gateway.send(written)).rejects.toMatchObject({ isUnanswered: false, mayBeSent: false })
})

test('user and password in the address are sent as Basic authorization, not in the address', async () => {
  const server = await startServer()
  const url = server.url.replace('http://', 'http://larder:p%40ss%3Aw%C3%B6rd@')
  await createWebhookGateway({ url: `${url}/texts` }).send(written)
  expect(server.requests).toMatchObject([
    {
      path: '/texts',
      headers: { authorization: `Basic ${Buffer.from('larder:p@ss:wörd').toString('base64')}` },
    },
  ])
})

test('a text message was not sent when the certificate of the webhook is not trusted', async () => {
  let requests = 0
  const server = createHttpsServer(certificate, () => (requests += 1)).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const gateway = createWebhookGateway({ url: `https://127.0.0.1:${(server.address() as AddressInfo).port}` })
  await expect(gateway.send(written)).rejects.toMatchObject({
    isUnanswered: false,
    mayBeSent: false,
    isPermanent: false,
  })
  expect(requests).toBe(0)
})

test('a text message was not sent when the webhook ends connections before they are encrypted', async () => {
  const server = createServer((socket) => socket.once('data', () => socket.destroy())).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const gateway = createWebhookGateway({ url: `https://127.0.0.1:${(server.address() as AddressInfo).port}` })
  await expect(gateway.send(written)).rejects.toMatchObject({ isUnanswered: false, mayBeSent: false })
})

test('a text message may have been sent when the webhook cuts its connection', async () => {
  const server = await startServer()
  server.answerNext('cut')
  const gateway = createWebhookGateway({ url: server.url })
  await expect(gateway.send(written)).rejects.toMatchObject({ isUnanswered: true, mayBeSent: true })
})
