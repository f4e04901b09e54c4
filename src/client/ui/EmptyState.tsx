import { type ReactNode, useId } from 'react'

interface EmptyStateProps {
  title: string
  /** Why there is nothing, and what one may do; it is read when it comes. */
  text: ReactNode
  /** The next step. */
  children?: ReactNode
}

/** Stands where something would be if there were anything: an empty jar, a sentence and a next step. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col items-center gap-3 rounded-card border border-line bg-card px-6 py-12 text-center"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 48 48"
        className="size-16 fill-none stroke-2 text-edge"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M15 6h18v6H15zM13 16q2 -4 4 -4h14q2 0 4 4v22a4 4 0 0 1 -4 4H17a4 4 0 0 1 -4 -4z" />
        <path d="M19 26h10M19 32h6" className="stroke-line" />
      </svg>
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      <div role="status">{text}</div>
      {children}
    </section>
  )
}
