import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createTwilioGateway } from '#server/adapters/smsGateway/twilio.ts'
import { certificate } from '../support/servers/certificate.ts'
import { startSmsServer } from '../support/servers/smsServer.ts'

const accountSid = `AC${'0'.repeat(32)}`
const written = { id: 'one', phoneNumber: '+447700900123', message: 'Milk, 2 l', mayBeSentSince: null }

const mayBeSent = { isPermanent: false, isUnanswered: true, mayBeSent: true }

async function open(from = '+15005550006', timeoutMs?: number) {
  const server = await startSmsServer()
  onTestFinished(() => server.close())
  const options = { accountSid, authToken: 'secret', from, apiUrl: server.url }
  return { server, gateway: createTwilioGateway({ ...options, ...(timeoutMs && { timeoutMs }) }) }
}

test('a text message is sent to Twilio in the same form as by its own package', async () => {
  const { server, gateway } = await open()
  await gateway.send(written)
  const [request] = server.requests
  expect(request?.path).toBe(`/2010-04-01/Accounts/${accountSid}/Messages.json`)
  expect(request?.headers.authorization).toBe(`Basic ${btoa(`${accountSid}:secret`)}`)
  expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
    To: written.phoneNumber,
    From: '+15005550006',
    Body: written.message,
  })
})

test('a sender that is a messaging service is sent as MessagingServiceSid', async () => {
  const service = `MG${'0'.repeat(32)}`
  const { server, gateway } = await open(service)
  await gateway.send(written)
  expect(new URLSearchParams(server.requests[0]?.body).get('MessagingServiceSid')).toBe(service)
})

test.each([
  [400, true],
  [401, false],
  [429, false],
  [500, false],
])('an answer of %i is permanent: %s', async (status, isPermanent) => {
  const { server, gateway } = await open()
  server.answerNext(status)
  await expect(gateway.send(written)).rejects.toMatchObject({
    name: 'TextMessageRefusedError',
    status,
    isPermanent,
  })
  expect(server.requests).toHaveLength(1)
})

test('a text message may have been sent when Twilio closes the connection without an answer', async () => {
  const { server, gateway } = await open()
  server.answerNext('cut')
  await expect(gateway.send(written)).rejects.toMatchObject({ status: null, ...mayBeSent })
})

test('a text message may have been sent when Twilio does not answer in time', async () => {
  const { server, gateway } = await open('+15005550006', 50)
  onTestFinished(server.hold())
  await expect(gateway.send(written)).rejects.toMatchObject({ status: null, ...mayBeSent })
})

test('a text message was not sent when Twilio cannot be reached', async () => {
  const { server, gateway } = await open()
  await server.close()
  await expect(gateway.send(written)).rejects.toMatchObject({ isUnanswered: false, mayBeSent: false })
})

test('a text message that Twilio sent before answering 500 is found in its list and not repeated', async () => {
  const { server, gateway } = await open()
  server.answerNext('sent, then 500')
  const mayBeSentSince = new Date()
  await expect(gateway.send(written)).rejects.toMatchObject({ status: 500, mayBeSent: true })
  await gateway.send({ ...written, mayBeSentSince })
  expect(server.requests).toHaveLength(1)
})

test('a text message that Twilio did not send before answering 500 is sent by the next attempt', async () => {
  const { server, gateway } = await open()
  server.answerNext(500)
  await expect(gateway.send(written)).rejects.toMatchObject({ status: 500 })
  await gateway.send({ ...written, mayBeSentSince: new Date() })
  expect(server.requests.map(({ answered }) => answered)).toEqual([500, 200])
})

test('the same text that Twilio sent to the number an hour ago is not mistaken for this message', async () => {
  const { server, gateway } = await open()
  await gateway.send(written)
  await gateway.send({ ...written, mayBeSentSince: new Date(Date.now() + 3_600_000) })
  expect(server.requests).toHaveLength(2)
})

test('a text message was not sent when the certificate of Twilio is not trusted', async () => {
  const server = createServer(certificate).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const apiUrl = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
  const gateway = createTwilioGateway({ accountSid, authToken: 'secret', from: '+15005550006', apiUrl })
  await expect(gateway.send(written)).rejects.toMatchObject({ isUnanswered: false, mayBeSent: false })
})
