import type { DocumentContext, Outcome } from '../documents.ts'
import { faultOf } from '../exportFault.ts'
import { maxRecipeTextBytes } from '../exportLimits.ts'
import type { RecipeDraft } from '../recipeDraft.ts'
import { encodingOf } from '../texts/decodeText.ts'
import { byteLines, decodeLines } from './byteLines.ts'
import { readMealMasterBody } from './mealMasterBody.ts'

// Meal-Master, after its "Import file specifications" (IMPORTF.DOC) and https://wedesoft.de/software/2020/07/07/mealmaster/.

/** Longest line looked at for a header. */
const maxHeaderLength = 200
const header = /^(?:M{5}|-{5,}|={5,}).*meal-?\s?master/i
const endOfHyphens = /^-{5,}[\s-]*$/
const endOfLetters = /^M{5}\s*$/

const isHeader = (line: Buffer) =>
  (line[0] === 0x4d || line[0] === 0x2d) &&
  line.length <= maxHeaderLength &&
  header.test(line.toString('latin1'))

export function isMealMaster(bytes: Buffer): boolean {
  for (const line of byteLines(bytes)) if (isHeader(line)) return true
  return false
}

/** Recipes of a collection. Text between them, such as the heads of mails, is passed over. */
export function* readMealMaster(bytes: Buffer, context: DocumentContext): Generator<Outcome> {
  const encoding = encodingOf(bytes, true)
  let lines: Buffer[] | null = null
  let size = 0
  let number = 0
  let isOfLetters = false
  const finish = function* (): Generator<Outcome> {
    if (!lines) return
    number += 1
    yield outcomeOf(lines, size, encoding, `${context.name} #${number}`)
    lines = null
  }
  for (const line of byteLines(bytes)) {
    if (isHeader(line)) {
      yield* finish()
      lines = []
      size = 0
      isOfLetters = line[0] === 0x4d
      continue
    }
    if (!lines) continue
    const isRule = line[0] === 0x4d || line[0] === 0x2d
    const text = isRule && line.length <= maxHeaderLength ? line.toString('latin1') : ''
    if (endOfLetters.test(text) || (!isOfLetters && endOfHyphens.test(text))) yield* finish()
    else {
      size += line.length
      if (size <= maxRecipeTextBytes) lines.push(line)
    }
  }
  yield* finish()
}

function outcomeOf(
  raw: readonly Buffer[],
  size: number,
  encoding: ReturnType<typeof encodingOf>,
  entry: string,
): Outcome {
  try {
    if (size > maxRecipeTextBytes)
      return { fault: { reason: 'fileTooLarge', maxMegabytes: maxRecipeTextBytes / 1024 / 1024 }, entry }
    const draft = readRecipe(decodeLines(raw, encoding))
    return { draft, entry: String(draft.title) || entry }
  } catch (error) {
    return { fault: faultOf(error, 'text'), entry }
  }
}

const label = /^\s*(title|categories|category|servings|yield|serves|makes)\s*:\s*(.*)$/i

function readRecipe(lines: readonly string[]): RecipeDraft {
  const head: Record<string, string> = {}
  let at = 0
  let last = ''
  for (; at < lines.length; at += 1) {
    const line = lines[at]!
    const found = label.exec(line)
    // A title may hold a label itself: only a label not seen before counts.
    const name = found ? canonicalLabel(found[1]!) : ''
    if (found && head[name] === undefined) {
      head[name] = found[2]!.trim()
      last = name
    } else if (line.trim() === '') {
      if (head.servings !== undefined) break
      last = ''
    } else if (last === 'title' || last === 'categories') head[last] = `${head[last]} ${line.trim()}`.trim()
    else break
  }
  const body = readMealMasterBody(lines.slice(at))
  return {
    title: head.title ?? '',
    ingredients: body.ingredients,
    steps: body.steps,
    yieldText: head.servings,
    categories: categoriesIn(head.categories ?? ''),
  }
}

const canonicalLabel = (word: string) =>
  /^title/i.test(word) ? 'title' : /^categor/i.test(word) ? 'categories' : 'servings'

/** Between commas; "None" is none. */
function categoriesIn(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^none$/i.test(part))
}
