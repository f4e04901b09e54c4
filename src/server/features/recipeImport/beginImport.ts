import { eq } from 'drizzle-orm'
import type { MemberContext } from '../../context.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError, tooManyForNow } from '../../errors.ts'
import { requireDatabaseRoomForText } from '../../textRoom.ts'
import { enqueueJob } from '../jobs/service.ts'
import { countAndGetWaitSeconds } from '../limits/service.ts'
import { readImportJobKind } from './readImportJob.ts'
import { findImportOfMember } from './stored.ts'
import { recipeImportsTable } from './table.ts'

/** Imports that a member may begin in an hour, and addresses that they may have read in a day. */
const maxImportsPerHour = 60
const maxAddressesPerDay = 5_000
const hourMs = 60 * 60_000

/** Counts an import that begins, and the addresses that it reads. Throws TOO_MANY when the member began more than they may. */
export async function countImport({ deps, member }: MemberContext, addresses: number): Promise<void> {
  const ofAddresses = {
    key: `imported addresses of ${member.userId}`,
    most: maxAddressesPerDay,
    windowMs: 24 * hourMs,
    amount: addresses,
  }
  const wait = await countAndGetWaitSeconds(deps, [
    { key: `imports of ${member.userId}`, most: maxImportsPerHour, windowMs: hourMs },
    ...(addresses > 0 ? [ofAddresses] : []),
  ])
  if (wait !== null) throw tooManyForNow(wait)
}

/** Whether the caller has begun this import. */
export async function isBegunByCaller(ctx: MemberContext, importId: string): Promise<boolean> {
  return (await findImportOfMember(ctx, ctx.member.userId, importId)) !== null
}

/**
 * Stores an import of the caller's and what `fill` writes in one transaction. Throws UNAVAILABLE while the disk is nearly full, and INVALID
 * for an id that somebody else has used.
 */
export async function beginImport(
  ctx: MemberContext,
  row: Omit<typeof recipeImportsTable.$inferInsert, 'userId'>,
  fill: (tx: MemberContext) => Promise<void>,
): Promise<void> {
  await requireDatabaseRoomForText(ctx)
  await runInTransaction(ctx, async (tx) => {
    const added = await tx.deps.db
      .insert(recipeImportsTable)
      .values({ ...row, userId: ctx.member.userId })
      .onConflictDoNothing()
      .returning({ id: recipeImportsTable.id })
    if (added.length === 0) throw new DomainError('INVALID', 'errors_bad_input')
    await fill(tx)
  })
}

/** Queues the job that reads an import. */
export async function queueReading(tx: MemberContext, importId: string): Promise<void> {
  const { userId } = tx.member
  const { jobId } = await enqueueJob(tx, readImportJobKind, { importId }, { userId })
  await tx.deps.db
    .update(recipeImportsTable)
    .set({ jobId, state: 'reading', failure: null })
    .where(eq(recipeImportsTable.id, importId))
}
