import type { EaterFoodFinding } from '#shared/contract/recipes/recipeReport.ts'
import { eaterConcernKey } from '#shared/kitchen/findings/concerns.ts'
import { warningMarkText } from '#shared/messages/recipes/warnings.ts'
import { WarningSign } from './WarningSign.tsx'

/** Marks at a line or a step: which allergen, and whose. What is certain is filled, what may be is outlined. */
export default function AllergyMarks({ findings }: { findings: readonly EaterFoodFinding[] }) {
  return (
    <>
      {worstOfEach(findings).map((finding) => {
        const isCertain = finding.kind === 'contains'
        const look = isCertain
          ? 'border-alarm bg-alarm text-on-alarm print:border-ink print:bg-transparent print:text-ink'
          : 'border-amber'
        return (
          <span
            key={eaterConcernKey(finding)}
            className={`ms-2 inline-flex items-start gap-1 rounded-full border-2 px-2 text-sm leading-normal font-semibold ${look}`}
          >
            <WarningSign isCertain={isCertain} />
            {warningMarkText(isCertain, finding.eater, finding.concern)}
          </span>
        )
      })}
    </>
  )
}

/** One finding for each concern of each person, the certain one where there are several. */
function worstOfEach(findings: readonly EaterFoodFinding[]): EaterFoodFinding[] {
  const worst = new Map<string, EaterFoodFinding>()
  for (const finding of findings)
    if (finding.kind === 'contains' || !worst.has(eaterConcernKey(finding)))
      worst.set(eaterConcernKey(finding), finding)
  return [...worst.values()]
}
