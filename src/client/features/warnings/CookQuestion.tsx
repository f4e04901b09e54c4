import * as m from '#messages'
import type { EatenFinding } from '#shared/contract/recipeReport.ts'
import { gatherWarnings } from '#shared/kitchen/gatherWarnings.ts'
import { certainFor } from '#shared/messages/warnings.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { showSwaps } from './showSwaps.ts'
import { WarningSign } from './WarningSign.tsx'

interface CookQuestionProps {
  /** What the recipe certainly holds that somebody is allergic to. */
  findings: readonly EatenFinding[]
  onCook: () => void
  onDismiss: () => void
}

/** Asked before somebody cooks what a person of the household is allergic to. */
export default function CookQuestion({ findings, onCook, onDismiss }: CookQuestionProps) {
  const warnings = gatherWarnings(findings)
  const eaters = [...new Set(warnings.map(({ eater }) => eater))]
  const hasSwaps = findings.some(({ swaps }) => swaps.length > 0)
  return (
    <Dialog title={m.warnings_ask_title()} onDismiss={onDismiss}>
      <ul className="flex flex-col gap-1 rounded-xl border-2 border-alarm bg-alarm px-4 py-3 font-semibold text-on-alarm">
        {eaters.map((eater) => (
          <li key={eater} className="flex gap-2">
            <WarningSign isCertain />
            {certainFor(
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
            if (hasSwaps) showSwaps()
          }}
        >
          {hasSwaps ? m.warnings_show_swaps() : m.warnings_back()}
        </Button>
      </div>
    </Dialog>
  )
}
