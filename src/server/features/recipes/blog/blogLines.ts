import type { Token } from 'markdown-it'
import { maxRecipeLines, recipeLineMaxLength } from '#shared/contract/limits.ts'
import { type BlogSectionKind, blogSectionOfHeading, toPlainWords } from './blogHeadings.ts'
import { parseBlogMarkdown } from './blogHtml.ts'

/** A blog entry whose text is to be read. */
export interface BlogToRead {
  /** Markdown. */
  content: string
  /** Its ingredient lines before this reading. */
  keptLines: readonly string[]
}

/** The lines and steps of a blog entry, like those of a recipe. */
export interface BlogLines {
  /** Empty where the text lists none that can be read. */
  ingredients: string[]
  /** The steps, and after them every other sentence of the text. */
  instructions: string[]
}

const noHeading = 7

interface Block {
  kind: 'heading' | 'item' | 'text'
  /** 1 to 6 for a heading; a larger number for other blocks that serve as headings. */
  level: number
  lines: string[]
}

/**
 * Reads the ingredients that a blog entry lists: list items, table rows and lines that begin with an amount (and short lines
 * beside such) under a heading of ingredients, and earlier lines that still occur in the text. Empty if there are more than a recipe may
 * have.
 */
export function readLinesOfBlog({ content, keptLines }: BlogToRead): BlogLines {
  const listed: string[] = []
  const steps: string[] = []
  const others: string[] = []
  let section: { kind: BlogSectionKind; level: number } | null = null
  const blocks = [...blocksOf(parseBlogMarkdown(content))].flatMap(splitAtHeadings)
  for (const block of blocks) {
    const { level, lines } = block
    const text = lines.join(' ')
    const kind = isHeading(block, text) ? blogSectionOfHeading(text) : null
    if (kind) {
      section = { kind, level }
      // "Ingredients and 2 notes on cream" may be no heading: what it names is read as well.
      if (block.kind === 'text' && !isShortHeading(text)) others.push(text)
    } else if (block.kind === 'heading') {
      if (section && level <= section.level) section = null
      else if (section?.kind === 'ingredients') listed.push(`${text.replace(/:$/, '')}:`)
    } else if (section?.kind === 'ingredients') {
      const [ingredients, rest] = block.kind === 'item' ? [[text], []] : splitIntoIngredientsAndRest(lines)
      listed.push(...ingredients)
      others.push(rest.join(' '))
    } else (section?.kind === 'steps' ? steps : others).push(text)
  }
  const ingredients = addEarlierLines(listed.filter(Boolean), keptLines, content)
  const isTooMuch =
    ingredients.length > maxRecipeLines || ingredients.some(({ length }) => length > recipeLineMaxLength)
  const instructions = [...steps, ...others].flatMap(splitAtSentences)
  return { ingredients: isTooMuch ? [] : ingredients, instructions: instructions.slice(0, maxRecipeLines) }
}

/** Whether a line without markup is a heading: "Zutaten", "Ingredients for the sauce:", "Ingredients (serves 4)". */
function isHeading({ kind, lines }: Block, text: string): boolean {
  if (kind !== 'text') return kind === 'heading'
  return lines.length === 1 && (isShortHeading(text) || isHeadingWithServings(text))
}

