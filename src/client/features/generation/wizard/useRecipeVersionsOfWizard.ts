import { useEffect, useRef } from 'react'
import type { MealOfRecipe, RecipeChangeRequest } from '#shared/contract/generation.ts'
import type { MealSlotToFill } from '#shared/mealPlan/slotInAddress.ts'
import { trpcHooks } from '../../../data/trpc.ts'
import { wishesOfRecipeChanges } from '../changeWishes.ts'
import type { GeneratedRecipeDraft } from '../draftShape.ts'
import { loadRecipeDraftReader, storeRecipeDraft } from '../recipeDrafts.ts'
import { useRecipeDrafts } from '../useRecipeDrafts.ts'
import { useRecipeWriter } from '../useRecipeWriter.ts'
import { useHouseholdOfRecipe } from './useHouseholdOfRecipe.ts'
import type { useWizardState } from './useWizardState.ts'
import { mergeAnswersAboutPassages, toQuestionnaireAnswers, type WizardState } from './wizardState.ts'

interface TableOptions {
  wizard: ReturnType<typeof useWizardState>
  /** Fetches what the recipe will be shown with, while it is written. */
  onAsked: () => void
}

/** What was asked for last: the change, of which recipe's versions, and of which of them; null and undefined for a first version. */
interface LastRequest {
  change: RecipeChangeRequest | null
  tableId: string | null
  base: GeneratedRecipeDraft | undefined
}

const noRequest: LastRequest = { change: null, tableId: null, base: undefined }

/** The recipe that the wizard shows with its versions, and the ways to another one. */
export function useRecipeVersionsOfWizard({
  wizard: { state, go, moves, slotToFill, keepAnswers },
  onAsked,
}: TableOptions) {
  const { householdOfDraft, noteHouseholdLeft } = useHouseholdOfRecipe()
  const { writing, write, stop, reset } = useRecipeWriter(noteHouseholdLeft)
  const drafts = useRecipeDrafts()
  const { client } = trpcHooks.useUtils()
  const asked = useRef<LastRequest>(noRequest)
  // Back, forward or a link leaves the recipe that is being written, so it is stopped.
  useEffect(() => {
    if (moves === 0) return
    reset()
    asked.current = noRequest
  }, [moves, reset])

  const draft = drafts?.find((each) => each.id === state.recipeId)
  // While another version is written, or was not finished, none is shown, but what is asked for again is of the one before.
  const base = draft ?? (state.recipeId === null ? asked.current.base : undefined)
  const tableId = base?.tableId ?? (state.recipeId === null ? asked.current.tableId : null)
  const versions = drafts?.filter((each) => each.tableId === tableId) ?? null

  // What was said against a food in any version of the recipe holds for the next one too, and so do answers about it.
  const changeWishes = wishesOfRecipeChanges(versions ?? [])
  const answersOfVersions = [...(versions ?? []), ...(base ? [base] : [])].flatMap(
    (version) => version.clarifications ?? [],
  )
  const clarifications = mergeAnswersAboutPassages(
    mergeAnswersAboutPassages([], answersOfVersions).filter(
      ({ passage }) => !state.withdrawnPassages.includes(passage),
    ),
    state.clarifications,
  )

  async function generate(change: RecipeChangeRequest | null, ofTable: string | null): Promise<void> {
    const answers = base && change ? base.answers : toQuestionnaireAnswers(state.answers)
    if (!answers) return
    const isChange = base !== undefined && change !== null
    const told = isChange
      ? { earlierWishes: changeWishes, clarifications }
      : { earlierWishes: [], clarifications: [...state.clarifications] }
    asked.current = { change, tableId: ofTable, base: isChange ? base : undefined }
    void loadRecipeDraftReader()
    if (!isChange) keepAnswers()
    onAsked()
    const result: WizardState = { ...state, at: 'result', recipeId: null }
    const householdId = await householdOfDraft(change ? base : undefined)
    const meal = isChange ? base.meal : mealOfSlot(slotToFill)
    const finished = await write({ answers, householdId, meal, change, ...told }, () => go(result))
    if (!finished) return
    const { id, recipe, report, provenance, wish } = finished
    const kept = {
      answers,
      householdId,
      meal,
      change,
      clarifications: told.clarifications,
      recipe,
      report,
      provenance,
      wish,
    }
    storeRecipeDraft({ id, tableId: ofTable ?? id, ...kept })
    go({ ...result, recipeId: id }, { replace: true })
  }

  const told = { earlierWishes: changeWishes, clarifications }
  async function swap(line: number, text: string): Promise<string> {
    if (!draft) return ''
    const { swapLineInDraft } = await import('../swapInDraft.ts')
    const onDone = (recipeId: string) => go({ ...state, recipeId })
    return await swapLineInDraft({ client, draft, ...told, line, swap: text, onDone })
  }

  const { change } = asked.current
  return {
    writing,
    stop,
    reset,
    draft,
    versions,
    clarifications,
    /** What was wished for in any version of the recipe, and what was answered about it. */
    told,
    /** All that was wished for of the recipe, with the change that was asked for last. */
    wishes: [
      ...(base ? [base.answers.description] : []),
      ...changeWishes,
      ...(change?.kind === 'change' && writing.status === 'failed' ? [change.wish] : []),
    ],
    swap,
    generate: () => void generate(null, null),
    change: (to: RecipeChangeRequest) => void generate(to, tableId),
    tryAgain: () => void generate(asked.current.change, asked.current.tableId),
  }
}

const mealOfSlot = (slot: MealSlotToFill | null): MealOfRecipe | undefined =>
  slot ? { eaterIds: slot.eaterIds && [...slot.eaterIds], servings: slot.servings } : undefined
