import type { ServerContext } from '../../context.ts'
import { logEvents } from '../../logEvents.ts'
import { causeCodeOf } from '../../retries.ts'
import { startWorker, type Worker } from '../../worker.ts'
import {
  type Claim,
  claimDue,
  giveUpLost,
  msUntilNextDue,
  noteDropped,
  noteTaken,
  putBack,
  putBackBroken,
  setAsideBroken,
  writeText,
} from './claims.ts'
import { TextNotTaken } from './port.ts'

/** Texts one process sends at once; one waits for a slow gateway for up to 90 seconds. */
const maxAtOnce = 16

/** Sends the texts that wait until it is stopped. Any number of processes share them. */
export async function startTexting(ctx: ServerContext): Promise<Worker> {
  const { log, onTextQueued } = ctx.deps
  return await startWorker(log, {
    what: 'texts',
    maxAtOnce,
    onQueued: onTextQueued,
    async giveUpLost() {
      for (const text of await giveUpLost(ctx)) log.error({ text }, logEvents.textInterrupted)
    },
    setAsideBroken: () => setAsideBroken(ctx),
    claimDue: (most) => claimDue(ctx, most),
    msUntilNextDue: () => msUntilNextDue(ctx),
    perform: (claim) => deliver(ctx, claim),
    putBackBroken: (claim, causeCode) => putBackBroken(ctx, claim, causeCode),
  })
}

/** Sends one text and notes what became of it. Throws what breaks on our side before the gateway has it. */
async function deliver(ctx: ServerContext, claim: Claim): Promise<void> {
  const { log, smsGateway } = ctx.deps
  const { id: text, attempts } = claim
  const written = await writeText(ctx, claim)
  if (!written) return await noteDropped(ctx, claim)
  if (!smsGateway) return await noteTaken(ctx, claim, written)
  try {
    await smsGateway.send(written)
  } catch (thrown) {
    if (!(thrown instanceof TextNotTaken)) throw thrown
    const state = await putBack(ctx, claim, thrown).catch((err: unknown) => {
      if (!thrown.isUnanswered) throw err
      // It may have been sent, so it must not be queued again: when its lease is over it is given up.
      log.error({ text, err }, logEvents.textUnconfirmedNotSaved)
      return 'unknown' as const
    })
    const cause = thrown.status === null ? causeCodeOf(thrown.cause) : null
    const told = { text, attempts, status: thrown.status, cause }
    return state === 'queued'
      ? log.warn(told, logEvents.textRetryScheduled)
      : log.error(told, state === 'failed' ? logEvents.textFailed : logEvents.textUnconfirmed)
  }
  log.info({ text, attempts }, logEvents.textSent)
  // It is gone: whatever breaks from here on must not send it again.
  await noteTaken(ctx, claim, null).catch((err: unknown) =>
    log.error({ text, err }, logEvents.textSentNotSaved),
  )
}
