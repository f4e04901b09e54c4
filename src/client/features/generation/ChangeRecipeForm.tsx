import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import * as m from '#messages'
import { maxChangeWishLength } from '#shared/contract/limits.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'

interface TypedText {
  text: string
  onText: (text: string) => void
  field: RefObject<HTMLElement | null>
}

interface ChangeRecipeFormProps {
  isBusy: boolean
  /** What is read from the text while it is typed. */
  readingOf: (typed: TypedText) => ReactNode
  onAnother: () => void
  onChange: (wish: string) => void
}

/**
 * Asks for a new version beside the one shown: another dish, or this one with one thing changed. What was typed stays until
 * there is one: for another version it must be another.
 */
export default function ChangeRecipeForm({ isBusy, readingOf, onAnother, onChange }: ChangeRecipeFormProps) {
  const [wish, setWish] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (wish.trim()) onChange(wish.trim())
  }
  return (
    <section aria-labelledby="change-title" className="flex flex-col gap-4 print:hidden">
      <h3 id="change-title" className="text-2xl">
        {m.generation_change_title()}
      </h3>
      <form onSubmit={send} className="flex flex-wrap items-end gap-3">
        <div className="grow basis-56">
          <TextField
            ref={field}
            label={m.generation_change_label()}
            placeholder={m.generation_change_hint()}
            maxLength={maxChangeWishLength}
            value={wish}
            onChange={(event) => setWish(event.target.value)}
            autoComplete="off"
          />
        </div>
        <Button type="submit" disabled={isBusy || !wish.trim()}>
          {m.generation_change()}
        </Button>
        <Button look="quiet" onClick={onAnother} disabled={isBusy}>
          {m.generation_another()}
        </Button>
      </form>
      {readingOf({ text: wish, onText: setWish, field })}
    </section>
  )
}
