import { type FormEvent, useId, useState } from 'react'
import * as m from '#messages'
import { shownToBy, type Visibility } from '#shared/kitchen/visibilities.ts'
import { visibilityName } from '#shared/messages/visibility.ts'
import { trpc } from '../../trpc.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Status } from '../../ui/Status.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { VisibilityQuestion } from '../../VisibilityQuestion.tsx'
import { useEntrance } from '../../viewer.ts'

interface RecipeVisibilityProps {
  recipeId: string
  visibility: Visibility
}

/** Where the creator of a recipe says who else may see it. */
export default function RecipeVisibility({ recipeId, visibility }: RecipeVisibilityProps) {
  const id = useId()
  const isHydrated = useIsHydrated()
  const utils = trpc.useUtils()
  const viewer = useEntrance()?.viewer ?? null
  const [chosen, choose] = useState(visibility)
  const [told, setTold] = useState<string | null>(null)
  const { mutateAsync, isPending, isError } = trpc.recipes.setVisibility.useMutation()

  async function change(event: FormEvent) {
    event.preventDefault()
    const shownTo = shownToBy(viewer, chosen)
    setTold(null)
    if (!shownTo || isPending) return
    try {
      await mutateAsync({ recipeId, shownTo })
    } catch {
      // Told beside the button.
      return
    }
    await utils.recipes.invalidate()
    setTold(m.visibility_changed({ who: visibilityName(chosen) }))
  }

  return (
    <form
      onSubmit={(event) => void change(event)}
      aria-labelledby={`${id}-title`}
      className="flex flex-col items-start gap-3 rounded-2xl border border-line p-4 print:hidden"
    >
      <h2 id={`${id}-title`} className="text-xl">
        {m.visibility_title()}
      </h2>
      <VisibilityQuestion chosen={chosen} onChoose={choose} />
      {isError && <Alert>{m.visibility_failed()}</Alert>}
      <Button type="submit" look="quiet" disabled={!isHydrated} isBusy={isPending}>
        {isPending ? m.visibility_changing() : m.visibility_change()}
      </Button>
      <Status>{told}</Status>
    </form>
  )
}
