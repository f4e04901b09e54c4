import { type MouseEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as m from '#messages'
import type { RecipeReport } from '#shared/contract/recipeReport.ts'
import { isAllergyConcern, isEaten } from '#shared/kitchen/concerns.ts'
import { ofVersion } from '../../ofVersion.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { latePart } from '../../ui/latePart.tsx'
import { acceptedWarnings } from './acceptedWarnings.ts'
import { FindingsInWords } from './lateParts.tsx'

const CookQuestion = latePart(() => import('./CookQuestion.tsx'), {
  failed: ({ findings, isOfOther, onCook, onDismiss }) => (
    <div
      role="alertdialog"
      aria-labelledby="cook-question"
      className="flex w-full flex-wrap items-center gap-3"
    >
      <p id="cook-question" role="alert">
        <FindingsInWords findings={findings} /> {isOfOther && m.recipe_report_broke()}
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
  report: RecipeReport | undefined
}

/**
 * Leads to cook mode; asks first where the recipe certainly holds what somebody is allergic to, once for each version, and
 * where other words than those that are shown were checked.
 */
export function StartCooking({ to, recipe, report }: StartCookingProps) {
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const certain = (report?.findings ?? [])
    .filter(isEaten)
    .filter(({ kind, concern }) => kind === 'contains' && isAllergyConcern(concern))
  const accepted = acceptedWarnings(recipe, certain)
  const isOfOther = report !== undefined && ofVersion(report, recipe) === undefined

  function ask(event: MouseEvent) {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey
    if (opensElsewhere) return
    if (!isOfOther && (certain.length === 0 || accepted.isKept())) return
    event.preventDefault()
    setIsAsking(true)
  }

  return (
    <>
      <ButtonLink to={to} onClick={ask}>
        {m.cooking_start()}
      </ButtonLink>
      {isAsking && (
        <CookQuestion
          findings={certain}
          isOfOther={isOfOther}
          onCook={() => {
            if (!isOfOther) accepted.keep()
            void navigate(to)
          }}
          onDismiss={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
