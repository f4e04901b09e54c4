import type { ImportedLine } from '../../importedRecipe.ts'
import { plainText, withoutMarkdown } from './plainText.ts'

export const lineOf = (text: string): ImportedLine => ({ kind: 'line', text })
export const headingOf = (text: string): ImportedLine => ({ kind: 'heading', text })

/** Longest heading; a longer line is a sentence. */
const maxHeadingLength = 100

/** The text of a heading that its marks show: "# Sauce", "[Sauce]", "**Sauce**". Null for another line. */
export function markedHeading(line: string): string | null {
  if (line.length > maxHeadingLength) return null
  const found =
    /^#{1,6}\s+(.+?)[\s#]*$/.exec(line) ??
    /^#{1,6}([^\s#\d].*?)[\s#]*$/.exec(line) ??
    /^\[([^[\]]+)\]:?$/.exec(line) ??
    /^(?:\*\*|__)([^*_]+)(?:\*\*|__):?$/.exec(line)
  const text = withoutMarkdown(found?.[1] ?? '')
    .replace(/\s*:$/, '')
    .trim()
  return text === '' ? null : text
}

/** "For the sauce:" among ingredients. */
const ingredientHeading = /^(?!.*[.!?]\s)\S.{0,79}:$/
/** Among steps only a few words: "Mix butter, sugar and eggs:" is a sentence. */
const stepHeading = /^(?:[^\s.,;!?:]+\s+){0,6}[^\s.,;!?:]+\s*:$/

function headingIn(line: string, colonHeading: RegExp): string | null {
  const marked = markedHeading(line)
  if (marked !== null) return marked
  const plain = withoutMarkdown(line)
  return plain.length <= maxHeadingLength && colonHeading.test(plain) ? plain.replace(/\s*:$/, '') : null
}

const bullet = /^(?:[•●◦▪▢☐□·‣○✓*–-]\s+|[•●◦▪▢☐□‣○✓])\s*/u
const stepNumber =
  /^(?:(?:step|schritt|étape|etape|paso|passo|stap)\s*\d{1,2}\s*[.):–-]?\s*(?=\D|$)|\d{1,2}\s*[.)]\s*(?=\D|$)|\d{1,2}\s*[.)]\s+(?=\d))/i

function toLine(raw: string, colonHeading: RegExp, clean: (text: string) => string): ImportedLine[] {
  const line = raw.replace(/\s+/g, ' ').trim()
  const heading = headingIn(line, colonHeading)
  if (heading !== null) return [headingOf(heading)]
  const text = withoutMarkdown(clean(line)).trim()
  return /[\p{L}\p{N}\p{S}]/u.test(text) ? [lineOf(text)] : []
}

/** Ingredients from a text: a line each; empty lines, bullets and lines of signs alone are left out. */
export const ingredientLines = (text: string): ImportedLine[] =>
  plainText(text, 'ingredients')
    .split('\n')
    .flatMap((line) => toLine(line, ingredientHeading, (clean) => clean.replace(bullet, '')))

/** Steps from a text: a line each, without "1." or "Step 1:" before it. */
export const stepLines = (text: string): ImportedLine[] =>
  plainText(text, 'steps')
    .split('\n')
    .flatMap((line) =>
      toLine(line, stepHeading, (clean) => clean.replace(bullet, '').replace(stepNumber, '')),
    )
