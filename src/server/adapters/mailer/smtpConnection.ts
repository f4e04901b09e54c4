import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { MailNotTaken } from '../../features/mail/port.ts'
import { reasonNotTaken } from './notTaken.ts'

interface Server {
  url: string
  /** Time until the server has greeted us and let us in. */
  untilAskedMs: number
  /** Silence that is borne after that. */
  untilTakenMs: number
}

/** A connection to the mail server, ready for a mail. Throws MailNotTaken, never for good: the next one may succeed. */
export async function openConnection({ url, untilAskedMs, untilTakenMs }: Server): Promise<SMTPConnection> {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url)
  const connection = new SMTPConnection({
    host: hostname.replace(/^\[|\]$/g, ''),
    ...(port ? { port: Number(port) } : {}),
    secure: protocol === 'smtps:',
    // Without it a server that offers no STARTTLS, or somebody between who hides the offer, is used without encryption.
    requireTLS: searchParams.get('requireTLS') === 'true',
    dnsTimeout: untilAskedMs,
    connectionTimeout: untilAskedMs,
    greetingTimeout: untilAskedMs,
    socketTimeout: untilTakenMs,
  })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const fail = (error: unknown) => reject(new MailNotTaken(reasonNotTaken(error).message, temporary(error)))
  const tooLate = setTimeout(() => fail(new Error('The server fell silent.')), untilAskedMs)
  // Also once it is open: what nobody listens for would end the process.
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
    clearTimeout(tooLate)
  }
}

/** A server that does not let us in may be set up wrongly; the mails wait until somebody has seen to it. */
function temporary(cause: unknown) {
  return { cause, isPermanent: false, status: reasonNotTaken(cause).status }
}
