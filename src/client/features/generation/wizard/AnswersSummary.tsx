import { useEffect, useRef, useState } from 'react'
import * as m from '#messages'
import type { WishClarification } from '#shared/contract/generation.ts'
import { joinWordsAsList } from '#shared/currentLocale.ts'
import type { MealSlotToFill } from '#shared/mealPlan/slotInAddress.ts'
import { questionnaireAnswerName } from '#shared/messages/names/answerNames.ts'
import * as say from '#shared/messages/recipes/generation.ts'
import { createFailedFileNotice } from '../../../data/failures/createFailedFileNotice.tsx'
import { FailedPagePart } from '../../../data/failures/FailedPagePart.tsx'
import { useViewerAndSignInProviders } from '../../../data/viewer.ts'
import { AlertMessage } from '../../../ui/AlertMessage.tsx'
import { Button } from '../../../ui/Button.tsx'
import { createLatePart } from '../../../ui/latePart.tsx'
import { useFocusOnHeading } from '../../../ui/useFocusOnHeading.ts'
import type { RecipeWritingState } from '../useRecipeWriter.ts'
import { requirementsToRead, useWishRequirements } from '../wish/useWishRequirements.ts'
import { useWishReading } from './useWishReading.ts'
import { WishedFoodNames } from './WishedFoodNames.tsx'
import { WizardStepForm } from './WizardStepForm.tsx'
import { type WizardAnswers, wizardAnswerEntries } from './wizardState.ts'

interface AnswersSummaryProps {
  answers: WizardAnswers
  clarifications: readonly WishClarification[]
  /** Whether this screen followed another, so that its heading takes the focus. */
  takesFocus: boolean
  writing: RecipeWritingState
  /** The place in the plan that it is generated for, with those who eat then. */
  slotToFill: MealSlotToFill | null
  onEdit: () => void
  onGenerate: () => void
  onAnswer: (answers: WizardAnswers) => void
  /** Null takes an answer about the wish back. */
  onClarify: (passage: string, leaveOut: readonly string[] | null) => void
}

const importQuestions = () => import('./WishQuestions.tsx')
// Few wishes are unclear: the server writes the questions, and the browser fetches the scripts that hydrate them.
const WishQuestions = createLatePart(importQuestions, {
  serverComponent: import.meta.env.SSR && (await importQuestions()).default,
  failed: createFailedFileNotice(m.generation_wish_unclear),
})

const importConflicts = () => import('../wish/WishConflicts.tsx')
const WishConflicts = createLatePart(importConflicts, {
  serverComponent: import.meta.env.SSR && (await importConflicts()).default,
  failed: createFailedFileNotice(m.generation_wish_contradicts),
})

const importEaters = () => import('./EatersOfRecipe.tsx')
const CookingFor = createLatePart(importEaters, {
  serverComponent: import.meta.env.SSR && (await importEaters()).default,
  // Who eats is asked for with the recipe, whether it is shown or not.
  failed: () => null,
})

