import { type ReactNode, useEffect, useRef } from 'react'
import { Spinner } from './Spinner.tsx'

interface BusyOverlayProps {
  title: string
  note: string
  /** Called when the person presses Escape. */
  onDismiss: () => void
  children: ReactNode
}

/** Covers the page while it waits. A native modal dialog keeps focus and screen readers inside. */
export function BusyOverlay({ title, note, onDismiss, children }: BusyOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="busy-title"
      aria-describedby="busy-note"
      onCancel={(event) => {
        event.preventDefault()
        onDismiss()
      }}
      className="m-auto w-[min(26rem,calc(100vw-2rem))] rounded-card bg-card p-8 text-ink shadow-card backdrop:bg-[#1d1813]/60"
    >
      <div className="flex flex-col items-center gap-4 text-center">
        <span className="text-paprika">
          <Spinner size={40} />
        </span>
        <h2 id="busy-title" className="text-2xl">
          {title}
        </h2>
        <p id="busy-note" className="text-soft">
          {note}
        </p>
        {children}
      </div>
    </dialog>
  )
}
