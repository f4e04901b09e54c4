import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import * as m from '#messages'
import type { RecipeList, RecipeListInput } from '#shared/contract/recipes/recipeList.ts'
import { storedMealTypes } from '#shared/kitchen/questionnaire.ts'
import {
  cuisinesListedFirst,
  cuisinesOfListFilter,
  recipeListDietFilters,
} from '#shared/kitchen/recipeListFilters.ts'
import { cuisineName, dietTypeName, mealTypeName } from '#shared/messages/names/names.ts'
import * as say from '#shared/messages/recipes/recipeList.ts'
import { createFailedFileNotice } from '../../data/failures/createFailedFileNotice.tsx'
import { Button } from '../../ui/Button.tsx'
import { createLatePart } from '../../ui/latePart.tsx'
import { FilterOptionCount } from './FilterOptionCount.tsx'
import { FilterSection } from './FilterSection.tsx'
import {
  changeRecipeListInput,
  hasRecipeListFilters,
  recipeListAddressEntries,
  recipeListAddressFields,
  recipeListPath,
  removeRecipeListFilters,
  writeRecipeListAddress,
} from './recipeListAddress.ts'
import { SearchBox } from './SearchBox.tsx'

const importEats = () => import('./EatersFilter.tsx')
// The last of the filters: the server writes it, and the list is hydrated before it.
const EatsFilter = createLatePart(importEats, {
  serverComponent: import.meta.env.SSR && (await importEats()).default,
  keepsServerHtml: true,
  failed: createFailedFileNotice(),
})

interface RecipeFiltersProps {
  asked: RecipeListInput
  /** The list as it is now; undefined when it could not be had. */
  list: RecipeList | undefined
  isMember: boolean
  signInPath: string
  onChange: (change: Partial<RecipeListInput>, how?: { isTyped: boolean }) => void
}

const panel = 'recipe-filters'
/** Fields of the form itself; the others are links and ride along. */
const typed: readonly string[] = [
  recipeListAddressFields.query,
  recipeListAddressFields.mine,
  recipeListAddressFields.without,
  recipeListAddressFields.strict,
  recipeListAddressFields.myDiet,
]

/**
 * Search and filters: a form that asks for its address, so it works without scripts. Beside the list where there is
 * room; on a phone the filters are behind a button, by the browser's own popover.
 */
export function RecipeFilters({ asked, list, isMember, signInPath, onChange }: RecipeFiltersProps) {
  const [isOpen, setIsOpen] = useState(false)
  const counts = list?.counts
  const countOf = (count: number | undefined) =>
    counts && count !== undefined && !(counts.isAtLeast && count === 0) ? (
      <FilterOptionCount count={count} isMore={counts.isAtLeast} />
    ) : null
  const addressFor = (change: Partial<RecipeListInput>) =>
    writeRecipeListAddress(changeRecipeListInput(asked, change))
  const hiddenFields = recipeListAddressEntries({ ...asked, page: 1 }).filter(
    ([field]) => !typed.includes(field),
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onChange({
      query: String(new FormData(event.currentTarget).get(recipeListAddressFields.query) ?? '').trim(),
    })
  }
  const cuisines = cuisinesOfListFilter.filter(
    (each) =>
      cuisinesListedFirst.some((first) => first === each) || each === asked.cuisine || counts?.cuisine[each],
  )
  return (
    <>
      <SearchBox
        form={panel}
        query={asked.query}
        onSearch={(query) => onChange({ query }, { isTyped: true })}
      />
      <button
        type="button"
        popoverTarget={panel}
        aria-expanded={isOpen}
        aria-controls={panel}
        className="flex min-h-11 items-center justify-center rounded-full border border-edge bg-card px-5 font-semibold hover:border-paprika hover:text-paprika lg:hidden"
      >
        {m.recipe_list_filters()}
      </button>
      <form
        id={panel}
        popover="auto"
        method="get"
        action={recipeListPath}
        aria-label={m.recipe_list_filters()}
        onSubmit={submit}
        onToggle={({ target, newState }) => {
          if (target instanceof HTMLElement && target.id === panel) setIsOpen(newState === 'open')
        }}
        className="fixed inset-0 m-0 size-auto max-h-none max-w-none border-0 bg-paper p-0 text-ink lg:static lg:block lg:overflow-visible lg:bg-transparent [&:popover-open]:flex [&:popover-open]:flex-col"
      >
        <div className="flex min-h-0 grow flex-col gap-5 overflow-y-auto p-4 lg:overflow-visible lg:p-0">
          <div className="flex items-center justify-between lg:hidden">
            <p className="font-dish text-2xl">{m.recipe_list_filters()}</p>
            <button
              type="button"
              popoverTarget={panel}
              popoverTargetAction="hide"
              className="min-h-11 px-3 font-semibold text-paprika"
            >
              {m.recipe_list_close_filters()}
            </button>
          </div>
          {hiddenFields.map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
          {isMember ? (
            <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
              <input
                type="checkbox"
                name={recipeListAddressFields.mine}
                value="1"
                checked={asked.mine}
                onChange={({ target }) => onChange({ mine: target.checked })}
                className="size-5 shrink-0 accent-paprika"
              />
              <span className="grow">{m.recipe_list_mine()}</span>
              {countOf(counts?.mine)}
            </label>
          ) : (
            <Link to={signInPath} className="flex min-h-11 items-center text-paprika hover:underline">
              {m.recipe_list_mine_sign_in()}
            </Link>
          )}
          <div>
            <FilterSection
              name={m.recipe_list_meal_type()}
              values={storedMealTypes}
              chosen={asked.mealType}
              nameOf={mealTypeName}
              countOf={(value) => countOf(counts?.mealType[value])}
              addressOf={(mealType) => addressFor({ mealType })}
            />
            <FilterSection
              name={m.recipe_list_diet_type()}
              values={recipeListDietFilters}
              chosen={asked.dietType}
              nameOf={dietTypeName}
              countOf={(value) => countOf(counts?.dietType[value])}
              addressOf={(dietType) => addressFor({ dietType })}
            />
            <FilterSection
              name={m.recipe_list_cuisine()}
              values={cuisines}
              chosen={asked.cuisine}
              nameOf={cuisineName}
              countOf={(value) => countOf(counts?.cuisine[value])}
              addressOf={(cuisine) => addressFor({ cuisine })}
            />
            <EatsFilter asked={asked} counts={counts} isMember={isMember} onChange={onChange} />
          </div>
          <noscript>
            <Button type="submit">{m.recipe_list_apply()}</Button>
          </noscript>
          {hasRecipeListFilters(asked) && (
            <Link
              to={writeRecipeListAddress(removeRecipeListFilters(asked))}
              preventScrollReset
              className="flex min-h-11 items-center font-semibold text-paprika hover:underline"
            >
              {m.recipe_list_clear()}
            </Link>
          )}
        </div>
        {list && (
          <div className="flex shrink-0 flex-col border-t border-line p-4 lg:hidden">
            <button
              type="button"
              popoverTarget={panel}
              popoverTargetAction="hide"
              className="min-h-12 rounded-full bg-paprika px-5 font-semibold text-on-paprika"
            >
              {m.recipe_list_show_found({ count: say.recipeCountText(list.total, list.isMore) })}
            </button>
          </div>
        )}
      </form>
    </>
  )
}
