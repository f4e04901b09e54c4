import { type Larder, openLarder, withSql } from './larder.ts'
import { receiveMails } from './mailReceiver.ts'
import { freePort } from './ownPostgres.ts'
import { type Report, type Row, seconds, until } from './row.ts'

const mails = 12
/** Measured 1.5 to 4.1 s, the longest on a busy machine; the rest is a margin. */
const maxSentMs = 6_000

async function loseMailServer(report: Report): Promise<void> {
  const port = await freePort()
  const larder = await openLarder(report, {
    DATA_DIR: report.folder(),
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAILS_PER_ADDRESS: '100',
  })
  for (let index = 0; index < mails; index += 1) {
    const status = await signUp(larder, `cook-${index}@resilience.example`)
    if (status !== 200) report.figure(`sign-up answered ${status}`, false)
  }
  const count = async (where: string) =>
    await withSql(larder.databaseUrl, async (sql) =>
      Number(
        (await sql.unsafe(`select count(*) as count from outbox join jobs using (id) where ${where}`))[0]
          ?.count,
      ),
    )
  await until(async () => (await count('attempts > 0')) === mails, 20_000, 'all were tried')
  report.figure(`${await count("outbox.state = 'queued'")} of ${mails} mails wait`)
  const received = await receiveMails(report, port)
  const tookMs = await until(
    async () => (await count("outbox.state = 'sent'")) === mails,
    60_000,
    'all are sent',
  )
  report.figure(
    `all sent ${seconds(tookMs)} after it was back, ${received.length} arrived`,
    tookMs <= maxSentMs && received.length === mails,
  )
  if (!larder.isAlive()) report.figure('the process ended', false)
}

async function signUp(larder: Larder, email: string): Promise<number> {
  const answer = await fetch(`${larder.url}/rpc/auth.signUp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, name: 'Cook', password: 'Quite-l0ng-and-rare', acceptsTerms: true }),
  })
  await answer.arrayBuffer()
  return answer.status
}

export const outside: Row[] = [
  {
    name: 'mail-server-away',
    what: `mail server away while ${mails} mails are written`,
    promised: `all wait, all sent within ${seconds(maxSentMs)} of its return, each once`,
    run: loseMailServer,
  },
]
