import { readDuration } from './durations.ts'
import { emptyRecipe, type FoundRecipe } from './foundRecipe.ts'
import { readIngredients } from './ingredientTexts.ts'
import { toPlainLine, toPlainLines } from './plainText.ts'
import { isItem, type SchemaItem, valuesOf } from './schemaItems.ts'
import { readSteps } from './stepTexts.ts'
import { readYieldText } from './yields.ts'

const maxWords = 100
const maxTitleLetters = 300
const maxDescriptionLetters = 5_000

/** The recipe that an item of schema.org describes. */
export function recipeOfItem(item: SchemaItem): FoundRecipe {
  return {
    ...emptyRecipe,
    title: firstLine(valuesOf(item, 'name', 'headline'))?.slice(0, maxTitleLetters) ?? null,
    ingredients: readIngredients(valuesOf(item, 'recipeIngredient', 'ingredients', 'ingredient', 'supply')),
    steps: readSteps(valuesOf(item, 'recipeInstructions', 'instructions', 'step')),
    description: firstLine(valuesOf(item, 'description', 'summary'))?.slice(0, maxDescriptionLetters) ?? null,
    yieldText: readYieldText(valuesOf(item, 'recipeYield', 'yield', 'servings')),
    prepMinutes: durationOf(item, 'prepTime'),
    cookMinutes: durationOf(item, 'cookTime', 'performTime'),
    totalMinutes: durationOf(item, 'totalTime', 'duration'),
    author: nameOf(valuesOf(item, 'author', 'creator')),
    cuisine: wordsOf(valuesOf(item, 'recipeCuisine')),
    categories: wordsOf(valuesOf(item, 'recipeCategory')),
    tags: wordsOf(valuesOf(item, 'keywords')),
    nutrition: nutritionOf(valuesOf(item, 'nutrition')),
    imageUrl: addressOf(valuesOf(item, 'image', 'thumbnailUrl')),
    language: firstLine(valuesOf(item, 'inLanguage')),
  }
}

function firstLine(values: readonly unknown[]): string | null {
  for (const value of values) {
    const text = isItem(value) ? (value['@value'] ?? value.name) : value
    if (typeof text === 'string') {
      const line = toPlainLine(text)
      if (line !== '') return line
    }
  }
  return null
}

function durationOf(item: SchemaItem, ...names: string[]): number | null {
  for (const value of valuesOf(item, ...names)) {
    const minutes = readDuration(value)
    if (minutes !== null) return minutes
  }
  return null
}

function nameOf(values: readonly unknown[]): string | null {
  for (const value of values) {
    const name = isItem(value) ? firstLine(valuesOf(value, 'name', 'alternateName')) : firstLine([value])
    if (name !== null && !/^https?:/i.test(name)) return name.slice(0, maxTitleLetters)
  }
  return null
}

/** Words of a list, or of a text with commas; each once. */
function wordsOf(values: readonly unknown[]): string[] {
  const words = values.flatMap((value) => {
    const text = isItem(value) ? (value.name ?? value['@value']) : value
    return typeof text === 'string' ? toPlainLines(text).flatMap((line) => line.split(/\s*[,;]\s*/)) : []
  })
  return [...new Set(words.map((word) => word.trim()).filter(Boolean))].slice(0, maxWords)
}

function nutritionOf(values: readonly unknown[]): Record<string, string> {
  const item = values.find(isItem)
  if (!item) return {}
  const entries = Object.entries(item).flatMap(([key, value]): [string, string][] => {
    const name = key.replace(/^schema:/, '')
    if (!/^(?:calories|servingSize|[a-z]+(?:[A-Z][a-z]+)*Content)$/.test(name)) return []
    const [first] = Array.isArray(value) ? value : [value]
    const text =
      typeof first === 'number' ? String(first) : typeof first === 'string' ? toPlainLine(first) : ''
    return text === '' || text.length > 100 ? [] : [[name, text]]
  })
  return Object.fromEntries(entries)
}

function addressOf(values: readonly unknown[]): string | null {
  for (const value of values) {
    const [address] = isItem(value) ? valuesOf(value, 'url', 'contentUrl', '@id') : [value]
    if (typeof address === 'string' && address.trim() !== '') return address.trim()
    if (isItem(address) && typeof address['@id'] === 'string') return address['@id']
  }
  return null
}
