import type { MessageListInstance } from 'twilio/lib/rest/api/v2010/account/message.js'
import {
  type ComposedTextMessage,
  maxGatewayAnswerMs,
  type SmsGateway,
  TextMessageRefusedError,
} from '../../features/sms/port.ts'

export interface TwilioGatewayOptions {
  accountSid: string
  authToken: string
  /** A number as E.164 writes it, or the SID of a messaging service. */
  from: string
  apiUrl: string
  /** Milliseconds in which Twilio must answer; 90,000 by default. */
  timeoutMs?: number
}

/** How many of the newest messages to one number are searched. */
const newestListed = 20
/** Maximum milliseconds by which Twilio's clock may be behind ours. */
const clockDifferenceMs = 30_000

/** Sends by Twilio's API. Its package is large, so it loads with the first text. */
export function createTwilioGateway(options: TwilioGatewayOptions): SmsGateway {
  const { accountSid, authToken, from, apiUrl, timeoutMs = maxGatewayAnswerMs } = options

  async function connect() {
    const { default: twilio } = await import('twilio')
    const client = twilio(accountSid, authToken, { timeout: timeoutMs, autoRetry: false })
    client.api.baseUrl = apiUrl
    return client
  }
  let client: ReturnType<typeof connect> | null = null

  return {
    async send({ phoneNumber, message, mayBeSentSince }) {
      client ??= connect()
      const { messages } = await client
      if (mayBeSentSince && (await hasSent(messages, { phoneNumber, message, mayBeSentSince }))) return
      const sender = from.startsWith('MG') ? { messagingServiceSid: from } : { from }
      await messages.create({ to: phoneNumber, body: message, ...sender }).catch(throwSendFailure)
    },
  }
}

type AttemptedText = Pick<ComposedTextMessage, 'phoneNumber' | 'message'> & { mayBeSentSince: Date }

/** Twilio has no idempotency key: its list of messages shows whether an earlier attempt has sent a text. */
async function hasSent(messages: MessageListInstance, text: AttemptedText): Promise<boolean> {
  const fromMs = text.mayBeSentSince.getTime() - clockDifferenceMs
  const newestMessages = await messages
    .list({ to: text.phoneNumber, limit: newestListed })
    .catch(throwSendFailure)
  return newestMessages.some(
    ({ body, dateCreated, status }) =>
      body === text.message &&
      dateCreated.getTime() >= fromMs &&
      status !== 'failed' &&
      status !== 'undelivered',
  )
}

function throwSendFailure(cause: unknown): never {
  const { status }: { status?: unknown } = Object(cause)
  // The words of an answer may contain the number.
  throw typeof status === 'number'
    ? new TextMessageRefusedError(status)
    : new TextMessageRefusedError(null, { cause })
}
