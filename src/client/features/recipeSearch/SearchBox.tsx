import { useEffect, useId, useRef } from 'react'
import * as m from '#messages'
import { searchQueryMaxLength } from '#shared/contract/limits.ts'
import { textFieldClasses } from '../../ui/TextField.tsx'
import { recipeListAddressFields } from './recipeListAddress.ts'

/** How long typing must rest, in milliseconds, before it is searched for. */
const restMs = 250

interface SearchBoxProps {
  /** The id of the form it belongs to, wherever it stands. */
  form: string
  query: string
  onSearch: (query: string) => void
}

/** Searches while one types. The box keeps its own text, so that what is typed early or quickly is never overwritten. */
export function SearchBox({ form, query, onSearch }: SearchBoxProps) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const known = useRef(query)
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  useEffect(() => {
    if (known.current === query) return
    known.current = query
    if (box.current) box.current.value = query
  }, [query])
  useEffect(() => () => clearTimeout(timer.current), [])

  function searchSoon(text: string) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      known.current = text.trim()
      latest.current(known.current)
    }, restMs)
  }

  return (
    <search>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {m.recipe_list_search_label()}
      </label>
      <div className="flex gap-2">
        <input
          ref={box}
          id={id}
          form={form}
          type="search"
          name={recipeListAddressFields.query}
          defaultValue={query}
          placeholder={m.recipe_list_search_hint()}
          maxLength={searchQueryMaxLength}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => searchSoon(target.value)}
          className={`${textFieldClasses} min-h-11 min-w-0`}
        />
        <button
          type="submit"
          form={form}
          aria-label={m.recipe_list_search()}
          className="flex size-11 shrink-0 items-center justify-center rounded-full border border-edge bg-card hover:border-paprika hover:text-paprika"
        >
          <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 fill-none stroke-current stroke-2">
            <circle cx="10.5" cy="10.5" r="6.5" />
            <path d="M15.5 15.5L21 21" strokeLinecap="round" />
          </svg>
        </button>
      </div>
    </search>
  )
}
