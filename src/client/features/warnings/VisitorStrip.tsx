import * as m from '#messages'
import type { Recipe } from '#shared/contract/recipes/recipes.ts'
import { warningLevelOfFinding } from '#shared/kitchen/findings/warningLevels.ts'
import { LatePart } from '../../data/failures/FailedPart.tsx'
import { trpc } from '../../data/trpc.ts'
import { LateStrip } from './lateParts.tsx'

interface VisitorStripProps {
  recipe: Pick<Recipe, 'id' | 'version' | 'ingredients'>
}

/**
 * What a visitor, who has no household, is warned of before anything else of a recipe is read: only where something in it may
 * make people ill, or could not be checked. Its report comes after the page.
 */
export function VisitorStrip({ recipe }: VisitorStripProps) {
  const query = trpc.recipes.report.useQuery({ recipeId: recipe.id }, { enabled: false })
  return (
    <LatePart key={recipe.id} sentence={m.recipe_report_broke()} query={query} waiting={null}>
      <FoundStrip recipe={recipe} />
    </LatePart>
  )
}

function FoundStrip({ recipe: { id, version, ingredients } }: VisitorStripProps) {
  const [report] = trpc.recipes.report.useSuspenseQuery({ recipeId: id })
  const isWarning = report.findings.some((finding) => warningLevelOfFinding(finding) !== 'note')
  return isWarning && <LateStrip report={report} recipeVersion={version} lines={ingredients} />
}
