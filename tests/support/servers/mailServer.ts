import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'
import { vi } from 'vitest'
import { type ReceivedMail, readMail } from '../accounts/readMail.ts'
import { certificate } from './certificate.ts'

/** RCPT: it is told the recipient. text: the text begins to arrive. dot: it has all of it. */
type Stage = 'RCPT' | 'text' | 'dot'
/** An answer with this number, an end of the connection without any, or nothing at all. */
type Answer = number | 'cut' | 'silence'

export interface MailServer {
  url: string
  /** Every mail whose text came whole, unless it was refused then. */
  received: ReceivedMail[]
  /** How many connections there have been. */
  connections: () => number
  /** Resolves to the mail that comes `index` mails after the first. */
  mail: (index: number) => Promise<ReceivedMail>
  /** What it does with the next mail that gets so far, in place of taking it; resolves when it has. */
  next: (stage: Stage, answer: Answer) => Promise<void>
  goDown: () => Promise<void>
  /** Is there again, at the same port. */
  comeUp: () => Promise<void>
  close: () => Promise<void>
}

/** A real mail server on this machine, that can be told to misbehave. */
export async function startMailServer(
  options: { user?: string; password?: string; tls?: 'from the start' | 'when asked' } = {},
): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const planned: { stage: Stage; answer: Answer; done: () => void }[] = []
  let connections = 0
  let port = 0
  let server: SMTPServer

  /** True when the plan was for this moment; what it says is done. */
  function follow(stage: Stage, session: SMTPServerSession, reply: (error: Error) => void): boolean {
    if (planned[0]?.stage !== stage) return false
    const { answer, done } = planned.shift() as (typeof planned)[number]
    if (answer === 'cut') cut(session.id)
    else if (answer !== 'silence') reply(Object.assign(new Error('Not this one'), { responseCode: answer }))
    done()
    return true
  }

  function cut(id?: string) {
    for (const connection of server.connections as Set<{ id: string; _socket: Socket }>)
      if (id === undefined || connection.id === id) connection._socket.destroy()
  }

  const handlers: SMTPServerOptions = {
    ...certificate,
    secure: options.tls === 'from the start',
    authOptional: options.user === undefined,
    allowInsecureAuth: true,
    disabledCommands: [
      ...(options.user === undefined ? ['AUTH'] : []),
      ...(options.tls === 'when asked' ? [] : ['STARTTLS']),
    ],
    disableReverseLookup: true,
    onAuth({ username, password }, _session, done) {
      if (username === options.user && password === options.password) done(null, { user: username })
      else done(new Error('Who are you?'))
    },
    onConnect(_session, done) {
      connections += 1
      done()
    },
    onRcptTo(_address, session, done) {
      if (!follow('RCPT', session, done)) done()
    },
    async onData(stream, session, done) {
      if (planned[0]?.stage === 'text') {
        stream.once('data', () => follow('text', session, done))
        stream.resume()
        return
      }
      const source = await text(stream).catch(() => null)
      if (source === null) return
      const isRefusal = planned[0]?.stage === 'dot' && typeof planned[0].answer === 'number'
      const { mailFrom, rcptTo } = session.envelope
      const sender = mailFrom ? mailFrom.address : ''
      const envelope = { sender, recipient: rcptTo[0]?.address ?? '', isEncrypted: session.secure }
      if (!isRefusal) received.push(readMail(envelope, source))
      if (!follow('dot', session, done)) done()
    },
  }

  async function comeUp() {
    server = new SMTPServer(handlers)
    // A client that hangs up is what many of these tests are about.
    server.on('error', () => {})
    server.listen(port, '127.0.0.1')
    await once(server.server, 'listening')
    port = (server.server.address() as AddressInfo).port
  }

  async function goDown() {
    const closed = Promise.withResolvers<void>()
    server.close(closed.resolve)
    cut()
    await closed.promise
  }

  await comeUp()
  const { user, password = '' } = options
  const login = user === undefined ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`
  return {
    url: `smtp${options.tls === 'from the start' ? 's' : ''}://${login}127.0.0.1:${port}`,
    received,
    connections: () => connections,
    mail: (index) =>
      vi.waitUntil(() => received[index], { timeout: 10_000, interval: 5 }) as Promise<ReceivedMail>,
    next: (stage, answer) => new Promise((done) => void planned.push({ stage, answer, done })),
    goDown,
    comeUp,
    close: goDown,
  }
}
