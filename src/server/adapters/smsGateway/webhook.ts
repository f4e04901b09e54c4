import { subscribe } from 'node:diagnostics_channel'
import { maxGatewayAnswerMs, type SmsGateway, TextMessageRefusedError } from '../../features/sms/port.ts'

export interface WebhookGatewayOptions {
  url: string
  /** Milliseconds in which the webhook must answer; 90,000 by default. */
  timeoutMs?: number
}

/** Errors of connections that were never established, as Node's fetch throws them: no request was sent over these. */
const connectErrors = new WeakSet<object>()
subscribe('undici:client:connectError', (told) => {
  const { error } = Object(told)
  if (error instanceof Error) connectErrors.add(error)
})

/**
 * Sends each text as a POST of {phoneNumber, message} to a webhook. The text's id is sent as Idempotency-Key, so that a
 * gateway which supports it sends a repeated text only once. User and password of the address are sent as Basic
 * credentials.
 */
export function createWebhookGateway({
  url,
  timeoutMs = maxGatewayAnswerMs,
}: WebhookGatewayOptions): SmsGateway {
  const { address, authorization } = withoutCredentials(url)
  return {
    async send({ id, phoneNumber, message }) {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': id, ...authorization },
        body: JSON.stringify({ phoneNumber, message }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((cause: Error) => {
        throw new TextMessageRefusedError(null, { cause, isUnsent: connectErrors.has(Object(cause.cause)) })
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new TextMessageRefusedError(answer.status)
    },
  }
}

/** fetch refuses an address with a user or a password in it. */
function withoutCredentials(url: string): { address: string; authorization: { authorization?: string } } {
  const address = new URL(url)
  const { username, password } = address
  if (!username && !password) return { address: url, authorization: {} }
  const words = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  address.username = ''
  address.password = ''
  return {
    address: address.href,
    authorization: { authorization: `Basic ${Buffer.from(words).toString('base64')}` },
  }
}
