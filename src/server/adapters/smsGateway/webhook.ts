import { maxAnswerMs, type SmsGateway, TextNotTaken } from '../../features/sms/port.ts'

export interface WebhookOptions {
  url: string
  /** Milliseconds in which it may answer; 90,000 by default. */
  timeoutMs?: number
}

/**
 * Any address that takes a POST of {phoneNumber, message}. The text's id goes with it as Idempotency-Key, so that a
 * gateway that reads it sends one that comes again only once.
 */
export function webhookGateway({ url, timeoutMs = maxAnswerMs }: WebhookOptions): SmsGateway {
  return {
    async send({ id, phoneNumber, message }) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': id },
        body: JSON.stringify({ phoneNumber, message }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((cause: unknown) => {
        throw new TextNotTaken(null, { cause })
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new TextNotTaken(answer.status)
    },
  }
}
