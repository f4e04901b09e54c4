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
import {
  type CooklangBlock,
  type CooklangBody,
  type CooklangItem,
  parseCooklangBody,
} from './parseCooklang.ts'

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
    steps: stepsOf(body),
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

type StepBlock = Extract<CooklangBlock, { kind: 'step' }>

const sectionOfIngredients = /^ingredients(?:: *(.*))?$/i

/** Whether a paragraph names ingredients and says nothing of them. */
export const isListOfIngredients = ({ items }: StepBlock): boolean =>
  items.some(({ type }) => type === 'ingredient') &&
  items.every((item) => item.type === 'ingredient' || (item.type === 'text' && /^[\s,;]*$/.test(item.value)))

/** Places of the blocks in sections called "Ingredients", as far as they have lists of them alone: they are no steps. */
function placesOfLists({ blocks }: CooklangBody): ReadonlySet<number> {
  const places = new Set<number>()
  for (const [at, block] of blocks.entries()) {
    if (block.kind !== 'section' || !sectionOfIngredients.test(oneLine(block.name))) continue
    const end = blocks.findIndex(({ kind }, index) => index > at && kind === 'section')
    const below = blocks.slice(at + 1, end === -1 ? undefined : end)
    if (below.length === 0 || !below.every((each) => each.kind === 'step' && isListOfIngredients(each)))
      continue
    for (let place = at; place <= at + below.length; place += 1) places.add(place)
  }
  return places
}

/** Steps and the headings above them. "Steps" parts them from a list of ingredients and is no heading then. */
function stepsOf(body: CooklangBody): ImportedLine[] {
  const lists = placesOfLists(body)
  return body.blocks.flatMap((block, at) => {
    if (lists.has(at)) return []
    if (block.kind === 'section') {
      const name = oneLine(block.name)
      return lists.size > 0 && /^steps$/i.test(name) ? [] : [headingOf(name)]
    }
    const step = block.kind === 'step' ? shownTextOf(block) : ''
    return step === '' ? [] : [lineOf(step)]
  })
}

/** Ingredients in the order of the steps, below the headings of their sections. */
function ingredientsOf(body: CooklangBody): ImportedLine[] {
  const lists = placesOfLists(body)
  const lines: ImportedLine[] = []
  let section = ''
  for (const [at, block] of body.blocks.entries()) {
    if (block.kind === 'section') {
      const name = oneLine(block.name)
      section = lists.has(at) ? (sectionOfIngredients.exec(name)?.[1] ?? '') : name
    }
    if (block.kind !== 'step') continue
    for (const item of block.items) {
      if (item.type !== 'ingredient' || !item.isListed) continue
      if (section !== '') lines.push(headingOf(section))
      section = ''
      lines.push(lineOf(ingredientTextOf(item)))
    }
  }
  return lines
}

/** A step as its reader sees it. */
export const shownTextOf = ({ items }: StepBlock): string =>
  items.map(wordsOf).join('').replace(/\s+/g, ' ').trim()

/** An ingredient as a line; '' for another item. */
export function ingredientTextOf(item: CooklangItem): string {
  if (item.type !== 'ingredient') return ''
  const amount = quantityText(item.quantity === 'some' ? '' : item.quantity, item.units)
  return oneLine(ingredientText(amount, item.units, item.name, item.preparation ?? ''))
}

const quantityText = (quantity: number | string, units: string) =>
  typeof quantity === 'number' ? amountText(quantity, units) || String(quantity) : quantity

/** What a reader of the step sees: names of foods and pans, the time of a timer. */
function wordsOf(item: CooklangItem): string {
  if (item.type === 'text') return item.value
  if (item.type !== 'timer') return item.name
  return [quantityText(item.quantity, item.units), item.units].filter(Boolean).join(' ') || item.name
}
