import { type FormEvent, useRef } from 'react'
import * as m from '#messages'
import { isVisibleText } from '#shared/contract/visibleText.ts'
import SavedMeanwhile from '../../../forms/SavedMeanwhile.tsx'
import { useStoredTypedFields } from '../../../forms/useStoredTypedFields.ts'
import { AlertMessage } from '../../../ui/AlertMessage.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'

interface NameDialogProps {
  title: string
  /** The list that is renamed; '' for a new one. */
  listId: string
  /** Its name as it is saved. */
  name: string
  /** Whether somebody else has removed the list. */
  isRemoved: boolean
  submit: string
  onName: (name: string) => void
  onDismiss: () => void
}

/** Asks for the name of a list. What is typed is kept in this tab until it is the name, or Cancel is pressed. */
export default function GroceryListNameDialog(props: NameDialogProps) {
  const { title, listId, name, isRemoved, submit, onName, onDismiss } = props
  const { fields, meanwhile, type, takeTheirs, forget } = useStoredTypedFields(`larder.listName.${listId}`, {
    name,
  })
  const text = fields.name
  const conflict = useRef<HTMLElement>(null)
  const isConflict = meanwhile.length > 0
  function keep() {
    if (!isVisibleText(text)) return
    forget()
    onName(text.trim())
  }
  function send(event: FormEvent) {
    event.preventDefault()
    if (isConflict) conflict.current?.focus()
    else keep()
  }
  function cancel() {
    forget()
    onDismiss()
  }
  return (
    <Dialog title={title} onDismiss={onDismiss}>
      <form onSubmit={send} className="flex flex-col gap-5">
        {isRemoved && <AlertMessage>{m.deleted_meanwhile({ name })}</AlertMessage>}
        <TextField
          label={m.grocery_page_list_name()}
          value={text}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => type({ name: target.value })}
        />
        {isConflict && (
          <SavedMeanwhile
            ref={conflict}
            fields={[{ label: null, text: name }]}
            onTakeTheirs={takeTheirs}
            onKeepMine={keep}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={!isVisibleText(text)}>
            {isRemoved ? m.deleted_meanwhile_put_back() : submit}
          </Button>
          <Button look="quiet" onClick={cancel}>
            {m.grocery_page_cancel()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
