import { type DocumentContext, type Outcome, outcomeOf } from '../documents.ts'
import { ExportFileError } from '../exportFault.ts'
import { maxRecipeTextBytes } from '../exportLimits.ts'
import type { RecipeDraft } from '../recipeDraft.ts'
import { tagsIn } from '../texts/fields.ts'
import { nutritionIn } from '../texts/nutrition.ts'
import { headingOf, ingredientLines, stepLines } from '../texts/recipeLines.ts'
import { byteLines } from './byteLines.ts'

// Texts of labels: Plan to Eat ("Title: …" blocks between rules of dashes), Pepperplate and Saffron (a file each).

/** Labels at the beginning of a line, and the field of each. */
const labels: Readonly<Record<string, string>> = {
  title: 'title',
  'recipe title': 'title',
  name: 'title',
  description: 'description',
  source: 'source',
  author: 'source',
  'original url': 'url',
  'source url': 'url',
  url: 'url',
  link: 'url',
  yield: 'yield',
  yields: 'yield',
  servings: 'yield',
  serves: 'yield',
  'active time': 'prep',
  'prep time': 'prep',
  'preparation time': 'prep',
  'cook time': 'cook',
  'cooking time': 'cook',
  'total time': 'total',
  image: 'image',
  photo: 'image',
  'photo url': 'image',
  'image url': 'image',
  cookbook: 'categories',
  section: 'categories',
  category: 'categories',
  categories: 'categories',
  course: 'categories',
  cuisine: 'cuisine',
  'main ingredient': 'main',
  tags: 'tags',
  rating: 'rating',
  notes: 'notes',
  note: 'notes',
  'nutritional information': 'nutrition',
  nutrition: 'nutrition',
  ingredients: 'ingredients',
  instructions: 'steps',
  directions: 'steps',
  method: 'steps',
}

const labelPattern = /^\ufeff?([A-Za-z][A-Za-z ]{2,24}?)\s*:[ \t]*(.*)$/
const titleLine = /^\ufeff?(?:recipe )?title[ \t]*:[ \t]*\S/i
const rule = /^[-=_*]{3,}\s*$/

/** Bytes in which the first recipe of a file shows its labels. */
const headBytes = 64 * 1024

export function isLabelledText(utf8: Buffer): boolean {
  const head = utf8.toString('utf8', 0, headBytes)
  return (
    head.split('\n', 200).some((line) => titleLine.test(line)) &&
    /^(?:ingredients|instructions|directions|method)[ \t]*:/im.test(head)
  )
}

/** Recipes of a text in UTF-8; each begins with its title. */
export function* readLabelledText(utf8: Buffer, context: DocumentContext): Generator<Outcome> {
  let block: string[] | null = null
  let size = 0
  let number = 0
  const finish = function* (): Generator<Outcome> {
    const lines = block
    if (!lines) return
    number += 1
    yield outcomeOf(`${context.name} #${number}`, 'text', () => {
      if (size > maxRecipeTextBytes)
        throw new ExportFileError({ reason: 'fileTooLarge', maxMegabytes: maxRecipeTextBytes / 1024 / 1024 })
      return draftOf(lines)
    })
  }
  for (const bytes of byteLines(utf8)) {
    const line = bytes.length > maxRecipeTextBytes ? '' : bytes.toString('utf8')
    if (titleLine.test(line)) {
      yield* finish()
      block = []
      size = 0
    }
    size += bytes.length + 1
    if (size <= maxRecipeTextBytes) block?.push(line)
  }
  yield* finish()
}

function draftOf(lines: readonly string[]): RecipeDraft {
  const fields: Record<string, string[]> = {}
  let field = ''
  for (const line of lines) {
    if (rule.test(line)) continue
    const found = labelPattern.exec(line)
    const name = found ? labels[found[1]!.toLowerCase().replace(/\s+/g, ' ')] : undefined
    if (found && name !== undefined) {
      field = name
      fields[field] ??= []
      fields[field]!.push(found[2]!)
    } else fields[field]?.push(line)
  }
  const text = (name: string) => (fields[name] ?? []).join('\n').trim()
  const first = (name: string) => (fields[name] ?? []).find((line) => line.trim() !== '')
  return {
    title: first('title'),
    ingredients: (fields.ingredients ?? []).flatMap((line) => {
      const heading = /^\s*,\s*(\S.*)$/.exec(line)?.[1]
      return heading ? [headingOf(heading.trim().replace(/\s*:$/, ''))] : ingredientLines(line)
    }),
    steps: stepLines(text('steps')),
    description: text('description'),
    notes: text('notes'),
    yieldText: first('yield'),
    prep: first('prep'),
    cook: first('cook'),
    total: first('total'),
    author: first('source'),
    links: [first('url'), first('source')],
    cuisine: tagsIn(text('cuisine')),
    categories: tagsIn(text('categories')),
    tags: tagsIn(text('tags')),
    rating: first('rating'),
    nutrition: nutritionIn(text('nutrition')),
    pictures: {
      files: [first('image') ?? ''].filter((name) => !/^https?:/i.test(name)),
      addresses: [first('image')],
    },
  }
}
