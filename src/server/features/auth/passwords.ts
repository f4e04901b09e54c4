import { Argon2id } from 'oslo/password'
import type { Context } from '../../context.ts'
import { FairQueue } from '../../fairQueue.ts'

/** OWASP's Password Storage Cheat Sheet (2025): 19 MiB of memory, two passes, one lane. */
const current = { memorySize: 19_456, iterations: 2, parallelism: 1 }
const argon2 = new Argon2id(current)

/**
 * Two at a time: each takes one of libuv's four threads and 19 MiB, and pages want threads for compression meanwhile.
 * The main thread is never held. A hash takes some 35 ms: a visitor's own 20 wait for 0.4 s, and a whole queue for 5 s.
 */
const queue = new FairQueue({
  maxRunning: 2,
  maxRunningPerCaller: 2,
  maxWaiting: 300,
  maxWaitingPerCaller: 20,
  maxWaitMs: 10_000,
})

/** The hash of a password nobody has, so that an unknown address takes as long to refuse as a known one. */
const nobodys = argon2.hash('nobody has this password')

type Visitor = Pick<Context, 'visitor'>

/** Throws TOO_MANY when too many passwords of the visitor wait to be hashed, UNAVAILABLE when too many of everybody's do. */
export function hashPassword(ctx: Visitor, password: string): Promise<string> {
  return queue.run(ctx.visitor, () => argon2.hash(password.normalize('NFKC')))
}

/** Whether the password is that of the hash. With null it takes as long, and is false. Throws as hashPassword does. */
export async function isPassword(ctx: Visitor, password: string, hash: string | null): Promise<boolean> {
  const compared = hash ?? (await nobodys)
  const isRight = await queue.run(ctx.visitor, () =>
    // oslo throws on what is no hash at all.
    argon2.verify(compared, password.normalize('NFKC')).catch(() => false),
  )
  return isRight && hash !== null
}

/** Whether a hash was made with other parameters than those in force. */
export function isOutdated(hash: string): boolean {
  return !hash.includes(`$m=${current.memorySize},t=${current.iterations},p=${current.parallelism}$`)
}
