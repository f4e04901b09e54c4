import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { AccountData } from '#shared/contract/auth/accountData.ts'
import type { MemberContext } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { sessionsTable } from '../auth/table.ts'
import { oldClientStatesTable, preferencePartsShownByOldClients } from './table.ts'

type ShownPart = (typeof preferencePartsShownByOldClients)[number]
/** Words in lower case, of one part or of both. */
export type WordsByShownPart = Partial<Record<ShownPart, readonly string[]>>
/** The last different lists of each part that a session was shown or sent itself, the newest first. */
export type ListsShownToOldClient = Record<ShownPart, readonly (readonly string[])[]>

const { id, sessionId, part, words, changed } = oldClientStatesTable
/** Maximum lists of a session and part. With as many, others may have been forgotten. */
export const maxShownListsOfSession = 16

/** The lists that old clients showed or sent in the caller's session; empty where it has not read any yet. */
export async function getListsShownToOldClient({
  deps,
  member,
}: MemberContext): Promise<ListsShownToOldClient> {
  const rows = await deps.db
    .select({ part, words })
    .from(oldClientStatesTable)
    .where(eq(sessionId, member.sessionId))
    .orderBy(desc(id))
  const of = (wanted: ShownPart) => rows.filter((row) => row.part === wanted).map((row) => row.words)
  return { allergies: of('allergies'), diets: of('diets') }
}

/**
 * Stores the list that a read showed to the caller's session, and forgets the oldest. Also forgets earlier lists of
 * diets that differ from it only by changes which the session sent itself, because it has read them again. Where the
 * maximum is stored, another screen's list may be forgotten already, so all stay. Lists of allergies always stay: a
 * second screen may show one, and its save must not remove an allergy that it never showed.
 */
export async function storeListShownToOldClient(ctx: MemberContext, shown: WordsByShownPart): Promise<void> {
  await eachPart(shown, async (of, list) => {
    const states = await listStates(ctx, of)
    if (of === 'diets' && states.length < maxShownListsOfSession)
      await deleteStates(ctx, statesReplacedBy(list, states))
    if (!states[0] || !isSameList(states[0].words, list))
      await storeState(ctx, of, { words: list, changed: [] })
  })
}

/** Stores the list that the caller's session sent, with the words that it added or removed, and forgets the oldest. */
export async function storeListSentByOldClient(
  ctx: MemberContext,
  told: WordsByShownPart,
  changed: WordsByShownPart,
): Promise<void> {
  await eachPart(told, async (of, list) => {
    const [newest] = await listStates(ctx, of)
    const words = sortedWords(changed[of] ?? [])
    if (words.length > 0 || !newest || !isSameList(newest.words, list))
      await storeState(ctx, of, { words: list, changed: words })
  })
}

/** A user's lists for their own download, session by session, in the order in which they were last shown. */
export async function* readListsShownToOldClients(
  { deps: { db } }: DbContext,
  userId: string,
): AsyncGenerator<AccountData['oldClientLists']> {
  const own = await db
    .selectDistinct({ sessionId })
    .from(oldClientStatesTable)
    .innerJoin(sessionsTable, eq(sessionsTable.id, sessionId))
    .where(eq(sessionsTable.userId, userId))
    .orderBy(sessionId)
  for (const each of own)
    yield await db
      .select({ part, words, changed })
      .from(oldClientStatesTable)
      .where(eq(sessionId, each.sessionId))
      .orderBy(id)
}

interface State {
  id: number
  words: readonly string[]
  changed: readonly string[]
}

async function listStates({ deps, member }: MemberContext, of: ShownPart): Promise<State[]> {
  return await deps.db
    .select({ id, words, changed })
    .from(oldClientStatesTable)
    .where(and(eq(sessionId, member.sessionId), eq(part, of)))
    .orderBy(desc(id))
}

/** The states that differ from this list only by changes which the session sent itself, before or after them. */
function statesReplacedBy(list: readonly string[], states: readonly State[]): number[] {
  const changed = new Set(states.flatMap((state) => state.changed))
  return states.flatMap(({ id, words }) => {
    const differing = symmetricDifferenceOfWords(words, list)
    return differing.length > 0 && differing.every((word) => changed.has(word)) ? [id] : []
  })
}

/** The words that only one of two lists has. */
export function symmetricDifferenceOfWords(one: readonly string[], other: readonly string[]): string[] {
  return [...one.filter((word) => !other.includes(word)), ...other.filter((word) => !one.includes(word))]
}

async function deleteStates({ deps }: MemberContext, ids: number[]): Promise<void> {
  if (ids.length > 0) await deps.db.delete(oldClientStatesTable).where(inArray(id, ids))
}

async function eachPart(
  shown: WordsByShownPart,
  keep: (of: ShownPart, list: string[]) => Promise<void>,
): Promise<void> {
  for (const each of preferencePartsShownByOldClients) {
    const list = shown[each]
    if (list) await keep(each, sortedWords(list))
  }
}

const sortedWords = (list: readonly string[]) => [...new Set(list)].sort()

async function storeState(
  { deps, member }: MemberContext,
  of: ShownPart,
  state: { words: string[]; changed: string[] },
): Promise<void> {
  await deps.db.insert(oldClientStatesTable).values({ sessionId: member.sessionId, part: of, ...state })
  const ofSession = and(eq(sessionId, member.sessionId), eq(part, of))
  const newest = deps.db
    .select({ id: sql<number>`max(${id})` })
    .from(oldClientStatesTable)
    .where(ofSession)
    .groupBy(words)
    .orderBy(desc(sql`max(${id})`))
    .limit(maxShownListsOfSession)
  await deps.db.delete(oldClientStatesTable).where(and(ofSession, sql`${id} not in ${newest}`))
}

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((word, place) => word === other[place])
