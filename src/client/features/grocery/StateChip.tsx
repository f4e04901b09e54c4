import * as say from '#shared/messages/groceryPage.ts'

interface StateChipProps {
  isOnline: boolean
  waiting: number
}

/** Whether what is shown has reached the server. */
export function StateChip({ isOnline, waiting }: StateChipProps) {
  const text = !isOnline
    ? waiting > 0
      ? say.offlineWaiting(waiting)
      : say.offline
    : waiting > 0
      ? say.waiting(waiting)
      : say.allSaved
  const look = !isOnline
    ? 'bg-blush text-paprika-deep'
    : waiting > 0
      ? 'bg-card text-soft'
      : 'bg-sprig text-ink'
  return (
    <p
      role="status"
      className={`inline-flex min-h-8 items-center gap-2 rounded-full border border-line px-3 text-sm font-semibold print:hidden ${look}`}
    >
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {text}
    </p>
  )
}
