import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as m from '#messages'
import { appErrorDataOf, isCallWithoutServerAnswer } from '../../data/failure.ts'
import { FailedPagePart } from '../../data/failures/FailedPagePart.tsx'
import { LateQuestionDialog } from '../../forms/LateQuestionDialog.tsx'
import { AlertMessage } from '../../ui/AlertMessage.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { StatusMessage } from '../../ui/StatusMessage.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { useMarkRecipeTried, useRateRecipe, useRatingOfCaller } from './cache.ts'
import { RatingStars } from './RatingStars.tsx'

interface RatingPanelProps {
  recipeId: string
  isSignedIn: boolean
  /** Where a visitor who chooses to log in is sent. */
  logInPath: string
}

/** What the user says of a recipe: one to five stars, and whether they have tried it. Visitors are asked to log in. */
export function RatingPanel({ recipeId, isSignedIn, logInPath }: RatingPanelProps) {
  const isHydrated = useIsHydrated()
  const navigate = useNavigate()
  const query = useRatingOfCaller(recipeId, isSignedIn)
  const mine = query.data
  const rate = useRateRecipe(recipeId)
  const markTried = useMarkRecipeTried(recipeId)
  const [isAsked, setIsAsked] = useState(false)
  /** What the checkbox shows before it is submitted; null while it shows what is kept. */
  const [draft, setDraft] = useState<boolean | null>(null)
  // Where the kept rating is unknown, the stars just given are known all the same.
  const stars = mine?.stars ?? (rate.isError ? 0 : (rate.variables?.stars ?? 0))
  const hasTried = draft ?? mine?.hasTried ?? false

  const actOrAskForSignIn = (act: () => void) => (isSignedIn ? act() : setIsAsked(true))
  function give(given: number) {
    if (given === stars) return
    markTried.reset()
    rate.mutate({ recipeId, stars: given })
  }
  function submitTried() {
    rate.reset()
    markTried.mutate(
      { recipeId, hasTried },
      {
        // It may have been pressed again meanwhile.
        onSuccess: () => setDraft((now) => (now === hasTried ? null : now)),
      },
    )
  }

  const error = rate.error ?? markTried.error
  const failed = rate.error ? m.ratings_rate_failed() : m.ratings_tried_failed()
  const failure =
    error &&
    (appErrorDataOf(error)?.reason
      ? error.message
      : isCallWithoutServerAnswer(error)
        ? m.errors_unreachable()
        : failed)
  const done = rate.isSuccess
    ? m.ratings_kept({ stars: rate.data.stars })
    : markTried.isSuccess && draft === null
      ? markTried.variables.hasTried
        ? m.ratings_kept_tried()
        : m.ratings_kept_untried()
      : null
  return (
    <section
      aria-labelledby="rating-title"
      className="flex flex-col gap-4 border-t border-line pt-7 print:hidden"
    >
      <h2 id="rating-title" className="text-2xl">
        {m.ratings_title()}
      </h2>
      {!mine && query.isError && <FailedPagePart sentence={m.ratings_mine_failed()} query={query} />}
      <RatingStars
        stars={stars}
        isDisabled={!isHydrated}
        onRate={(given) => actOrAskForSignIn(() => give(given))}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Checkbox
          label={m.ratings_tried_label()}
          isChecked={hasTried}
          onCheck={(isChecked) => actOrAskForSignIn(() => setDraft(isChecked))}
        />
        <Button
          look="quiet"
          disabled={!isHydrated || (isSignedIn && !mine)}
          isBusy={markTried.isPending}
          onClick={() => actOrAskForSignIn(submitTried)}
        >
          {m.ratings_submit_tried()}
        </Button>
      </div>
      {failure && <AlertMessage>{failure}</AlertMessage>}
      <StatusMessage>{done}</StatusMessage>
      {isAsked && (
        <LateQuestionDialog
          title={m.ratings_log_in_title()}
          question={m.ratings_log_in_question()}
          yes={m.ratings_yes()}
          no={m.ratings_no()}
          onYes={() => void navigate(logInPath)}
          onNo={() => setIsAsked(false)}
        />
      )}
    </section>
  )
}
