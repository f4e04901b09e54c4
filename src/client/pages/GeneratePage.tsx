import { useEffect, useRef } from 'react'
import * as m from '#messages'
import type { Change } from '#shared/contract/generation.ts'
import { maxEarlierWishes } from '#shared/contract/limits.ts'
import * as say from '#shared/messages/generation.ts'
import { failedFile } from '../failedFile.tsx'
import { LazySignIn } from '../features/auth/LazySignIn.tsx'
import { AdditionalInfoForm } from '../features/generation/AdditionalInfoForm.tsx'
import { AnswersSummary, wishesOf } from '../features/generation/AnswersSummary.tsx'
import { CookingTips } from '../features/generation/CookingTips.tsx'
import { QuestionForm } from '../features/generation/QuestionForm.tsx'
import { importResultForms, RecipeResult } from '../features/generation/RecipeResult.tsx'
import { expectDrafts, keepDraft } from '../features/generation/recipeDrafts.ts'
import { typedDescription } from '../features/generation/typedDescription.ts'
import { useEatersHousehold } from '../features/generation/useEatersHousehold.ts'
import { useRecipeDrafts } from '../features/generation/useRecipeDrafts.ts'
import { useRecipeWriter } from '../features/generation/useRecipeWriter.ts'
import { useWizard } from '../features/generation/useWizard.ts'
import {
  clarified,
  isQuestion,
  next,
  previous,
  readWizard,
  stepOf,
  steps,
  toAnswers,
  type WizardState,
  withLaterAnswers,
  writeWizard,
} from '../features/generation/wizardState.ts'
import { importPanel, LateReportPanel } from '../features/recipes/LateReportPanel.tsx'
import { RecipeSheet } from '../features/recipes/RecipeSheet.tsx'
import { allergyMarks, importStrip, isOnlyInStep, LateStrip } from '../features/warnings/lateParts.tsx'
import type { LoadArgs } from '../pageModules.ts'
import { trpc } from '../trpc.ts'
import { Alert } from '../ui/Alert.tsx'
import { BusyOverlay } from '../ui/BusyOverlay.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { latePart } from '../ui/latePart.tsx'
import { StepTrail } from '../ui/StepTrail.tsx'

const ChangeQuestions = latePart(() => import('../features/generation/ChangeQuestions.tsx'), {
  failed: failedFile(m.generation_wish_unclear),
})

/**
 * The summary tells whom it cooks for and what the wish leaves out. In a browser neither is waited for: the wizard goes
 * on without them.
 */
export async function load({ queries, url }: LoadArgs) {
  const { at, answers } = readWizard(url.searchParams)
  if (at !== 'summary') return
  const wishes = wishesOf(answers)
  const { viewer } = await queries.auth.entrance.ensureData()
  const told = [
    ...(viewer ? [queries.households.current.prefetch()] : []),
    ...(wishes.length > 0 ? [queries.generation.readWish.prefetch({ wishes })] : []),
  ]
  if (import.meta.env.SSR) await Promise.all(told)
}

