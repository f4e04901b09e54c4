import { and, eq, gt, sql } from 'drizzle-orm'
import type { Changes, ChangesInput, GroceryRef, ServerDoc } from '#shared/contract/grocery.ts'
import type { AuthorizedHouseholdId, MemberContext } from '../../context.ts'
import { untilAnswered } from '../../db/untilAnswered.ts'
import { DomainError } from '../../errors.ts'
import { costOfLength } from '../../reads.ts'
import { sessions } from '../auth/table.ts'
import { memberships } from '../households/table.ts'
import { isShownOrList, readDocBatches, readTextLength } from './docBatches.ts'
import { toServerDoc } from './documents.ts'
import type { MeasuredChanges } from './feed.ts'
import { groceryDocs, groceryHouseholds } from './table.ts'

/** What a household's lists cost to read, beside their length. */
export const listsCost = 5
/** Live lists one person may have open on one process: tabs and devices, and no more. */
const maxPerPerson = 25
const openBy = new Map<string, number>()

/**
 * Tells of every change of a household's lists after what the client has heard, each once and in order, until the
 * signal aborts. Ends at once for whoever is no longer in the household or signed in: throws NOT_FOUND or
 * UNAUTHENTICATED, and TOO_MANY for too many at once. The first read is charged and waits its turn, as a query does;
 * what comes later is charged as well: who has spent half of their minute hears several changes as one.
 */
export async function* followChanges(
  ctx: MemberContext,
  input: ChangesInput,
  signal: AbortSignal,
): AsyncGenerator<{ id: string; data: Changes }, void> {
  const { userId, sessionId } = ctx.member
  const { householdId } = input
  const open = openBy.get(userId) ?? 0
  if (open >= maxPerPerson)
    throw new DomainError('TOO_MANY', 'errors_too_many_requests', { retryAfterSeconds: 60 })
  openBy.set(userId, open + 1)
  const { groceryFeed } = ctx.deps
  const ends = AbortSignal.any([signal, ctx.closing])
  const follower = await groceryFeed.follow({ householdId, userId, sessionId }).catch((error: unknown) => {
    closeOne(userId)
    throw error
  })
  try {
    let since = input.lastEventId ? Number(input.lastEventId) : input.since
    const read = () => groceryFeed.read(householdId, since, () => readChanges(ctx, householdId, since))
    // Access is looked up after following began, so that an end of access in between is noticed.
    const readFirst = async () => {
      await expectAccess(ctx, householdId)
      return await read()
    }
    const first = await (ctx.reads?.run(listsCost, readFirst) ?? readFirst())
    ctx.reads?.charge(costOfLength(first.length))
    let { changes } = first
    let unpaidLength = 0
    for (;;) {
      if (changes.isWhole || changes.seq > since) {
        await groceryFeed.turns.next()
        yield { id: String(changes.seq), data: changes }
      }
      since = changes.seq
      const heard = await follower.next(
        ends,
        async () => await ctx.reads?.chargeInTime(costOfLength(unpaidLength), ends),
      )
      if (heard === 'closed') return
      // Access may have ended while the database was away: it is checked before changes are sent.
      const readNext = async (isAgain: boolean) => {
        if (heard === 'check access' || isAgain) await expectAccess(ctx, householdId)
        return await read()
      }
      const next = await untilAnswered(readNext, () => follower.isClosed, ends)
      if (!next) return
      ;({ changes, length: unpaidLength } = next)
    }
  } finally {
    groceryFeed.leave(follower)
    closeOne(userId)
  }
}

/**
 * A household's lists and all on them, as they are now. Charged by their length before they are read. Throws NOT_FOUND
 * unless the caller belongs to it.
 */
export async function getLists(ctx: MemberContext, { householdId }: GroceryRef): Promise<Changes> {
  await expectAccess(ctx, householdId)
  ctx.reads?.charge(costOfLength(await readTextLength(ctx, householdId)))
  const { changes } = await readChanges(ctx, householdId, 0)
  return changes
}

function closeOne(userId: string): void {
  const open = (openBy.get(userId) ?? 1) - 1
  if (open > 0) openBy.set(userId, open)
  else openBy.delete(userId)
}

/**
 * Returns the household's id as one that the caller may use. Throws NOT_FOUND unless they belong to it, UNAUTHENTICATED
 * unless their session is open.
 */
export async function expectAccess(
  { deps, member }: MemberContext,
  householdId: string,
): Promise<AuthorizedHouseholdId> {
  const [row] = await deps.db
    .select({ isMember: sql<boolean>`${memberships.userId} is not null` })
    .from(sessions)
    .leftJoin(
      memberships,
      and(eq(memberships.userId, sessions.userId), eq(memberships.householdId, householdId)),
    )
    .where(and(eq(sessions.id, member.sessionId), sql`${sessions.expiresAt} > now()`))
  if (!row) throw new DomainError('UNAUTHENTICATED', 'auth_not_signed_in')
  if (!row.isMember) throw new DomainError('NOT_FOUND', 'households_no_such_household')
  return householdId as AuthorizedHouseholdId
}

/**
 * `seq` is that of the last change when reading began; changes commit in the order of their numbers. One that is made while
 * the documents are read may be among them, and is told again to whoever goes on from `seq`.
 */
export async function readChanges(
  ctx: MemberContext,
  householdId: string,
  since: number,
): Promise<MeasuredChanges> {
  const { seq, forgottenSeq } = groceryHouseholds
  const [household] = await ctx.deps.db
    .select({ seq, forgottenSeq })
    .from(groceryHouseholds)
    .where(eq(groceryHouseholds.householdId, householdId))
  if (!household) return { changes: { docs: [], seq: 0, isWhole: true }, length: 0 }
  const isWhole = since === 0 || household.forgottenSeq > since || household.seq < since
  const docs: ServerDoc[] = []
  let length = 0
  if (isWhole || household.seq > since) {
    // Who is told all need not hear what is gone.
    const which = isWhole ? isShownOrList : gt(groceryDocs.seq, since)
    for await (const rows of readDocBatches(ctx, householdId, which))
      for (const row of rows) {
        docs.push(toServerDoc(row.key, row.doc))
        length += row.length
      }
  }
  return { changes: { docs, seq: household.seq, isWhole }, length }
}
