import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { MailRefusedError } from '../../features/mail/port.ts'
import { toMailRefusal } from './mailRefusal.ts'

interface Server {
  url: string
  /** Maximum milliseconds until the server has greeted us and accepted the log-in. */
  maxMsUntilTextRequested: number
  /** Maximum milliseconds of silence after that. */
  maxMsUntilTextAccepted: number
}

/**
 * Opens a connection to the mail server for one or more mails. Throws MailRefusedError, never a permanent one: the next
 * attempt may succeed.
 */
export async function openSmtpConnection({
  url,
  maxMsUntilTextRequested,
  maxMsUntilTextAccepted,
}: Server): Promise<SMTPConnection> {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url)
  const connection = new SMTPConnection({
    host: hostname.replace(/^\[|\]$/g, ''),
    ...(port ? { port: Number(port) } : {}),
    secure: protocol === 'smtps:',
    // Without it, mails are sent unencrypted where the server offers no STARTTLS, or an attacker on the way hides the
    // offer.
    requireTLS: searchParams.get('requireTLS') === 'true',
    dnsTimeout: maxMsUntilTextRequested,
    connectionTimeout: maxMsUntilTextRequested,
    greetingTimeout: maxMsUntilTextRequested,
    socketTimeout: maxMsUntilTextAccepted,
  })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const fail = (error: unknown) =>
    reject(new MailRefusedError(toMailRefusal(error).message, temporaryRefusal(error)))
  const silenceTimer = setTimeout(() => fail(new Error('The server fell silent.')), maxMsUntilTextRequested)
  // The handler stays for the life of the connection: an `error` event without a handler would end the process.
  connection.on('error', fail)
  connection.connect((error) => {
    if (error) return fail(error)
    if (!username) return resolve()
    const credentials = { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
    connection.login({ credentials }, (refusal) => (refusal ? fail(refusal) : resolve()))
  })
  try {
    await promise
    return connection
  } catch (error) {
    connection.close()
    throw error
  } finally {
    clearTimeout(silenceTimer)
  }
}

/** A refused log-in may come from a wrong setting; the mails wait until the operator has corrected it. */
function temporaryRefusal(cause: unknown) {
  return { cause, isPermanent: false, status: toMailRefusal(cause).status }
}
