import type { ReactNode } from 'react'

/** A sentence that must be heard now. */
export function AlertMessage({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p
      id={id}
      role="alert"
      tabIndex={-1}
      className="flex items-start gap-3 rounded-2xl border border-paprika bg-blush px-4 py-3 font-semibold text-paprika-deep"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className="mt-1 size-5 shrink-0 fill-none stroke-current stroke-2"
      >
        <circle cx="12" cy="12" r="9" />
        <path d="M12 7.5v5.5M12 16.5v.01" strokeLinecap="round" />
      </svg>
      <span>{children}</span>
    </p>
  )
}
