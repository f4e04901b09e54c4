import { useState } from 'react'
import * as z from 'zod/mini'
import type { PlannedMeal } from '#shared/mealPlan/meals.ts'
import { parseJsonList } from '../../../data/browserStore.ts'
import { createDraftInBrowserStorage } from '../../../forms/draftStore.ts'

/** What was typed into a meal's comment, and the comment it was typed over. */
const TypedComment = z.object({ over: z.string(), text: z.string() })
type TypedComment = z.infer<typeof TypedComment>

/**
 * The comment of a meal as it stands in its dialog: the meal's own until something is typed, which stays in this tab until
 * `forget` is called.
 */
export function useTypedMealComment({ id, comment }: Pick<PlannedMeal, 'id' | 'comment'>) {
  const draft = createDraftInBrowserStorage('sessionStorage', `larder.mealComment.${id}`)
  const [typed, setTyped] = useState<TypedComment | null>(
    () => TypedComment.safeParse(parseJsonList(`[${draft.read()}]`)[0]).data ?? null,
  )
  function forget() {
    setTyped(null)
    draft.forget()
  }
  return {
    text: typed?.text ?? comment,
    /** A comment that another member saved while this one was typed; null for none, and for the same text. */
    theirs: typed && typed.over !== comment && typed.text.trim() !== comment ? comment : null,
    type(text: string) {
      const over = typed?.over ?? comment
      if (text === over && over === comment) return forget()
      setTyped({ over, text })
      draft.keep(JSON.stringify({ over, text }))
    },
    forget,
  }
}
