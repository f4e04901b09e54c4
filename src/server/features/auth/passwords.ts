import { Argon2id } from 'oslo/password'
import pLimit from 'p-limit'

/** OWASP's Password Storage Cheat Sheet (2025): 19 MiB of memory, two passes, one lane. */
const current = { memorySize: 19_456, iterations: 2, parallelism: 1 }
const argon2 = new Argon2id(current)

/**
 * Two at a time: each takes one of libuv's four threads and 19 MiB, and pages want threads for compression meanwhile.
 * The main thread is never held.
 */
const inTurn = pLimit(2)

/** The hash of a password nobody has, so that an unknown address takes as long to refuse as a known one. */
const nobodys = inTurn(() => argon2.hash('nobody has this password'))

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => argon2.hash(password.normalize('NFKC')))
}

/** Whether the password is that of the hash. With null it takes as long, and is false. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const compared = hash ?? (await nobodys)
  // oslo throws on what is no hash at all.
  const isRight = await inTurn(() => argon2.verify(compared, password.normalize('NFKC'))).catch(() => false)
  return isRight && hash !== null
}

/** Whether a hash was made with other parameters than those in force. */
export function isOutdated(hash: string): boolean {
  return !hash.includes(`$m=${current.memorySize},t=${current.iterations},p=${current.parallelism}$`)
}
