/** A text as it leaves, its digits in place. */
export interface WrittenText {
  /** The same for the same number and words, whenever they are sent. */
  id: string
  /** As E.164 writes it: a plus, the country and up to 15 digits in all. */
  phoneNumber: string
  message: string
  /** When the first attempt was due that may have sent it; null while there is none. */
  mayBeSentSince: Date | null
}

/**
 * Milliseconds in which a gateway may answer. It is long: an attempt that is broken off may still be sent. The screen says
 * after ten seconds that there is no answer yet.
 */
export const maxAnswerMs = 90_000

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
  /** The gateway was reached and did not answer: it may have sent the text. */
  readonly isUnanswered: boolean
  /** The gateway may have sent the text all the same: it did not answer, or it broke or gave up while it worked. */
  readonly mayBeSent: boolean

  /** `isUnsent`: the adapter knows that nothing of the request was written. */
  constructor(
    status: number | null,
    { isUnsent = false, ...options }: ErrorOptions & { isUnsent?: boolean } = {},
  ) {
    const isUnreached = status === null && (isUnsent || couldNotConnect(options.cause))
    super(
      status !== null
        ? `The gateway answered ${status}.`
        : isUnreached
          ? 'The gateway could not be reached.'
          : 'The gateway did not answer.',
      options,
    )
    this.status = status
    this.isUnanswered = status === null && !isUnreached
    const isRefusal = status !== null && status >= 400 && status < 500
    this.mayBeSent = !isUnreached && (!isRefusal || status === 408)
    // Too early, too much, and what is out of order may pass.
    this.isPermanent = isRefusal && ![401, 403, 408, 425, 429].includes(status)
  }
}

/**
 * Codes of Node and of its HTTP client for a connection that never came about, so that nothing was sent over it. Those of
 * certificates: https://nodejs.org/api/tls.html#x509-certificate-error-codes
 */
const codesBeforeConnection: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_CRL',
  'UNABLE_TO_DECRYPT_CERT_SIGNATURE',
  'UNABLE_TO_DECRYPT_CRL_SIGNATURE',
  'UNABLE_TO_DECODE_ISSUER_PUBLIC_KEY',
  'CERT_SIGNATURE_FAILURE',
  'CRL_SIGNATURE_FAILURE',
  'CERT_NOT_YET_VALID',
  'CERT_HAS_EXPIRED',
  'CRL_NOT_YET_VALID',
  'CRL_HAS_EXPIRED',
  'ERROR_IN_CERT_NOT_BEFORE_FIELD',
  'ERROR_IN_CERT_NOT_AFTER_FIELD',
  'ERROR_IN_CRL_LAST_UPDATE_FIELD',
  'ERROR_IN_CRL_NEXT_UPDATE_FIELD',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'CERT_CHAIN_TOO_LONG',
  'CERT_REVOKED',
  'INVALID_CA',
  'PATH_LENGTH_EXCEEDED',
  'INVALID_PURPOSE',
  'CERT_UNTRUSTED',
  'CERT_REJECTED',
  'HOSTNAME_MISMATCH',
])

/** Whether an error, or what is behind it, is that of a connection that never came about. */
function couldNotConnect(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return codesBeforeConnection.has(Object(error).code) || couldNotConnect(error.cause)
}
