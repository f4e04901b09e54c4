import type { ReactNode } from 'react'
import * as m from '#messages'
import type { PartialRecipe } from '#shared/kitchen/recipe.ts'
import type { MealSlotToFill } from '#shared/mealPlan/slotInAddress.ts'
import { questionnaireAnswerName } from '#shared/messages/names/answerNames.ts'
import { createFailedFileNotice } from '../../data/failures/createFailedFileNotice.tsx'
import { AlertMessage } from '../../ui/AlertMessage.tsx'
import { Button } from '../../ui/Button.tsx'
import { createLatePart } from '../../ui/latePart.tsx'
import { useFocusOnHeading } from '../../ui/useFocusOnHeading.ts'
import type { GeneratedRecipeDraft } from './draftShape.ts'
import { importSaveRecipeForm, LateSaveRecipeForm } from './LateSaveRecipeForm.ts'
import type { RecipeWritingState } from './useRecipeWriter.ts'
import { WritingStatus } from './WritingStatus.tsx'
import { importWishOutcome, LateWishOutcome } from './wish/LateWishOutcome.ts'
import { TypedWishChips } from './wish/TypedWishChips.tsx'
import type { WizardAnswers } from './wizard/wizardState.ts'

const RecipeVersions = createLatePart(() => import('./RecipeVersions.tsx'), {
  failed: createFailedFileNotice(),
})
const importChange = () => import('./ChangeRecipeForm.tsx')
const ChangeRecipeForm = createLatePart(importChange, {
  failed: createFailedFileNotice(m.generation_result_change_missing),
})

/** What is done with a recipe that is there, to be fetched while it is written. */
export const importRecipeResultForms = () =>
  Promise.all([importSaveRecipeForm(), importChange(), importWishOutcome()])

interface RecipeResultProps {
  writing: RecipeWritingState
  /** Drafts of this table, oldest first; null while they are unknown. */
  versions: GeneratedRecipeDraft[] | null
  recipeId: string | null
  takesFocus: boolean
  searchFor: (recipeId: string) => string
  /** The place in the meal plan that the recipe is for. */
  slotToFill: MealSlotToFill | null
  onStop: () => void
  onTryAgain: () => void
  onEdit: () => void
  onStartOver: () => void
  onAnother: () => void
  onChange: (wish: string) => void
  /** What is asked about the wishes: in place of the failure where one was refused as unclear, else what was answered before. */
  questions: ReactNode
  /** The form by which one signs in to save. */
  signIn: ReactNode
  children: (recipe: PartialRecipe, isWriting: boolean) => ReactNode
}

/** The last step: the recipe while it is written, and once it is there its versions and what to do with them. */
export function RecipeResult(props: RecipeResultProps) {
  const { writing, versions, recipeId } = props
  const heading = useFocusOnHeading<HTMLHeadingElement>({
    screen: `${recipeId} ${writing.status}`,
    isWanted: props.takesFocus && writing.status !== 'waiting',
    onlyIfLost: true,
    scrollTo: writing.status === 'idle' ? undefined : 'start',
  })
  const draft = versions?.find((version) => version.id === recipeId) ?? null
  const unfinished = writing.status === 'writing' || writing.status === 'stopped' ? writing.recipe : null
  const isUnclear = writing.status === 'failed' && writing.isUnclear
  const isNew = recipeId === null && writing.status !== 'idle'
  return (
    <section aria-labelledby="result-title" className="flex flex-col gap-7">
      <h2 id="result-title" ref={heading} tabIndex={-1} className="text-2xl text-soft">
        {m.generation_result_title()}
      </h2>
      {versions && versions.length > 1 && (
        <RecipeVersions versions={versions} currentId={draft?.id ?? null} searchFor={props.searchFor} />
      )}
      {isNew ? (
        <>
          <WritingStatus {...props} />
          {unfinished && props.children(unfinished, writing.status === 'writing')}
        </>
      ) : draft ? (
        <>
          {isUnclear && props.questions}
          {writing.status === 'failed' && !isUnclear && <AlertMessage>{writing.sentence}</AlertMessage>}
          {draft.wish && (
            <LateWishOutcome
              key={`wish ${draft.id}`}
              outcome={draft.wish}
              nameOfAnswer={questionnaireAnswerName}
            />
          )}
          {props.children(draft.recipe, false)}
          <LateSaveRecipeForm
            key={draft.id}
            draft={draft}
            slotToFill={props.slotToFill}
            signIn={props.signIn}
          />
          {!isUnclear && props.questions}
          <ChangeRecipeForm
            key={`change ${draft.id}`}
            isBusy={writing.status === 'waiting'}
            readingOf={(typed) => <TypedWishChips answers={wizardAnswersOf(draft)} {...typed} />}
            onAnother={props.onAnother}
            onChange={props.onChange}
          />
          <Button look="plain" onClick={props.onStartOver}>
            {m.generation_start_over()}
          </Button>
        </>
      ) : versions === null ? (
        <p className="text-soft">{m.generation_looking_for_recipe()}</p>
      ) : (
        <>
          <AlertMessage>{m.generation_no_recipe()}</AlertMessage>
          <div className="flex flex-wrap gap-3">
            <Button onClick={props.onTryAgain}>{m.generation_generate_again()}</Button>
            <Button look="quiet" onClick={props.onEdit}>
              {m.generation_edit_answers()}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

/** The answers as the wizard has them: a meat that was not asked for is none. */
function wizardAnswersOf({ answers: { meatPreference, ...others } }: GeneratedRecipeDraft): WizardAnswers {
  return meatPreference === null ? others : { ...others, meatPreference }
}
