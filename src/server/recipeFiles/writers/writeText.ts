import type { ImportedLine } from '../importedRecipe.ts'
import { type RecipeForFile, textsOfLines } from './recipeForFile.ts'

/** What is said of a recipe beside its lines, as labels and values, in English like the labels that programs read. */
function factsOf(recipe: RecipeForFile): [label: string, value: string][] {
  const minutes = (label: string, value: number | null): [string, string][] =>
    value === null ? [] : [[label, `${value} min`]]
  const yieldText = recipe.yieldText ?? (recipe.servings === null ? null : String(recipe.servings))
  return [
    ...(yieldText === null ? [] : [['Servings', yieldText] as [string, string]]),
    ...minutes('Prep time', recipe.prepMinutes),
    ...minutes('Cook time', recipe.cookMinutes),
    ...minutes('Total time', recipe.totalMinutes),
    ...list('Cuisine', recipe.cuisine),
    ...list('Category', recipe.categories),
    ...list('Tags', recipe.tags),
    ...(recipe.author === null ? [] : [['Author', recipe.author] as [string, string]]),
    ...(recipe.sourceUrl === null ? [] : [['Source', recipe.sourceUrl] as [string, string]]),
  ]
}

const list = (label: string, values: readonly string[]): [string, string][] =>
  values.length === 0 ? [] : [[label, values.join(', ')]]

/** A recipe to be read by people, and by whatever reads text: title, facts, lines, numbered steps. */
export function writeText(recipe: RecipeForFile): string {
  let number = 0
  const steps = recipe.steps.map(({ kind, text }) =>
    kind === 'heading' ? `\n${text.replace(/\s*:$/, '')}:` : `${++number}. ${text}`,
  )
  return joinParts([
    recipe.title,
    recipe.description,
    factsOf(recipe)
      .map(([label, value]) => `${label}: ${value}`)
      .join('\n'),
    `Ingredients\n\n${textsOfLines(recipe.ingredients).join('\n')}`,
    `Instructions\n\n${steps.join('\n').trim()}`,
    recipe.notes === null ? null : `Notes\n\n${recipe.notes}`,
  ])
}

/** The same as Markdown. Signs that Markdown would read are escaped. */
export function writeMarkdown(recipe: RecipeForFile): string {
  const steps = numberedBelowHeadings(recipe.steps)
  return joinParts([
    `# ${escaped(recipe.title)}`,
    recipe.description && escaped(recipe.description),
    factsOf(recipe)
      .map(([label, value]) => `- **${label}:** ${label === 'Source' ? `<${value}>` : escaped(value)}`)
      .join('\n'),
    `## Ingredients\n\n${recipe.ingredients
      .map(({ kind, text }) => (kind === 'heading' ? `\n### ${escaped(text)}\n` : `- ${escaped(text)}`))
      .join('\n')
      .trim()}`,
    `## Instructions\n\n${steps.join('\n').trim()}`,
    recipe.notes && `## Notes\n\n${recipe.notes.split('\n').map(escaped).join('\n\n')}`,
  ])
}

/** Each list below a heading begins again, as Markdown numbers it. */
function numberedBelowHeadings(steps: readonly ImportedLine[]): string[] {
  let number = 0
  return steps.map(({ kind, text }) => {
    if (kind !== 'heading') return `${++number}. ${escaped(text)}`
    number = 0
    return `\n### ${escaped(text)}\n`
  })
}

const joinParts = (parts: readonly (string | null)[]): string =>
  `${parts.filter((part) => part !== null && part !== '').join('\n\n')}\n`

const escaped = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>|~]/g, '\\$&')
    .replace(/^(\s*)([#+-]|\d+[.)])(?=\s|$)/, (_, space: string, mark: string) =>
      mark.length === 1 ? `${space}\\${mark}` : `${space}${mark.slice(0, -1)}\\${mark.at(-1)}`,
    )
