import { useState } from 'react'
import * as m from '#messages'
import type { NutritionTarget } from '#shared/contract/planner/nutritionTargets.ts'
import { appErrorDataOf, isCallWithoutServerAnswer } from '../../data/failure.ts'
import { trpcHooks } from '../../data/trpc.ts'
import { AlertMessage } from '../../ui/AlertMessage.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { NutritionTargetForm } from './NutritionTargetForm.tsx'
import type { NutritionTargetDraft } from './nutritionTargetDraft.ts'

interface NutritionTargetDialogProps {
  householdId: string
  eater: { id: string; name: string }
  isGuest: boolean
  onDismiss: () => void
  /** With the sentence that says what was done. */
  onDone: (done: string) => void
}

/** Asks what somebody wants to eat in a day. */
export default function NutritionTargetDialog(props: NutritionTargetDialogProps) {
  const { householdId, eater, isGuest, onDismiss, onDone } = props
  const { client, households } = trpcHooks.useUtils()
  const targets = trpcHooks.households.nutritionTargets.useQuery({ householdId }, { staleTime: 0 })
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function save(target: NutritionTarget | undefined, draft: NutritionTargetDraft, done: string) {
    setIsBusy(true)
    setFailure(null)
    try {
      await client.households.saveNutritionTarget.mutate({
        ...{ householdId, eaterId: eater.id, version: target?.version ?? 0 },
        ...draft,
      })
      await households.nutritionTargets.invalidate()
      onDone(done)
    } catch (error) {
      setFailure(sentenceOfFailure(error))
      setIsBusy(false)
    }
  }

  const who = eater.name
  return (
    <Dialog title={m.households_nutrition_target({ who })} onDismiss={onDismiss} isWide>
      <p>{m.nutrition_target_lead({ who })}</p>
      <p className="text-soft">
        {isGuest ? m.nutrition_target_seen_of_guest() : m.nutrition_target_seen_of_member()}
      </p>
      {targets.data && !(targets.isFetching && !isBusy) ? (
        <NutritionTargetForm
          target={targets.data.find(({ eaterId }) => eaterId === eater.id)}
          isBusy={isBusy}
          failure={failure}
          onSave={(target, draft) =>
            void save(
              target,
              draft,
              isEmpty(draft) ? m.nutrition_target_removed({ who }) : m.nutrition_target_saved({ who }),
            )
          }
          onDismiss={onDismiss}
        />
      ) : targets.error && !targets.isFetching ? (
        <div className="flex flex-col items-start gap-4">
          <AlertMessage>{sentenceOfFailure(targets.error)}</AlertMessage>
          <Button look="quiet" onClick={() => void targets.refetch()}>
            {m.households_try_again()}
          </Button>
        </div>
      ) : (
        <p role="status">{m.nutrition_target_loading()}</p>
      )}
    </Dialog>
  )
}

const isEmpty = ({ figures, body }: NutritionTargetDraft) =>
  body === null && Object.values(figures).every((figure) => figure === null)

function sentenceOfFailure(error: unknown): string {
  if (isCallWithoutServerAnswer(error)) return m.errors_unreachable()
  return error instanceof Error && appErrorDataOf(error) ? error.message : m.households_failed()
}
