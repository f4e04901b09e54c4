import * as m from '#messages'
import * as say from '#shared/messages/recipes/generation.ts'
import type { PageLoadArguments } from '../app/pageModules.ts'
import { LateInlineSignIn } from '../features/auth/LateInlineSignIn.tsx'
import { ReadChangeWishQuestions } from '../features/generation/ReadChangeWishQuestions.tsx'
import { RecheckedReport } from '../features/generation/RecheckedReport.tsx'
import { importRecipeResultForms, RecipeResult } from '../features/generation/RecipeResult.tsx'
import { requirementsToRead } from '../features/generation/wish/useWishRequirements.ts'
import { AdditionalInfoForm } from '../features/generation/wizard/AdditionalInfoForm.tsx'
import { AnswersSummary, wishTextsOfAnswers } from '../features/generation/wizard/AnswersSummary.tsx'
import { CookingTips } from '../features/generation/wizard/CookingTips.tsx'
import { QuestionForm } from '../features/generation/wizard/QuestionForm.tsx'
import { typedWishDraft } from '../features/generation/wizard/typedWishDraft.ts'
import { useRecipeVersionsOfWizard } from '../features/generation/wizard/useRecipeVersionsOfWizard.ts'
import { useWizardState } from '../features/generation/wizard/useWizardState.ts'
import {
  initialWizardState,
  isWizardQuestion,
  nextWizardState,
  previousWizardState,
  readWizardAddress,
  setAnswerAboutPassage,
  type WizardState,
  wizardStepOfPosition,
  wizardSteps,
} from '../features/generation/wizard/wizardState.ts'
import { importReportPanel, LateReportPanel } from '../features/recipeReport/LateReportPanel.tsx'
import { RecipeSheet } from '../features/recipes/RecipeSheet.tsx'
import {
  importHouseholdStrip,
  isFoodNamedOnlyInStep,
  LateHouseholdWarningsStrip,
  renderAllergyMarks,
  renderHazardMarks,
} from '../features/warnings/lateParts.tsx'
import { BusyOverlay } from '../ui/BusyOverlay.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { StepProgressTrail } from '../ui/StepProgressTrail.tsx'

/**
 * The summary tells whom it cooks for and what the wish leaves out. In a browser neither is waited for: the wizard goes
 * on without them.
 */
export async function load({ queries, url }: PageLoadArguments) {
  const { at, answers } = readWizardAddress(url.searchParams)
  if (at !== 'summary') return
  const wishes = wishTextsOfAnswers(answers)
  const requirementsInput = requirementsToRead(answers, answers.description)
  const { viewer } = await queries.auth.entrance.ensureData()
  const told = [
    ...(viewer ? [queries.households.current.prefetch()] : []),
    ...(wishes.length > 0 ? [queries.generation.readWish.prefetch({ wishes })] : []),
    ...(requirementsInput ? [queries.generation.readWishRequirements.prefetch(requirementsInput)] : []),
  ]
  if (import.meta.env.SSR) await Promise.all(told)
}

const importSheetParts = () => {
  for (const importPromise of [importReportPanel(), importHouseholdStrip(), importRecipeResultForms()])
    importPromise.catch(() => undefined)
}