export default function GeneratePage() {
  const { state, go, hasMoved, moves, keepAnswers } = useWizard()
  const { householdFor, noteLeft } = useEatersHousehold()
  const { writing, write, stop, reset } = useRecipeWriter(noteLeft)
  const drafts = useRecipeDrafts()
  const { client } = trpc.useUtils()
  const lastChange = useRef<{ change: Change | null; tableId: string | null }>({
    change: null,
    tableId: null,
  })
  // Back, forward or a link leaves the recipe that is being written, so it is stopped.
  useEffect(() => {
    if (moves === 0) return
    reset()
    lastChange.current = { change: null, tableId: null }
  }, [moves, reset])

  const draft = drafts?.find((each) => each.id === state.recipeId)
  const tableId = draft?.tableId ?? (state.recipeId === null ? lastChange.current.tableId : null)
  const versions = drafts?.filter((each) => each.tableId === tableId) ?? null

  // What was said against a food in any version of the recipe holds for the next one too.
  const changeWishes = (versions ?? [])
    .flatMap((version) => (version.change?.kind === 'change' ? [version.change.wish] : []))
    .slice(-maxEarlierWishes)
  const answered = withLaterAnswers(draft?.clarifications ?? [], state.clarifications)
  const asked = lastChange.current.change

  async function generate(change: Change | null, ofTable: string | null) {
    const answers = draft && change ? draft.answers : toAnswers(state.answers)
    if (!answers) return
    const isChange = draft !== undefined && change !== null
    const earlierWishes = isChange ? changeWishes : []
    const clarifications = isChange ? answered : [...state.clarifications]
    lastChange.current = { change, tableId: ofTable }
    void expectDrafts()
    if (!isChange) keepAnswers()
    for (const fetched of [importPanel(), importStrip(), importResultForms()]) fetched.catch(() => undefined)
    const result: WizardState = { ...state, at: 'result', recipeId: null }
    const householdId = await householdFor(change ? draft : undefined)
    const input = { answers, householdId, change, earlierWishes, clarifications }
    const finished = await write(input, () => go(result))
    if (!finished) return
    const { id, recipe, report, provenance } = finished
    const tableId = ofTable ?? id
    keepDraft({ id, tableId, answers, householdId, change, clarifications, recipe, report, provenance })
    go({ ...result, recipeId: id }, { replace: true })
  }

  async function swap(line: number, text: string): Promise<string> {
    if (!draft) return ''
    const { swapInDraft } = await import('../features/generation/swapInDraft.ts')
    const onDone = (recipeId: string) => go({ ...state, recipeId })
    return await swapInDraft({ client, draft, earlierWishes: changeWishes, line, swap: text, onDone })
  }

  const answer = (answers: WizardState['answers']) => go({ ...state, answers }, { replace: true })
  const clarify = (passage: string, leaveOut: readonly string[] | null) =>
    go({ ...state, clarifications: clarified(state.clarifications, passage, leaveOut) }, { replace: true })
  const edit = () => {
    reset()
    go(previous({ ...state, at: 'summary' }))
  }
  const shown = state.at === 'result' && writing.status === 'idle' ? draft : undefined
  const found = shown?.report ?? undefined
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
          ? writing.isMending
            ? m.generation_mending()
            : m.generation_writing()
          : shown
            ? m.generation_finished_writing({ name: shown.recipe.name })
            : ''}
      </p>
      <Card>
        <div className="mb-8 print:hidden">
          <StepTrail
            label={m.generation_steps_label()}
            steps={steps.map((key) => ({ key, name: say.stepNames()[key] }))}
            current={stepOf(state.at)}
          />
        </div>
        {isQuestion(state.at) && (
          <QuestionForm
            question={state.at}
            answers={state.answers}
            takesFocus={hasMoved}
            onAnswer={answer}
            onNext={() => go(next(state))}
            onPrevious={() => go(previous(state))}
          />
        )}
        {state.at === 'additionalInfo' && (
          <AdditionalInfoForm
            answers={state.answers}
            isCuisineMissing={state.isCuisineMissing}
            takesFocus={hasMoved}
            onAnswer={answer}
            onMove={(answers, to) => {
              typedDescription.forget()
              const whole = { ...state, answers }
              go(to === 'next' ? next(whole) : previous(whole), { leaving: answers })
            }}
          />
        )}
        {state.at === 'summary' && (
          <div className="flex flex-col gap-6">
            {writing.status === 'failed' && <Alert>{writing.sentence}</Alert>}
            <AnswersSummary
              answers={state.answers}
              clarifications={state.clarifications}
              onClarify={clarify}
              isBusy={isWaiting}
              takesFocus={hasMoved}
              onEdit={edit}
              onGenerate={() => void generate(null, null)}
            />
          </div>
        )}
        {state.at === 'result' && (
          <RecipeResult
            writing={writing}
            versions={versions}
            recipeId={state.recipeId}
            takesFocus={hasMoved}
            searchFor={(recipeId) => writeWizard({ ...state, recipeId })}
            onStop={stop}
            onTryAgain={() => void generate(lastChange.current.change, lastChange.current.tableId)}
            onEdit={edit}
            onStartOver={() =>
              go({
                at: 'dietType',
                answers: {},
                clarifications: [],
                recipeId: null,
                isCuisineMissing: false,
              })
            }
            onAnother={() =>
              void generate(
                { kind: 'another', previousNames: (versions ?? []).map((each) => each.recipe.name) },
                tableId,
              )
            }
            signIn={<LazySignIn />}
            questions={
              <ChangeQuestions
                wishes={[
                  ...(draft ? [draft.answers.description] : []),
                  ...changeWishes,
                  ...(asked?.kind === 'change' ? [asked.wish] : []),
                ]}
                clarifications={answered}
                onClarify={clarify}
                onTryAgain={() => void generate(lastChange.current.change, lastChange.current.tableId)}
              />
            }
            onChange={(wish) =>
              draft && void generate({ kind: 'change', wish, previous: draft.recipe }, tableId)
            }
          >
            {(recipe, isWriting) => (
              <>
                <RecipeSheet
                  recipe={recipe}
                  titleLevel={3}
                  isWriting={isWriting}
                  warnings={
                    !isWriting &&
                    shown && (
                      <LateStrip
                        report={found}
                        recipeVersion={null}
                        hasFailed={!found}
                        titleLevel={4}
                        lines={shown.recipe.ingredients}
                        onSwap={swap}
                      />
                    )
                  }
                  markOf={(line) => allergyMarks(found, (finding) => finding.line === line)}
                  stepMarkOf={(step) => allergyMarks(found, (finding) => isOnlyInStep(finding, step))}
                />
                {!isWriting && shown?.report && (
                  <LateReportPanel report={shown.report} recipeVersion={null} titleLevel={4} />
                )}
              </>
            )}
          </RecipeResult>
        )}
      </Card>
      <CookingTips />
      {isWaiting && (
        <BusyOverlay title={m.generation_creating()} note={m.generation_first_words()} onDismiss={stop}>
          <Button look="quiet" onClick={stop}>
            {m.generation_stop()}
          </Button>
        </BusyOverlay>
      )}
    </div>
  )
}
