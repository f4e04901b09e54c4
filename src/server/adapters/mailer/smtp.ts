import { Readable } from 'node:stream'
import addressparser from 'nodemailer/lib/addressparser'
import MailComposer from 'nodemailer/lib/mail-composer'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import { type ComposedMail, type Mailer, MailRefusedError } from '../../features/mail/port.ts'
import { toMailRefusal } from './mailRefusal.ts'
import { openSmtpConnection } from './smtpConnection.ts'

export interface SmtpMailerOptions {
  /** smtp:// or smtps://, with user and password where the server requires them. */
  url: string
  /** The From line: `Name <address>`. */
  from: string
  /** Maximum milliseconds until the server has accepted the log-in, and again until it asks for the text. */
  maxMsUntilTextRequested?: number
  /** Maximum milliseconds of silence after the text was sent; RFC 5321 grants ten minutes. */
  maxMsUntilTextAccepted?: number
}

/** Servers end silent connections after some minutes; ours are closed earlier, so that none that is used again is dead. */
const idleMs = 20_000

/** A mail server that speaks SMTP. A connection stays open for a while for the next mail. */
export function createSmtpMailer(options: SmtpMailerOptions): Mailer {
  const { url, from, maxMsUntilTextRequested = 30_000, maxMsUntilTextAccepted = 10 * 60_000 } = options
  const sender = addressparser(from, { flatten: true })[0]?.address ?? from
  const idle = new Map<SMTPConnection, NodeJS.Timeout>()
  let isClosed = false

  function keep(connection: SMTPConnection) {
    if (isClosed) return connection.quit()
    const timer = setTimeout(() => drop(connection), idleMs)
    idle.set(connection, timer.unref())
  }

  function take(): SMTPConnection | undefined {
    const [connection] = idle.keys()
    if (connection) forget(connection)
    return connection
  }

  function forget(connection: SMTPConnection) {
    clearTimeout(idle.get(connection))
    idle.delete(connection)
  }

  function drop(connection: SMTPConnection) {
    forget(connection)
    connection.quit()
  }

  async function send(recipient: string, write: () => Promise<ComposedMail>): Promise<void> {
    let isAsked = false
    const compose = async () => {
      isAsked = true
      return await composeMail(from, recipient, await write())
    }
    const kept = take()
    if (kept) {
      try {
        return await sendOver(kept, recipient, compose)
      } catch (error) {
        // The server has closed the connection meanwhile; the mail itself was not refused.
        const isStale = error instanceof MailRefusedError && error.status === null && !isAsked
        if (!isStale) throw error
      }
    }
    const opened = await openSmtpConnection({ url, maxMsUntilTextRequested, maxMsUntilTextAccepted })
    opened.once('end', () => forget(opened))
    return await sendOver(opened, recipient, compose)
  }

  async function sendOver(
    connection: SMTPConnection,
    recipient: string,
    compose: () => Promise<Buffer>,
  ): Promise<void> {
    const sent = Promise.withResolvers<void>()
    const silenceTimer = setTimeout(() => {
      sent.reject(new MailRefusedError('The server fell silent.', { isPermanent: false, status: null }))
    }, maxMsUntilTextRequested)
    let broken: { cause: unknown } | null = null
    // The text is read only after the server has answered DATA.
    const messageStream = Readable.from(
      (async function* () {
        clearTimeout(silenceTimer)
        try {
          yield await compose()
        } catch (cause) {
          broken = { cause }
          throw cause
        }
      })(),
    )
    connection.send({ from: sender, to: [recipient] }, messageStream, (error) => {
      if (error) sent.reject(broken ? broken.cause : toMailRefusal(error))
      else sent.resolve()
    })
    try {
      await sent.promise
      keep(connection)
    } catch (error) {
      connection.close()
      throw error
    } finally {
      clearTimeout(silenceTimer)
    }
  }

  return {
    send,
    close() {
      isClosed = true
      for (const connection of [...idle.keys()]) drop(connection)
    },
  }
}

async function composeMail(from: string, recipient: string, mail: ComposedMail): Promise<Buffer> {
  const domain = /@([^@>]+)>?$/.exec(from)?.[1] ?? 'larder.invalid'
  return await new MailComposer({
    from,
    to: { name: '', address: recipient },
    ...(mail.replyTo !== null && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    messageId: `<${mail.messageName}@${domain}>`,
    headers: {
      // Asks other servers not to answer with automatic replies.
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribeUrl !== null && {
        'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  })
    .compile()
    .build()
}
