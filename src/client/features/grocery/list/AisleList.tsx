import { memo } from 'react'
import * as m from '#messages'
import type { FoodWarnings } from '#shared/contract/grocery.ts'
import { type GroceryList, groupByAisle } from '#shared/grocery/lists.ts'
import { categoryName } from '#shared/messages/names/aisleNames.ts'
import { type ItemActions, ItemRow } from './ItemRow.tsx'

const maxTogether = 8

interface AisleListProps extends ItemActions {
  list: GroceryList
  /** What somebody in the household is allergic to, by the names of items. */
  warnings: ReadonlyMap<string, FoodWarnings>
}

/** What is on a list, aisle by aisle. */
export const AisleList = memo(function AisleList({ list, warnings, ...actions }: AisleListProps) {
  return (
    <div className="gap-x-10 md:columns-2 print:columns-2">
      {groupByAisle(list).map(({ category, items }) => (
        // What is short stays together; a long aisle may go on in the next column.
        <section
          key={category ?? ''}
          className={`mb-6 ${items.length <= maxTogether ? 'break-inside-avoid' : ''}`}
        >
          <h3 className="break-after-avoid text-xl text-olive">
            {category ? categoryName(category) : m.grocery_page_uncategorized()}
          </h3>
          <ul>
            {items.map((item) => (
              <ItemRow
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
