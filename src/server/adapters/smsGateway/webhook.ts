import { subscribe } from 'node:diagnostics_channel'
import { maxAnswerMs, type SmsGateway, TextNotTaken } from '../../features/sms/port.ts'

export interface WebhookOptions {
  url: string
  /** Milliseconds in which it may answer; 90,000 by default. */
  timeoutMs?: number
}

/** Errors of connections that never came about, as Node's fetch tells them: nothing was written to these. */
const connectErrors = new WeakSet<object>()
subscribe('undici:client:connectError', (told) => {
  const { error } = Object(told)
  if (error instanceof Error) connectErrors.add(error)
})

/**
 * Any address that takes a POST of {phoneNumber, message}. The text's id goes with it as Idempotency-Key, so that a
 * gateway that reads it sends one that comes again only once. User and password of the address go as Basic.
 */
export function webhookGateway({ url, timeoutMs = maxAnswerMs }: WebhookOptions): SmsGateway {
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
        throw new TextNotTaken(null, { cause, isUnsent: connectErrors.has(Object(cause.cause)) })
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new TextNotTaken(answer.status)
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
