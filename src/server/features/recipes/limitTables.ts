import type { MarkdownIt, StateBlock } from 'markdown-it'

/** Counts of the tables in one rendering. */
export type MarkdownTableCount = {
  /** Cells of all tables so far, including those that complete short rows. */
  cells: number
  /** Whether a table was shown as it was written. */
  hasUnformattedTable: boolean
}

type BlockRule = (state: StateBlock, startLine: number, endLine: number, silent: boolean) => boolean

/**
 * Limits the tables of a text to `maxCells` cells in all; further tables become preformatted text. The parser completes
 * short rows: without the limit, a table of 3,000 characters can have 65,536 cells. Each rendering needs a MarkdownTableCount
 * as its `env`.
 */
export function limitMarkdownTables(markdown: MarkdownIt, maxCells: number): void {
  const { ruler } = markdown.block
  const makeTable = ruleNamed(markdown, 'table')
  const limited: BlockRule = (state, startLine, endLine, silent) => {
    if (!makeTable(state, startLine, endLine, true)) return false
    if (silent) return true
    const count = state.env as MarkdownTableCount
    const end = endOfRows(state, startLine, endLine)
    const cells = columnsOf(state, startLine + 1) * (end - startLine - 1)
    if (count.cells + cells <= maxCells) {
      count.cells += cells
      return makeTable(state, startLine, endLine, false)
    }
    count.hasUnformattedTable = true
    return writePreformatted(state, startLine, end)
  }
  ruler.at('table', limited, { alt: ['paragraph', 'reference'] })
}

/** The parser lists its rules without names. */
function ruleNamed({ block: { ruler } }: MarkdownIt, name: string): BlockRule {
  const all = ruler.getRules('')
  ruler.disable(name)
  const others = ruler.getRules('')
  ruler.enable(name)
  return all.find((rule) => !others.includes(rule))!
}

/** The line after the last possible row: a table ends at the latest before an empty line or with its list item. */
function endOfRows(state: StateBlock, startLine: number, endLine: number): number {
  const isRow = (line: number) => !state.isEmpty(line) && state.sCount[line]! >= state.blkIndent
  let line = startLine + 2
  while (line < endLine && isRow(line)) line += 1
  return line
}

/** The number of columns by the line below the heads: `|---|---|` or `---|---`. */
function columnsOf(state: StateBlock, line: number): number {
  const text = state.src.slice(state.bMarks[line], state.eMarks[line])
  return text.split('|').filter((part) => part.includes('-')).length
}

function writePreformatted(state: StateBlock, startLine: number, end: number): true {
  const token = state.push('code_block', 'code', 0)
  token.content = state.getLines(startLine, end, state.blkIndent, true)
  token.map = [startLine, end]
  state.line = end
  return true
}
