import * as m from '#messages'

interface StateChipProps {
  isOnline: boolean
  /** Whether it is known what waits; until then nothing is said. */
  isRead: boolean
  waiting: number
}

/** Whether what is shown has reached the server. */
export function StateChip({ isOnline, isRead, waiting }: StateChipProps) {
  const text = !isOnline
    ? waiting > 0
      ? m.grocery_page_offline_waiting({ count: waiting })
      : m.grocery_page_offline()
    : waiting > 0
      ? m.grocery_page_waiting({ count: waiting })
      : m.grocery_page_all_saved()
  const look = !isOnline
    ? 'bg-blush text-paprika-deep'
    : waiting > 0
      ? 'bg-card text-soft'
      : 'bg-sprig text-ink'
  return (
    <p
      role="status"
      className={`inline-flex min-h-8 items-center gap-2 rounded-full border border-line px-3 text-sm font-semibold print:hidden ${look} ${isRead ? '' : 'invisible'}`}
    >
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {text}
    </p>
  )
}
