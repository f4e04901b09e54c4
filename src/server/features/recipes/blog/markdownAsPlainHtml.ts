import type { RenderedBlogHtml } from './blogHtml.ts'

/** A blog entry's Markdown as plain text with its line breaks: at most 5 times its characters plus 7. */
export function markdownToPlainHtml(content: string): RenderedBlogHtml {
  const text = content.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const paragraphs = text.replaceAll(/\n{2,}/g, '</p>\n<p>').replaceAll(/\n(?!<p>)/g, '<br>\n')
  return { html: `<p>${paragraphs}</p>`, hasUnformattedText: true }
}
