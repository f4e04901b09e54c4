import { type FormEvent, useState } from 'react'
import { wishMaxLength } from '#shared/contract/generation.ts'
import * as say from '#shared/messages/generation.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'

interface ChangeRecipeFormProps {
  isBusy: boolean
  onAnother: () => void
  onChange: (wish: string) => void
}

/** Asks for a new version beside the one shown: another dish, or this one with one thing changed. */
export function ChangeRecipeForm({ isBusy, onAnother, onChange }: ChangeRecipeFormProps) {
  const [wish, setWish] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!wish.trim()) return
    onChange(wish.trim())
    setWish('')
  }
  return (
    <section aria-labelledby="change-title" className="flex flex-col gap-4 print:hidden">
      <h3 id="change-title" className="text-2xl">
        {say.changeTitle}
      </h3>
      <form onSubmit={send} className="flex flex-wrap items-end gap-3">
        <div className="grow basis-56">
          <TextField
            label={say.changeLabel}
            placeholder={say.changeHint}
            maxLength={wishMaxLength}
            value={wish}
            onChange={(event) => setWish(event.target.value)}
            autoComplete="off"
          />
        </div>
        <Button type="submit" disabled={isBusy || !wish.trim()}>
          {say.change}
        </Button>
        <Button look="quiet" onClick={onAnother} disabled={isBusy}>
          {say.another}
        </Button>
      </form>
    </section>
  )
}
