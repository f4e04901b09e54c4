/** A text with its final words, with the digits of its code. */
export interface ComposedTextMessage {
  /** The same for the same number and words, whenever they are sent. */
  id: string
  /** In E.164 form: a plus, the country and up to 15 digits in all. */
  phoneNumber: string
  message: string
  /** When the first attempt was due that may have sent it; null while there is none. */
  mayBeSentSince: Date | null
}

/**
 * Milliseconds in which a gateway must answer. It is long, because an attempt that is aborted may still be sent. The
 * screen says after ten seconds that there is no answer yet.
 */
export const maxGatewayAnswerMs = 90_000

/** A gateway that sends texts. Adapters are in adapters/smsGateway. */
export interface SmsGateway {
  /**
   * Resolves when the gateway has accepted the text; throws TextMessageRefusedError when it answered anything else, or nothing.
   * The request is made so that no second text is sent if an earlier attempt may have sent one.
   */
  send(text: ComposedTextMessage): Promise<void>
}

/** Why a text was not sent. */
export class TextMessageRefusedError extends Error {
  override readonly name = 'TextMessageRefusedError'
  /** Whether the gateway will never accept it, so that another attempt would only cost. */
  readonly isPermanent: boolean
  /** The HTTP status; null when the gateway did not answer. */
  readonly status: number | null
  /** Whether the gateway was reached and did not answer: it may have sent the text. */
  readonly isUnanswered: boolean
  /** Whether the gateway may have sent the text: it did not answer, or failed while it worked. */
  readonly mayBeSent: boolean

  /** `isUnsent`: the adapter knows that no part of the request was sent. */
  constructor(
    status: number | null,
    { isUnsent = false, ...options }: ErrorOptions & { isUnsent?: boolean } = {},
  ) {
    const isGatewayUnreached = status === null && (isUnsent || couldNotConnect(options.cause))
    super(
      status !== null
        ? `The gateway answered ${status}.`
        : isGatewayUnreached
          ? 'The gateway could not be reached.'
          : 'The gateway did not answer.',
      options,
    )
    this.status = status
    this.isUnanswered = status === null && !isGatewayUnreached
    const isRefusal = status !== null && status >= 400 && status < 500
    this.mayBeSent = !isGatewayUnreached && (!isRefusal || status === 408)
    // These statuses (too early, too many, configuration errors) may change.
    this.isPermanent = isRefusal && ![401, 403, 408, 425, 429].includes(status)
  }
}

/**
 * Error codes of Node and of its HTTP client for a connection that was never established, so that nothing was sent.
 * Those of certificates: https://nodejs.org/api/tls.html#x509-certificate-error-codes
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

/** Whether an error, or one of its causes, says that the connection was never established. */
function couldNotConnect(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return codesBeforeConnection.has(Object(error).code) || couldNotConnect(error.cause)
}
