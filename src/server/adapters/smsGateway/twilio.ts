import { type SmsGateway, TextNotTaken } from '../../features/sms/port.ts'

export interface TwilioOptions {
  accountSid: string
  authToken: string
  /** A number as E.164 writes it, or the SID of a messaging service. */
  from: string
  apiUrl: string
}

const timeoutMs = 20_000

/** Twilio's API. Its package is large, so it is loaded with the first text. */
export function twilioGateway({ accountSid, authToken, from, apiUrl }: TwilioOptions): SmsGateway {
  async function connect() {
    const { default: twilio } = await import('twilio')
    const client = twilio(accountSid, authToken, { timeout: timeoutMs, autoRetry: false })
    client.api.baseUrl = apiUrl
    return client
  }
  let client: ReturnType<typeof connect> | null = null

  return {
    async send({ phoneNumber, message }) {
      client ??= connect()
      const { messages } = await client
      const sender = from.startsWith('MG') ? { messagingServiceSid: from } : { from }
      await messages.create({ to: phoneNumber, body: message, ...sender }).catch((cause: unknown) => {
        // Its answer's words may hold the number.
        const { status }: { status?: unknown } = Object(cause)
        throw new TextNotTaken(typeof status === 'number' ? status : null)
      })
    },
  }
}
