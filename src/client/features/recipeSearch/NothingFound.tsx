import * as m from '#messages'
import type { RecipeListInput } from '#shared/contract/recipes/recipeList.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { hasRecipeListFilters, removeRecipeListFilters, writeRecipeListAddress } from './recipeListAddress.ts'

/** Instead of the recipes, where there are none to the filters: what may help. */
export default function NothingFound({ asked }: { asked: RecipeListInput }) {
  return (
    <EmptyState
      title={m.recipe_list_empty_title()}
      text={
        <>
          <p>{m.recipe_list_empty_text()}</p>
          <p className="text-soft">{m.recipe_list_empty_advice()}</p>
        </>
      }
    >
      {hasRecipeListFilters(asked) && (
        <ButtonLink to={writeRecipeListAddress(removeRecipeListFilters(asked))} look="quiet">
          {m.recipe_list_clear()}
        </ButtonLink>
      )}
    </EmptyState>
  )
}
