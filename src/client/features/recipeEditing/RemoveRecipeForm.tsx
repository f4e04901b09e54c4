import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as m from '#messages'
import { appErrorDataOf, isCallWithoutServerAnswer, sentenceOfUnansweredCall } from '../../data/failure.ts'
import { trpcHooks } from '../../data/trpc.ts'
import { AlertMessage } from '../../ui/AlertMessage.tsx'
import { Button } from '../../ui/Button.tsx'
import { QuestionDialog } from '../../ui/Dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'

interface RemoveRecipeProps {
  recipeId: string
  name: string
  /** Forgets what was typed and not saved. */
  onRemove: () => void
}

/** Deletes a recipe after a question, and leads home. */
export function RemoveRecipeForm({ recipeId, name, onRemove }: RemoveRecipeProps) {
  const isHydrated = useIsHydrated()
  const navigate = useNavigate()
  const utils = trpcHooks.useUtils()
  const [isAsked, setIsAsked] = useState(false)
  const remove = useMutation({
    mutationFn: () =>
      utils.client.recipes.remove.mutate({ recipeId }).catch(async (error: unknown) => {
        if (!(await isRemoved(error))) throw error
      }),
    onSuccess: leave,
    onError: () => setIsAsked(false),
  })

  /** Whether the recipe is gone though its removal failed: another page removed it, or the answer was lost. */
  async function isRemoved(error: unknown): Promise<boolean> {
    if (!isCallWithoutServerAnswer(error)) return isRecipeAlreadyDeleted(error)
    return await utils.client.recipes.getForEdit.query({ recipeId }).then(() => false, isRecipeAlreadyDeleted)
  }

  async function leave() {
    onRemove()
    await navigate('/')
    showToast(m.recipe_keeping_removed({ name }))
    await utils.recipes.invalidate(undefined, { refetchType: 'active' })
  }
  return (
    <div className="flex flex-col items-start gap-4">
      {remove.isError && (
        <AlertMessage>
          {sentenceOfUnansweredCall(remove.error) ?? m.recipe_keeping_remove_failed()}
        </AlertMessage>
      )}
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
          onYes={() => remove.mutate()}
          onNo={() => setIsAsked(false)}
        />
      )}
    </div>
  )
}

const isRecipeAlreadyDeleted = (error: unknown) =>
  appErrorDataOf(error)?.reason === 'recipes_recipe_not_found'
