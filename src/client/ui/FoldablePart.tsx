import { type ReactNode, useState } from 'react'

interface FoldProps {
  title: string
  /** What is to be seen of it while it is folded. */
  note?: string | null
  isOpenAtFirst: boolean
  children: ReactNode
}

/** A part that can be folded away, by the browser itself. */
export function FoldablePart({ title, note, isOpenAtFirst, children }: FoldProps) {
  const [isOpen] = useState(isOpenAtFirst)
  return (
    <details open={isOpen} className="group border-t border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 py-1 font-semibold hover:text-paprika [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">
          {title}
          {note && <span className="block text-sm font-normal text-paprika">{note}</span>}
        </span>
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          className="size-5 shrink-0 fill-none stroke-current stroke-2 transition-transform group-open:rotate-180 motion-reduce:transition-none"
        >
          <path d="M6 9l6 6 6-6" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  )
}
