import { memo } from 'react'
import * as m from '#messages'
import type { GroceryFoodWarnings } from '#shared/contract/grocery.ts'
import { addUpRequiredAmounts } from '#shared/grocery/amounts.ts'
import type { GroceryItem } from '#shared/grocery/items.ts'
import type { GroceryList } from '#shared/grocery/lists.ts'
import { itemAmountText, packsToBuyText } from '#shared/grocery/listText.ts'
import { WarningsWithoutScripts } from '../../../data/failures/WarningsWithoutScripts.tsx'
import { createLatePart } from '../../../ui/latePart.tsx'
import type { GroceryReplica } from '../groceryListsInBrowser.ts'

export interface GroceryItemActions {
  change: GroceryReplica['change']
  onEdit: (item: GroceryItem) => void
  onRemove: (item: GroceryItem) => void
}

// The words of allergens are many; the page is there before them.
const importFoodMarks = () => import('./FoodWarningMarks.tsx')
const FoodMarks = createLatePart(importFoodMarks, {
  serverComponent: import.meta.env.SSR && (await importFoodMarks()).default,
  isInWords: true,
  failed: ({ warnings, more }) => (
    <WarningsWithoutScripts
      warnings={[
        ...warnings.map(({ allergen, food, ...rest }) => ({ what: allergen ?? food ?? '', ...rest })),
        ...(more ? [{ what: `+${more}`, isCertain: true }] : []),
      ]}
    />
  ),
})

interface ItemRowProps extends GroceryItemActions {
  listId: string
  item: GroceryItem
  /** What somebody in the household is allergic to in it. */
  warnings: GroceryFoodWarnings | undefined
  recipes: GroceryList['recipes']
}

const round =
  'grid size-11 shrink-0 place-items-center rounded-full text-soft hover:bg-blush hover:text-paprika print:hidden'

/** One item: what, how much, what to put in the basket for it, and which recipe asked for how much. */
export const GroceryItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { listId, item, warnings, recipes, change, onEdit, onRemove } = props
  const amount = itemAmountText(item)
  const purchase = packsToBuyText(item)
  return (
    <li className="break-inside-avoid border-t border-line first:border-t-0">
      <div className="flex items-center gap-1">
        <label className="flex min-h-12 min-w-0 flex-1 cursor-pointer items-center gap-3 py-1.5">
          <input
            type="checkbox"
            checked={item.isTicked}
            onChange={({ target: { checked } }) =>
              change((make, docs) => make.tickItem(docs, listId, item.id, checked))
            }
            className="size-5 shrink-0 accent-paprika"
          />
          <span
            className={`min-w-0 leading-snug wrap-anywhere ${item.isTicked ? 'text-soft line-through' : ''}`}
          >
            <span dir="auto" className="font-semibold">
              {item.name}
            </span>{' '}
            {amount && <span className="ps-1">{amount}</span>}
            {purchase && !item.isTicked && (
              <span className="block text-sm text-soft">{m.grocery_page_buy({ purchase })}</span>
            )}
          </span>
        </label>
        <button
          type="button"
          aria-label={m.grocery_page_edit_item({ name: item.name })}
          onClick={() => onEdit(item)}
          className={round}
        >
          <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 fill-none stroke-current stroke-2">
            <path d="M5 19l1-4L16 5l3 3L9 18z" strokeLinejoin="round" />
          </svg>
        </button>
        <button
          type="button"
          aria-label={m.grocery_page_remove_item({ name: item.name })}
          onClick={() => onRemove(item)}
          className={round}
        >
          <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 fill-none stroke-current stroke-2">
            <path d="M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </button>
      </div>
      {warnings && (
        <div className="ps-8 pb-2">
          <FoodMarks {...warnings} />
        </div>
      )}
      {item.shares.length > 0 && (
        <details className="group -mt-2 ps-8 pb-1 text-sm print:hidden">
          <summary className="flex min-h-8 cursor-pointer items-center gap-1 text-soft hover:text-paprika">
            {m.grocery_page_asked_by({ count: countRecipes(item.shares, recipes) })}
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              className="size-4 fill-none stroke-current stroke-2 transition-transform group-open:rotate-180 motion-reduce:transition-none"
            >
              <path d="M6 9l6 6 6-6" strokeLinecap="round" strokeLinejoin="round" />
            </svg>
          </summary>
          <ul className="flex flex-col gap-1 pb-2">
            {item.quantity && (
              <li>
                {m.grocery_page_by_hand()}: {item.quantity}
              </li>
            )}
            {item.shares.map(({ additionId, share }) => {
              const recipe = recipes.find((each) => each.additionId === additionId)?.recipe
              return (
                <li key={additionId} className="wrap-anywhere">
                  {recipe?.name} {recipe && m.grocery_page_recipe_for({ servings: recipe.servings })}:{' '}
                  <span className="font-semibold">
                    {addUpRequiredAmounts(share.parts, share.packs).text || m.grocery_to_taste()}
                  </span>
                </li>
              )
            })}
          </ul>
        </details>
      )}
    </li>
  )
}, isSameRow)

/** A meal whose servings were raised asks once more for the same recipe. */
function countRecipes(shares: GroceryItem['shares'], recipes: GroceryList['recipes']): number {
  const recipeOf = new Map(recipes.map(({ additionId, recipe }) => [additionId, recipe.recipeId]))
  return new Set(shares.map(({ additionId }) => recipeOf.get(additionId) ?? additionId)).size
}

/** Items are read again with every change of a list; a row is drawn again only when its own has changed. */
function isSameRow(a: ItemRowProps, b: ItemRowProps): boolean {
  const [x, y] = [a.item, b.item]
  return (
    x.id === y.id &&
    x.name === y.name &&
    x.quantity === y.quantity &&
    x.category === y.category &&
    x.isTicked === y.isTicked &&
    x.shares.length === y.shares.length &&
    a.warnings === b.warnings &&
    x.shares.every(({ share }, index) => share === y.shares[index]?.share) &&
    (x.shares.length === 0 || a.recipes.length === b.recipes.length) &&
    a.listId === b.listId &&
    a.change === b.change &&
    a.onEdit === b.onEdit &&
    a.onRemove === b.onRemove
  )
}
