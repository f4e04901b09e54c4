import { type MouseEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as m from '#messages'
import type { RecipeReport } from '#shared/contract/recipeReport.ts'
import { isAllergyConcern, isEaten } from '#shared/kitchen/concerns.ts'
import { useIsCurrent } from '../../reportVersion.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { latePart } from '../../ui/latePart.tsx'
import { useEntrance } from '../../viewer.ts'
import { acceptedWarnings } from './acceptedWarnings.ts'
import { FindingsInWords } from './lateParts.tsx'

const CookQuestion = latePart(() => import('./CookQuestion.tsx'), {
  failed: ({ findings, isCurrent, onCook, onDismiss }) => (
    <div
      role="alertdialog"
      aria-labelledby="cook-question"
      className="flex w-full flex-wrap items-center gap-3"
    >
      <p id="cook-question" role="alert">
        <FindingsInWords findings={findings} /> {!isCurrent && m.recipe_report_broke()}
      </p>
      <Button look="danger" onClick={onCook}>
        {m.warnings_cook_anyway()}
      </Button>
      <Button look="quiet" onClick={onDismiss}>
        {m.warnings_back()}
      </Button>
    </div>
  ),
})

interface StartCookingProps {
  to: string
  recipe: { id: string; version: number }
  /** Of the caller's household; undefined while it is being made, and where that failed. */
  report: RecipeReport | undefined
}

/**
 * Leads to cook mode; asks first where the recipe certainly holds what somebody is allergic to, once for each version, and
 * where it was not checked in these words for the household of today. A report that comes meanwhile decides.
 */
export function StartCooking({ to, recipe, report }: StartCookingProps) {
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const isMember = Boolean(useEntrance()?.viewer)
  const isCurrent = useIsCurrent(report, recipe.version)
  const certain = (report?.findings ?? [])
    .filter(isEaten)
    .filter(({ kind, concern }) => kind === 'contains' && isAllergyConcern(concern))
  const accepted = acceptedWarnings(recipe, certain)
  const mustAsk = () => (isMember && !isCurrent) || (certain.length > 0 && !accepted.isKept())
  const isOpen = isAsking && mustAsk()
  const cook = () => {
    setIsAsking(false)
    void navigate(to)
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
        <CookQuestion
          // Another question is another dialog, so that it is read from its title on.
          key={String(isCurrent)}
          findings={certain}
          isCurrent={isCurrent}
          onCook={() => {
            if (isCurrent) accepted.keep()
            cook()
          }}
          onDismiss={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
