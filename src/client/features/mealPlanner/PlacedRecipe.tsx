import { useEffect } from 'react'
import * as m from '#messages'
import { trpcHooks } from '../../data/trpc.ts'
import { AlertMessage } from '../../ui/AlertMessage.tsx'
import { Button } from '../../ui/Button.tsx'

interface PlacedRecipeProps {
  recipeId: string
  /** Called with its name once that is known. */
  onName: (name: string) => void
  onCancel: () => void
}

/** Says that the reader came with a recipe, whose day is chosen by the next press of a + in the calendar. */
export default function PlacedRecipe({ recipeId, onName, onCancel }: PlacedRecipeProps) {
  const { data, error } = trpcHooks.recipes.get.useQuery({ recipeId })
  const name = data?.name
  useEffect(() => {
    if (name !== undefined) onName(name)
  }, [name, onName])
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-2xl border border-line bg-sprig px-4 py-2 print:hidden">
      {error ? (
        <AlertMessage>{m.meal_plan_not_placed()}</AlertMessage>
      ) : (
        <p role="status" className="font-semibold wrap-anywhere">
          {name !== undefined && m.meal_plan_placing({ name })}
        </p>
      )}
      <Button look="quiet" onClick={onCancel}>
        {m.grocery_page_cancel()}
      </Button>
    </div>
  )
}
