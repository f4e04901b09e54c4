import { type MouseEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as m from '#messages'
import type { RecipeReport } from '#shared/contract/recipeReport.ts'
import { isAllergyConcern, isEaten } from '#shared/kitchen/concerns.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { latePart } from '../../ui/latePart.tsx'
import { acceptedWarnings } from './acceptedWarnings.ts'
import { FindingsInWords } from './lateParts.tsx'

const CookQuestion = latePart(() => import('./CookQuestion.tsx'), {
  failed: ({ findings, onCook, onDismiss }) => (
    <div
      role="alertdialog"
      aria-labelledby="cook-question"
      className="flex w-full flex-wrap items-center gap-3"
    >
      <p id="cook-question" role="alert">
        <FindingsInWords findings={findings} />
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

/** Leads to cook mode; asks first where the recipe certainly holds what somebody is allergic to, once for each version. */
export function StartCooking({ to, recipe, report }: StartCookingProps) {
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const certain = (report?.findings ?? [])
    .filter(isEaten)
    .filter(({ kind, concern }) => kind === 'contains' && isAllergyConcern(concern))
  const accepted = acceptedWarnings(recipe, certain)

  function ask(event: MouseEvent) {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey
    if (certain.length === 0 || opensElsewhere || accepted.isKept()) return
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
          onCook={() => {
            accepted.keep()
            void navigate(to)
          }}
          onDismiss={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
