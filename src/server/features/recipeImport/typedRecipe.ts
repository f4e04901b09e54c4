import { maxRecipeLines, recipeLineMaxLength } from '#shared/contract/limits.ts'
import { cuisines, storedDietTypes, type storedMealTypes } from '#shared/kitchen/questionnaire.ts'
import type { ImportedLine } from '../../recipeFiles/importedRecipe.ts'
import type { StoredImportedRecipe } from './stored.ts'

const maxNameLength = 200
const maxDescriptionLength = 2_000
const maxServings = 100
const defaultServings = 4
const maxMinutes = 7 * 24 * 60

type MealType = (typeof storedMealTypes)[number]

/** Words of categories and tags that name a meal, in the languages of the site. */
const wordsOfMeals: readonly (readonly [MealType, RegExp])[] = [
  ['Dessert', /dessert|nachtisch|nachspeise|kuchen|cake|gâteau|postre|cookie|biscuit|torte|حلو|मिठाई/i],
  ['Breakfast', /breakfast|brunch|frühstück|petit[- ]déjeuner|desayuno|فطور|नाश्ता/i],
  ['Snack', /snack|appetizer|starter|vorspeise|apéritif|tapas|merienda|مقبلات/i],
  ['Lunch', /lunch|mittag|déjeuner|almuerzo|غداء/i],
]

/** An imported recipe as one that is saved; null where it has no line or step, or more than a recipe may have. */
export function toTypedRecipe(recipe: StoredImportedRecipe) {
  const ingredients = toLines(recipe.ingredients)
  const instructions = toSteps(recipe.steps)
  if (ingredients.length === 0 || instructions.length === 0) return null
  if (ingredients.length > maxRecipeLines || instructions.length > maxRecipeLines) return null
  const prepTimeMinutes = minutesOf(recipe.prepMinutes)
  const total = minutesOf(recipe.totalMinutes)
  const cookTimeMinutes = minutesOf(recipe.cookMinutes ?? Math.max(0, total - prepTimeMinutes))
  const words = [...recipe.categories, ...recipe.tags].join(', ')
  return {
    name: recipe.title.slice(0, maxNameLength).trim(),
    description: [recipe.description, recipe.notes]
      .filter(Boolean)
      .join('\n\n')
      .slice(0, maxDescriptionLength)
      .trim(),
    ingredients,
    instructions,
    servings: Math.min(recipe.servings ?? defaultServings, maxServings),
    isServingsStated: recipe.servings !== null,
    prepTimeMinutes,
    cookTimeMinutes,
    totalTimeMinutes: Math.max(total, prepTimeMinutes + cookTimeMinutes),
    isTotalTimeStated: total > 0,
    mealType: wordsOfMeals.find(([, pattern]) => pattern.test(words))?.[0] ?? ('Dinner' as const),
    dietType: storedDietTypes.find((each) => recipe.tags.includes(each)) ?? ('No restrictions' as const),
    cuisine:
      cuisines.find((each) =>
        recipe.cuisine.some((word) => word.toLowerCase().includes(each.toLowerCase())),
      ) ?? ('Other' as const),
    sourceUrl: recipe.sourceUrl,
    sourceAuthor: recipe.author,
  }
}

const minutesOf = (minutes: number | null) => Math.min(Math.max(minutes ?? 0, 0), maxMinutes)

/** A heading is a line that ends in a colon. */
const toLines = (lines: readonly ImportedLine[]): string[] =>
  lines.flatMap(({ kind, text }) => {
    const line = kind === 'heading' && !text.endsWith(':') ? `${text}:` : text
    return line.trim() === '' ? [] : [line.slice(0, recipeLineMaxLength).trim()]
  })

/** A heading begins the step after it; a step that is too long is parted between sentences. */
function toSteps(steps: readonly ImportedLine[]): string[] {
  const lines: string[] = []
  let heading = ''
  for (const { kind, text } of steps) {
    if (kind === 'heading') heading = heading === '' ? text : `${heading} ${text}`
    else {
      lines.push(...partBetweenSentences(heading === '' ? text : `${heading.replace(/:$/, '')}: ${text}`))
      heading = ''
    }
  }
  return heading === '' ? lines : [...lines, ...partBetweenSentences(heading)]
}

function partBetweenSentences(text: string): string[] {
  if (text.length <= recipeLineMaxLength) return text.trim() === '' ? [] : [text.trim()]
  const room = text.slice(0, recipeLineMaxLength)
  const sentence = Math.max(room.lastIndexOf('. '), room.lastIndexOf('! '), room.lastIndexOf('。'))
  const space = room.lastIndexOf(' ')
  const end = sentence > 0 ? sentence + 1 : space > 0 ? space : recipeLineMaxLength
  return [text.slice(0, end).trim(), ...partBetweenSentences(text.slice(end))]
}
