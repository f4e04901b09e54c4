import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { RecipeReport } from '#shared/contract/recipes/recipeReport.ts'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { cookQuestionAnsweredState, LateCookDespiteWarningsQuestion } from './lateCookQuestion.tsx'
import { type RecipeToCook, useQuestionBeforeCooking } from './useQuestionBeforeCooking.ts'

interface AskBeforeCookingProps {
  recipe: RecipeToCook
  /** Of the caller's household; undefined while it is being made, and where that failed. */
  report: RecipeReport | undefined
  /** Whether there is no report, and none is being made. */
  hasFailed: boolean
  recipePath: string
}

/** Asks in cook mode, where it was opened by its own address, what "Start cooking" would have asked. Once there is nothing to ask, it is silent. */
export function QuestionBeforeCooking({ recipe, report, hasFailed, recipePath }: AskBeforeCookingProps) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [isAnswered, setIsAnswered] = useState(state === cookQuestionAnsweredState)
  const { findings, isCurrent, mustAsk, accept } = useQuestionBeforeCooking(recipe, report)
  const hasReportOrFailure = useIsHydrated() && (report !== undefined || hasFailed)
  const isOpen = !isAnswered && hasReportOrFailure && mustAsk()
  useEffect(() => {
    if (hasReportOrFailure && !isOpen) setIsAnswered(true)
  }, [hasReportOrFailure, isOpen])
  if (!isOpen) return null
  return (
    <LateCookDespiteWarningsQuestion
      key={String(isCurrent)}
      findings={findings}
      isCurrent={isCurrent}
      isBesideSwaps={false}
      onCook={() => {
        accept()
        setIsAnswered(true)
      }}
      onDismiss={() => void navigate(recipePath, { replace: true })}
    />
  )
}
