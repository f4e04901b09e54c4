/** A mail as it leaves, its digits in place. */
export interface WrittenMail {
  /** The part before the @ of its Message-ID: the same for the same words, whenever they are sent. */
  messageName: string
  /** The address an answer goes to; null when it goes to whom the mail comes from. */
  replyTo: string | null
  subject: string
  /** Plain text, lines ended by \n. */
  text: string
}

/** A mail server. Adapters stand in adapters/mailer. */
export interface Mailer {
  /**
   * Sends one mail. `write` is called once at most: when the server has agreed to the recipient and waits for the text,
   * before the first byte of it leaves. What it throws goes on to the caller, and then nothing was sent. Resolves when
   * the server has said that it took the mail; throws MailNotTaken when it said anything else, or nothing.
   */
  send(recipient: string, write: () => Promise<WrittenMail>): Promise<void>
  /** Ends the connections that wait for the next mail. What is being sent goes on. */
  close(): void
}

/** Why a mail is still ours. The message is the server's, and may name people. */
export class MailNotTaken extends Error {
  override readonly name = 'MailNotTaken'
  /** The server will never take it, so that another try would only annoy. */
  readonly isPermanent: boolean
  /** The number it answered with; null when it did not answer. */
  readonly status: number | null

  constructor(reason: string, options: ErrorOptions & { isPermanent: boolean; status: number | null }) {
    super(reason, options)
    this.isPermanent = options.isPermanent
    this.status = options.status
  }
}
