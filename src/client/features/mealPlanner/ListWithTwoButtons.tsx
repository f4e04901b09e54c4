import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'

interface RowButton {
  label: string
  /** The label with the row's name, for screen readers. */
  named: string
  onPress: () => void
}

interface ListWithTwoButtonsProps {
  rows: readonly { id: string; words: ReactNode; first: RowButton; second: RowButton }[]
  /** What is shown in place of an empty list. */
  empty: string
}

/** Rows of a dialog, each with words and two buttons. */
export function ListWithTwoButtons({ rows, empty }: ListWithTwoButtonsProps) {
  if (rows.length === 0) return <p className="text-soft">{empty}</p>
  return (
    <ul className="flex flex-col gap-2">
      {rows.map(({ id, words, first, second }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-2 rounded-xl border border-line px-4 py-2"
        >
          {words}
          <span className="flex flex-wrap gap-2">
            <Button look="quiet" aria-label={first.named} onClick={first.onPress}>
              {first.label}
            </Button>
            <Button look="plain" aria-label={second.named} onClick={second.onPress}>
              {second.label}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  )
}
