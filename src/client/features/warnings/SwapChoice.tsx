import { useState } from 'react'
import * as m from '#messages'
import type { EaterFoodFinding, RecipeReport } from '#shared/contract/recipes/recipeReport.ts'
import { isFindingAboutEater } from '#shared/kitchen/findings/concerns.ts'
import { Button } from '../../ui/Button.tsx'
import { FoldablePart } from '../../ui/FoldablePart.tsx'
import { StatusMessage } from '../../ui/StatusMessage.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { swapsElementId } from './unfoldAndFocusSwaps.ts'

interface SwapChoiceProps {
  report: RecipeReport
  /** Null where the report is of other words: then nothing is offered, and what was told stays. */
  lines: readonly string[] | null
  /** Resolves with what is to be told of it. */
  onSwap: ((line: number, swap: string) => Promise<string>) | undefined
  /** Takes the focus to what was found in the recipe as it is then. */
  onSwapped: () => void
}

/** What to take instead of each line that somebody must not have: buttons where the recipe can be changed, else text. */
export function SwapChoice({ report, lines, onSwap, onSwapped }: SwapChoiceProps) {
  const isHydrated = useIsHydrated()
  const [busyWith, setBusyWith] = useState<string | null>(null)
  const [told, setTold] = useState<string | null>(null)
  const offers = lines ? swapOffersByLine(report) : []

  async function swap(line: number, text: string) {
    setBusyWith(`${line} ${text}`)
    setTold((await onSwap?.(line, text)) ?? null)
    setBusyWith(null)
    // The button that was pressed goes with its line.
    onSwapped()
  }

  return (
    <>
      {offers.length > 0 && (
        <div id={swapsElementId} className="print:hidden">
          <FoldablePart title={m.warnings_swaps()} isOpenAtFirst={false}>
            <ul className="flex flex-col gap-4">
              {offers.map(({ line, swaps }) => (
                <li key={line} className="flex flex-col gap-2">
                  <p>
                    <bdi>{lines?.[line]}</bdi>
                  </p>
                  <ul className="flex flex-col gap-2 ps-4">
                    {swaps.map((each) => (
                      <li key={each.line} className="flex flex-col items-start gap-1">
                        {onSwap ? (
                          <Button
                            look="quiet"
                            disabled={!isHydrated || busyWith !== null}
                            isBusy={busyWith === `${line} ${each.line}`}
                            onClick={() => void swap(line, each.line)}
                          >
                            {m.warnings_use({ line: each.line })}
                          </Button>
                        ) : (
                          <strong>
                            <bdi>{each.line}</bdi>
                          </strong>
                        )}
                        <span className="text-sm text-soft">{each.changes}</span>
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </FoldablePart>
        </div>
      )}
      <StatusMessage>{told}</StatusMessage>
    </>
  )
}

/** Each line with its possible replacements. One line may concern several people. */
function swapOffersByLine({ findings }: RecipeReport): { line: number; swaps: EaterFoodFinding['swaps'] }[] {
  const byLine = new Map<number, EaterFoodFinding['swaps']>()
  for (const { line, swaps } of findings.filter(isFindingAboutEater))
    if (line !== null && swaps.length > 0) byLine.set(line, swaps)
  return [...byLine].map(([line, swaps]) => ({ line, swaps }))
}
