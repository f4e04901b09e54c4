import { KitchenJobFailure } from '../../kitchenThread/jobFailure.ts'
import { type KitchenContext, runKitchenJobInTurn } from '../../kitchenThread/runKitchenJobInTurn.ts'
import { logEvents } from '../../logEvents.ts'
import type { BlogLines } from '../recipes/service.ts'
import type { recipesTable } from '../recipes/table.ts'

type Text = Pick<typeof recipesTable.$inferSelect, 'kind' | 'content' | 'ingredients' | 'instructions'>

/**
 * A recipe unchanged; a blog entry with the lines and steps of its current text, by which it is checked, scaled,
 * searched and shopped for. Without lines if the text cannot be read in time.
 */
export async function addLinesOfBlogText<T extends Text>(ctx: KitchenContext, text: T): Promise<T> {
  if (text.kind === 'recipe') return text
  const { content, ingredients: keptLines } = text
  const lines = await runKitchenJobInTurn(ctx, 'blogLines', { content, keptLines }).catch(noneIfOverLimit)
  return { ...text, ...lines }

  function noneIfOverLimit(error: unknown): BlogLines {
    if (!(error instanceof KitchenJobFailure)) throw error
    ctx.deps.log.warn({ err: error }, logEvents.blogIngredientsReadFailed)
    return { ingredients: [], instructions: [] }
  }
}
