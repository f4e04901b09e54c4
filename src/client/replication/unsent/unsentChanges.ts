import { emptyDocument, fieldsNewerInSecond } from '#shared/replication/documents.ts'
import {
  type AddressedDocument,
  applyDocumentChanges,
  type DocumentChange,
  type DocumentKind,
} from '#shared/replication/kind.ts'
import type { ReplicaState } from '#shared/replication/replica.ts'
import { createTextInBrowserStorage, parseJsonList } from '../../data/browserStore.ts'
import { readUnsentText, unsentKeyOf, unsentTexts } from './unsentStore.ts'

/** Tells of a kind what a user added, which is theirs after they no longer belong to the household. */
export interface KindWithAdditions<Address extends object> extends DocumentKind<Address> {
  /** Whether this user added the document with this change, and it says nothing that the household wrote. */
  isAddition: (change: DocumentChange<Address>, userId: string) => boolean
  /** Whether a screen shows a document. */
  isShown: (doc: AddressedDocument<Address>) => boolean
}

/** What a user changed for a household that they no longer belong to, and that the household never got. */
export interface UnsentChanges<Address extends object> {
  /** The documents that this browser added, as its changes alone make them. */
  added: readonly AddressedDocument<Address>[]
  /** The ids of the changes of other documents, of which nothing else is stored. */
  droppedIds: readonly string[]
}

/** Splits the waiting changes of a household that the user no longer belongs to. */
export function splitUnsentChanges<Address extends object>(
  kind: KindWithAdditions<Address>,
  userId: string,
  { known, waiting }: ReplicaState<Address>,
): UnsentChanges<Address> {
  // The answer to a change may be lost, and the stream may bring the change all the same.
  const unsent = waiting.filter((change) => {
    const { fields, removed } = fieldsNewerInSecond(known.get(kind.keyOf(change)) ?? emptyDocument, change)
    return Object.keys(fields).length > 0 || Object.keys(removed).length > 0
  })
  const additions = unsent.filter((change) => kind.isAddition(change, userId))
  const addedKeys = new Set(additions.map((change) => kind.keyOf(change)))
  const isOfAddition = (change: DocumentChange<Address>) => addedKeys.has(kind.keyOf(change))
  const docs = applyDocumentChanges(kind, new Map(), unsent.filter(isOfAddition))
  return {
    added: [...docs]
      .map(([key, { fields, removed }]) => ({ ...kind.addressOf(key), fields, removed }))
      .filter((doc) => kind.isShown(doc)),
    droppedIds: unsent.filter((change) => !isOfAddition(change)).map(({ id }) => id),
  }
}

/** Stores unsent changes until their author has decided about them, beside those that are stored already. */
export function storeUnsentChanges<Address extends object>(
  kind: DocumentKind<Address>,
  userId: string,
  { added, droppedIds }: UnsentChanges<Address>,
): void {
  const before = parseUnsentChanges<Address>(readUnsentText(unsentKeyOf(kind.name, userId)))
  const byKey = new Map([...before.added, ...added].map((doc) => [kind.keyOf(doc), doc]))
  write(kind.name, userId, {
    added: [...byKey.values()],
    droppedIds: [...new Set([...before.droppedIds, ...droppedIds])],
  })
}

/** Deletes the stored unsent changes: they are on another list, or their author wants them no more. */
export const discardLeftOverChanges = (kind: string, userId: string): void =>
  write(kind, userId, { added: [], droppedIds: [] })

/** `text`: what `useUnsentText` returned. */
export function parseUnsentChanges<Address extends object>(text: string | null): UnsentChanges<Address> {
  const [added = [], droppedIds = []] = parseJsonList(text) as [AddressedDocument<Address>[]?, string[]?]
  return { added, droppedIds }
}

function write(kind: string, userId: string, { added, droppedIds }: UnsentChanges<object>): void {
  const key = unsentKeyOf(kind, userId)
  const stored = createTextInBrowserStorage('localStorage', key)
  unsentTexts.delete(key)
  if (added.length + droppedIds.length === 0) stored.forget()
  else {
    const text = JSON.stringify([added, droppedIds])
    if (!stored.keep(text)) unsentTexts.set(key, text)
  }
  // A browser tells only the other tabs.
  dispatchEvent(new Event('storage'))
}
