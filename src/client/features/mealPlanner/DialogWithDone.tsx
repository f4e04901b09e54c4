import type { ReactNode } from 'react'
import * as m from '#messages'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

interface DialogWithDoneProps {
  title: string
  onDismiss: () => void
  children: ReactNode
}

/** A wide dialog in which each change is saved at once, so that one button ends it. */
export function DialogWithDone({ title, onDismiss, children }: DialogWithDoneProps) {
  const done = (
    <Button look="quiet" onClick={onDismiss}>
      {m.grocery_page_done()}
    </Button>
  )
  return (
    <Dialog title={title} isWide onDismiss={onDismiss} footer={done}>
      {children}
    </Dialog>
  )
}
