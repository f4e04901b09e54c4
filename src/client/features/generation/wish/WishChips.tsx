import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import * as m from '#messages'
import { joinWordsAsList } from '#shared/currentLocale.ts'
import {
  removeWordsFromWish,
  wordsOfRequirement,
} from '#shared/kitchen/wish/requirements/wordsOfRequirement.ts'
import { nameOfRequirement } from '#shared/messages/recipes/wishRequirements.ts'
import { TagList } from '../../../ui/TagList.tsx'
import type { ReadRequirement } from './useWishRequirements.ts'

interface WishChipsProps {
  text: string
  /** The requirements read from `text`, or from what was typed a moment before. */
  requirements: readonly ReadRequirement[]
  onText: (text: string) => void
  /** Where the text is typed. */
  field: RefObject<HTMLElement | null>
}

/**
 * The requirements that were read from a wish while it is typed, each with a button that removes its words from the text. Only
 * the text is sent.
 */
export default function WishChips({ text, requirements, onText, field }: WishChipsProps) {
  const typed = text.trim()
  const chips = placesIn(typed, requirements).map((each) => ({
    ...each,
    name: nameOfRequirement(each.requirement),
  }))
  const list = useRef<HTMLUListElement>(null)
  const [focusAt, setFocusAt] = useState<number | null>(null)
  const [removed, setRemoved] = useState<{ name: string; from: readonly ReadRequirement[] } | null>(null)
  // The button that was pressed is gone: the focus goes to the one in its place, or back to the text, before the next key.
  useLayoutEffect(() => {
    if (focusAt === null) return
    const buttons = list.current?.querySelectorAll('button') ?? []
    const next = buttons[Math.min(focusAt, buttons.length - 1)] ?? field.current
    next?.focus()
    setFocusAt(null)
  }, [focusAt, field])

  const remove = (at: number) => {
    const { name, ...chip } = chips[at]!
    const all = chips.map(({ requirement: { kind }, start, end }) => ({ kind, start, end }))
    const words = wordsOfRequirement(
      typed,
      { kind: chip.requirement.kind, start: chip.start, end: chip.end },
      all,
    )
    setRemoved({ name, from: requirements })
    setFocusAt(at)
    onText(removeWordsFromWish(typed, words))
  }
  const names = [...new Set(chips.map(({ name }) => name))]
  const news = [
    // Until the shorter text was read.
    ...(removed?.from === requirements ? [m.wish_chips_removed({ requirement: removed.name })] : []),
    ...(names.length > 0 ? [m.wish_chips_read({ requirements: joinWordsAsList(names) })] : []),
  ]
  return (
    <>
      {chips.length > 0 && (
        <div>
          <p aria-hidden="true" className="mb-1.5 text-sm text-soft">
            {m.wish_chips_label()}
          </p>
          <TagList
            tags={chips.map(({ name, start }) => ({
              key: start,
              name,
              removeText: m.wish_chips_remove({ requirement: name }),
            }))}
            onRemove={remove}
            label={m.wish_chips_label()}
            list={list}
            isCompact
          />
        </div>
      )}
      <p role="status" className="sr-only">
        {news.join(' ')}
      </p>
    </>
  )
}

/** The requirements with the current positions of their words; one whose words are no longer in the text is left out. */
function placesIn(text: string, requirements: readonly ReadRequirement[]): ReadRequirement[] {
  return requirements
    .flatMap((each) => {
      const { said } = each.requirement
      const start = text.startsWith(said, each.start) ? each.start : text.indexOf(said)
      return start < 0 ? [] : [{ ...each, start, end: start + said.length }]
    })
    .filter(({ start }, at, all) => all.findIndex((other) => other.start === start) === at)
}
