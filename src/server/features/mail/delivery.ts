import type { ServerContext } from '../../context.ts'
import { logEvents } from '../../logEvents.ts'
import { startWorker, type Worker } from '../../worker.ts'
import {
  type Claim,
  claimDue,
  giveUpLost,
  handOver,
  keepMail,
  MailWithdrawn,
  msUntilNextDue,
  noteSent,
  putBack,
  putBackBroken,
  setAsideBroken,
} from './claims.ts'
import { MailNotTaken } from './port.ts'

/** Mails one process sends at once. */
const maxAtOnce = 4

export type Delivery = Worker

/** Sends what the outbox holds until it is stopped. Any number of processes share one outbox. */
export async function startDelivery(ctx: ServerContext): Promise<Delivery> {
  const { log, onMailQueued } = ctx.deps
  return await startWorker(log, {
    what: 'outbox',
    maxAtOnce,
    onQueued: onMailQueued,
    async giveUpLost() {
      for (const mail of await giveUpLost(ctx)) log.error({ mail }, logEvents.mailInterrupted)
    },
    setAsideBroken: () => setAsideBroken(ctx),
    claimDue: (most) => claimDue(ctx, most),
    msUntilNextDue: () => msUntilNextDue(ctx),
    perform: (claim) => deliver(ctx, claim),
    putBackBroken: (claim, causeCode) => putBackBroken(ctx, claim, causeCode),
  })
}

/** Sends one mail and notes what became of it. Throws what breaks on our side before the mail server has it. */
async function deliver(ctx: ServerContext, claim: Claim): Promise<void> {
  const { log, mailer } = ctx.deps
  const { id: mail, attempts } = claim
  try {
    if (!mailer) return await keepMail(ctx, claim)
    await mailer.send(claim.recipient, () => handOver(ctx, claim))
  } catch (thrown) {
    if (thrown instanceof MailWithdrawn) return log.info({ mail }, logEvents.mailCancelled)
    if (!(thrown instanceof MailNotTaken)) throw thrown
    const state = await putBack(ctx, claim, thrown)
    const told = { mail, attempts, status: thrown.status }
    return state === 'failed'
      ? log.error(told, logEvents.mailFailed)
      : log.warn(told, logEvents.mailRetryScheduled)
  }
  log.info({ mail, attempts }, logEvents.mailSent)
  // It is gone: whatever breaks from here on must not send it again.
  await noteSent(ctx, claim).catch((err: unknown) => log.error({ mail, err }, logEvents.mailSentNotSaved))
}
