import { useState } from 'react'
import { Link } from 'react-router-dom'
import * as m from '#messages'
import { searchQueryMaxLength } from '#shared/contract/limits.ts'
import type { RecipeListItem } from '#shared/contract/recipes/recipeList.ts'
import { joinWordsAsList } from '#shared/currentLocale.ts'
import { totalMinutesOfRecipe } from '#shared/kitchen/totalMinutesOfRecipe.ts'
import { allergenName } from '#shared/messages/recipes/findings.ts'
import { trpcHooks } from '../../../data/trpc.ts'
import { AlertMessage } from '../../../ui/AlertMessage.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useDebouncedValue } from '../../../ui/useDebouncedValue.ts'

const restMs = 250

interface RecipeChoiceProps {
  /** Where a recipe is generated instead. */
  generatePath: string
  onChoose: (recipe: { id: string; name: string }) => void
}

/** Searches recipes while one types; a press plans the recipe. */
export function RecipeSearchForMeal({ generatePath, onChoose }: RecipeChoiceProps) {
  const [text, setText] = useState('')
  const [isOwn, setIsOwn] = useState(false)
  const [isForAll, setIsForAll] = useState(false)
  const [page, setPage] = useState(1)
  const query = useDebouncedValue(text.trim(), restMs)
  const {
    data: list,
    error,
    isFetching,
    refetch,
  } = trpcHooks.recipes.list.useQuery(
    { query, mine: isOwn, myDiet: isForAll ? 'household' : null, page },
    { placeholderData: (before) => before },
  )
  const change = (apply: () => void) => {
    setPage(1)
    apply()
  }
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label={m.meal_plan_search()}
        type="search"
        value={text}
        maxLength={searchQueryMaxLength}
        autoComplete="off"
        onChange={({ target }) => change(() => setText(target.value))}
      />
      <div className="flex flex-wrap gap-x-6">
        <Checkbox
          label={m.meal_plan_only_own()}
          isChecked={isOwn}
          onCheck={(checked) => change(() => setIsOwn(checked))}
        />
        <Checkbox
          label={m.meal_plan_only_fitting()}
          hint={m.meal_plan_only_fitting_hint()}
          isChecked={isForAll}
          onCheck={(checked) => change(() => setIsForAll(checked))}
        />
      </div>
      {error && !isFetching && (
        <div className="flex flex-wrap items-center gap-3">
          <AlertMessage>{m.recipe_list_failed()}</AlertMessage>
          <Button look="quiet" onClick={() => void refetch()}>
            {m.grocery_page_try_again()}
          </Button>
        </div>
      )}
      <p role="status" className="text-soft">
        {list ? m.meal_plan_found({ count: list.total }) : isFetching && m.meal_plan_searching()}
      </p>
      <ul className="flex flex-col gap-2" aria-busy={isFetching}>
        {list?.items.map((recipe) => (
          <li key={recipe.id}>
            <FoundRecipe recipe={recipe} onChoose={() => onChoose(recipe)} />
          </li>
        ))}
      </ul>
      {list && list.page < list.pageCount && (
        <Button look="quiet" onClick={() => setPage(list.page + 1)}>
          {m.meal_plan_next_recipes()}
        </Button>
      )}
      <Link
        to={generatePath}
        className="flex min-h-11 items-center font-semibold text-paprika hover:underline"
      >
        {m.meal_plan_generate_one()}
      </Link>
    </div>
  )
}

function FoundRecipe({ recipe, onChoose }: { recipe: RecipeListItem; onChoose: () => void }) {
  const { name, warnsOf, servings } = recipe
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex min-h-12 w-full flex-col rounded-xl border border-line px-4 py-2 text-start hover:border-paprika"
    >
      <span dir="auto" className="font-semibold wrap-anywhere">
        {name}
      </span>
      <span className="text-sm text-soft">
        {m.meal_plan_minutes({ count: totalMinutesOfRecipe(recipe).minutes })} ·{' '}
        {m.meal_plan_servings({ count: servings })}
      </span>
      {warnsOf.length > 0 && (
        <span className="mt-1 self-start rounded-full bg-alarm px-3 py-0.5 text-sm font-semibold text-on-alarm">
          {m.warnings_badge({ allergens: joinWordsAsList(warnsOf.map(allergenName)) })}
        </span>
      )}
    </button>
  )
}