/** All answers at a glance, and the button this wizard is for. */
export function AnswersSummary(props: AnswersSummaryProps) {
  const { answers, clarifications, takesFocus, writing, slotToFill, onEdit, onGenerate, onClarify } = props
  const { onAnswer } = props
  const isBusy = writing.status === 'waiting'
  const isMember = Boolean(useViewerAndSignInProviders()?.viewer)
  const [wantsToGo, setWantsToGo] = useState(false)
  const { leftOut, vulnerable, unclear, named, isOpen, isRead, isUnlimited, query } = useWishReading(
    wishTextsOfAnswers(answers),
    clarifications,
  )
  const read = useWishRequirements(requirementsToRead(answers, answers.description))
  const [goesAnyway, setGoesAnyway] = useState(false)
  const isContradicted = read.conflicts.length > 0 && !goesAnyway
  const [resolved, setResolved] = useState('')
  const news = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is gone.
  useEffect(() => {
    if (resolved !== '') news.current?.focus()
  }, [resolved])
  const alert =
    wantsToGo && isOpen
      ? m.generation_wish_unclear()
      : wantsToGo && isContradicted
        ? m.generation_wish_contradicts()
        : sentenceOfWritingFailure(writing, isRead || query.isError)
  const generate = () => {
    setWantsToGo(true)
    if (!isOpen && !isContradicted) onGenerate()
  }
  const generateAnyway = () => {
    setWantsToGo(true)
    setGoesAnyway(true)
    if (!isOpen) onGenerate()
  }
  const heading = useFocusOnHeading<HTMLHeadingElement>({
    screen: `summary ${isBusy}`,
    isWanted: takesFocus && !isBusy,
    scrollTo: 'nearest',
  })
  return (
    <div className="appear flex flex-col gap-6">
      <h2 ref={heading} tabIndex={-1} className="text-3xl">
        {m.generation_summary_title()}
      </h2>
      <dl className="divide-y divide-line border-y border-line">
        {isMember && <CookingFor slotToFill={slotToFill} />}
        {wizardAnswerEntries(withDefaultWish(answers)).map(([key, value]) => (
          <div key={key} className="grid gap-x-4 py-3 sm:grid-cols-[9rem_1fr]">
            <dt className="text-soft">{say.wizardAnswerNames()[key]}</dt>
            <dd className="font-semibold wrap-anywhere">
              {key === 'description' ? value : questionnaireAnswerName(value)}
            </dd>
          </div>
        ))}
      </dl>
      {leftOut.length > 0 && <p className="wrap-anywhere">{say.leftOutText(leftOut)}</p>}
      {isUnlimited && <p className="text-soft">{m.generation_nothing_left_out()}</p>}
      {vulnerable.length > 0 && (
        <p className="wrap-anywhere">{m.generation_more_care({ said: joinWordsAsList(vulnerable) })}</p>
      )}
      {named.length > 0 && (
        <WishedFoodNames named={named} clarifications={clarifications} onClarify={onClarify} />
      )}
      {unclear.length > 0 && (
        <WishQuestions unclear={unclear} clarifications={clarifications} onClarify={onClarify} />
      )}
      {read.conflicts.length > 0 && (
        <WishConflicts
          answers={answers}
          read={read}
          nameOfAnswer={questionnaireAnswerName}
          namesOfQuestions={say.wizardAnswerNames()}
          isBusy={isBusy}
          onResolve={(changed, told) => {
            setWantsToGo(false)
            setResolved(told)
            onAnswer(changed)
          }}
          onGenerate={generateAnyway}
        />
      )}
      <p ref={news} role="status" tabIndex={-1} className={resolved === '' ? 'sr-only' : 'font-semibold'}>
        {resolved}
      </p>
      {query.isError && <FailedPagePart sentence={m.generation_wish_unread()} query={query} />}
      {alert && <AlertMessage>{alert}</AlertMessage>}
      <noscript>
        <p className="rounded-2xl bg-blush px-4 py-3 font-semibold text-paprika-deep">
          {m.generation_needs_scripts()}
        </p>
      </noscript>
      <WizardStepForm
        at="summary"
        answers={answers}
        clarifications={clarifications}
        asked={[]}
        onNext={generate}
        onPrevious={onEdit}
      >
        <div className="flex flex-wrap justify-between gap-3">
          <Button look="quiet" type="submit" name="go" value="previous" disabled={isBusy}>
            {m.generation_edit()}
          </Button>
          <Button type="submit" name="go" value="generate" isBusy={isBusy}>
            {isBusy ? m.generation_generating() : m.generation_generate()}
          </Button>
        </div>
      </WizardStepForm>
    </div>
  )
}

/** Why no recipe came; null where the questions of the wish, or what stands in their place, say it. */
function sentenceOfWritingFailure(writing: RecipeWritingState, areQuestionsShown: boolean): string | null {
  if (writing.status !== 'failed' || (writing.isUnclear && areQuestionsShown)) return null
  return writing.sentence
}

/** The wish to be read; none where nothing was typed. */
export function wishTextsOfAnswers({ description }: WizardAnswers): string[] {
  return description?.trim() ? [description.trim()] : []
}

/** Shows the wish that will be sent: an empty one becomes the default. */
function withDefaultWish(answers: WizardAnswers): WizardAnswers {
  return { ...answers, description: answers.description?.trim() || m.generation_default_description() }
}
