import type { Context } from '../../context.ts'
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
/** Another process may have what is due, so it is not asked for without pause. */
const shortestRestMs = 250
/** Nobody needs to tell us of a lease that runs out elsewhere. */
const longestRestMs = 60_000
/** The database may be back soon. */
const afterFailureMs = 5_000

export interface Delivery {
  /** Takes no more mails and waits for those under way, `graceMs` at most; what is left, another start finds. */
  stop(graceMs: number): Promise<void>
}

/** Sends what the outbox holds until it is stopped. Any number of processes share one outbox. */
export async function startDelivery(ctx: Pick<Context, 'deps'>): Promise<Delivery> {
  const { log, onMailQueued } = ctx.deps
  const running = new Set<Promise<void>>()
  let isStopped = false
  let isWanted = false
  let looking: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  function wake() {
    if (isStopped) return
    isWanted = true
    looking ??= look()
  }

  async function look() {
    while (isWanted) {
      isWanted = false
      clearTimeout(timer)
      const restMs = await takeDue().catch((err: unknown) => {
        log.warn({ err }, 'the outbox could not be read')
        return afterFailureMs
      })
      if (!isStopped) timer = setTimeout(wake, restMs)
    }
    looking = null
  }

  async function takeDue(): Promise<number> {
    for (const mail of await giveUpLost(ctx)) log.error({ mail }, 'mail lost while it was handed over')
    const free = mostAtOnce - running.size
    if (free === 0 || isStopped) return longestRestMs
    for (const claim of await claimDue(ctx, free)) {
      const sending = deliver(ctx, claim).finally(() => {
        running.delete(sending)
        wake()
      })
      running.add(sending)
    }
    const dueMs = (await msUntilNextDue(ctx)) ?? longestRestMs
    return Math.min(longestRestMs, Math.max(shortestRestMs, dueMs))
  }

  const stopListening = await onMailQueued(wake)
  wake()
  return {
    async stop(graceMs) {
      isStopped = true
      isWanted = false
      clearTimeout(timer)
      await stopListening()
      await looking
      const grace = Promise.withResolvers<void>()
      const graceTimer = setTimeout(grace.resolve, graceMs)
      await Promise.race([Promise.all(running), grace.promise])
      clearTimeout(graceTimer)
    },
  }
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
