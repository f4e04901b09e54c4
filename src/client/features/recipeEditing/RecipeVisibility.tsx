import { type FormEvent, useId, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as m from '#messages'
import type { SavedRecipe } from '#shared/contract/recipes/recipes.ts'
import type { RecipeAudienceChoice } from '#shared/contract/visibility.ts'
import {
  toRecipeAudience,
  toVisibilityOption,
  type VisibilityOption,
} from '#shared/kitchen/recipeVisibilities.ts'
import { appErrorDataOf } from '../../data/failure.ts'
import { trpcHooks } from '../../data/trpc.ts'
import { VisibilityQuestion } from '../../forms/VisibilityQuestion.tsx'
import { visibilityOptionName } from '../../forms/visibilityOptions.ts'
import { AlertMessage } from '../../ui/AlertMessage.tsx'
import { Button } from '../../ui/Button.tsx'
import { StatusMessage } from '../../ui/StatusMessage.tsx'

type ShownVisibility = Pick<SavedRecipe, 'visibility' | 'households'>

interface RecipeVisibilityProps {
  recipeId: string
  recipe: ShownVisibility
}

/** Where the creator of a recipe says who else may see it. Before the scripts have come the browser itself sends it. */
export default function RecipeVisibility({ recipeId, recipe }: RecipeVisibilityProps) {
  const id = useId()
  const utils = trpcHooks.useUtils()
  const [search] = useSearchParams()
  const shownBefore = storedVisibilityOf(recipe)
  const shown = shownBefore && toVisibilityOption(shownBefore)
  /** Null while it is as the recipe is. */
  const [chosen, choose] = useState<VisibilityOption | null>(null)
  const [isSaved, setIsSaved] = useState(search.get('visibility') === 'changed')
  const [fault, setFault] = useState<string | null>(null)
  const { mutateAsync, isPending } = trpcHooks.recipes.setVisibility.useMutation()
  const { households } = recipe
  // A copy of before there was a choice says nothing of it.
  if (!households || !shown) return null
  const option = chosen ?? shown

  async function change() {
    const shownTo = toRecipeAudience(option)
    if (!shownTo || !shownBefore || isPending) return
    setIsSaved(false)
    setFault(null)
    try {
      await mutateAsync({ recipeId, shownTo, shownBefore })
      await utils.recipes.invalidate()
      setIsSaved(true)
    } catch (error) {
      const isConflict = appErrorDataOf(error)?.code === 'CONFLICT' && error instanceof Error
      setFault(isConflict ? error.message : m.visibility_failed())
      // It may have been saved all the same, and its answer lost.
      await utils.recipes.invalidate()
      const now = utils.recipes.get.getData({ recipeId })
      const told = now && storedVisibilityOf(now)
      if (!isConflict && option !== shown && told && toVisibilityOption(told) === option) {
        setFault(null)
        setIsSaved(true)
      }
    }
    // Another may have been chosen meanwhile.
    choose((now) => (now === option ? null : now))
  }

  return (
    <form
      method="post"
      action="/recipe-visibility"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void change()
      }}
      aria-labelledby={`${id}-title`}
      className="flex flex-col items-start gap-3 rounded-2xl border border-line p-4 print:hidden"
    >
      <h2 id={`${id}-title`} className="text-xl">
        {m.visibility_title()}
      </h2>
      <input type="hidden" name="recipeId" value={recipeId} />
      <input type="hidden" name="before" value={shown} />
      <VisibilityQuestion {...households} chosen={option} onChoose={choose} />
      {fault && <AlertMessage>{fault}</AlertMessage>}
      <Button type="submit" look="quiet" isBusy={isPending}>
        {isPending ? m.visibility_changing() : m.visibility_change()}
      </Button>
      <StatusMessage>
        {isSaved && m.visibility_changed({ who: visibilityOptionName(shown, households) })}
      </StatusMessage>
    </form>
  )
}

/** As the server told it; undefined of a copy from before it told the household. */
function storedVisibilityOf({
  visibility,
  households,
}: Partial<ShownVisibility>): RecipeAudienceChoice | undefined {
  if (visibility !== 'household') return visibility && { visibility }
  return households?.shownTo ? { visibility, householdId: households.shownTo.id } : undefined
}
