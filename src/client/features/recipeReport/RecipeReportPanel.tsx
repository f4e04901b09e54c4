import * as m from '#messages'
import type { RecipeReport, ReportedFinding } from '#shared/contract/recipes/recipeReport.ts'
import { joinWordsAsList } from '#shared/currentLocale.ts'
import { removeRepeatedFindings } from '#shared/kitchen/findings/groupFindingsIntoWarnings.ts'
import { hazardSources } from '#shared/kitchen/findings/hazardSources.ts'
import {
  sortFindingsByLevel,
  type WarningLevel,
  warningLevelOfFinding,
} from '#shared/kitchen/findings/warningLevels.ts'
import {
  foodPathOfFinding,
  placeOfFindingText,
  sentenceOfFinding,
} from '#shared/messages/recipes/findingSentences.ts'
import { allergenName } from '#shared/messages/recipes/findings.ts'
import * as say from '#shared/messages/recipes/recipeReport.ts'
import { translateFoodsInReport } from '../../data/translateFoodsInReport.ts'
import { NutritionTable } from './NutritionTable.tsx'

interface RecipeReportPanelProps {
  report: RecipeReport
  /** Whether it was made of the words that are shown, for today's household; null while that is not known. */
  isCurrent: boolean | null
  /** Level of the heading on the page it stands on; its parts come one below. */
  titleLevel?: 2 | 4
}

const allergenCount = 14

/** What the check of a recipe found, which allergens it holds, and what a serving gives. */
export default function RecipeReportPanel(props: RecipeReportPanelProps) {
  const { isCurrent, titleLevel = 2 } = props
  const [Title, Part] = titleLevel === 2 ? (['h2', 'h3'] as const) : (['h4', 'h5'] as const)
  const report = translateFoodsInReport(props.report)
  const { nutrition } = report
  const findings = sortFindingsByLevel(removeRepeatedFindings(report.findings))
  const isChecked = findings.every(({ kind }) => kind !== 'not checked')
  return (
    <section className="flex flex-col gap-7 border-t border-line pt-7">
      <Title className="text-2xl">{m.recipe_report_title()}</Title>
      {findings.length > 0 && (
        <div className="flex flex-col gap-3 rounded-2xl border border-line p-4 sm:p-5">
          <Part className="text-xl">{m.recipe_report_details_title()}</Part>
          <ul className="flex flex-col gap-3">
            {findings.map((finding) => (
              <Finding key={JSON.stringify(finding)} finding={finding} />
            ))}
          </ul>
        </div>
      )}
      {isChecked && (
        <div className="flex flex-col gap-2">
          <Part className="text-xl">{m.recipe_report_allergens_title()}</Part>
          <Allergens report={report} isCurrent={isCurrent} />
        </div>
      )}
      <NutritionTable nutrition={nutrition} heading={Part} />
    </section>
  )
}

const looks: Record<WarningLevel, string> = {
  certain: 'border-alarm',
  possible: 'border-amber',
  note: 'border-line',
}

function Finding({ finding }: { finding: ReportedFinding }) {
  const why = foodPathOfFinding(finding)
  const place = placeOfFindingText(finding)
  const source = finding.kind === 'hazard' ? hazardSources[finding.hazard] : null
  const swaps = 'swaps' in finding ? finding.swaps : []
  return (
    <li
      className={`flex flex-col gap-1 border-s-4 ps-3 wrap-anywhere ${looks[warningLevelOfFinding(finding)]}`}
    >
      <p className="font-semibold">{sentenceOfFinding(finding)}</p>
      {place && <p className="text-sm">{place}</p>}
      {why.length > 1 && <p className="text-sm text-soft">{say.foodPathText(why)}</p>}
      {source && (
        <p className="text-sm">
          {m.recipe_report_source()}:{' '}
          <a href={source.url} className="underline" rel="noreferrer">
            {source.title}
          </a>
        </p>
      )}
      {swaps.length > 0 && (
        <div className="text-sm">
          {m.recipe_report_swaps_title()}
          <ul className="list-disc ps-5">
            {swaps.map(({ line, changes }) => (
              <li key={line}>
                <strong>
                  <bdi>{line}</bdi>
                </strong>
                . {changes}
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  )
}

const nothingFound = (found: number) =>
  found === 0
    ? m.recipe_report_nothing_found_at_all()
    : m.recipe_report_nothing_found({ count: allergenCount - found })

function Allergens({ report, isCurrent }: Pick<RecipeReportPanelProps, 'report' | 'isCurrent'>) {
  const { allergens, open, unknownLines, findings } = report
  const named = (isCertain: boolean) =>
    allergens.filter((allergen) => allergen.isCertain === isCertain).map(({ id }) => allergenName(id))
  const [certain, possible] = [named(true), named(false)]
  const unreadText = findings.find((each) => each.kind === 'texts not read' && each.texts !== 'for care')
  const hasUnknownWords = findings.some(({ kind }) => kind === 'unknown word')
  return (
    <>
      {certain.length > 0 && (
        <p>
          <strong>{m.recipe_report_contains()}:</strong> {joinWordsAsList(certain)}
        </p>
      )}
      {possible.length > 0 && (
        <p>
          <strong>{m.recipe_report_may_contain()}:</strong> {joinWordsAsList(possible)}
        </p>
      )}
      {allergens.length < allergenCount && open === null && isCurrent && (
        <p>{nothingFound(allergens.length)}</p>
      )}
      {unreadText && <p>{sentenceOfFinding(unreadText)}</p>}
      {unknownLines.length > 0 && (
        <p>
          {say.linesNotCheckedSentence(unknownLines)} <bdi>{unknownLines.join('; ')}</bdi>
        </p>
      )}
      {(unreadText || hasUnknownWords || unknownLines.length > 0) && (
        <p>{m.recipe_report_unread_may_hold()}</p>
      )}
      <p className="text-sm text-soft">{m.recipe_report_only_presence()}</p>
    </>
  )
}
