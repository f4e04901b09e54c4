import * as m from '#messages'
import type { ServerConnectionState } from './replicaState.ts'

interface StateChipProps {
  connection: ServerConnectionState
  /** Whether it is known what waits; until then nothing is said. */
  isRead: boolean
  waiting: number
}

/** Says whether all changes have reached the server, and how many wait. */
export function ReplicaStateChip({ connection, isRead, waiting }: StateChipProps) {
  const look =
    connection !== 'online'
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
      {connectionSentence(connection, waiting)}
    </p>
  )
}

function connectionSentence(connection: ServerConnectionState, count: number): string {
  if (connection === 'offline')
    return count > 0 ? m.grocery_page_offline_waiting({ count }) : m.grocery_page_offline()
  const waiting = count > 0 ? m.grocery_page_waiting({ count }) : null
  if (connection === 'server away')
    return waiting ? `${m.grocery_page_server_away()} · ${waiting}` : m.grocery_page_server_away()
  return waiting ?? m.grocery_page_all_saved()
}
