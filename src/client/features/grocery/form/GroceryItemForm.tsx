import { type FormEvent, useEffect, useId, useRef } from 'react'
import * as m from '#messages'
import { isVisibleText } from '#shared/contract/visibleText.ts'
import type { TypedItemFields } from '#shared/grocery/operations.ts'
import { type GroceryCategory, groceryCategories } from '#shared/kitchen/groceryCategories.ts'
import { groceryCategoryName } from '#shared/messages/names/aisleNames.ts'
import { createFailedFileNotice } from '../../../data/failures/createFailedFileNotice.tsx'
import { fieldsSavedMeanwhile, takeSavedFields } from '../../../forms/typedOver.ts'
import { Button } from '../../../ui/Button.tsx'
import { createLatePart } from '../../../ui/latePart.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useIsHydrated } from '../../../ui/useIsHydrated.ts'
import {
  findCategoryOfItemName,
  preloadGroceryFoods,
  useGrocerySuggestions,
} from './useGrocerySuggestions.ts'

// What it takes to suggest is fetched when somebody is about to type.
const importList = () => import('./SuggestionList.tsx')
// Suggestions save typing; an item is added without them.
const SuggestionList = createLatePart(importList, { failed: () => null })
const SavedMeanwhile = createLatePart(() => import('../../../forms/SavedMeanwhile.tsx'), {
  failed: createFailedFileNotice(),
})
const SuggestionCount = createLatePart(async () => ({ default: (await importList()).SuggestionCount }), {
  failed: () => null,
})

interface ItemFormProps {
  householdId: string
  /** The item that is edited; null adds a new one. */
  edited: TypedItemFields | null
  /** What was typed and not saved, which outlives the form. */
  typed: Partial<TypedItemFields> | undefined
  /** The item with the values that the fields had when something was first typed into them; null while nothing is typed. */
  over: TypedItemFields | null
  /** Undefined: nothing of it is left. */
  onType: (typed: Partial<TypedItemFields> | undefined) => void
  /** Whether who opened it goes on elsewhere. */
  isFocusKept: boolean
  /** What this household has or had, the latest first. */
  own: readonly { name: string; category: GroceryCategory | null }[]
  /** `meant`: the category of what is added, where that is not known yet. */
  onSave: (item: TypedItemFields, meant: Promise<GroceryCategory | null> | null) => void
  onCancel: () => void
}

const first: TypedItemFields = { name: '', quantity: '', category: groceryCategories[0] }

const labels = {
  name: m.grocery_page_item_name,
  quantity: m.grocery_page_quantity,
  category: m.grocery_page_category,
}

const nameOfCategory = (category: GroceryCategory | null) =>
  category === null ? m.grocery_page_uncategorized() : groceryCategoryName(category)

/** On a phone the button that adds stands beside the name, where no suggestion covers it. */
const besideAdd = 'max-sm:col-span-1! max-sm:col-start-1 max-sm:row-start-2'

/** Adds an item, or changes one. For another item it must be another: give it a key. */
export function GroceryItemForm(props: ItemFormProps) {
  const { householdId, edited, typed, over, onType, isFocusKept, own, onSave, onCancel } = props
  const id = useId()
  const isHydrated = useIsHydrated()
  const item = { ...(edited ?? first), ...typed }
  const isCategoryChosen = edited !== null || Boolean(typed?.category)
  const nameField = useRef<HTMLInputElement>(null)
  const conflict = useRef<HTMLElement>(null)
  const meanwhile = edited && typed && over ? fieldsSavedMeanwhile({ typed, over }, edited) : []
  const suggestions = useGrocerySuggestions({ householdId, typed: edited ? '' : item.name, own })
  const { food } = suggestions
  const category = isCategoryChosen ? item.category : (food?.category ?? first.category)
  useEffect(() => {
    if (edited && !isFocusKept) nameField.current?.focus()
  }, [edited, isFocusKept])

  const type = (fields?: Partial<TypedItemFields>) => onType(fields && { ...typed, ...fields })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (meanwhile.length > 0) conflict.current?.focus()
    else save()
  }

  function save() {
    if (!isVisibleText(item.name)) return
    const name = item.name.trim()
    const isOpen = !isCategoryChosen && suggestions.isReading
    onSave({ name, quantity: item.quantity.trim(), category }, isOpen ? findCategoryOfItemName(name) : null)
    if (edited) return
    type()
    suggestions.close()
    nameField.current?.focus()
  }

  function pick({ name, category: its }: { name: string; category: GroceryCategory | null }) {
    type({ name, category: its })
    suggestions.close()
    nameField.current?.focus()
  }

  return (
    <form
      onSubmit={submit}
      aria-labelledby={`${id}-title`}
      className="grid gap-4 max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:*:col-span-full sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1.2fr)_auto] sm:items-end"
    >
      <h2 id={`${id}-title`} className="text-2xl sm:col-span-full">
        {edited ? m.grocery_page_edit_title({ name: edited.name }) : m.grocery_page_add_title()}
      </h2>
      <div className={`relative ${edited ? '' : besideAdd}`}>
        <TextField
          ref={nameField}
          label={labels.name()}
          value={item.name}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="sentences"
          enterKeyHint="done"
          onFocus={() => {
            importList().catch(() => {})
            void preloadGroceryFoods()
          }}
          onChange={({ target }) => {
            type({ name: target.value })
            suggestions.open()
          }}
          onBlur={suggestions.close}
          onKeyDown={(event) => suggestions.onKey(event, pick)}
          {...(!edited && suggestions.boxProps(`${id}-list`))}
        />
        {suggestions.isShown && (
          <SuggestionList
            id={`${id}-list`}
            suggestions={suggestions.all}
            active={suggestions.active}
            onPick={pick}
          />
        )}
        <p role="status" className="sr-only">
          {suggestions.isShown && <SuggestionCount count={suggestions.all.length} />}
        </p>
      </div>
      <TextField
        label={labels.quantity()}
        value={item.quantity}
        maxLength={100}
        autoComplete="off"
        placeholder={m.grocery_page_quantity_hint()}
        onChange={({ target }) => type({ quantity: target.value })}
      />
      <div>
        <label htmlFor={`${id}-category`} className="mb-1.5 block font-semibold">
          {labels.category()}
        </label>
        <Select
          id={`${id}-category`}
          value={category ?? ''}
          onChange={({ target }) =>
            type({ category: groceryCategories.find((each) => each === target.value) ?? null })
          }
        >
          {groceryCategories.map((each) => (
            <option key={each} value={each}>
              {nameOfCategory(each)}
            </option>
          ))}
          {edited?.category === null && <option value="">{nameOfCategory(null)}</option>}
        </Select>
      </div>
      {edited && meanwhile.length > 0 && (
        <div className="sm:col-span-full">
          <SavedMeanwhile
            ref={conflict}
            fields={meanwhile.map((name) => ({
              label: labels[name](),
              text: name === 'category' ? nameOfCategory(edited.category) : edited[name],
            }))}
            onTakeTheirs={() => onType(takeSavedFields({ typed: typed ?? {}, over: {} }, meanwhile).typed)}
            onKeepMine={save}
          />
        </div>
      )}
      <div className={`flex gap-3 ${edited ? '' : 'max-sm:col-start-2! max-sm:row-start-2 max-sm:self-end'}`}>
        <Button type="submit" disabled={!isHydrated || !isVisibleText(item.name)}>
          {edited ? m.grocery_page_save() : m.grocery_page_add()}
        </Button>
        {edited && (
          <Button look="quiet" onClick={onCancel}>
            {m.grocery_page_cancel()}
          </Button>
        )}
      </div>
    </form>
  )
}
