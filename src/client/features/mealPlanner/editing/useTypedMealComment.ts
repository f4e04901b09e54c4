import { useState } from 'react'
import * as z from 'zod/mini'
import { maxMealCommentLength } from '#shared/mealPlan/limits.ts'
import type { PlannedMeal } from '#shared/mealPlan/meals.ts'
import { parseJsonList } from '../../../data/browserStore.ts'
import { createDraftInBrowserStorage } from '../../../forms/draftStore.ts'

/** What was typed into a meal's comment, and the comments it was typed over. */
const TypedComment = z.object({ over: z.array(z.string()), text: z.string() })
type TypedComment = z.infer<typeof TypedComment>

/**
 * The comment of a meal as it stands in its dialog: the meal's own until something is typed, which stays in this tab until
 * `forget` is called.
 */
export function useTypedMealComment(meal: Pick<PlannedMeal, 'id' | 'comment' | 'otherComments'>) {
  const draft = createDraftInBrowserStorage('sessionStorage', `larder.mealComment.${meal.id}`)
  const [typed, setTyped] = useState<TypedComment | null>(
    () => TypedComment.safeParse(parseJsonList(`[${draft.read()}]`)[0]).data ?? null,
  )
  const comments = [meal.comment, ...meal.otherComments]
  const { over, text } = typed ?? { over: [meal.comment], text: meal.comment }
  const others = comments.filter((comment) => !over.includes(comment) && comment !== text.trim())
  function forget() {
    setTyped(null)
    draft.forget()
  }
  function keep(next: TypedComment) {
    setTyped(next)
    draft.keep(JSON.stringify(next))
  }
  return {
    text,
    isTyped: typed !== null,
    /** What to save as the comment; null when the meal has it already, and no other. */
    changed: comments.length > 1 || text.trim() !== meal.comment ? text.trim() : null,
    /** Comments that other members saved without knowledge of this one; null for none. */
    theirs: others.length > 0 ? others.join('\n') : null,
    type(to: string) {
      if (to === meal.comment && over.every((comment) => comment === to)) forget()
      else keep({ over, text: to })
    },
    takeTheirs() {
      if (meal.otherComments.length === 0) forget()
      else keep({ over: comments, text: others.join(' / ').slice(0, maxMealCommentLength) })
    },
    forget,
  }
}
