import { fairQueueKeysOfCaller } from '../caller.ts'
import type { Context } from '../context.ts'
import type { DbContext } from '../db/dbContext.ts'
import { isDatabaseTransaction } from '../db/transaction.ts'
import type { Log } from '../logEvents.ts'
import type { KitchenJobInput, KitchenJobName, KitchenJobOutput } from './jobs.ts'
import type { KitchenJobRunner } from './port.ts'

/** The caller of the kitchen: a call, or a task of the server, which has no member, visitor or reads. */
export interface KitchenContext extends Partial<Pick<Context, 'visitor' | 'reads'>> {
  deps: DbContext['deps'] & { kitchenThread: KitchenJobRunner; log: Pick<Log, 'warn'> }
  member?: { userId: string } | null
}

/**
 * Does a kitchen job in the caller's turn. It must not be called within a transaction, whose connection and locks would
 * be held while the job waits. Throws as KitchenThread does.
 */
export async function runKitchenJobInTurn<Name extends KitchenJobName>(
  { deps, member, visitor, reads = null }: KitchenContext,
  name: Name,
  input: KitchenJobInput<Name>,
): Promise<KitchenJobOutput<Name>> {
  if (isDatabaseTransaction(deps.db))
    throw new Error(`The kitchen job ${name} was asked for within a transaction.`)
  const queueCaller =
    visitor === undefined ? null : fairQueueKeysOfCaller({ member: member ?? null, visitor })
  return (await deps.kitchenThread.run({ queueCaller, reads }, name, input)) as KitchenJobOutput<Name>
}
