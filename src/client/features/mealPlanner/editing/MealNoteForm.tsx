import { type FormEvent, useState } from 'react'
import * as m from '#messages'
import { isVisibleText } from '#shared/contract/visibleText.ts'
import { maxMealNoteLength } from '#shared/mealPlan/limits.ts'
import { createDraftInBrowserStorage } from '../../../forms/draftStore.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/TextField.tsx'

/** A meal without a recipe, such as "eating out". What is typed is kept in this tab until it is planned. */
export function MealNoteForm({ onNote }: { onNote: (text: string) => void }) {
  const draft = createDraftInBrowserStorage('sessionStorage', 'larder.mealNote')
  const [text, setText] = useState(() => draft.read() ?? '')
  function type(to: string) {
    setText(to)
    if (!isVisibleText(to)) draft.forget()
    else draft.keep(to)
  }
  function plan(event: FormEvent) {
    event.preventDefault()
    if (!isVisibleText(text)) return
    draft.forget()
    onNote(text.trim())
  }
  return (
    <form onSubmit={plan} className="flex flex-col gap-4">
      <TextField
        label={m.meal_plan_note()}
        placeholder={m.meal_plan_note_hint()}
        value={text}
        maxLength={maxMealNoteLength}
        autoComplete="off"
        onChange={({ target }) => type(target.value)}
      />
      <Button type="submit" disabled={!isVisibleText(text)}>
        {m.meal_plan_add()}
      </Button>
    </form>
  )
}
