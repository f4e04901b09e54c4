/** A mail with its final words, with the digits of its code. */
export interface ComposedMail {
  /** The part before the @ of its Message-ID: the same for the same words, whenever they are sent. */
  messageName: string
  /** The address for an answer; null when it is the sender. */
  replyTo: string | null
  subject: string
  /** Plain text, lines ended by \n. */
  text: string
  /** An address that ends mails of its kind when a mail program posts to it (RFC 8058); null where it has none. */
  unsubscribeUrl: string | null
}

/** A mail server. Adapters are in adapters/mailer. */
export interface Mailer {
  /**
   * Sends one mail. `write` is called once at most: when the server has accepted the recipient and waits for the text,
   * before its first byte is sent. When it throws, nothing was sent, and the error is passed on. Resolves when the
   * server has accepted the mail; throws MailRefusedError when it answered anything else, or nothing.
   */
  send(recipient: string, write: () => Promise<ComposedMail>): Promise<void>
  /** Closes idle connections. A mail that is being sent continues. */
  close(): void
}

/** Why a mail was not sent. The message is the server's, and may name people. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError'
  /** Whether the server will never accept it, so that another attempt makes no sense. */
  readonly isPermanent: boolean
  /** The SMTP status; null when the server did not answer. */
  readonly status: number | null

  constructor(reason: string, options: ErrorOptions & { isPermanent: boolean; status: number | null }) {
    super(reason, options)
    this.isPermanent = options.isPermanent
    this.status = options.status
  }
}
