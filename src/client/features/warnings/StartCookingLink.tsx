import { type MouseEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as m from '#messages'
import type { RecipeReport } from '#shared/contract/recipes/recipeReport.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { cookQuestionAnsweredState, LateCookDespiteWarningsQuestion } from './lateCookQuestion.tsx'
import { type RecipeToCook, useQuestionBeforeCooking } from './useQuestionBeforeCooking.ts'

interface StartCookingProps {
  to: string
  recipe: RecipeToCook
  /** Of the caller's household; undefined while it is being made, and where that failed. */
  report: RecipeReport | undefined
}

/** Opens cook mode, after a question if the report has warnings. A report that arrives meanwhile counts too. */
export function StartCookingLink({ to, recipe, report }: StartCookingProps) {
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const { findings, isCurrent, mustAsk, accept } = useQuestionBeforeCooking(recipe, report)
  const isOpen = isAsking && mustAsk()
  const cook = () => {
    setIsAsking(false)
    void navigate(to, { state: cookQuestionAnsweredState })
  }
  useEffect(() => {
    if (isAsking && !isOpen) cook()
  })

  function ask(event: MouseEvent) {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey
    if (opensElsewhere || !mustAsk()) return
    event.preventDefault()
    setIsAsking(true)
  }

  return (
    <>
      <ButtonLink to={to} onClick={ask}>
        {m.cooking_start()}
      </ButtonLink>
      {isOpen && (
        <LateCookDespiteWarningsQuestion
          // Another question is another dialog, so that it is read from its title on.
          key={String(isCurrent)}
          findings={findings}
          isCurrent={isCurrent}
          isBesideSwaps
          onCook={() => {
            accept()
            cook()
          }}
          onDismiss={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
