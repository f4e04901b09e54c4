import { useState } from 'react'
import * as m from '#messages'
import type { GroceryList } from '#shared/grocery/lists.ts'
import { groceryListText } from '#shared/grocery/listText.ts'
import { createFailedFileNotice } from '../../../data/failures/createFailedFileNotice.tsx'
import { Button } from '../../../ui/Button.tsx'
import { copyToClipboard } from '../../../ui/copyToClipboard.ts'
import { createLatePart } from '../../../ui/latePart.tsx'
import { useIsHydrated } from '../../../ui/useIsHydrated.ts'
import type { GroceryReplica } from '../groceryListsInBrowser.ts'

const AisleOrder = createLatePart(() => import('./AisleOrder.tsx'), { failed: createFailedFileNotice() })

interface ListActionsProps {
  list: GroceryList
  tickedCount: number
  onClear: () => void
  change: GroceryReplica['change']
  onCopied: (isCopied: boolean) => void
}

/** What one can do with a list as a whole. */
export function GroceryListActions({ list, tickedCount, onClear, change, onCopied }: ListActionsProps) {
  const isHydrated = useIsHydrated()
  const [isOrdering, setIsOrdering] = useState(false)
  const isEmpty = list.items.length === 0

  const copy = async () => onCopied(await copyToClipboard(groceryListText(list, '')))

  async function share() {
    if (!('share' in navigator)) return await copy()
    const shared = { title: list.name || m.grocery_default_list_name(), text: groceryListText(list, '') }
    await navigator.share(shared).catch(async (error: unknown) => {
      // Who closes the device's own window thinks better of it, and needs no word of ours.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    })
  }

  return (
    <div className="flex flex-col gap-2 print:hidden">
      <div className="flex flex-wrap gap-2">
        {tickedCount > 0 && (
          <Button look="quiet" disabled={!isHydrated} onClick={onClear}>
            {m.grocery_page_clear_ticked()}
          </Button>
        )}
        {!isEmpty && (
          <>
            <Button look="quiet" disabled={!isHydrated} onClick={() => void copy()}>
              {m.grocery_page_copy()}
            </Button>
            <Button look="quiet" disabled={!isHydrated} onClick={() => void share()}>
              {m.grocery_page_share()}
            </Button>
            <Button look="quiet" disabled={!isHydrated} onClick={() => window.print()}>
              {m.grocery_page_print()}
            </Button>
          </>
        )}
        <Button look="quiet" disabled={!isHydrated} onClick={() => setIsOrdering(true)}>
          {m.grocery_page_aisles()}
        </Button>
      </div>
      {isOrdering && (
        <AisleOrder
          aisles={list.aisles}
          onOrder={(aisles) => change((make) => make.orderAisles(list.id, aisles))}
          onDone={() => setIsOrdering(false)}
        />
      )}
    </div>
  )
}
