import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import * as m from '#messages'
import { formatDate } from '#shared/currentLocale.ts'
import type { MealSlotToFill } from '#shared/mealPlan/slotInAddress.ts'
import { standardSlotIds } from '#shared/mealPlan/slots.ts'
import { mealSlotName } from '#shared/messages/mealSlots.ts'
import { createSignInPath } from '../../data/createSignInPath.ts'
import { VisibilityQuestion } from '../../forms/VisibilityQuestion.tsx'
import { AlertMessage } from '../../ui/AlertMessage.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { useFocusOnHeading } from '../../ui/useFocusOnHeading.ts'
import type { GeneratedRecipeDraft } from './draftShape.ts'
import { useSaveOfRecipeDraft } from './useSaveOfRecipeDraft.ts'

interface SaveRecipeProps {
  draft: GeneratedRecipeDraft
  /** The place in the meal plan that the recipe is for; null where that is still open. */
  slotToFill?: MealSlotToFill | null
  /** The form by which one signs in right here. */
  signIn: ReactNode
  /** What is said of an answer that is not a success, from the server's own sentence; null where it gave none. */
  refusedWith?: (sentence: string | null) => string
}

/** "Dinner, Friday, 4 December"; the day alone where the household named the slot itself. */
function slotAndDayText({ date, slotId }: MealSlotToFill): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const day = formatDate(options, new Date(`${date}T00:00:00Z`))
  const isStandard = (standardSlotIds as readonly string[]).includes(slotId)
  return isStandard ? m.meal_plan_place({ slot: mealSlotName({ id: slotId, name: '' }), day }) : day
}

const refusedSentence = () => m.recipe_keeping_save_refused()

const panel =
  'flex w-full flex-col items-start gap-4 rounded-2xl border border-line bg-sprig px-4 py-4 sm:px-6'

/** Saving takes an account; until there is one, the recipe waits in the browser, and this says so. */
export default function SaveRecipeForm({
  draft,
  slotToFill = null,
  signIn,
  refusedWith = refusedSentence,
}: SaveRecipeProps) {
  const { pathname, search } = useLocation()
  const { isSignedIn, isBusy, isPlanned, isWaiting, fault, question, want, giveUp } = useSaveOfRecipeDraft(
    draft,
    slotToFill,
    refusedWith,
  )
  const heading = useFocusOnHeading<HTMLHeadingElement>({
    screen: `sign in ${isWaiting}`,
    isWanted: isWaiting,
    scrollTo: 'nearest',
  })
  return (
    <div className="flex flex-col items-start gap-4 print:hidden">
      {fault && <AlertMessage>{fault}</AlertMessage>}
      {!draft.isSaved && <VisibilityQuestion {...question} />}
      {!isWaiting && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => want('read')} isBusy={isBusy && !isPlanned} disabled={isBusy}>
            {isBusy && !isPlanned ? m.recipe_keeping_saving() : m.generation_save()}
          </Button>
          <Button look="quiet" onClick={() => want('plan')} isBusy={isBusy && isPlanned} disabled={isBusy}>
            {isBusy && isPlanned
              ? m.recipe_keeping_saving()
              : slotToFill
                ? m.generation_plan_for({ place: slotAndDayText(slotToFill) })
                : m.generation_plan_any()}
          </Button>
        </div>
      )}
      {isWaiting && (
        <section aria-labelledby="save-sign-in" className={panel}>
          <div>
            <h3 ref={heading} id="save-sign-in" tabIndex={-1} className="text-xl outline-none">
              {m.generation_sign_in_to_save()}
            </h3>
            <p>{m.generation_waits_here()}</p>
          </div>
          <div className="flex w-full max-w-md flex-col gap-4">{signIn}</div>
          <div className="-ms-5">
            <Button look="plain" onClick={giveUp}>
              {m.recipe_keeping_not_now()}
            </Button>
          </div>
        </section>
      )}
      {isSignedIn
        ? draft.isSaved && <p className="text-soft">{m.recipe_keeping_saved()}</p>
        : !isWaiting && (
            <div className={`${panel} sm:flex-row sm:items-center sm:justify-between`}>
              <p className="font-semibold">{m.generation_sign_in_to_save()}</p>
              <ButtonLink look="quiet" to={createSignInPath(pathname + search)} onClick={() => want('read')}>
                {m.auth_sign_in()}
              </ButtonLink>
            </div>
          )}
    </div>
  )
}
