import { type SmsGateway, TextNotTaken } from '../../features/sms/port.ts'

/** Whoever sends a text hears within 15 seconds when the gateway does not answer. */
const timeoutMs = 10_000

/**
 * Any address that takes a POST of {phoneNumber, message}. The text's id goes with it as Idempotency-Key, so that a
 * gateway that reads it sends one that comes again only once.
 */
export function webhookGateway({ url }: { url: string }): SmsGateway {
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
