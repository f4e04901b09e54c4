import { type KeyboardEvent, useEffect, useState } from 'react'
import type { GrocerySuggestion } from '#shared/contract/grocery.ts'
import { groceryItemNameKey } from '#shared/grocery/findUntickedItemOfSameName.ts'
import type { GroceryCategory } from '#shared/kitchen/groceryCategories.ts'
import { trpcHooks } from '../../../data/trpc.ts'
import { useDebouncedValue } from '../../../ui/useDebouncedValue.ts'

const maxShown = 8
const quietMs = 150

type Dictionary = typeof import('#shared/grocery/dictionary.ts')

/** Fetches the foods and has them read, before the first letter must not wait for it. Never rejects. */
export async function preloadGroceryFoods(): Promise<void> {
  await import('#shared/grocery/dictionary.ts')
    .then(({ knownFoodByItemName }) => knownFoodByItemName('milk'))
    .catch(() => null)
}

/** The category of a name, once the foods are loaded; null for an unknown name. Never rejects. */
export async function findCategoryOfItemName(name: string): Promise<GroceryCategory | null> {
  return await import('#shared/grocery/dictionary.ts')
    .then(({ knownFoodByItemName }) => knownFoodByItemName(name)?.category ?? null)
    .catch(() => null)
}

interface SuggestionQuery {
  householdId: string
  typed: string
  own: readonly { name: string; category: GroceryCategory | null }[]
}

/** What may be meant by what is typed, and the keys by which one chooses. Works without a network. */
export function useGrocerySuggestions({ householdId, typed, own }: SuggestionQuery) {
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [dictionary, setDictionary] = useState<Dictionary | null>(null)
  const text = typed.trim()
  const isTyping = text !== ''
  useEffect(() => {
    if (isTyping) void import('#shared/grocery/dictionary.ts').then(setDictionary).catch(() => {})
  }, [isTyping])
  const settled = useDebouncedValue(text, quietMs)
  const { data: served = [] } = trpcHooks.grocery.suggest.useQuery(
    { householdId, text: settled },
    { enabled: settled !== '' && settled === text },
  )
  const ours = [...own, ...served.filter(({ isOurs }) => isOurs)].filter(({ name }) =>
    beginsWithText(name, text),
  )
  const all = isTyping
    ? distinctSuggestions([
        ...ours.map(({ name, category }) => ({ name, category, isOurs: true })),
        ...(dictionary?.suggestGroceryFoods(text, maxShown) ?? []).map((food) => ({
          ...food,
          isOurs: false,
        })),
      ]).slice(0, maxShown)
    : []
  const isShown = isOpen && all.length > 0
  const known = own.find(({ name }) => name.toLowerCase() === text.toLowerCase())
  const food = known?.category
    ? { category: known.category }
    : isTyping
      ? dictionary?.knownFoodByItemName(text)
      : null

  return {
    all,
    isShown,
    active,
    /** What the words mean, as far as that is known. */
    food,
    /** Whether more may be known of it soon. */
    isReading: isTyping && dictionary === null && !known?.category,
    open() {
      setIsOpen(true)
      setActive(-1)
    },
    close() {
      setIsOpen(false)
      setActive(-1)
    },
    onKey(event: KeyboardEvent, pick: (suggestion: GrocerySuggestion) => void) {
      if (!isShown || event.nativeEvent.isComposing) return
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (step !== 0) {
        event.preventDefault()
        // One place more than there are: none, what is typed.
        setActive((now) => ((now + 1 + step + all.length + 1) % (all.length + 1)) - 1)
      } else if (event.key === 'Escape') {
        event.preventDefault()
        setIsOpen(false)
        setActive(-1)
      } else if (event.key === 'Enter' && active >= 0) {
        event.preventDefault()
        pick(all[active]!)
      }
    },
    boxProps: (listId: string) => ({
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isShown,
      ...(isShown && { 'aria-controls': listId }),
      ...(isShown && active >= 0 && { 'aria-activedescendant': `${listId}-${active}` }),
    }),
  }
}

/** Whether a name, or one of its words, begins so. */
function beginsWithText(name: string, text: string): boolean {
  return text !== '' && ` ${name.toLowerCase()}`.includes(` ${text.toLowerCase()}`)
}

/** The suggestions without duplicates: of several spellings of one name, the first. */
function distinctSuggestions(all: GrocerySuggestion[]): GrocerySuggestion[] {
  return [
    ...new Map(all.toReversed().map((each) => [groceryItemNameKey(each.name), each])).values(),
  ].toReversed()
}
