import { memo } from 'react'
import * as m from '#messages'
import type { GroceryFoodWarnings } from '#shared/contract/grocery.ts'
import { type GroceryList, groupItemsByAisle } from '#shared/grocery/lists.ts'
import { groceryCategoryName } from '#shared/messages/names/aisleNames.ts'
import { type GroceryItemActions, GroceryItemRow } from './GroceryItemRow.tsx'

const maxItemsKeptInOneColumn = 8

interface AisleListProps extends GroceryItemActions {
  list: GroceryList
  /** What somebody in the household is allergic to, by the names of items. */
  warnings: ReadonlyMap<string, GroceryFoodWarnings>
}

/** What is on a list, aisle by aisle. */
export const AisleList = memo(function AisleList({ list, warnings, ...actions }: AisleListProps) {
  return (
    <div className="gap-x-10 md:columns-2 print:columns-2">
      {groupItemsByAisle(list).map(({ category, items }) => (
        // What is short stays together; a long aisle may go on in the next column.
        <section
          key={category ?? ''}
          className={`mb-6 ${items.length <= maxItemsKeptInOneColumn ? 'break-inside-avoid' : ''}`}
        >
          <h3 className="break-after-avoid text-xl text-olive">
            {category ? groceryCategoryName(category) : m.grocery_page_uncategorized()}
          </h3>
          <ul>
            {items.map((item) => (
              <GroceryItemRow
                key={item.id}
                listId={list.id}
                item={item}
                warnings={warnings.get(item.name)}
                recipes={list.recipes}
                {...actions}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
})
