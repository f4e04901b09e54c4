import type { Context } from '../../context.ts'
import { startWorker, type Worker } from '../../worker.ts'
import {
  type Claim,
  claimDue,
  giveUpLost,
  msUntilNextDue,
  noteDropped,
  noteTaken,
  putBack,
  writeText,
} from './claims.ts'
import { TextNotTaken } from './port.ts'

/** Texts one process sends at once. */
const mostAtOnce = 4

/** Sends the texts that wait until it is stopped. Any number of processes share them. */
export async function startTexting(ctx: Pick<Context, 'deps'>): Promise<Worker> {
  const { log, onTextQueued } = ctx.deps
  return await startWorker(log, {
    what: 'texts',
    mostAtOnce,
    onQueued: onTextQueued,
    async giveUpLost() {
      for (const text of await giveUpLost(ctx)) log.error({ text }, 'text lost while it was sent')
    },
    claimDue: (most) => claimDue(ctx, most),
    msUntilNextDue: () => msUntilNextDue(ctx),
    perform: (claim) => deliver(ctx, claim),
  })
}

/** What the row says when the fault is not the gateway's. */
const ourFault = { message: 'Larder could not send it.', isPermanent: false, status: null }

/** Sends one text and notes what became of it. Never throws: what cannot be noted is found when the lease is over. */
async function deliver(ctx: Pick<Context, 'deps'>, claim: Claim): Promise<void> {
  const { log, smsGateway } = ctx.deps
  const { id: text, attempts } = claim
  try {
    const written = await writeText(ctx, claim)
    if (!written) return await noteDropped(ctx, claim)
    if (!smsGateway) return await noteTaken(ctx, claim, written)
    const thrown = await smsGateway.send(written).then(
      () => null,
      (error: unknown) => error,
    )
    if (thrown === null) {
      await noteTaken(ctx, claim, null)
      return log.info({ text, attempts }, 'text sent')
    }
    const isTheirs = thrown instanceof TextNotTaken
    // What broke on our side must be found.
    if (!isTheirs) log.error({ text, err: thrown }, 'text broke')
    const reason = isTheirs ? thrown : ourFault
    const state = await putBack(ctx, claim, reason)
    const told = { text, attempts, status: reason.status }
    if (state === 'failed') log.error(told, 'text failed')
    else log.warn(told, 'text put off')
  } catch (err) {
    log.error({ text, err }, 'text stays as it is until its lease is over')
  }
}
