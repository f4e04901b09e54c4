import { expect, onTestFinished, test } from 'vitest'
import { webhookGateway } from '#server/adapters/smsGateway/webhook.ts'
import { startSmsServer } from '../support/smsServer.ts'

const written = { id: 'one', phoneNumber: '+447700900123', message: 'Milk, 2 l', mayBeSentSince: null }

async function startServer() {
  const server = await startSmsServer()
  onTestFinished(() => server.close())
  return server
}

test('a text for which the webhook does not answer in time may have been sent', async () => {
  const server = await startServer()
  onTestFinished(server.hold())
  const gateway = webhookGateway({ url: server.url, timeoutMs: 50 })
  await expect(gateway.send(written)).rejects.toMatchObject({ isUnanswered: true, mayBeSent: true })
  expect(server.requests).toHaveLength(1)
})

test('a text has not left while the webhook cannot be reached', async () => {
  const server = await startServer()
  await server.close()
  const gateway = webhookGateway({ url: server.url })
  await expect(gateway.send(written)).rejects.toMatchObject({ isUnanswered: false, mayBeSent: false })
})
