import { useState } from 'react'
import * as m from '#messages'
import type { GroceryList } from '#shared/grocery/lists.ts'
import { createFailedFileNotice } from '../../../data/failures/createFailedFileNotice.tsx'
import { LateQuestionDialog } from '../../../forms/LateQuestionDialog.tsx'
import { createClientId } from '../../../replication/clientId.ts'
import { Button } from '../../../ui/Button.tsx'
import { createLatePart } from '../../../ui/latePart.tsx'
import { TabButtons } from '../../../ui/TabButtons.tsx'
import { useIsHydrated } from '../../../ui/useIsHydrated.ts'
import type { GroceryReplica } from '../groceryListsInBrowser.ts'

const NameDialog = createLatePart(() => import('./GroceryListNameDialog.tsx'), {
  failed: createFailedFileNotice(),
})

interface ListTabsProps {
  lists: readonly GroceryList[]
  current: GroceryList
  onList: (listId: string) => void
  change: GroceryReplica['change']
}

/** The household's lists: one is shown, more can be made, named and removed. */
export function GroceryListTabs({ lists, current, onList, change }: ListTabsProps) {
  const isHydrated = useIsHydrated()
  const [asked, setAsked] = useState<'new' | 'rename' | 'remove' | null>(null)
  const name = current.name || m.grocery_default_list_name()
  const close = () => setAsked(null)

  function keepName(text: string) {
    close()
    if (asked === 'rename') return change((make) => make.nameList(current.id, text))
    // Ids sort as lists were made.
    const id = `l${Date.now().toString(36)}-${createClientId()}`
    change((make) => make.nameList(id, text))
    onList(id)
  }

  return (
    <>
      <TabButtons
        label={m.grocery_page_lists()}
        tabs={lists.map((list) => ({ id: list.id, name: list.name || m.grocery_default_list_name() }))}
        current={current.id}
        onChoose={onList}
      />
      <div className="flex flex-wrap">
        <Button look="plain" disabled={!isHydrated} onClick={() => setAsked('new')}>
          {m.grocery_page_new_list()}
        </Button>
        <Button look="plain" disabled={!isHydrated} onClick={() => setAsked('rename')}>
          {m.grocery_page_rename()}
        </Button>
        {!current.isDefault && (
          <Button look="plain" disabled={!isHydrated} onClick={() => setAsked('remove')}>
            {m.grocery_page_remove_list()}
          </Button>
        )}
      </div>
      {(asked === 'new' || asked === 'rename') && (
        <NameDialog
          title={asked === 'new' ? m.grocery_page_new_list_title() : m.grocery_page_rename_title({ name })}
          listId={asked === 'new' ? '' : current.id}
          name={asked === 'new' ? '' : name}
          submit={asked === 'new' ? m.grocery_page_make() : m.grocery_page_save()}
          onName={keepName}
          onDismiss={close}
        />
      )}
      {asked === 'remove' && (
        <LateQuestionDialog
          title={m.grocery_page_remove_list_title({ name })}
          question={m.grocery_page_remove_list_question({ count: current.items.length })}
          yes={m.grocery_page_remove_list()}
          no={m.grocery_page_keep_list()}
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
