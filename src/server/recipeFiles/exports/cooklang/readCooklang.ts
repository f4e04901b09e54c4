import { parseDocument } from 'yaml'
import type { ImportedLine } from '../../importedRecipe.ts'
import { titleFromName } from '../archive/entryNames.ts'
import type { DocumentContext, Outcome } from '../documents.ts'
import { readMatter, splitFrontMatter } from '../plain/frontMatter.ts'
import type { RecipeDraft } from '../recipeDraft.ts'
import { amountText, ingredientText } from '../texts/amounts.ts'
import { asText, isFields, namesIn, tagsIn } from '../texts/fields.ts'
import { oneLine } from '../texts/plainText.ts'
import { headingOf, lineOf } from '../texts/recipeLines.ts'
import { type CooklangBody, type CooklangItem, parseCooklangBody } from './parseCooklang.ts'

/** Markup with braces, or a line of metadata: other texts have neither. */
export const isCooklang = (text: string): boolean =>
  /(?:^|[\s(])[@#](?!\s)[^@#~{}\n]{1,100}\{[^{}\n]{0,100}\}/m.test(text) ||
  /(?:^|[\s(])~[^\s@#~{}]{0,40}\{[^{}\n]{1,60}\}/m.test(text) ||
  /^>> ?[^:\n]{1,60}:/m.test(text)

/** The front matter of a Cooklang text in its own keys, and the text below it. */
export function splitCooklang(text: string): {
  readonly metadata: ReadonlyMap<string, unknown>
  readonly body: CooklangBody
} {
  const parts = /^\ufeff?---\s*\n/.test(text) ? splitFrontMatter(text) : null
  const body = parseCooklangBody((parts ? parts.rest : text).replace(/\r\n?/g, '\n').replace(/^\ufeff/, ''))
  return { metadata: new Map([...(parts ? matterOf(parts.lines) : []), ...body.metadata]), body }
}

/** YAML, or lines of "key: value" where it is none. Aliases and tags make it none. */
function matterOf(lines: readonly string[]): [string, unknown][] {
  const text = lines.join('\n')
  try {
    const document = parseDocument(text, { schema: 'core', prettyErrors: false, logLevel: 'silent' })
    const isPlain = document.errors.length === 0 && document.warnings.length === 0
    const value: unknown = isPlain ? document.toJS({ maxAliasCount: 0 }) : null
    if (isFields(value)) return Object.entries(value)
  } catch {
    // An alias: the lines are read as they stand.
  }
  return [...readMatter(lines)]
}

export function readCooklang(text: string, context: DocumentContext): Outcome {
  const { metadata, body } = splitCooklang(text)
  const byKey = new Map([...metadata].flatMap(([key, value]) => entriesOf(key.toLowerCase(), value)))
  const get = (...keys: readonly string[]) =>
    keys.map((key) => byKey.get(key)).find((value) => value !== undefined && value !== null && value !== '')
  const title = titleFromName(context.name)
  const draft: RecipeDraft = {
    title: get('title', 'name') ?? title,
    ingredients: ingredientsOf(body),
    steps: body.blocks.flatMap((block) => {
      if (block.kind === 'section') return [headingOf(oneLine(block.name))]
      const step = block.kind === 'step' ? block.items.map(wordsOf).join('').replace(/\s+/g, ' ').trim() : ''
      return step === '' ? [] : [lineOf(step)]
    }),
    description: get('description', 'introduction', 'summary'),
    notes: body.blocks.flatMap((block) => (block.kind === 'note' ? [block.text] : [])),
    yieldText: get('servings', 'serves', 'yield'),
    servings: asText(get('servings', 'serves', 'yield')).split('|')[0],
    prep: get('prep time', 'preptime', 'prep_time', 'preparation time', 'time.prep'),
    cook: get('cook time', 'cooktime', 'cook_time', 'cooking time', 'time.cook'),
    total: get(
      'time required',
      'total time',
      'totaltime',
      'total_time',
      'duration',
      'time',
      'time.total',
      'time.required',
    ),
    author: get('author', 'author.name', 'source.author', 'source.name', 'source'),
    links: [get('source.url', 'source', 'url', 'author.url'), get('source')],
    language: get('locale', 'language'),
    cuisine: tagsIn(get('cuisine')),
    categories: [...tagsIn(get('course')), ...tagsIn(get('category', 'categories'))],
    tags: [...tagsIn(get('tags', 'tag', 'keywords')), ...tagsIn(get('diet'))],
    rating: get('rating'),
    pictures: {
      files:
        title === ''
          ? []
          : ['jpg', 'jpeg', 'png', 'webp'].flatMap((e) => [`./${title}.${e}`, `./${title}.0.${e}`]),
      addresses: namesIn(get('image', 'images', 'picture', 'pictures')),
    },
  }
  return { draft, entry: context.name }
}

/** "time: { prep: 10 min }" as "time.prep". */
const entriesOf = (key: string, value: unknown): [string, unknown][] =>
  isFields(value)
    ? Object.entries(value).map(([inner, each]) => [`${key}.${inner.toLowerCase()}`, each])
    : [[key, value]]

/** Ingredients in the order of the steps, below the headings of their sections. */
function ingredientsOf(body: CooklangBody): ImportedLine[] {
  const lines: ImportedLine[] = []
  let section = ''
  for (const block of body.blocks) {
    if (block.kind === 'section') section = oneLine(block.name)
    if (block.kind !== 'step') continue
    for (const item of block.items) {
      if (item.type !== 'ingredient' || !item.isListed) continue
      if (section !== '') lines.push(headingOf(section))
      section = ''
      const amount = quantityText(item.quantity === 'some' ? '' : item.quantity, item.units)
      lines.push(lineOf(oneLine(ingredientText(amount, item.units, item.name, item.preparation ?? ''))))
    }
  }
  return lines
}

const quantityText = (quantity: number | string, units: string) =>
  typeof quantity === 'number' ? amountText(quantity, units) || String(quantity) : quantity

/** What a reader of the step sees: names of foods and pans, the time of a timer. */
function wordsOf(item: CooklangItem): string {
  if (item.type === 'text') return item.value
  if (item.type !== 'timer') return item.name
  return [quantityText(item.quantity, item.units), item.units].filter(Boolean).join(' ') || item.name
}
