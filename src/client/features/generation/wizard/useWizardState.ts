import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import {
  type MealSlotToFill,
  readMealSlotToFill,
  writeMealSlotToFill,
} from '#shared/mealPlan/slotInAddress.ts'
import { trpcHooks } from '../../../data/trpc.ts'
import { takeAnswersGivenBeforeHydration } from './earlyAnswers.ts'
import { readFirstWizardAnswers, storeWizardAnswers } from './firstAnswers.ts'
import { typedWishDraft } from './typedWishDraft.ts'
import { createWizardQuery, readWizardAddress, type WizardAnswers, type WizardState } from './wizardState.ts'

interface NavigationOptions {
  /** In place of the current entry of the history, not as a new one. */
  replace?: boolean
  /** What the entry that is left should hold, when more was answered there than its address says. */
  answersOfLeftEntry?: WizardAnswers
}

/** What the meal plan answers for a slot. */
const questionsAnsweredBySlot: readonly string[] = ['mealType', 'cookingTime']

/** Marks the entries of the history that the wizard made, so that it knows its own steps from a link's. */
const wizardHistoryMark = 'wizard'

/**
 * The wizard's state and the way to another. The page's address is the truth; what one does shows at once and is in
 * the address a moment later. `moves` counts the times the address changed by other means: back, forward, a link.
 */
export function useWizardState() {
  const { search, state: gone } = useLocation()
  const navigationType = useNavigationType()
  const navigate = useNavigate()
  const [seen, setSeen] = useState(search)
  const [state, setState] = useState(() => readWizardAddress(new URLSearchParams(search)))
  const [moves, setMoves] = useState(0)
  const [openedAt] = useState(state.at)
  const [hasMoved, setHasMoved] = useState(false)
  if (seen !== search) {
    setSeen(search)
    if (navigationType === 'POP' || gone !== wizardHistoryMark) {
      setState(readWizardAddress(new URLSearchParams(search)))
      setMoves(moves + 1)
    }
  }
  if (!hasMoved && state.at !== openedAt) setHasMoved(true)
  // It stays in the address at every step.
  const slotToFill = useMemo(() => readMealSlotToFill(new URLSearchParams(search)), [search])

  function go(to: WizardState, going: NavigationOptions = {}) {
    setState(to)
    if (going.answersOfLeftEntry)
      storeStateInHistory({ ...state, answers: going.answersOfLeftEntry }, slotToFill)
    const next = queryOf(to, slotToFill)
    const isSameStep = to.at === state.at && to.recipeId === state.recipeId
    const replace = going.replace ?? isSameStep
    if (next !== search)
      void navigate({ search: next }, { replace, state: wizardHistoryMark, preventScrollReset: true })
  }

  const utils = trpcHooks.useUtils()
  /** Whether nothing was asked for by the address nor answered since. */
  const isBlank = useRef(false)
  const isFirst = search === '' || (slotToFill !== null && state.at === 'dietType')
  isBlank.current =
    isFirst && Object.keys(state.answers).every((key) => questionsAnsweredBySlot.includes(key))
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page is hydrated, and when a link leads to it.
  useEffect(() => {
    const early = takeAnswersGivenBeforeHydration()
    const answersNow: Record<string, unknown> = state.answers
    const hasChangedAnswer = early && Object.entries(early).some(([key, value]) => value !== answersNow[key])
    if (hasChangedAnswer) return go({ ...state, answers: { ...state.answers, ...early } }, { replace: true })
    if (!isBlank.current) return
    void readFirstWizardAnswers(utils).then((answers) => {
      if (isBlank.current && Object.keys(answers).length > 0)
        go({ ...state, answers: { ...answers, ...state.answers } }, { replace: true })
    })
  }, [moves])

  const isFirstQuestionUnanswered = state.at === 'dietType' && Object.keys(state.answers).length === 0
  useEffect(() => {
    if (isFirstQuestionUnanswered) typedWishDraft.forget()
  }, [isFirstQuestionUnanswered])

  return {
    state,
    go,
    hasMoved,
    moves,
    slotToFill,
    searchOf: (of: WizardState) => queryOf(of, slotToFill).slice(1),
    keepAnswers: () => void storeWizardAnswers(utils, state.answers),
  }
}

const queryOf = (state: WizardState, slot: MealSlotToFill | null) =>
  `?${createWizardQuery(state)}${slot ? `&${writeMealSlotToFill(slot)}` : ''}`

function storeStateInHistory(state: WizardState, slot: MealSlotToFill | null): void {
  window.history.replaceState(window.history.state, '', queryOf(state, slot))
}
