import { parseJsonList } from '../../../data/browserStore.ts'
import { createDraftInBrowserStorage } from '../../../forms/draftStore.ts'
import type { EditedGroceryItem, GroceryItemDraft, GroceryItemDrafts } from './useEditedGroceryItem.ts'

/** What is typed into the form of a household's lists, kept in this tab: neither a link nor a reload loses it. */
export function createItemDraftStore(householdId: string) {
  const draft = createDraftInBrowserStorage('sessionStorage', `larder.items.${householdId}`)
  return {
    read: (): GroceryItemDrafts =>
      Object.fromEntries(
        parseJsonList(draft.read()).flatMap((each) => (isDraft(each) ? [[itemIdOfDraft(each), each]] : [])),
      ),
    keep(drafts: GroceryItemDrafts): void {
      const left = Object.values(drafts).filter(isUnsaved).map(draftFieldsOf)
      if (left.length > 0) draft.keep(JSON.stringify(left))
      else draft.forget()
    },
  }
}

const itemIdOfDraft = ({ item }: GroceryItemDraft) => item?.id ?? ''

/** Whether it holds words, or a choice, that the item has not. A category alone makes no new item. */
function isUnsaved({ typed, item }: GroceryItemDraft): boolean {
  const fields = Object.keys(typed) as (keyof typeof typed)[]
  return item
    ? fields.some((name) => typed[name] !== item[name])
    : `${typed.name ?? ''}${typed.quantity ?? ''}`.trim() !== ''
}

const draftFieldsOf = ({ typed, listId, item }: GroceryItemDraft): GroceryItemDraft => ({
  typed,
  listId,
  item: item && {
    id: item.id,
    name: item.name,
    quantity: item.quantity,
    category: item.category,
    isOwn: item.isOwn,
  },
})

/** What another Larder wrote may be something else. */
function isDraft(each: unknown): each is GroceryItemDraft {
  const { typed, listId, item } = Object(each) as Partial<GroceryItemDraft>
  const isTyped = Object(typed) === typed && areFields({ ...nothing, ...typed })
  return isTyped && typeof listId === 'string' && (item === null || isItem(item))
}

function isItem(item: EditedGroceryItem | undefined): boolean {
  const { id, isOwn } = Object(item) as Partial<EditedGroceryItem>
  return typeof id === 'string' && typeof isOwn === 'boolean' && areFields(Object(item))
}

const nothing = { name: '', quantity: '', category: null }
const areFields = ({ name, quantity, category }: Record<string, unknown>) =>
  typeof name === 'string' &&
  typeof quantity === 'string' &&
  (category === null || typeof category === 'string')
