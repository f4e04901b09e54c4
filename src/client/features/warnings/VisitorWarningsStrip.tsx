import * as m from '#messages'
import type { SavedRecipe } from '#shared/contract/recipes/recipes.ts'
import { warningLevelOfFinding } from '#shared/kitchen/findings/warningLevels.ts'
import { LateDataPart } from '../../data/failures/FailedPagePart.tsx'
import { trpcHooks } from '../../data/trpc.ts'
import { LateHouseholdWarningsStrip } from './lateParts.tsx'

interface VisitorStripProps {
  recipe: Pick<SavedRecipe, 'id' | 'version' | 'ingredients'>
}

/**
 * What a visitor, who has no household, is warned of before anything else of a recipe is read: only where something in it may
 * make people ill, or could not be checked. Its report comes after the page.
 */
export function VisitorWarningsStrip({ recipe }: VisitorStripProps) {
  const query = trpcHooks.recipes.report.useQuery({ recipeId: recipe.id }, { enabled: false })
  return (
    <LateDataPart key={recipe.id} sentence={m.recipe_report_broke()} query={query} waiting={null}>
      <FoundStrip recipe={recipe} />
    </LateDataPart>
  )
}

function FoundStrip({ recipe: { id, version, ingredients } }: VisitorStripProps) {
  const [report] = trpcHooks.recipes.report.useSuspenseQuery({ recipeId: id })
  const isWarning = report.findings.some((finding) => warningLevelOfFinding(finding) !== 'note')
  return (
    isWarning && <LateHouseholdWarningsStrip report={report} recipeVersion={version} lines={ingredients} />
  )
}
