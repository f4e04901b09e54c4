import { MailRefusedError } from '../../features/mail/port.ts'

/** What nodemailer adds to an error. */
interface SmtpFailure extends Error {
  code?: string
  /** The command that was refused; API when it was never sent. */
  command?: string
  /** The server's answer, with its number. */
  response?: string
  responseCode?: number
}

/**
 * Why the server refused a mail. Permanent are a 5xx about the recipient or the text, and an address that SMTP cannot
 * express; a 5xx about the sender or the log-in may come from a setting that the operator corrects.
 */
export function toMailRefusal(error: unknown): MailRefusedError {
  const {
    message,
    code,
    command = '',
    response,
    responseCode,
  }: SmtpFailure = error instanceof Error ? error : new Error(String(error))
  const isRefusalOfMail = command === 'RCPT TO' || command === 'DATA'
  const hasUnsupportedCharacters = code === 'EENVELOPE' && command === 'API'
  return new MailRefusedError(response ?? message, {
    cause: error,
    isPermanent: hasUnsupportedCharacters || (isRefusalOfMail && (responseCode ?? 0) >= 500),
    status: responseCode ?? null,
  })
}
