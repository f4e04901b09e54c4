import { useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router-dom'
import * as m from '#messages'
import { formatDateTime } from './formatDateTime.ts'

const changes = ['online', 'offline']

/** Says since when what is shown was kept, and why; with an answer in reach, it offers to ask again. */
export default function StoredPageNotice({ updatedAt }: { updatedAt: number }) {
  const isOnline = useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  )
  const location = useLocation()
  const date = formatDateTime(updatedAt)
  return (
    <p
      role="status"
      className="mb-6 flex flex-wrap items-center gap-x-4 rounded-2xl border border-line bg-sprig px-4 py-2 print:hidden"
    >
      {isOnline ? m.offline_kept_silent({ date }) : m.offline_kept_offline({ date })}
      {isOnline && (
        <Link
          to={location}
          reloadDocument
          className="flex min-h-11 items-center font-semibold text-paprika underline"
        >
          {m.offline_load_anew()}
        </Link>
      )}
    </p>
  )
}

function onChange(listener: () => void): () => void {
  for (const change of changes) window.addEventListener(change, listener)
  return () => {
    for (const change of changes) window.removeEventListener(change, listener)
  }
}
