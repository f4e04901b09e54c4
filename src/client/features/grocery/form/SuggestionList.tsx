import * as m from '#messages'
import type { GrocerySuggestion } from '#shared/contract/grocery.ts'
import { groceryCategoryName } from '#shared/messages/names/aisleNames.ts'

interface SuggestionListProps {
  id: string
  suggestions: readonly GrocerySuggestion[]
  /** Place of the one that Enter takes; -1 for none. */
  active: number
  onPick: (suggestion: GrocerySuggestion) => void
}

/** What may be meant, below the field one types in. */
export default function SuggestionList({ id, suggestions, active, onPick }: SuggestionListProps) {
  if (suggestions.length === 0) return null
  return (
    <div
      id={id}
      role="listbox"
      aria-label={m.grocery_page_suggestions()}
      className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-2xl border border-edge bg-card py-1 shadow-card"
    >
      {suggestions.map((suggestion, index) => (
        // The field keeps the focus and has the keys: see useGrocerySuggestions.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's.
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
        <div
          key={suggestion.name}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(suggestion)}
          className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 hover:bg-blush aria-selected:bg-blush aria-selected:text-paprika-deep"
        >
          <span className="min-w-0 wrap-anywhere">{suggestion.name}</span>
          <span className="shrink-0 text-sm text-soft">
            {suggestion.isOurs
              ? m.grocery_page_bought_before()
              : suggestion.category && groceryCategoryName(suggestion.category)}
          </span>
        </div>
      ))}
    </div>
  )
}

/** How many there are, for those who do not see them. */
export function SuggestionCount({ count }: { count: number }) {
  return m.grocery_page_suggestion_count({ count })
}
