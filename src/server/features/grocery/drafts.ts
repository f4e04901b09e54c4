import { docKey, type Operation } from '#shared/grocery/kind.ts'
import type { Timestamp } from '#shared/replication/clock.ts'
import { type Doc, lengthOf, newsIn, type Register } from '#shared/replication/documents.ts'

/** Most characters of JSON of one list or item; a change that undoes a removal holds a whole one. */
const longestDoc = 200_000

/** Characters of a list or an item around its entries and its key. */
const frameLength = 60

/** A list or an item as it is kept. */
export interface KeptDoc {
  doc: Doc
  /** Characters that the household is counted with for it. */
  keptLength: number
  /** Whether it lost old traces when it was read. */
  isShortened: boolean
}

/** What the household's lists may still gain. */
export interface Room {
  /** Lists and items. */
  docs: number
  /** Characters of JSON. */
  text: number
}

/** Why a change is not taken: its list or item would get too long, all lists together would, or there are too many things. */
export type Excess = 'document' | 'text' | 'count'

interface Draft {
  fields: Record<string, Register>
  removed: Record<string, Timestamp>
  length: number
  keptLength: number
  isShortened: boolean
  isTouched: boolean
}

/** Lists and items while the changes of one call are merged into them. Each change costs what it changes, however long they are. */
export class Drafts {
  private readonly kept: ReadonlyMap<string, KeptDoc>
  /** Of those that a change was tried on. */
  private readonly drafts = new Map<string, Draft>()
  private readonly room: Room

  constructor(kept: ReadonlyMap<string, KeptDoc>, room: Room) {
    this.kept = kept
    this.room = { ...room }
  }

  /**
   * Merges a change, or returns why it cannot be taken; then nothing is changed. A change that makes a document shorter
   * is always taken, and so is a removal, since what is removed can be forgotten later. Nothing is kept of a change
   * without content to a document that does not exist, nor of taking a recipe off a list that it is not on.
   */
  take(operation: Operation): Excess | null {
    const key = docKey(operation.listId, operation.itemId)
    const known = this.draftAt(key)
    const draft = known ?? newDraft()
    const news = newsIn(draft, withoutIdle(operation, draft))
    if (!known && lengthOf(news) === 0) return null
    if (!known && this.room.docs <= 0) return 'count'
    const growth = lengthOf(news) - lengthOf(replacedBy(news, draft)) + (known ? 0 : frameOf(key))
    if (growth > 0 && !isRemoval(operation, draft)) {
      if (draft.length + growth > longestDoc) return 'document'
      if (growth > this.room.text) return 'text'
    }
    Object.assign(draft.fields, news.fields)
    Object.assign(draft.removed, news.removed)
    draft.length += growth
    draft.isTouched = true
    this.room.text -= growth
    if (known) return null
    this.room.docs -= 1
    this.drafts.set(key, draft)
    return null
  }

  private draftAt(key: string): Draft | undefined {
    const kept = this.kept.get(key)
    if (kept && !this.drafts.has(key)) this.drafts.set(key, draftOf(key, kept))
    return this.drafts.get(key)
  }

  /** Characters of those that changes were merged into. */
  touchedLength(): number {
    const touched = [...this.drafts.values()].filter(({ isTouched }) => isTouched)
    return touched.reduce((sum, { length }) => sum + length, 0)
  }

  /** Those that changes were merged into, and by how many characters more the household is counted with for each. */
  touched(): { key: string; doc: Doc; length: number; growth: number; isShortened: boolean }[] {
    return [...this.drafts].flatMap(([key, draft]) => {
      const { fields, removed, length, keptLength, isShortened, isTouched } = draft
      return isTouched
        ? [{ key, doc: { fields, removed }, length, growth: length - keptLength, isShortened }]
        : []
    })
  }
}

function draftOf(key: string, { doc, keptLength, isShortened }: KeptDoc): Draft {
  return {
    fields: { ...doc.fields },
    removed: { ...doc.removed },
    length: lengthOf(doc) + frameOf(key),
    keptLength,
    isShortened,
    isTouched: false,
  }
}

function newDraft(): Draft {
  return { fields: {}, removed: {}, length: 0, keptLength: 0, isShortened: false, isTouched: false }
}

function frameOf(key: string): number {
  return frameLength + key.length
}

/** The change without recipes that it takes off and that are not on the list: such traces would never be deleted. */
function withoutIdle(operation: Operation, draft: Draft): Operation {
  const isIdle = (name: string, value: unknown) =>
    value === null && name.includes(':') && !Object.hasOwn(draft.fields, name)
  const fields = Object.entries(operation.fields).filter(([name, [value]]) => !isIdle(name, value))
  return { ...operation, fields: Object.fromEntries(fields) }
}

/** Whether the change only removes fields that exist: it adds at most one stamp for each of them, and none of them shows afterwards. */
function isRemoval({ fields, removed }: Operation, draft: Draft): boolean {
  const takesAway = ([name, stamp]: [string, Timestamp]) => {
    const [value, written] = Object.hasOwn(draft.fields, name) ? draft.fields[name]! : []
    return written !== undefined && written <= stamp && !(value === null && name.includes(':'))
  }
  return Object.keys(fields).length === 0 && Object.entries(removed).every(takesAway)
}

/** What stands in a document in the places of something new. */
function replacedBy(news: Doc, { fields, removed }: Doc): Doc {
  const standing = <Value>(all: Readonly<Record<string, Value>>, names: object) =>
    Object.fromEntries(
      Object.keys(names).flatMap((name) => (Object.hasOwn(all, name) ? [[name, all[name]!]] : [])),
    ) as Record<string, Value>
  return { fields: standing(fields, news.fields), removed: standing(removed, news.removed) }
}
