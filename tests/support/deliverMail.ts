/**
 * An app process as far as its mail goes: says so when it is ready, and sends what the outbox of the database holds.
 * Arguments: the addresses of the database and of the mail server.
 */
import { pino } from 'pino'
import { smtpMailer } from '#server/adapters/mailer/smtp.ts'
import { openDatabase } from '#server/db/client.ts'
import { openListener } from '#server/db/listen.ts'
import type { Deps } from '#server/deps.ts'
import { startDelivery } from '#server/features/mail/delivery.ts'

const [databaseUrl = '', smtpUrl = ''] = process.argv.slice(2)
const { db } = openDatabase(databaseUrl, { poolSize: 5 })
// All that a delivery uses: the rest would make the process slow to start.
const deps: Partial<Deps> = {
  db,
  log: pino({ level: 'silent' }),
  mailer: smtpMailer({ url: smtpUrl, from: 'Larder <larder@localhost>' }),
  onMailQueued: (queued) => openListener(databaseUrl).listen('mail_queued', queued),
}
await startDelivery({ deps: deps as Deps })
process.stdout.write('ready')
