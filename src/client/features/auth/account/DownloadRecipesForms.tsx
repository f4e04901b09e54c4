import * as m from '#messages'
import type { ProgramOfRecipes } from '#shared/contract/recipes/recipeExport.ts'
import { Button } from '../../../ui/Button.tsx'

const names = {
  paprika: 'Paprika',
  mealie: 'Mealie',
  nextcloud: 'Nextcloud Cookbook',
} satisfies Record<ProgramOfRecipes, string>

/** Downloads all recipes of a member as a file for another program: forms, which the browser itself sends. */
export function DownloadRecipesForms() {
  return (
    <section aria-labelledby="recipes-data-title" className="flex flex-col items-start gap-4">
      <h2 id="recipes-data-title" className="text-2xl">
        {m.account_recipes_title()}
      </h2>
      <p className="text-soft">{m.account_recipes_lead()}</p>
      <div className="flex flex-wrap gap-3">
        {Object.entries(names).map(([program, name]) => (
          <form key={program} method="post" action={`/account/recipes/${program}`}>
            <Button look="quiet" type="submit">
              {name}
            </Button>
          </form>
        ))}
      </div>
    </section>
  )
}
