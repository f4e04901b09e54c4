import * as m from '#messages'
import type { GroceryFoodWarning } from '#shared/contract/grocery.ts'
import { allergenName } from '#shared/messages/recipes/findings.ts'

const look = 'inline-flex items-center gap-1.5 rounded-lg border px-2 py-0.5 text-sm font-semibold'

interface FoodMarksProps {
  warnings: readonly GroceryFoodWarning[]
  /** How many more there are that are not listed. */
  more?: number | undefined
  /** Whether something in it is no food that we know. */
  isUnknown?: boolean | undefined
}

/** What a food holds, or may hold, that somebody in the household is allergic to: red when it is certain, amber when not. */
export default function FoodWarningMarks({ warnings, more, isUnknown }: FoodMarksProps) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {warnings.map(({ eater, allergen, food, isCertain }) => {
        const what = { eater, food: allergen === null ? (food ?? '') : allergenName(allergen) }
        return (
          <li
            key={`${eater} ${allergen} ${food}`}
            className={`${look} ${isCertain ? 'border-paprika bg-blush text-paprika-deep' : 'border-amber border-dashed text-amber'}`}
          >
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              className="size-4 shrink-0 fill-none stroke-current stroke-2"
            >
              {isCertain ? (
                <path d="M12 3l9.5 17h-19zM12 10v5M12 17.2v.6" strokeLinejoin="round" strokeLinecap="round" />
              ) : (
                <path
                  d="M12 21a9 9 0 100-18 9 9 0 000 18zM9.5 9.5a2.5 2.5 0 113.6 2.2c-.8.5-1.1 1-1.1 1.8M12 16.6v.4"
                  strokeLinecap="round"
                />
              )}
            </svg>
            {isCertain ? m.grocery_warning_contains(what) : m.grocery_warning_may_contain(what)}
          </li>
        )
      })}
      {isUnknown && (
        <li className={`${look} border-amber border-dashed text-amber`}>{m.recipe_keeping_unknown_food()}</li>
      )}
      {more && <li className={`${look} border-amber`}>{m.grocery_warning_more({ count: more })}</li>}
    </ul>
  )
}
