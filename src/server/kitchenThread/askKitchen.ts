import { fairQueueKeysOf } from '../caller.ts'
import type { Context, ServerContext } from '../context.ts'
import { isTransaction } from '../db/transaction.ts'
import type { JobInput, JobName, JobOutput } from './jobs.ts'

/** The caller of the kitchen: a call, or a task of the server, which has no member, visitor or reads. */
export type KitchenContext = ServerContext & Partial<Pick<Context, 'member' | 'visitor' | 'reads'>>

/**
 * Does a kitchen job in the caller's turn. It must not be called within a transaction, whose connection and locks would
 * be held while the job waits. Throws as KitchenThread does.
 */
export async function askKitchen<Name extends JobName>(
  { deps, member, visitor, reads = null }: KitchenContext,
  name: Name,
  input: JobInput<Name>,
): Promise<JobOutput<Name>> {
  if (isTransaction(deps.db)) throw new Error(`The kitchen job ${name} was asked for within a transaction.`)
  const queueCaller = visitor === undefined ? null : fairQueueKeysOf({ member: member ?? null, visitor })
  return (await deps.kitchenThread.run({ queueCaller, reads }, name, input)) as JobOutput<Name>
}
