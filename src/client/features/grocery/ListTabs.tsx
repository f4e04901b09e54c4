import { type FormEvent, useState } from 'react'
import type { GroceryList } from '#shared/grocery/lists.ts'
import { defaultListName } from '#shared/messages/grocery.ts'
import * as say from '#shared/messages/groceryPage.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, QuestionDialog } from '../../ui/Dialog.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import type { GroceryStore } from './groceryStore.ts'
import { clientId } from './tabs.ts'

interface ListTabsProps {
  lists: readonly GroceryList[]
  current: GroceryList
  onList: (listId: string) => void
  change: GroceryStore['change']
}

/** The household's lists: one is shown, more can be made, named and removed. */
export function ListTabs({ lists, current, onList, change }: ListTabsProps) {
  const isHydrated = useIsHydrated()
  const [asked, setAsked] = useState<'new' | 'rename' | 'remove' | null>(null)
  const name = current.name || defaultListName
  const close = () => setAsked(null)

  function keepName(text: string) {
    close()
    if (asked === 'rename') return change((make) => make.nameList(current.id, text))
    // Ids sort as lists were made.
    const id = `l${Date.now().toString(36)}-${clientId()}`
    change((make) => make.nameList(id, text))
    onList(id)
  }

  return (
    <>
      <Tabs
        label={say.lists}
        tabs={lists.map((list) => ({ id: list.id, name: list.name || defaultListName }))}
        current={current.id}
        onChoose={onList}
      />
      <div className="flex flex-wrap">
        <Button look="plain" disabled={!isHydrated} onClick={() => setAsked('new')}>
          {say.newList}
        </Button>
        <Button look="plain" disabled={!isHydrated} onClick={() => setAsked('rename')}>
          {say.rename}
        </Button>
        {!current.isDefault && (
          <Button look="plain" disabled={!isHydrated} onClick={() => setAsked('remove')}>
            {say.removeList}
          </Button>
        )}
      </div>
      {(asked === 'new' || asked === 'rename') && (
        <NameDialog
          title={asked === 'new' ? say.newListTitle : say.renameTitle(name)}
          name={asked === 'new' ? '' : name}
          submit={asked === 'new' ? say.make : say.save}
          onName={keepName}
          onDismiss={close}
        />
      )}
      {asked === 'remove' && (
        <QuestionDialog
          title={say.removeListTitle(name)}
          question={say.removeListQuestion(current.items.length)}
          yes={say.removeList}
          no={say.keepList}
          onYes={() => {
            close()
            change((make, docs) => make.removeList(docs, current.id))
            onList(lists[0]!.id)
          }}
          onNo={close}
        />
      )}
    </>
  )
}

interface NameDialogProps {
  title: string
  name: string
  submit: string
  onName: (name: string) => void
  onDismiss: () => void
}

function NameDialog({ title, name, submit, onName, onDismiss }: NameDialogProps) {
  const [text, setText] = useState(name)
  function keep(event: FormEvent) {
    event.preventDefault()
    if (text.trim() !== '') onName(text.trim())
  }
  return (
    <Dialog title={title} onDismiss={onDismiss}>
      <form onSubmit={keep} className="flex flex-col gap-5">
        <TextField
          label={say.listName}
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
            {say.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
