import { type FormEvent, useState } from 'react'
import * as m from '#messages'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'

interface NameDialogProps {
  title: string
  name: string
  submit: string
  onName: (name: string) => void
  onDismiss: () => void
}

/** Asks for the name of a list. */
export default function NameDialog({ title, name, submit, onName, onDismiss }: NameDialogProps) {
  const [text, setText] = useState(name)
  function keep(event: FormEvent) {
    event.preventDefault()
    if (text.trim() !== '') onName(text.trim())
  }
  return (
    <Dialog title={title} onDismiss={onDismiss}>
      <form onSubmit={keep} className="flex flex-col gap-5">
        <TextField
          label={m.grocery_page_list_name()}
          value={text}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={text.trim() === ''}>
            {submit}
          </Button>
          <Button look="quiet" onClick={onDismiss}>
            {m.grocery_page_cancel()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
