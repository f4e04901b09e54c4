import { Link } from 'react-router-dom'
import * as m from '#messages'
import type { GroceryList } from '#shared/grocery/lists.ts'
import { parseMealAdditionId } from '#shared/grocery/mealAdditions.ts'
import * as say from '#shared/messages/groceryPage.ts'
import { Button } from '../../../ui/Button.tsx'

interface RecipesOnListProps {
  list: GroceryList
  onRemove: (additionId: string, name: string) => void
}

/** The recipes that asked for something, what of theirs the household has anyway, and the way to take one off. */
export default function RecipesOnList({ list, onRemove }: RecipesOnListProps) {
  return (
    <section aria-labelledby="list-recipes-title" className="flex flex-col gap-3">
      <h2 id="list-recipes-title" className="text-2xl">
        {m.grocery_page_recipes_title()}
      </h2>
      <ul>
        {removeRepeatedDishes(list.recipes).map(({ additionId, recipe }) => (
          <li
            key={additionId}
            className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2 first:border-t-0"
          >
            <div className="min-w-0 flex-1">
              <Link
                to={`/recipe/${recipe.recipeId}?servings=${recipe.servings}`}
                className="font-semibold wrap-anywhere underline-offset-4 hover:text-paprika hover:underline"
              >
                {recipe.name}
              </Link>{' '}
              <span className="text-soft">{m.grocery_page_recipe_for({ servings: recipe.servings })}</span>
              {recipe.youHave.length > 0 && (
                <p className="text-sm text-soft">{say.staplesAtHomeText(recipe.youHave)}</p>
              )}
            </div>
            <span className="print:hidden">
              <Button
                look="plain"
                aria-label={m.grocery_page_remove_recipe({ name: recipe.name })}
                onClick={() => onRemove(additionId, recipe.name)}
              >
                {m.grocery_page_take_off()}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A planned meal that asked for more later has several entries, all with the servings of now; taking one off takes off all. */
function removeRepeatedDishes(recipes: GroceryList['recipes']): GroceryList['recipes'] {
  const keyOf = (additionId: string) => parseMealAdditionId(additionId)?.dishKey ?? additionId
  return [...new Map(recipes.map((each) => [keyOf(each.additionId), each])).values()]
}
