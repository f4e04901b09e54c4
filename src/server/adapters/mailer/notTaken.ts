import { MailNotTaken } from '../../features/mail/port.ts'

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
 * Why the server did not take a mail. For good are a 5xx about the recipient or the text, and an address that cannot
 * be said in SMTP; a 5xx about us (sender, log-in) may be a setting that somebody puts right.
 */
export function reasonNotTaken(error: unknown): MailNotTaken {
  const {
    message,
    code,
    command = '',
    response,
    responseCode,
  }: SmtpFailure = error instanceof Error ? error : new Error(String(error))
  const isAboutTheMail = command === 'RCPT TO' || command === 'DATA'
  const isUnsayable = code === 'EENVELOPE' && command === 'API'
  return new MailNotTaken(response ?? message, {
    cause: error,
    isPermanent: isUnsayable || (isAboutTheMail && (responseCode ?? 0) >= 500),
    status: responseCode ?? null,
  })
}
