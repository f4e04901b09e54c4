import * as say from '#shared/messages/recipes/recipeList.ts'

/** How many recipes a filter would leave: a figure to look at, and a sentence to hear. */
export function FilterOptionCount({ count, isMore }: { count: number; isMore: boolean }) {
  return (
    <span className="text-sm font-normal text-soft tabular-nums">
      <span aria-hidden="true">{say.countOrMoreText(count, isMore)}</span>
      <span className="sr-only">{say.recipeCountText(count, isMore)}</span>
    </span>
  )
}
