import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { Report } from './row.ts'

/** A mail server at this port, which ends after the row. Resolves to the recipients of the mails that arrived. */
export async function receiveMails(report: Report, port: number): Promise<string[]> {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    async onData(stream, { envelope }, done) {
      // A row may end the sending server while a mail arrives: such a mail was not received.
      const whole = await text(stream).catch(() => null)
      if (whole === null) return
      received.push(envelope.rcptTo[0]?.address ?? '')
      done()
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  report.after(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return received
}