export default function GeneratePage() {
  const wizard = useWizardState()
  const { state, go, hasMoved, slotToFill } = wizard
  const versionsOfWizard = useRecipeVersionsOfWizard({ wizard, onAsked: importSheetParts })
  const { writing, draft, versions } = versionsOfWizard
  const answer = (answers: WizardState['answers']) => go({ ...state, answers }, { replace: true })
  const clarify = (passage: string, leaveOut: readonly string[] | null) =>
    go(setAnswerAboutPassage(state, passage, leaveOut), { replace: true })
  const edit = () => {
    versionsOfWizard.reset()
    go(previousWizardState({ ...state, at: 'summary' }))
  }
  const shown = state.at === 'result' && writing.status === 'idle' ? draft : undefined
  const isUnclear = writing.status === 'failed' && writing.isUnclear
  const isWaiting = writing.status === 'waiting'

  return (
    <div className="flex flex-col gap-10">
      <title>{m.site_page_title({ title: m.generation_generate_title() })}</title>
      <meta name="description" content={m.generation_generate_lead()} />
      <header className="flex flex-col gap-3 print:hidden">
        <h1 className="text-4xl sm:text-5xl">{m.generation_generate_title()}</h1>
        <p className="max-w-prose text-lg text-soft">{m.generation_generate_lead()}</p>
      </header>
      <p role="status" className="sr-only">
        {writing.status === 'writing'
          ? writing.isBeingCorrected
            ? m.generation_mending()
            : m.generation_writing()
          : shown
            ? m.generation_finished_writing({ name: shown.recipe.name })
            : ''}
      </p>
      <Card>
        <div className="mb-8 print:hidden">
          <StepProgressTrail
            label={m.generation_steps_label()}
            steps={wizardSteps.map((key) => ({ key, name: say.wizardStepNames()[key] }))}
            current={wizardStepOfPosition(state.at)}
          />
        </div>
        {isWizardQuestion(state.at) && (
          <QuestionForm
            question={state.at}
            answers={state.answers}
            takesFocus={hasMoved}
            onAnswer={answer}
            onNext={() => go(nextWizardState(state))}
            onPrevious={() => go(previousWizardState(state))}
          />
        )}
        {state.at === 'additionalInfo' && (
          <AdditionalInfoForm
            answers={state.answers}
            isCuisineMissing={state.isCuisineMissing}
            takesFocus={hasMoved}
            onAnswer={answer}
            onMove={(answers, to) => {
              typedWishDraft.forget()
              const whole = { ...state, answers }
              go(to === 'next' ? nextWizardState(whole) : previousWizardState(whole), {
                answersOfLeftEntry: answers,
              })
            }}
          />
        )}
        {state.at === 'summary' && (
          <AnswersSummary
            answers={state.answers}
            clarifications={state.clarifications}
            onClarify={clarify}
            writing={writing}
            slotToFill={slotToFill}
            takesFocus={hasMoved}
            onEdit={edit}
            onGenerate={versionsOfWizard.generate}
            onAnswer={answer}
          />
        )}
        {state.at === 'result' && (
          <RecipeResult
            writing={writing}
            versions={versions}
            recipeId={state.recipeId}
            takesFocus={hasMoved}
            searchFor={(recipeId) => wizard.searchOf({ ...state, recipeId })}
            slotToFill={slotToFill}
            onStop={versionsOfWizard.stop}
            onTryAgain={versionsOfWizard.tryAgain}
            onEdit={edit}
            onStartOver={() => go(initialWizardState)}
            onAnother={() =>
              versionsOfWizard.change({
                kind: 'another',
                previousNames: (versions ?? []).map((each) => each.recipe.name),
              })
            }
            signIn={<LateInlineSignIn />}
            questions={
              (isUnclear || versionsOfWizard.clarifications.length + state.withdrawnPassages.length > 0) && (
                <ReadChangeWishQuestions
                  wishes={versionsOfWizard.wishes}
                  clarifications={versionsOfWizard.clarifications}
                  onClarify={clarify}
                  onTryAgain={isUnclear ? versionsOfWizard.tryAgain : undefined}
                />
              )
            }
            onChange={(wish) =>
              draft && versionsOfWizard.change({ kind: 'change', wish, previous: draft.recipe })
            }
          >
            {(recipe, isWriting) => (
              <RecheckedReport draft={shown} wishesAndAnswers={versionsOfWizard.told}>
                {(found) => (
                  <>
                    <RecipeSheet
                      recipe={recipe}
                      titleLevel={3}
                      isWriting={isWriting}
                      warnings={
                        !isWriting &&
                        shown && (
                          <LateHouseholdWarningsStrip
                            report={found}
                            recipeVersion={null}
                            hasFailed={!found}
                            titleLevel={4}
                            lines={shown.recipe.ingredients}
                            onSwap={versionsOfWizard.swap}
                          />
                        )
                      }
                      markOf={(line) => renderAllergyMarks(found, (finding) => finding.line === line)}
                      stepMarkOf={(step) => (
                        <>
                          {renderAllergyMarks(found, (finding) => isFoodNamedOnlyInStep(finding, step))}
                          {renderHazardMarks(found, step)}
                        </>
                      )}
                    />
                    {!isWriting && found && (
                      <LateReportPanel report={found} recipeVersion={null} titleLevel={4} />
                    )}
                  </>
                )}
              </RecheckedReport>
            )}
          </RecipeResult>
        )}
      </Card>
      <CookingTips />
      {isWaiting && (
        <BusyOverlay
          title={m.generation_creating()}
          note={m.generation_creating_note()}
          onDismiss={versionsOfWizard.stop}
        >
          <Button look="quiet" onClick={versionsOfWizard.stop}>
            {m.generation_stop()}
          </Button>
        </BusyOverlay>
      )}
    </div>
  )
}
