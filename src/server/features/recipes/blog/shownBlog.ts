import { createHash } from 'node:crypto'
import { AnswerCache } from '../../../answerCache.ts'
import { KitchenJobFailure } from '../../../kitchenThread/jobFailure.ts'
import { type KitchenContext, runKitchenJobInTurn } from '../../../kitchenThread/runKitchenJobInTurn.ts'
import type { RenderedBlogHtml } from './blogHtml.ts'
import { markdownToPlainHtml } from './markdownAsPlainHtml.ts'

/** Maximum characters of cached HTML: 4 MB of memory at most. */
const maxKeptCharacters = 2_000_000
/** By their Markdown. */
const kept = new AnswerCache<RenderedBlogHtml>(maxKeptCharacters)

/**
 * A blog entry's Markdown as safe HTML, rendered on the kitchen thread: 40,000 hostile letters take it some 0.2 s. A
 * text that takes longer than that thread allows is shown as it was written.
 */
export async function renderBlogInThread(ctx: KitchenContext, content: string): Promise<RenderedBlogHtml> {
  const key = createHash('sha256').update(content).digest('base64url')
  const blog =
    kept.get(key) ?? (await runKitchenJobInTurn(ctx, 'blogHtml', { content }).catch(asWrittenIfOverLimit))
  kept.keep(key, blog, blog.html.length)
  return blog

  function asWrittenIfOverLimit(error: unknown): RenderedBlogHtml {
    if (!(error instanceof KitchenJobFailure)) throw error
    return markdownToPlainHtml(content)
  }
}