const isShortHeading = (text: string) => /^.{1,60}:$/u.test(text) || /^\S+(?: \S+)?$/u.test(text)
/** "Zutaten für 4 Personen", "INGREDIENTS - serves 4". */
const isHeadingWithServings = (text: string) =>
  /^\p{L}+(?: \p{L}+)?[ ,–-]{1,3}\(?[^.!?]{0,20}\d[^.!?]{0,20}$/u.test(text) && !isAmountFirst(text)

/** A text of several lines, some of them headings, as the blocks that it would be with empty lines around the headings. */
function splitAtHeadings(block: Block): Block[] {
  if (block.kind !== 'text' || block.lines.length < 2) return [block]
  const blocks: Block[] = []
  let lines: string[] = []
  const endBlock = () => {
    if (lines.length > 0) blocks.push({ ...block, lines })
    lines = []
  }
  for (const line of block.lines) {
    const isOfSection = isHeading({ ...block, lines: [line] }, line) && blogSectionOfHeading(line) !== null
    if (!isOfSection) {
      lines.push(line)
      continue
    }
    endBlock()
    blocks.push({ ...block, lines: [line] })
  }
  endBlock()
  return blocks
}

/** "500 g peas", but no sentence: "2 days before, soak the peas." */
const isAmountFirst = (line: string) => /^\p{N}/u.test(line) && !/[.!?।؟]$/u.test(line)

/** Characters of a line such as "Salt and pepper" at most. */
const maxLineWithoutAmount = 60

/** Lines below a heading of ingredients: those that begin with an amount and, among several such, short ones without: "Salt". */
function splitIntoIngredientsAndRest(lines: readonly string[]): [string[], string[]] {
  const isListed = lines.filter(isAmountFirst).length > 1
  const isIngredient = (line: string) =>
    isAmountFirst(line) || (isListed && line.length <= maxLineWithoutAmount && !/[.!?।؟:]$/u.test(line))
  return [lines.filter(isIngredient), lines.filter((line) => !isIngredient(line))]
}

/**
 * The lines that the text lists, each in its earlier form where only spaces or markup differ, and earlier lines that
 * occur elsewhere.
 */
function addEarlierLines(listed: readonly string[], keptLines: readonly string[], content: string): string[] {
  const kept = new Map(keptLines.map((line) => [toPlainWords(line), line]))
  const lines = listed.map((line) => kept.get(toPlainWords(line)) ?? line)
  const seen = new Set(lines.map(toPlainWords))
  const text = ` ${toPlainWords(content)} `
  const elsewhere = [...kept].filter(
    ([words]) => words !== '' && !seen.has(words) && text.includes(` ${words} `),
  )
  return [...lines, ...elsewhere.map(([, line]) => line)]
}

/** Splits a text into pieces of the maximum length of a step, after sentences where possible. */
function splitAtSentences(text: string): string[] {
  if (text.length <= recipeLineMaxLength) return text === '' ? [] : [text]
  const pieces: string[] = []
  for (const sentence of text.split(/(?<=[.!?।؟]\s)/u))
    for (let from = 0; from < sentence.length; from += recipeLineMaxLength) {
      const piece = sentence.slice(from, from + recipeLineMaxLength)
      const last = pieces.at(-1)
      if (last !== undefined && last.length + piece.length <= recipeLineMaxLength)
        pieces[pieces.length - 1] = last + piece
      else pieces.push(piece)
    }
  return pieces.map((piece) => piece.trim()).filter(Boolean)
}

/** The blocks of a text in order; a block that is no heading, list item or table row is text. */
function* blocksOf(tokens: readonly Token[]): Generator<Block> {
  let [kind, level]: [Block['kind'], number] = ['text', noHeading]
  let row: string[] | null = null
  let isInTableHead = false
  for (const token of tokens) {
    const { type } = token
    if (type === 'heading_open') [kind, level] = ['heading', Number(token.tag.slice(1))]
    else if (type === 'list_item_open') [kind, level] = ['item', noHeading]
    else if (type === 'tr_open') row = []
    else if (type === 'thead_open' || type === 'thead_close') isInTableHead = type === 'thead_open'
    else if (type === 'tr_close') {
      const text = (row ?? []).filter(Boolean).join(' ')
      row = null
      if (!isInTableHead || isAmountFirst(text)) yield { kind: 'item', level: noHeading, lines: [text] }
    } else if (type === 'inline') {
      const lines = linesIn(token)
      if (row) row.push(lines.join(' '))
      else yield { kind, level, lines }
      ;[kind, level] = ['text', noHeading]
    } else if (type === 'code_block' || type === 'fence')
      yield { kind: 'text', level: noHeading, lines: token.content.split('\n') }
  }
}

function linesIn({ children }: Token): string[] {
  const text = (children ?? []).map(({ type, content }) =>
    type === 'softbreak' || type === 'hardbreak' ? '\n' : content,
  )
  return text
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
