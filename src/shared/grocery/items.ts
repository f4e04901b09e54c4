import type { GroceryCategory } from '../kitchen/groceryCategories.ts'
import type { RequiredAmount, SoldPack } from '../kitchen/groceryLines.ts'
import { msOfTimestamp } from '../replication/clock.ts'
import { isFieldVisible, type ReplicatedDocument, valueOfDocumentField } from '../replication/documents.ts'

/** What one recipe asks of a food. */
export interface RecipeShareOfItem {
  /** The food as the kitchen calls it. */
  name: string
  category: GroceryCategory | null
  parts: readonly RequiredAmount[]
  packs: readonly SoldPack[]
  /** The lines of the recipe that ask for it, as they are written; absent from what was added before they were kept. */
  lines?: readonly string[]
  /** The language of that recipe's texts, by which its lines are read. */
  language?: string
}

/** A recipe whose lines are on a list. */
export interface ListedRecipe {
  recipeId: string
  name: string
  servings: number
  /** The foods of it that the household always has, so that they are not on the list. */
  youHave: readonly string[]
}

export interface GroceryItem {
  id: string
  name: string
  /** As a person typed it; '' when none did. */
  quantity: string
  /** Null for an item without a category. */
  category: GroceryCategory | null
  /** Whether a person put it there; else only recipes ask for it. */
  isOwn: boolean
  isTicked: boolean
  /** What recipes ask, by the id of their being added, in the order they were added. */
  shares: readonly { additionId: string; share: RecipeShareOfItem }[]
  /** When it first came on the list, in milliseconds; items are shown in this order. */
  addedAtMs: number
}

const sharePrefix = 'share:'
export const recipeShareFieldName = (additionId: string) => `${sharePrefix}${additionId}`

/** What a person writes of an item; any of these that the remover had not seen keeps it. */
const written = ['name', 'quantity', 'category'] as const

/**
 * An item as it is shown; null when it is not. It is, while a recipe on the list asks for it or while something a person
 * wrote of it is visible: its remover had not seen that. A tick does not keep it, taking one back does.
 */
export function readGroceryItem(
  id: string,
  doc: ReplicatedDocument,
  isOnList: (additionId: string) => boolean,
): GroceryItem | null {
  const shares = recipeSharesOfItem(doc).filter(
    ({ additionId }) => isOnList(additionId) && isFieldVisible(doc, recipeShareFieldName(additionId)),
  )
  const isUnticked = isFieldVisible(doc, 'ticked') && valueOfDocumentField(doc, 'ticked') === false
  const isKept = isUnticked || written.some((name) => isFieldVisible(doc, name))
  const typed = readTextFieldOfDocument(doc, 'name')
  const isOwn = isKept && (typed !== '' || readTextFieldOfDocument(doc, 'quantity') !== '')
  if (!isOwn && shares.length === 0) return null
  const first = shares[0]?.share
  const own = valueOfDocumentField(doc, 'category') as GroceryCategory | null | undefined
  return {
    id,
    name: (isOwn && typed) || (first?.name ?? ''),
    quantity: isOwn ? readTextFieldOfDocument(doc, 'quantity') : '',
    category: isKept && own !== undefined ? own : (first?.category ?? null),
    isOwn,
    isTicked: isTicked(doc, shares),
    shares: shares.map(({ additionId, share }) => ({ additionId, share })),
    addedAtMs: addedAtMs(id, shares[0]?.addedAtMs),
  }
}

/** Whether nothing of it can become visible again without a new change. */
export function isItemNeverVisibleAgain(doc: ReplicatedDocument): boolean {
  return readGroceryItem('', doc, () => true) === null
}

/** A tick names the recipes whose share is bought with it; what others ask is not, whatever any clock says. */
function isTicked(doc: ReplicatedDocument, shares: readonly { additionId: string }[]): boolean {
  const boughtFor = valueOfDocumentField(doc, 'ticked')
  return Array.isArray(boughtFor) && shares.every(({ additionId }) => boughtFor.includes(additionId))
}

export function recipeSharesOfItem(
  doc: ReplicatedDocument,
): { additionId: string; share: RecipeShareOfItem; addedAtMs: number }[] {
  return Object.entries(doc.fields)
    .filter(([name, [value]]) => name.startsWith(sharePrefix) && value !== null)
    .map(([name, [value, stamp]]) => ({
      additionId: name.slice(sharePrefix.length),
      share: value as RecipeShareOfItem,
      addedAtMs: msOfTimestamp(stamp),
    }))
    .sort((a, b) => a.addedAtMs - b.addedAtMs || (a.additionId < b.additionId ? -1 : 1))
}

/** What a field holds when it is text, else ''. */
export function readTextFieldOfDocument(doc: ReplicatedDocument, name: string): string {
  const value = valueOfDocumentField(doc, name)
  return typeof value === 'string' ? value : ''
}

/** The id of an item that a person adds: theirs, the millisecond, and the client, so that no other has it. */
export function createItemId(userId: string, addStamp: string): string {
  return `${userId}-${msOfTimestamp(addStamp)}-${addStamp.slice(addStamp.indexOf('-') + 1)}`
}

function addedAtMs(id: string, shareAddedAtMs: number | undefined): number {
  const told = /-(\d{10,16})-[^-]*$/.exec(id)?.[1]
  return told ? Number(told) : (shareAddedAtMs ?? 0)
}
