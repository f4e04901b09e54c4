import type { ReactNode } from 'react'

/** Says that something was done, when there is something to say; always there, so that it is heard when it comes. */
export function StatusMessage({ children }: { children: ReactNode }) {
  return (
    // Empty it takes no gap between what stands around it.
    <div role="status" className="empty:absolute">
      {children && (
        <p className="rounded-2xl border border-line bg-sprig px-4 py-3 font-semibold">{children}</p>
      )}
    </div>
  )
}
