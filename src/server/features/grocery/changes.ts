import { and, asc, eq, like, not, or, sql } from 'drizzle-orm'
import type { Changes, ChangesInput, GroceryRef } from '#shared/contract/grocery.ts'
import type { MemberContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { costOfLength } from '../../reads.ts'
import { sessions } from '../auth/table.ts'
import { memberships } from '../households/table.ts'
import { toServerDoc } from './documents.ts'
import type { MeasuredChanges } from './feed.ts'
import { groceryDocs, groceryHouseholds } from './table.ts'

/** What a household's lists cost to read, beside their length. */
export const listsCost = 5
/** Live lists one person may have open on one process: tabs and devices, and no more. */
const mostPerPerson = 25
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
  if (open >= mostPerPerson)
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
      if (heard === 'check access') await expectAccess(ctx, householdId)
      ;({ changes, length: unpaidLength } = await read())
    }
  } finally {
    groceryFeed.leave(follower)
    closeOne(userId)
  }
}

/** A household's lists and all on them, as they are now. Throws NOT_FOUND unless the caller belongs to it. */
export async function getLists(ctx: MemberContext, { householdId }: GroceryRef): Promise<Changes> {
  await expectAccess(ctx, householdId)
  const { changes, length } = await readChanges(ctx, householdId, 0)
  ctx.reads?.charge(costOfLength(length))
  return changes
}

function closeOne(userId: string): void {
  const open = (openBy.get(userId) ?? 1) - 1
  if (open > 0) openBy.set(userId, open)
  else openBy.delete(userId)
}

/** Throws NOT_FOUND unless the caller belongs to the household, UNAUTHENTICATED unless their session is open. */
export async function expectAccess({ deps, member }: MemberContext, householdId: string): Promise<void> {
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
}

/** One query. `seq` is that of the last change there is; changes commit in the order of their numbers. */
async function readChanges(
  { deps }: MemberContext,
  householdId: string,
  since: number,
): Promise<MeasuredChanges> {
  const { forgottenSeq } = groceryHouseholds
  // Who has nothing need not hear what is gone; but a list that was removed still names what somebody put on it.
  const isHeard = since === 0 ? or(not(groceryDocs.isGone), like(groceryDocs.key, '%/')) : undefined
  const isNews = or(sql`${groceryDocs.seq} > ${since}`, sql`${forgottenSeq} > ${since}`)
  const rows = await deps.db
    .select({
      seq: groceryHouseholds.seq,
      forgottenSeq,
      key: groceryDocs.key,
      doc: groceryDocs.doc,
      length: groceryDocs.length,
      isGone: groceryDocs.isGone,
    })
    .from(groceryHouseholds)
    .leftJoin(groceryDocs, and(eq(groceryDocs.householdId, groceryHouseholds.householdId), isNews, isHeard))
    .where(eq(groceryHouseholds.householdId, householdId))
    .orderBy(asc(groceryDocs.key))
  const [first] = rows
  if (!first) return { changes: { docs: [], seq: 0, isWhole: true }, length: 0 }
  const isWhole = since === 0 || first.forgottenSeq > since || first.seq < since
  const docs = rows.flatMap(({ key, doc, isGone }) =>
    key === null || doc === null || (isWhole && isGone && !key.endsWith('/')) ? [] : [toServerDoc(key, doc)],
  )
  const length = rows.reduce((sum, row) => sum + (row.length ?? 0), 0)
  return { changes: { docs, seq: first.seq, isWhole }, length }
}
