import { createHash } from 'node:crypto'
import { askKitchen, type KitchenContext } from '../../kitchenThread/askKitchen.ts'
import { JobOverLimit } from '../../kitchenThread/kitchenThread.ts'

const maxKept = 20
/** By their Markdown's hash, last used last. */
const kept = new Map<string, string>()

/**
 * A blog entry's Markdown as HTML that may stand in a page. The last 20 are kept: 40,000 letters meant to be slow take
 * some 0.2 s, on the kitchen thread. What takes longer than that thread allows is shown as it was written.
 */
export async function shownBlog(ctx: KitchenContext, content: string): Promise<string> {
  const key = createHash('sha256').update(content).digest('base64url')
  const html = kept.get(key) ?? (await askKitchen(ctx, 'blogHtml', { content }).catch(asWritten))
  kept.delete(key)
  kept.set(key, html)
  if (kept.size > maxKept) kept.delete(kept.keys().next().value!)
  return html

  function asWritten(error: unknown): string {
    if (!(error instanceof JobOverLimit)) throw error
    return `<p>${content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`
  }
}
