import type { ImportedLine, ImportedRecipe } from '../importedRecipe.ts'
import { roleOfHeadingLine } from '../webPage/headingWords.ts'
import { ingredientLikeness } from '../webPage/ingredientLikeness.ts'
import { toIngredients } from '../webPage/ingredientTexts.ts'
import { toOneLine } from '../webPage/plainText.ts'
import { readRecipePage } from '../webPage/readRecipePage.ts'
import { splitSteps, toSteps } from '../webPage/stepTexts.ts'
import { type FactsOfText, readFactLine } from './factLines.ts'

type Section = 'before' | 'ingredients' | 'steps' | 'notes'

const maxLines = 600
/** How like an ingredient a line must be, 0 to 1, to begin and to go on with a list that has no heading. */
const minToBegin = 0.6
const minToGoOn = 0.35

/**
 * Reads a recipe from a text that somebody pasted: its title first, then lines below "Ingredients" and "Method" in any language, or lines
 * that look like ingredients and what follows them. HTML and JSON-LD are read as in a page. Null where there are no ingredients and no steps.
 */
export function readRecipeText(text: string): ImportedRecipe | null {
  const markup = htmlOf(text.trim())
  if (markup !== null) return readRecipePage(markup, null)?.recipe ?? null
  const lines = text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .slice(0, maxLines)
    .map(withoutMarks)
  const sections = sectionsOf(lines)
  const facts: FactsOfText = {}
  const linesOf = (section: Section) =>
    lines.filter((line, at) => sections[at] === section && line !== '' && roleOfHeadingLine(line) === null)
  // Servings and times stand above the ingredients, or between them and the steps.
  const before = linesOf('before').filter((line) => !readFactLine(line, facts))
  // Words that look like nothing of a recipe are none.
  if (!sections.includes('ingredients') && !lines.some((line) => roleOfHeadingLine(line) === 'steps'))
    return null
  const ingredients = toIngredients(
    linesOf('ingredients').flatMap((text) => (readFactLine(text, facts) ? [] : [{ kind: 'line', text }])),
  )
  const steps = stepsOf(linesOf('steps').filter((line) => !readFactLine(line, facts)))
  const [title = '', ...description] = before
  if (ingredients.length === 0 && steps.length === 0) return null
  const notes = linesOf('notes')
  return {
    title: title.slice(0, 200) || (ingredients[0] ?? steps[0])!.text.slice(0, 200),
    ingredients,
    steps,
    description: description.join(' ') || null,
    notes: notes.join('\n') || null,
    yieldText: facts.yieldText ?? null,
    servings: facts.servings ?? null,
    prepMinutes: facts.prepMinutes ?? null,
    cookMinutes: facts.cookMinutes ?? null,
    totalMinutes: facts.totalMinutes ?? ((facts.prepMinutes ?? 0) + (facts.cookMinutes ?? 0) || null),
    author: null,
    sourceUrl: facts.sourceUrl ?? null,
    language: null,
    cuisine: [],
    categories: [],
    tags: [],
    rating: null,
    nutrition: {},
    image: null,
  }
}

/** A text as HTML where it is HTML or JSON-LD; null for a plain one. */
function htmlOf(text: string): string | null {
  const isJson = /^[[{]/.test(text) && text.includes('"@type"')
  if (isJson) return `<script type="application/ld+json">${text.replaceAll('</', '<\\/')}</script>`
  return /<(?:!doctype|html|body|div|ul|ol|p|script|article|section|h[1-6])\b[^>]*>/i.test(text) ? text : null
}

/** A line without signs of Markdown, in one line. */
const withoutMarks = (line: string): string =>
  toOneLine(
    line
      .replace(/^\s*#{1,6}\s+/, '')
      .replaceAll('**', '')
      .replaceAll('__', ''),
  )

/** The part of the recipe that each line belongs to: by headings, else by the lines that look like ingredients. */
function sectionsOf(lines: readonly string[]): Section[] {
  const roles = lines.map((line) => roleOfHeadingLine(line))
  if (!roles.includes('ingredients')) return sectionsWithoutHeading(lines, roles)
  let section: Section = 'before'
  return roles.map((role) => {
    if (role === 'end') section = 'notes'
    else if (role !== null) section = role
    return section
  })
}

function sectionsWithoutHeading(
  lines: readonly string[],
  roles: readonly ReturnType<typeof roleOfHeadingLine>[],
): Section[] {
  const { from, to } = longestList(lines)
  let isNotes = false
  return lines.map((_, at) => {
    if (roles[at] === 'notes' || roles[at] === 'end') isNotes = true
    if (at < from) return 'before'
    return at < to ? 'ingredients' : isNotes ? 'notes' : 'steps'
  })
}

/** The longest run of lines behind the title that look like ingredients; empty lines, and one that is less like one, may stand in it. */
function longestList(lines: readonly string[]): { from: number; to: number } {
  const first = lines.findIndex((line) => line !== '') + 1
  let best = { from: first, to: first, count: 0 }
  for (let from = first; from < lines.length; from++) {
    if (ingredientLikeness(lines[from]!) < minToBegin) continue
    let [to, count] = [from, 0]
    for (let at = from; at < lines.length; at++) {
      if (lines[at] === '') continue
      const likeness = ingredientLikeness(lines[at]!)
      if (likeness < minToGoOn) break
      if (likeness < minToBegin && at > to + 1) break
      to = at + 1
      count += 1
    }
    if (count > best.count) best = { from, to, count }
    from = Math.max(from, to - 1)
  }
  return best
}

/** Each line is a step, without its number; where there is one, its numbers separate them. */
function stepsOf(lines: readonly string[]): ImportedLine[] {
  const parts = lines.length === 1 ? splitSteps(lines[0]!) : lines
  return toSteps(
    parts.map((part) => ({ kind: 'line', text: part.replace(/^(?:[-•*]\s+|\d{1,2}\s?[.):]\s+)/, '') })),
  )
}
