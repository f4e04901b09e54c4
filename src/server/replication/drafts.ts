import { msOfTimestamp, type Timestamp } from '#shared/replication/clock.ts'
import {
  type FieldRegister,
  fieldsNewerInSecond,
  isSetEntryField,
  jsonLengthOfDocument,
  type ReplicatedDocument,
  timestampsOfDocument,
} from '#shared/replication/documents.ts'
import type { DocumentChange } from '#shared/replication/kind.ts'
import type { DomainError } from '../errors.ts'
import { maxDocumentsOfHousehold, type ReplicatedKind } from './replicatedKind.ts'

/** A change whose clock is further ahead is refused: all later changes would lose against it. */
const maxAheadMs = 400 * 24 * 60 * 60_000

/** Maximum characters of JSON of one document; a change that undoes a removal contains a whole one. */
const longestDoc = 200_000

/** Characters of a document in addition to its entries and its key. */
const frameLength = 60

/** A document as it is stored. */
export interface StoredDocument {
  doc: ReplicatedDocument
  /** Characters that count for it in the household's total. */
  countedLength: number
  /** Whether old tombstones were removed when it was read. */
  isShortened: boolean
}

/** How much the household's documents may still grow. */
export interface RemainingDocumentRoom {
  docs: number
  /** Characters of JSON. */
  text: number
}

interface Draft {
  fields: Record<string, FieldRegister>
  removed: Record<string, Timestamp>
  length: number
  countedLength: number
  isShortened: boolean
  isTouched: boolean
}

/**
 * Documents while the changes of one call are merged into them. The work for a change depends on the length of the change, not
 * on the length of the documents.
 */
export class DocumentDrafts<Address extends object> {
  private readonly kind: ReplicatedKind<Address>
  private readonly kept: ReadonlyMap<string, StoredDocument>
  /** Only documents that a change was applied to. */
  private readonly drafts = new Map<string, Draft>()
  private readonly room: RemainingDocumentRoom

  constructor(
    kind: ReplicatedKind<Address>,
    kept: ReadonlyMap<string, StoredDocument>,
    room: RemainingDocumentRoom,
  ) {
    this.kind = kind
    this.kept = kept
    this.room = { ...room }
  }

  /**
   * Merges a change, or returns why it is refused and changes nothing. A change that makes a document shorter is always
   * accepted, and so is a removal, because a tombstone can be forgotten later. Stores nothing for a change without
   * content to a document that does not exist, nor for the removal of an entry that is not in it.
   */
  take(change: DocumentChange<Address>): DomainError | null {
    const { refusals } = this.kind
    if (isTooFarInFuture(change)) return refusals.clockAhead()
    const key = this.kind.keyOf(change)
    const known = this.draftAt(key)
    const draft = known ?? newDraft()
    const news = fieldsNewerInSecond(draft, withoutUnneededRemovals(change, draft))
    if (!known && jsonLengthOfDocument(news) === 0) return null
    if (!known && this.room.docs <= 0) return refusals.tooManyDocs(maxDocumentsOfHousehold)
    const growth =
      jsonLengthOfDocument(news) -
      jsonLengthOfDocument(partsReplacedBy(news, draft)) +
      (known ? 0 : frameLengthOf(key))
    const isTooLong = draft.length + growth > longestDoc || growth > this.room.text
    if (growth > 0 && isTooLong && !isRemoval(change, draft)) return refusals.tooLong()
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
    if (kept && !this.drafts.has(key)) this.drafts.set(key, toDraft(key, kept))
    return this.drafts.get(key)
  }

  /** Characters of the changed documents. */
  touchedLength(): number {
    const touched = [...this.drafts.values()].filter(({ isTouched }) => isTouched)
    return touched.reduce((sum, { length }) => sum + length, 0)
  }

  /** The changed documents, and for each the growth of the household's total in characters. */
  touched(): {
    key: string
    doc: ReplicatedDocument
    length: number
    growth: number
    isShortened: boolean
  }[] {
    return [...this.drafts].flatMap(([key, draft]) => {
      const { fields, removed, length, countedLength, isShortened, isTouched } = draft
      return isTouched
        ? [{ key, doc: { fields, removed }, length, growth: length - countedLength, isShortened }]
        : []
    })
  }
}

function toDraft(key: string, { doc, countedLength, isShortened }: StoredDocument): Draft {
  return {
    fields: { ...doc.fields },
    removed: { ...doc.removed },
    length: jsonLengthOfDocument(doc) + frameLengthOf(key),
    countedLength,
    isShortened,
    isTouched: false,
  }
}

function newDraft(): Draft {
  return { fields: {}, removed: {}, length: 0, countedLength: 0, isShortened: false, isTouched: false }
}

function frameLengthOf(key: string): number {
  return frameLength + key.length
}

function isTooFarInFuture(change: ReplicatedDocument): boolean {
  const latest = Date.now() + maxAheadMs
  return timestampsOfDocument(change).some((timestamp) => msOfTimestamp(timestamp) > latest)
}

/** The change without removals of entries that are not in the document: their tombstones would never be deleted. */
function withoutUnneededRemovals({ fields, removed }: ReplicatedDocument, draft: Draft): ReplicatedDocument {
  const isIdle = (name: string, value: unknown) =>
    value === null && isSetEntryField(name) && !Object.hasOwn(draft.fields, name)
  const kept = Object.entries(fields).filter(([name, [value]]) => !isIdle(name, value))
  return { fields: Object.fromEntries(kept), removed }
}

/**
 * Whether the change only removes existing fields: it adds at most one timestamp for each of them, and none of them is
 * visible afterwards.
 */
function isRemoval({ fields, removed }: ReplicatedDocument, draft: Draft): boolean {
  const removesValue = ([name, timestamp]: [string, Timestamp]) => {
    const [value, written] = Object.hasOwn(draft.fields, name) ? draft.fields[name]! : []
    return written !== undefined && written <= timestamp && !(value === null && isSetEntryField(name))
  }
  return Object.keys(fields).length === 0 && Object.entries(removed).every(removesValue)
}

/** The current parts of a document that a change replaces. */
function partsReplacedBy(
  news: ReplicatedDocument,
  { fields, removed }: ReplicatedDocument,
): ReplicatedDocument {
  const standing = <Value>(all: Readonly<Record<string, Value>>, names: object) =>
    Object.fromEntries(
      Object.keys(names).flatMap((name) => (Object.hasOwn(all, name) ? [[name, all[name]!]] : [])),
    ) as Record<string, Value>
  return { fields: standing(fields, news.fields), removed: standing(removed, news.removed) }
}
