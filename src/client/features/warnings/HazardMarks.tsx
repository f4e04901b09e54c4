import type { RecipeReport } from '#shared/contract/recipes/recipeReport.ts'
import { sentenceOfFinding } from '#shared/messages/recipes/findingSentences.ts'
import { translateFoodsInReport } from '../../data/translateFoodsInReport.ts'
import { findHazardsOfStep } from './hazardsOf.ts'
import { WarningSign } from './WarningSign.tsx'

/** Marks at a step: what of it may make people ill, and whom. */
export default function HazardMarks({ report, step }: { report: RecipeReport; step: number }) {
  const sentences = [
    ...new Set(findHazardsOfStep(translateFoodsInReport(report), step).map(sentenceOfFinding)),
  ]
  return (
    <>
      {sentences.map((sentence) => (
        <span
          key={sentence}
          className="ms-2 mt-1 flex w-fit items-start gap-1 rounded-xl border-2 border-amber px-2 text-sm leading-normal font-semibold"
        >
          <WarningSign isCertain={false} />
          <span>{sentence}</span>
        </span>
      ))}
    </>
  )
}
