import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Button } from './Button.tsx'

interface DialogProps {
  title: string
  /** Called when the person presses Escape. */
  onDismiss: () => void
  isWide?: boolean
  /** Stays in sight while what is above it scrolls. */
  footer?: ReactNode
  children: ReactNode
}

/** Stands before the page until it is answered. A native modal dialog keeps focus inside and gives it back. */
export function Dialog({ title, onDismiss, isWide = false, footer, children }: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // A dialog that is closed before it is taken away gives the focus back to where it was.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  const width = isWide ? 'w-[min(44rem,calc(100vw-2rem))]' : 'w-[min(28rem,calc(100vw-2rem))]'
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      // A browser closes all dialogs that were opened without a click at one Escape, whatever their `cancel` says.
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onDismiss()
      }}
      onCancel={(event) => {
        event.preventDefault()
        onDismiss()
      }}
      // A browser may close it all the same, at a second way back: it stands until it is answered.
      onClose={({ currentTarget }) => {
        if (currentTarget.open) return
        currentTarget.showModal()
        onDismiss()
      }}
      className={`m-auto max-h-[calc(100dvh-2rem)] flex-col open:flex ${width} overflow-hidden rounded-card bg-card text-ink shadow-card backdrop:bg-[#1d1813]/60`}
    >
      <div className="flex min-h-0 flex-col gap-5 overflow-y-auto p-6 sm:p-8">
        {/* What is about to happen is read before the first field. */}
        {/* biome-ignore lint/a11y/noAutofocus: a dialog that opens takes the focus to its title. */}
        <h2 id={id} tabIndex={-1} autoFocus className="text-2xl">
          {title}
        </h2>
        {children}
      </div>
      {footer && <div className="border-t border-line px-6 py-4 sm:px-8">{footer}</div>}
    </dialog>
  )
}

interface QuestionDialogProps {
  title: string
  question: string
  yes: string
  no: string
  isBusy?: boolean
  /** Whether what was said yes to is lost. */
  isDangerous?: boolean
  onYes: () => void
  onNo: () => void
}

/** Asks before something is done that cannot be taken back by a click. */
export function QuestionDialog({
  title,
  question,
  yes,
  no,
  isBusy = false,
  isDangerous = false,
  onYes,
  onNo,
}: QuestionDialogProps) {
  return (
    <Dialog title={title} onDismiss={onNo}>
      <p>{question}</p>
      <div className="flex flex-wrap gap-3">
        <Button look={isDangerous ? 'danger' : 'main'} isBusy={isBusy} onClick={onYes}>
          {yes}
        </Button>
        <Button look="quiet" onClick={onNo}>
          {no}
        </Button>
      </div>
    </Dialog>
  )
}
