import * as m from '#messages'
import type { EaterFoodFinding } from '#shared/contract/recipes/recipeReport.ts'
import { groupFindingsIntoWarnings } from '#shared/kitchen/findings/groupFindingsIntoWarnings.ts'
import { certainWarningSentence } from '#shared/messages/recipes/warnings.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { unfoldAndFocusSwaps } from './unfoldAndFocusSwaps.ts'
import { WarningSign } from './WarningSign.tsx'

interface CookQuestionProps {
  /** What the recipe certainly holds that somebody is allergic to. */
  findings: readonly EaterFoodFinding[]
  /** Whether it was checked in the words that are shown for the household of today; null while that is not known. */
  isCurrent: boolean | null
  /** Whether the page behind it says what to take instead. */
  isBesideSwaps: boolean
  onCook: () => void
  onDismiss: () => void
}

/** Asked before somebody cooks what a person of the household is allergic to, or what was not checked as it is shown. */
export default function CookDespiteWarningsQuestion(props: CookQuestionProps) {
  const { findings, isCurrent, isBesideSwaps, onCook, onDismiss } = props
  const warnings = groupFindingsIntoWarnings(findings)
  const eaters = [...new Set(warnings.map(({ eater }) => eater))]
  const hasSwaps = isBesideSwaps && isCurrent === true && findings.some(({ swaps }) => swaps.length > 0)
  return (
    <Dialog title={eaters.length > 0 ? m.warnings_ask_title() : m.warnings_title()} onDismiss={onDismiss}>
      {!isCurrent && (
        <p className="font-semibold">
          {isCurrent === false ? m.warnings_outdated() : m.warnings_not_checked_yet()}
        </p>
      )}
      <ul className="empty:hidden flex flex-col gap-1 rounded-xl border-2 border-alarm bg-alarm px-4 py-3 font-semibold text-on-alarm">
        {eaters.map((eater) => (
          <li key={eater} className="flex gap-2">
            <WarningSign isCertain />
            {certainWarningSentence(
              eater,
              warnings.filter((warning) => warning.eater === eater).map(({ concern }) => concern),
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="danger" onClick={onCook}>
          {m.warnings_cook_anyway()}
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            onDismiss()
            if (hasSwaps) unfoldAndFocusSwaps()
          }}
        >
          {hasSwaps ? m.warnings_show_swaps() : m.warnings_back()}
        </Button>
      </div>
    </Dialog>
  )
}
