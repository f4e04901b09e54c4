import type { Context } from '../../context.ts'
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
} from './claims.ts'
import { MailNotTaken } from './port.ts'

/** Mails one process sends at once. */
const mostAtOnce = 4

export type Delivery = Worker

/** Sends what the outbox holds until it is stopped. Any number of processes share one outbox. */
export async function startDelivery(ctx: Pick<Context, 'deps'>): Promise<Delivery> {
  const { log, onMailQueued } = ctx.deps
  return await startWorker(log, {
    what: 'outbox',
    mostAtOnce,
    onQueued: onMailQueued,
    async giveUpLost() {
      for (const mail of await giveUpLost(ctx)) log.error({ mail }, 'mail lost while it was handed over')
    },
    claimDue: (most) => claimDue(ctx, most),
    msUntilNextDue: () => msUntilNextDue(ctx),
    perform: (claim) => deliver(ctx, claim),
  })
}

/** What the row says when the fault is not the mail server's. */
const ourFault = { message: 'Larder could not write it.', isPermanent: false, status: null }

/** Sends one mail and notes what became of it. Never throws: what cannot be noted is found when the lease is over. */
async function deliver(ctx: Pick<Context, 'deps'>, claim: Claim): Promise<void> {
  const { log, mailer } = ctx.deps
  const { id: mail, attempts } = claim
  try {
    if (!mailer) return await keepMail(ctx, claim)
    const thrown = await mailer
      .send(claim.recipient, () => handOver(ctx, claim))
      .then(
        () => null,
        (error: unknown) => error,
      )
    if (thrown === null) {
      await noteSent(ctx, claim)
      return log.info({ mail, attempts }, 'mail sent')
    }
    if (thrown instanceof MailWithdrawn) throw thrown
    const isTheirs = thrown instanceof MailNotTaken
    // A mail server's words may name people; what broke on our side must be found.
    if (!isTheirs) log.error({ mail, err: thrown }, 'mail broke')
    const reason = isTheirs ? thrown : ourFault
    const state = await putBack(ctx, claim, reason)
    const told = { mail, attempts, status: reason.status }
    if (state === 'failed') log.error(told, 'mail failed')
    else log.warn(told, 'mail put off')
  } catch (err) {
    if (err instanceof MailWithdrawn) log.info({ mail }, 'mail withdrawn')
    else log.error({ mail, err }, 'mail stays as it is until its lease is over')
  }
}
