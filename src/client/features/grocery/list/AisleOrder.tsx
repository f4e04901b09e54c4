import { useLayoutEffect, useRef, useState } from 'react'
import * as m from '#messages'
import type { GroceryCategory } from '#shared/kitchen/groceryCategories.ts'
import { groceryCategoryName } from '#shared/messages/names/aisleNames.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'

interface AisleOrderProps {
  aisles: readonly GroceryCategory[]
  onOrder: (aisles: GroceryCategory[]) => void
  onDone: () => void
}

const arrow =
  'grid size-11 place-items-center rounded-full hover:bg-blush hover:text-paprika disabled:text-line disabled:hover:bg-transparent'

/** The aisles in the order of one's shop: by two buttons each, so that mouse, finger and keys do the same. */
export default function AisleOrder({ aisles, onOrder, onDone }: AisleOrderProps) {
  const [news, setNews] = useState('')
  const moved = useRef<{ aisle: GroceryCategory; by: number } | null>(null)
  const rows = useRef<HTMLOListElement>(null)
  // A row that moves takes the focus along; at the end it goes to the row's other button.
  useLayoutEffect(() => {
    const last = moved.current
    if (!last) return
    moved.current = null
    const buttons = rows.current?.children[aisles.indexOf(last.aisle)]?.querySelectorAll('button')
    const [up, down] = [buttons?.[0], buttons?.[1]]
    const wanted = last.by < 0 ? [up, down] : [down, up]
    wanted.find((button) => button && !button.disabled)?.focus()
  }, [aisles])

  function move(aisle: GroceryCategory, by: number) {
    const order = aisles.filter((each) => each !== aisle)
    const place = aisles.indexOf(aisle) + by
    order.splice(place, 0, aisle)
    moved.current = { aisle, by }
    setNews(
      m.grocery_page_moved_to({ aisle: groceryCategoryName(aisle), place: place + 1, of: aisles.length }),
    )
    onOrder(order)
  }

  return (
    <Dialog
      title={m.grocery_page_aisles()}
      onDismiss={onDone}
      footer={<Button onClick={onDone}>{m.grocery_page_done()}</Button>}
    >
      <p>{m.grocery_page_aisles_lead()}</p>
      <ol ref={rows} className="flex flex-col">
        {aisles.map((aisle, index) => (
          <li key={aisle} className="flex items-center justify-between border-t border-line first:border-t-0">
            <span>{groceryCategoryName(aisle)}</span>
            <span className="flex">
              <button
                type="button"
                disabled={index === 0}
                aria-label={m.grocery_page_move_up({ aisle: groceryCategoryName(aisle) })}
                onClick={() => move(aisle, -1)}
                className={arrow}
              >
                <Arrow isUp />
              </button>
              <button
                type="button"
                disabled={index === aisles.length - 1}
                aria-label={m.grocery_page_move_down({ aisle: groceryCategoryName(aisle) })}
                onClick={() => move(aisle, 1)}
                className={arrow}
              >
                <Arrow />
              </button>
            </span>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {news}
      </p>
    </Dialog>
  )
}

function Arrow({ isUp = false }: { isUp?: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 fill-none stroke-current stroke-2">
      <path d={isUp ? 'M6 15l6-6 6 6' : 'M6 9l6 6 6-6'} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
