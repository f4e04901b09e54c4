import { useRef } from 'react'
import * as m from '#messages'
import type { WishClarification } from '#shared/contract/generation.ts'
import { Button } from '../../../ui/Button.tsx'

interface NamedFoodsProps {
  /** Foods of the wish that may be in the dish, as they were typed. */
  named: readonly string[]
  clarifications: readonly WishClarification[]
  /** Null takes an answer back. */
  onClarify: (passage: string, leaveOut: readonly string[] | null) => void
}

/** The foods of a wish that nothing leaves out, so that a limit that was not read is seen before anything is cooked. */
export function WishedFoodNames({ named, clarifications, onClarify }: NamedFoodsProps) {
  const list = useRef<HTMLUListElement>(null)
  const isLeftOut = (food: string) => clarifications.some(({ passage }) => passage === food)
  // The button that was pressed is another one now: the focus stays with the list.
  const say = (food: string, leaveOut: readonly string[] | null) => {
    list.current?.focus()
    onClarify(food, leaveOut)
  }
  return (
    <section aria-labelledby="named-title" className="flex flex-col gap-3">
      <p id="named-title">{m.generation_named_title()}</p>
      <ul ref={list} tabIndex={-1} aria-labelledby="named-title" className="flex flex-wrap gap-3">
        {named.map((food) => (
          <li key={food} className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
            {isLeftOut(food) ? (
              <>
                <span className="font-semibold">
                  {m.generation_answered_leave_out({ passage: food, foods: food })}
                </span>
                <Button look="plain" onClick={() => say(food, null)}>
                  {m.generation_answer_again()}
                </Button>
              </>
            ) : (
              <Button look="quiet" onClick={() => say(food, [food])}>
                {m.generation_leave_out_foods({ foods: food })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
