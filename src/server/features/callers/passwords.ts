import { Argon2id } from 'oslo/password'
import { fairQueueKeysOfCaller } from '../../caller.ts'
import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { FairQueue } from '../../turns/fairQueue.ts'
import { slotSharesOfNetworks, WorkSlots } from '../../turns/slots.ts'

/** OWASP's Password Storage Cheat Sheet (2025): 19 MiB of memory, two passes, one lane. */
const current = { memorySize: 19_456, iterations: 2, parallelism: 1 }
const argon2 = new Argon2id(current)

/** Maximum passwords of one network, for IPv6 of the whole /48, that are hashed or wait at once. */
const maxOfNetwork = 22
const retryAfterSeconds = 5

/**
 * Two at a time: each uses one of libuv's four threads and 19 MiB, and pages need threads for compression. Never blocks
 * the main thread. A hash takes 14 ms on an idle machine and some 23 ms on a busy one: all passwords of one network
 * then wait 0.25 s, and a full queue 2.3 s.
 */
const queue = new FairQueue({
  maxRunning: 2,
  maxRunningPerCaller: 2,
  maxWaiting: 200,
  maxWaitingPerCaller: maxOfNetwork,
  maxWaitMs: 10_000,
})
/** Limits the shares of networks only; the queue limits the total. */
const slots = new WorkSlots(Number.POSITIVE_INFINITY)

/** A hash that belongs to no account, so that refusing an unknown address takes as long as refusing a known one. */
const unusedHash = argon2.hash('nobody has this password')

type Visitor = Pick<Context, 'visitor'>

/**
 * Throws TOO_MANY when too many passwords of the visitor's network, or of a wider IPv6 network around it, wait to be
 * hashed, and UNAVAILABLE when too many of all visitors do.
 */
export function hashPassword(ctx: Visitor, password: string): Promise<string> {
  return runInPasswordQueue(ctx, () => argon2.hash(password.normalize('NFKC')))
}

/** Whether the password matches the hash. With null it takes as long, and is false. Throws as hashPassword does. */
export async function doesPasswordMatchHash(
  ctx: Visitor,
  password: string,
  hash: string | null,
): Promise<boolean> {
  const compared = hash ?? (await unusedHash)
  const isRight = await runInPasswordQueue(ctx, () =>
    // oslo throws on a malformed hash.
    argon2.verify(compared, password.normalize('NFKC')).catch(() => false),
  )
  return isRight && hash !== null
}

async function runInPasswordQueue<T>({ visitor }: Visitor, work: () => Promise<T>): Promise<T> {
  const slot = slots.take(slotSharesOfNetworks(visitor, maxOfNetwork))
  if ('refusedBy' in slot)
    throw new DomainError('TOO_MANY', 'errors_too_many_requests', { retryAfterSeconds })
  try {
    return await queue.run(fairQueueKeysOfCaller({ visitor }), work)
  } finally {
    slot.release()
  }
}

/** Whether a hash was made with other parameters than the current ones. */
export function isPasswordHashOutdated(hash: string): boolean {
  return !hash.includes(`$m=${current.memorySize},t=${current.iterations},p=${current.parallelism}$`)
}
