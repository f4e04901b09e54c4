import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as m from '#messages'
import { trpc } from '../../trpc.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { QuestionDialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'

interface RemoveRecipeProps {
  recipeId: string
  name: string
  /** Forgets what was typed and not saved. */
  onRemove: () => void
}

/** Deletes a recipe after a question, and leads home. */
export function RemoveRecipe({ recipeId, name, onRemove }: RemoveRecipeProps) {
  const isHydrated = useIsHydrated()
  const navigate = useNavigate()
  const utils = trpc.useUtils()
  const [isAsked, setIsAsked] = useState(false)
  const remove = trpc.recipes.remove.useMutation({
    async onSuccess() {
      onRemove()
      await navigate('/')
      toast(m.recipe_keeping_removed({ name }))
      await utils.recipes.invalidate(undefined, { refetchType: 'active' })
    },
    onError: () => setIsAsked(false),
  })
  return (
    <div className="flex flex-col items-start gap-4">
      {remove.isError && <Alert>{m.recipe_keeping_remove_failed()}</Alert>}
      <Button look="quiet" disabled={!isHydrated} onClick={() => setIsAsked(true)}>
        {m.recipe_keeping_remove()}
      </Button>
      {isAsked && (
        <QuestionDialog
          title={m.recipe_keeping_remove_title()}
          question={m.recipe_keeping_remove_question({ name })}
          yes={m.recipe_keeping_remove_yes()}
          no={m.recipe_keeping_remove_no()}
          isBusy={remove.isPending}
          isDangerous
          onYes={() => remove.mutate({ recipeId })}
          onNo={() => setIsAsked(false)}
        />
      )}
    </div>
  )
}
