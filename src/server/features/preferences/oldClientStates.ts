import { and, desc, eq, sql } from 'drizzle-orm'
import type { MemberContext } from '../../context.ts'
import { oldClientStates, shownParts } from './table.ts'

type ShownPart = (typeof shownParts)[number]
/** Words in small letters, of one part or of both. */
export type Shown = Partial<Record<ShownPart, readonly string[]>>
/** What a session was shown or told itself, of each part the last few different lists, the newest first. */
export type ShownStates = Record<ShownPart, readonly (readonly string[])[]>

const { id, sessionId, part, words } = oldClientStates
/** Lists that are kept of a session and part. Where there are as many, others may have been forgotten. */
export const maxStates = 16

/** What the caller's session was shown, or told itself, by the doors for old clients; empty where it has not asked yet. */
export async function getShownStates({ deps, member }: MemberContext): Promise<ShownStates> {
  const rows = await deps.db
    .select({ part, words })
    .from(oldClientStates)
    .where(eq(sessionId, member.sessionId))
    .orderBy(desc(id))
  const of = (wanted: ShownPart) => rows.filter((row) => row.part === wanted).map((row) => row.words)
  return { allergies: of('allergies'), diets: of('diets') }
}

/** Keeps what the caller's session was shown, and forgets the oldest. */
export async function keepShown(ctx: MemberContext, shown: Shown): Promise<void> {
  const known = await getShownStates(ctx)
  for (const each of shownParts) {
    const list = shown[each] && [...new Set(shown[each])].sort()
    const [newest] = known[each]
    if (list && !(newest && isSame(newest, list))) await keepState(ctx, each, list)
  }
}

async function keepState({ deps, member }: MemberContext, of: ShownPart, list: string[]): Promise<void> {
  await deps.db.insert(oldClientStates).values({ sessionId: member.sessionId, part: of, words: list })
  const ofSession = and(eq(sessionId, member.sessionId), eq(part, of))
  const newest = deps.db
    .select({ id: sql<number>`max(${id})` })
    .from(oldClientStates)
    .where(ofSession)
    .groupBy(words)
    .orderBy(desc(sql`max(${id})`))
    .limit(maxStates)
  await deps.db.delete(oldClientStates).where(and(ofSession, sql`${id} not in ${newest}`))
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((word, place) => word === other[place])
