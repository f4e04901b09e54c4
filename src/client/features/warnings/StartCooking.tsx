import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as m from '#messages'
import type { RecipeReport } from '#shared/contract/recipeReport.ts'
import { isAllergyConcern, isEaten } from '#shared/kitchen/concerns.ts'
import { Boundary } from '../../ui/Boundary.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { acceptedWarnings } from './acceptedWarnings.ts'

const CookQuestion = lazy(() => import('./CookQuestion.tsx'))

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
    // A question that could not be shown holds nobody up the second time.
    if (certain.length === 0 || isAsking || opensElsewhere || accepted.isKept()) return
    event.preventDefault()
    setIsAsking(true)
  }

  return (
    <>
      <ButtonLink to={to} onClick={ask}>
        {m.cooking_start()}
      </ButtonLink>
      {isAsking && (
        <Boundary fallback={null}>
          <Suspense>
            <CookQuestion
              findings={certain}
              onCook={() => {
                accepted.keep()
                void navigate(to)
              }}
              onDismiss={() => setIsAsking(false)}
            />
          </Suspense>
        </Boundary>
      )}
    </>
  )
}
