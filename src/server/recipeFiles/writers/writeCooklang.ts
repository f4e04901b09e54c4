import { stringify } from 'yaml'
import { parseIngredientLine } from '#shared/kitchen/lines/parseIngredientLine.ts'
import { parseCooklangBody } from '../exports/cooklang/parseCooklang.ts'
import { ingredientTextOf, isListOfIngredients, shownTextOf } from '../exports/cooklang/readCooklang.ts'
import type { ImportedLine } from '../importedRecipe.ts'
import type { RecipeForFile } from './recipeForFile.ts'

/**
 * A recipe as Cooklang. Its lines come first, a paragraph of nothing but ingredients in sections called "Ingredients", so that none is lost which
 * no step names; then the steps, whose minutes and hours are timers. What Cooklang would read as markup is written with a space behind its sign.
 */
export function writeCooklang(recipe: RecipeForFile): string {
  const minutes = (value: number | null) => (value === null ? undefined : `${value} minutes`)
  const metadata = {
    title: recipe.title,
    description: recipe.description ?? undefined,
    servings: recipe.yieldText ?? recipe.servings ?? undefined,
    'prep time': minutes(recipe.prepMinutes),
    'cook time': minutes(recipe.cookMinutes),
    'time required': minutes(recipe.totalMinutes),
    author: recipe.author ?? undefined,
    source: recipe.sourceUrl ?? undefined,
    locale: recipe.language ?? undefined,
    cuisine: listed(recipe.cuisine),
    category: listed(recipe.categories),
    tags: listed(recipe.tags),
    rating: recipe.rating ?? undefined,
    image: recipe.photoUrl ?? undefined,
  }
  const blocks = [
    ...blocksBelowHeadings(
      recipe.ingredients,
      'Ingredients',
      (heading) => `Ingredients: ${heading}`,
      (lines) => [lines.map(ingredientMarkup).join('\n')],
    ),
    ...blocksBelowHeadings(
      recipe.steps,
      'Steps',
      (heading) => heading,
      (lines) => lines.map(stepMarkup),
    ),
    ...(recipe.notes?.split('\n') ?? []).map((text) => `> ${plainMarkup(text)}`),
  ]
  return `---\n${stringify(metadata, { lineWidth: 0 })}---\n\n${blocks.join('\n\n')}\n`
}

const listed = (texts: readonly string[]) => (texts.length === 0 ? undefined : [...texts])

function blocksBelowHeadings(
  lines: readonly ImportedLine[],
  first: string,
  nameOf: (heading: string) => string,
  blocksOf: (texts: readonly string[]) => readonly string[],
): string[] {
  const sectionOf = (name: string) => `== ${name.replace(/[=\n]+/g, ' ').trim()} ==`
  const blocks: string[] = lines[0]?.kind === 'line' ? [sectionOf(first)] : []
  let texts: string[] = []
  const flush = () => {
    if (texts.length > 0) blocks.push(...blocksOf(texts))
    texts = []
  }
  for (const { kind, text } of lines) {
    if (kind === 'line') texts.push(text)
    else {
      flush()
      blocks.push(sectionOf(nameOf(text)))
    }
  }
  flush()
  return blocks
}

/** "@plain flour{200%g}(sifted)" where that is read back as the same line; else the whole line as a name. */
function ingredientMarkup(line: string): string {
  const { quantity, quantityMax, unit, name, preparation, note } = parseIngredientLine(line)
  const isPlain = quantity !== null && quantityMax === null && note === null
  const written = isPlain ? new RegExp(`^(\\S+) +(?:(\\S+) +)?${escapeRegExp(name)}`).exec(line) : null
  const [, amount, unitWord = ''] = written ?? []
  const candidates = [
    ...(amount === undefined || (unit === null) !== (unitWord === '')
      ? []
      : [
          `@${name}{${amount}${unitWord === '' ? '' : `%${unitWord}`}}${preparation === null ? '' : `(${preparation})`}`,
        ]),
    `@${line}{}`,
  ]
  return candidates.find((markup) => isReadAs(markup, line)) ?? `@${withoutMarks(line)}{}`
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function isReadAs(markup: string, line: string): boolean {
  const { blocks } = parseCooklangBody(markup)
  const [block] = blocks
  return (
    // A comment that begins here may end in a later line.
    !markup.includes('[-') &&
    blocks.length === 1 &&
    block?.kind === 'step' &&
    isListOfIngredients(block) &&
    block.items.length === 1 &&
    ingredientTextOf(block.items[0]!) === line
  )
}

/** A line whose own signs would be markup, without them. */
const withoutMarks = (line: string) =>
  line
    .replace(/[{}@#~|]+/g, ' ')
    .replace(/--+/g, '–')
    .replace(/\[-|-\]/g, ' ')
    .replace(/^[&?+=>.-]+/, '')
    .replace(/\s+/g, ' ')
    .trim() || 'ingredient'

/** A step with its times as timers. */
function stepMarkup(text: string): string {
  const plain = plainMarkup(text)
  const timed = plain.replace(
    /(?<![\d.,/½¼¾⅓⅔-])(?<!\d(?: to| bis| à| a|[–-]) ?)(\d{1,3}) (minutes?|hours?|min|Minuten?|Stunden?|heures?|minutos?|horas?)\b(?![}%])/g,
    '~{$1%$2}',
  )
  return isStepReadAs(timed, plain) ? timed : plain
}

function isStepReadAs(markup: string, text: string): boolean {
  const { blocks } = parseCooklangBody(markup)
  const [block] = blocks
  return blocks.length === 1 && block?.kind === 'step' && shownTextOf(block) === text
}

/** A text that no sign makes more than a text of. */
const plainMarkup = (text: string): string =>
  text
    .replace(/([@#~])(?=\S)/g, '$1 ')
    .replace(/(?<!-)--(?!-)/g, '–')
    .replace(/\[-/g, '[ -')
    .replace(/^[=>]+/, '')
    .replace(/\s+/g, ' ')
    .trim()
