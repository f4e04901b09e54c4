import type { ReactNode } from 'react'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'

export interface IngredientTickState {
  isTicked: (index: number) => boolean
  tick: (index: number, isTicked: boolean) => void
}

interface IngredientListProps {
  lines: readonly string[]
  /** Checkboxes for ticking off ingredients; without this the list is plain. */
  ticks?: IngredientTickState | undefined
  /** Shows after the last line where the next word will stand. */
  isWriting?: boolean
  /** What stands after a line, counted from 0. */
  markOf?: ((line: number) => ReactNode) | undefined
}

/** Ingredients, one a line. */
export function IngredientList({ lines, ticks, isWriting = false, markOf }: IngredientListProps) {
  const isHydrated = useIsHydrated()
  return (
    <ul className="divide-y divide-line border-y border-line">
      {lines.map((line, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and only grow at the end.
          key={index}
          className={`wrap-anywhere ${ticks ? '' : 'py-2'} ${isWriting && index === lines.length - 1 ? 'writing' : ''}`}
        >
          {ticks ? (
            <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2 print:min-h-0 print:py-1 has-checked:text-soft has-checked:line-through">
              <input
                type="checkbox"
                disabled={!isHydrated}
                checked={ticks.isTicked(index)}
                onChange={({ target }) => ticks.tick(index, target.checked)}
                className="mt-[0.3em] size-[1.1em] shrink-0 accent-olive print:hidden"
              />
              <span>
                <bdi>{line}</bdi>
                {markOf?.(index)}
              </span>
            </label>
          ) : (
            <>
              <bdi>{line}</bdi>
              {markOf?.(index)}
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
