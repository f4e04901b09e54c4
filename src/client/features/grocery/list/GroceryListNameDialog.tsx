import { type FormEvent, useState } from 'react'
import * as m from '#messages'
import { isVisibleText } from '#shared/contract/visibleText.ts'
import { createDraftInBrowserStorage } from '../../../forms/draftStore.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'

interface NameDialogProps {
  title: string
  /** The list that is renamed; '' for a new one. */
  listId: string
  name: string
  submit: string
  onName: (name: string) => void
  onDismiss: () => void
}

/** Asks for the name of a list. What is typed is kept in this tab until it is the name, or Cancel is pressed. */
export default function GroceryListNameDialog({
  title,
  listId,
  name,
  submit,
  onName,
  onDismiss,
}: NameDialogProps) {
  const draft = createDraftInBrowserStorage('sessionStorage', `larder.listName.${listId}`)
  const [text, setText] = useState(() => draft.read() ?? name)
  function type(to: string) {
    setText(to)
    if (!isVisibleText(to) || to === name) draft.forget()
    else draft.keep(to)
  }
  function keep(event: FormEvent) {
    event.preventDefault()
    if (!isVisibleText(text)) return
    draft.forget()
    onName(text.trim())
  }
  function cancel() {
    draft.forget()
    onDismiss()
  }
  return (
    <Dialog title={title} onDismiss={onDismiss}>
      <form onSubmit={keep} className="flex flex-col gap-5">
        <TextField
          label={m.grocery_page_list_name()}
          value={text}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => type(target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={!isVisibleText(text)}>
            {submit}
          </Button>
          <Button look="quiet" onClick={cancel}>
            {m.grocery_page_cancel()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
