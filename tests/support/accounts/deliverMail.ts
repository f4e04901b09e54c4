/**
 * An app process as far as its mail goes: says so when it is ready, and sends what the outbox of the database holds.
 * Arguments: the addresses of the database and of the mail server.
 */
import { pino } from 'pino'
import { createSmtpMailer } from '#server/adapters/mailer/smtp.ts'
import { openDatabase } from '#server/db/client.ts'
import { openNotificationListener } from '#server/db/listen.ts'
import type { Deps } from '#server/deps.ts'
import { startJobWorker } from '#server/features/jobs/worker.ts'
import { mailJobKind } from '#server/features/mail/mailJobKind.ts'

const [databaseUrl = '', smtpUrl = ''] = process.argv.slice(2)
const { db } = openDatabase(databaseUrl, { poolSize: 5 })
// All that a delivery uses: the rest would make the process slow to start.
const deps: Partial<Deps> = {
  db,
  log: pino({ level: 'silent' }),
  mailer: createSmtpMailer({ url: smtpUrl, from: 'Larder <larder@localhost>' }),
  onJobQueued: (queued) => openNotificationListener(databaseUrl).listen('job_queued', queued),
}
await startJobWorker({ deps: deps as Deps }, [mailJobKind])
process.stdout.write('ready')
