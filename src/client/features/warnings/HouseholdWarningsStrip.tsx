import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router-dom'
import * as m from '#messages'
import type { RecipeReport, ReportedFinding } from '#shared/contract/recipes/recipeReport.ts'
import type { SavedRecipe } from '#shared/contract/recipes/recipes.ts'
import { eaterConcernKey } from '#shared/kitchen/findings/concerns.ts'
import type { EaterWarning } from '#shared/kitchen/findings/groupFindingsIntoWarnings.ts'
import { sentenceOfFinding } from '#shared/messages/recipes/findingSentences.ts'
import {
  nothingFoundSentence,
  textOfWarning,
  unknownAllergySentence,
  unknownLineSentence,
} from '#shared/messages/recipes/warnings.ts'
import { translateFoodsInReport } from '../../data/translateFoodsInReport.ts'
import { useViewerAndSignInProviders } from '../../data/viewer.ts'
import { groupWarningsByPerson } from './householdWarnings.ts'
import { SwapChoice } from './SwapChoice.tsx'
import { useSwapLineOfOwnRecipe } from './useSwapLineOfOwnRecipe.ts'
import { WarningSign } from './WarningSign.tsx'

interface HouseholdStripProps {
  report: RecipeReport
  /** Level of the heading on the page it stands on. */
  titleLevel?: 2 | 4
  /** Whether it was made of these words, for today's household; null while that is not known. */
  isCurrent: boolean | null
  /** The recipe's lines as they are written; null where the report is of other words. */
  lines: readonly string[] | null
  /** A recipe of the caller's own, which may be changed here. */
  ownRecipe?: SavedRecipe | undefined
  /** For members: puts another line in place of one, counted from 0. Left out where that cannot be done. */
  onSwap?: ((line: number, swap: string) => Promise<string>) | undefined
}

/** What a recipe holds against the people who eat it, by person and allergen, before anything else of it is read. */
export default function HouseholdWarningsStrip(props: HouseholdStripProps) {
  const { titleLevel = 2, isCurrent, lines, ownRecipe, onSwap } = props
  const report = translateFoodsInReport(props.report)
  // A visitor has no household: it was checked for what they asked for.
  const isMember = Boolean(useViewerAndSignInProviders()?.viewer)
  const swapIn = useSwapLineOfOwnRecipe()
  const title = useRef<HTMLHeadingElement>(null)
  const found = groupWarningsByPerson(report)
  const { certain, possible, notes, dangers, remarks, unknown, unknownLines } = found
  const open = new Set([
    ...unknown.map(unknownAllergySentence),
    ...unknownLines.map(({ line, allergies }) => unknownLineSentence(line, allergies)),
  ])
  const cleared = isCurrent ? found.cleared : []
  const hasSettings = report.verdictsByEater.some(
    ({ allergens, allergies }) => allergens.length + allergies.length > 0,
  )
  const count = certain.length + possible.length + notes.length + dangers.length + remarks.length + open.size
  const isOutdated = isCurrent === false
  if (count + cleared.length === 0 && !isOutdated && !isMember) return null
  const Title = titleLevel === 2 ? 'h2' : 'h4'
  return (
    <section
      aria-labelledby="household-title"
      className="flex flex-col gap-3 rounded-2xl border border-line p-4 wrap-anywhere"
    >
      <Title ref={title} id="household-title" tabIndex={-1} className="text-xl outline-none">
        {isMember ? m.warnings_title() : m.recipe_report_findings_title()}
      </Title>
      {isOutdated && <p className="font-semibold">{m.warnings_outdated()}</p>}
      {certain.length > 0 && (
        <Box look="border-alarm bg-alarm font-semibold text-on-alarm print:border-ink print:bg-transparent print:text-ink">
          {certain.map((warning) => (
            <Row key={eaterConcernKey(warning)} warning={warning} />
          ))}
        </Box>
      )}
      {possible.length + dangers.length + open.size > 0 && (
        <Box look="border-amber">
          {possible.map((warning) => (
            <Row key={eaterConcernKey(warning)} warning={warning} />
          ))}
          {dangers.map((finding) => (
            <Sentence key={JSON.stringify(finding)} finding={finding} hasSign />
          ))}
          {[...open].map((sentence) => (
            <li key={sentence} className="flex gap-2">
              <WarningSign isCertain={false} />
              {sentence}
            </li>
          ))}
        </Box>
      )}
      {notes.length + remarks.length > 0 && (
        <ul className="flex flex-col gap-1 text-soft">
          {notes.map((warning) => (
            <li key={eaterConcernKey(warning)} className="first-letter:uppercase">
              {textOfWarning(warning)}
            </li>
          ))}
          {remarks.map((finding) => (
            <Sentence key={JSON.stringify(finding)} finding={finding} />
          ))}
        </ul>
      )}
      {cleared.length > 0 && (
        <p>
          {cleared.map(({ eater, allergies }) => nothingFoundSentence(eater, allergies)).join(' ')}{' '}
          {m.warnings_read_labels()}
        </p>
      )}
      {isMember && !hasSettings && (
        <p className="print:hidden">
          <Link to="/user-settings" className="font-semibold text-paprika underline underline-offset-4">
            {m.warnings_tell_us()}
          </Link>
        </p>
      )}
      <SwapChoice
        report={report}
        lines={lines}
        onSwapped={() => title.current?.focus()}
        onSwap={ownRecipe ? (line, swap) => swapIn(ownRecipe, line, swap) : isMember ? onSwap : undefined}
      />
    </section>
  )
}

const Box = ({ look, children }: { look: string; children: ReactNode }) => (
  <ul className={`flex flex-col gap-1 rounded-xl border-2 px-4 py-3 ${look}`}>{children}</ul>
)

function Row({ warning }: { warning: EaterWarning }) {
  return (
    <li className="flex gap-2">
      <WarningSign isCertain={warning.level === 'certain'} />
      <span className="first-letter:uppercase">{textOfWarning(warning)}</span>
    </li>
  )
}

function Sentence({ finding, hasSign = false }: { finding: ReportedFinding; hasSign?: boolean }) {
  return (
    <li className="flex gap-2">
      {hasSign && <WarningSign isCertain={false} />}
      <span>{sentenceOfFinding(finding)}</span>
    </li>
  )
}
