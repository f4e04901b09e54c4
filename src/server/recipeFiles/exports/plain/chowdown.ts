import { baseName, titleFromName } from '../archive/entryNames.ts'
import type { DocumentContext, Outcome } from '../documents.ts'
import type { RecipeDraft } from '../recipeDraft.ts'
import { tagsIn } from '../texts/fields.ts'
import { ingredientLines, stepLines } from '../texts/recipeLines.ts'
import { type Matter, readMatter, splitFrontMatter, textOf, textsOf } from './frontMatter.ts'

// Chowdown and its like: Markdown with title, tags, ingredients and directions in front matter; below it the description.

const ingredientKeys = ['ingredients', 'ingredient', 'zutaten']
const stepKeys = ['directions', 'instructions', 'steps', 'method', 'zubereitung']
const sectionNames = [...ingredientKeys, ...stepKeys, 'notes', 'notizen', 'anmerkungen']

const first = (matter: Matter, keys: readonly string[]) =>
  keys.map((key) => matter.get(key)).find((v) => v !== undefined)

/** The recipe of a Markdown text; null where it has no front matter, or neither ingredients nor steps. */
export function readChowdown(text: string, context: DocumentContext): Outcome | null {
  const parts = splitFrontMatter(text)
  if (!parts) return null
  const matter = readMatter(parts.lines)
  const sections = sectionsOf(parts.rest)
  const ingredients = first(matter, ingredientKeys) ?? first(sections, ingredientKeys)
  const steps = first(matter, stepKeys) ?? first(sections, stepKeys)
  if (ingredients === undefined && steps === undefined) return null
  const pictures = textsOf(matter.get('image') ?? matter.get('images') ?? matter.get('photo'))
  const draft: RecipeDraft = {
    title: textOf(matter.get('title') ?? matter.get('name')) || titleFromName(context.name),
    ingredients: textsOf(ingredients).flatMap((line) => ingredientLines(withoutBullet(line))),
    steps: textsOf(steps).flatMap((line) => stepLines(withoutBullet(line))),
    description: [textOf(matter.get('description') ?? matter.get('summary')), textOf(sections.get(''))],
    notes: [textOf(matter.get('notes')), textOf(first(sections, ['notes', 'notizen', 'anmerkungen']))],
    yieldText: textOf(first(matter, ['yield', 'servings', 'serves', 'makes'])),
    prep: textOf(first(matter, ['prep_time', 'preptime', 'prep time', 'prep', 'time.prep'])),
    cook: textOf(first(matter, ['cook_time', 'cooktime', 'cook time', 'cook', 'time.cook'])),
    total: textOf(first(matter, ['total_time', 'totaltime', 'total time', 'time', 'time.total'])),
    author: textOf(first(matter, ['author', 'source'])),
    links: [textOf(first(matter, ['source_url', 'original_url', 'url', 'link', 'source']))],
    cuisine: tagsIn(textsOf(matter.get('cuisine'))),
    categories: tagsIn(textsOf(first(matter, ['categories', 'category', 'course']))),
    tags: tagsIn(textsOf(matter.get('tags') ?? matter.get('keywords'))),
    rating: textOf(matter.get('rating')),
    pictures: {
      // The front matter names the file without its folder.
      files: pictures.flatMap((name) => [name, baseName(name)]),
      addresses: pictures,
    },
  }
  return { draft, entry: context.name }
}

const withoutBullet = (line: string) => line.replace(/^\s*[-*+]\s+/, '')

/** Text below headings such as "## Ingredients", and under '' what stands before them. */
function sectionsOf(markdown: string): Map<string, string> {
  const sections = new Map<string, string>()
  let name = ''
  for (const line of markdown.split('\n')) {
    const heading = line.length > 100 ? undefined : /^#{1,6}\s+(.+?)[\s#:]*$/.exec(line)?.[1]?.toLowerCase()
    if (heading !== undefined && sectionNames.includes(heading)) name = heading
    else sections.set(name, `${sections.get(name) ?? ''}${line}\n`)
  }
  return sections
}
