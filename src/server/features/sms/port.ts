/** A text as it leaves, its digits in place. */
export interface WrittenText {
  /** The same for the same text, whenever it is sent. */
  id: string
  /** As E.164 writes it: a plus, the country and up to 15 digits in all. */
  phoneNumber: string
  message: string
  /** When the first attempt was due that may have sent it; null while there is none. */
  mayBeSentSince: Date | null
}

/** Whoever sends texts. Adapters stand in adapters/smsGateway. */
export interface SmsGateway {
  /**
   * Resolves when the gateway has said that it took the text; throws TextNotTaken when it said anything else, or nothing. The
   * gateway is asked in a way that sends no second copy where an earlier attempt may have sent one.
   */
  send(text: WrittenText): Promise<void>
}

/** Why a text is still ours. */
export class TextNotTaken extends Error {
  override readonly name = 'TextNotTaken'
  /** The gateway will never take it, so that another try would only cost. */
  readonly isPermanent: boolean
  /** The status it answered with; null when it did not answer. */
  readonly status: number | null
  /** The gateway may have sent the text all the same: it did not answer, or it broke or gave up while it worked. */
  readonly mayBeSent: boolean

  constructor(status: number | null, options?: ErrorOptions) {
    super(status === null ? 'The gateway did not answer.' : `The gateway answered ${status}.`, options)
    this.status = status
    const isRefusal = status !== null && status >= 400 && status < 500
    this.mayBeSent = !isRefusal || status === 408
    // Too early, too much, and what is out of order may pass.
    this.isPermanent = isRefusal && ![401, 403, 408, 425, 429].includes(status)
  }
}
