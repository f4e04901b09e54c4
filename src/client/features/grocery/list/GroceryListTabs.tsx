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
  // With the list that was shown when it was asked: another one is shown once somebody else removes that.
  const [asked, setAsked] = useState<{ kind: 'new' | 'rename' | 'remove'; list: GroceryList } | null>(null)
  const found = asked && lists.find(({ id }) => id === asked.list.id)
  const about = found ?? asked?.list ?? current
  const name = about.name || m.grocery_default_list_name()
  const close = () => setAsked(null)
  const ask = (kind: 'new' | 'rename' | 'remove') => setAsked({ kind, list: current })

  function keepName(text: string) {
    close()
    if (asked?.kind === 'rename') return change((make) => make.nameList(about.id, text))
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
        <Button look="plain" disabled={!isHydrated} onClick={() => ask('new')}>
          {m.grocery_page_new_list()}
        </Button>
        <Button look="plain" disabled={!isHydrated} onClick={() => ask('rename')}>
          {m.grocery_page_rename()}
        </Button>
        {!current.isDefault && (
          <Button look="plain" disabled={!isHydrated} onClick={() => ask('remove')}>
            {m.grocery_page_remove_list()}
          </Button>
        )}
      </div>
      {asked?.kind === 'new' && (
        <NameDialog
          title={m.grocery_page_new_list_title()}
          listId=""
          name=""
          isRemoved={false}
          submit={m.grocery_page_make()}
          onName={keepName}
          onDismiss={close}
        />
      )}
      {asked?.kind === 'rename' && (
        <NameDialog
          title={m.grocery_page_rename_title({ name })}
          listId={about.id}
          name={name}
          isRemoved={!found}
          submit={m.grocery_page_save()}
          onName={keepName}
          onDismiss={close}
        />
      )}
      {asked?.kind === 'remove' && found && (
        <LateQuestionDialog
          title={m.grocery_page_remove_list_title({ name })}
          question={m.grocery_page_remove_list_question({ count: found.items.length })}
          yes={m.grocery_page_remove_list()}
          no={m.grocery_page_keep_list()}
          onYes={() => {
            close()
            change((make, docs) => make.removeList(docs, found.id))
            if (found.id === current.id) onList(lists[0]!.id)
          }}
          onNo={close}
        />
      )}
    </>
  )
}
