import type { ImportedRecipe } from '../importedRecipe.ts'
import { microdata, microformats, rdfa, recipesOfMarkup } from './embeddedItems.ts'
import { countLines, emptyRecipe, type FoundRecipe } from './foundRecipe.ts'
import { recipesOfJsonLd } from './jsonLd.ts'
import { readPageFacts, toAbsolute, toLanguage } from './pageFacts.ts'
import { linesOfPage } from './pageLines.ts'
import { type PageTree, parsePage } from './pageTree.ts'
import { recipeOfItem } from './schemaRecipe.ts'
import { findIngredients } from './visibleIngredients.ts'
import { findSteps } from './visibleSteps.ts'
import { servingsOfYield } from './yields.ts'

/** Reads the recipe of a web page; null where the page has none. Never throws; no text of the result contains markup. */
export function readRecipePage(html: string, address: string | null): ImportedRecipe | null {
  const page = parsePage(html)
  const facts = readPageFacts(page, address)
  const found: FoundRecipe[] = []
  for (const items of [
    recipesOfJsonLd(page.elements),
    ...[microdata, rdfa, microformats].map((markup) => recipesOfMarkup(page, markup)),
  ]) {
    const best = bestOf(items.slice(0, 50).map(recipeOfItem))
    if (best) found.push(best)
  }
  const structured = merged(found)
  const isComplete = countLines(structured.ingredients) > 0 && countLines(structured.steps) > 0
  if (!isComplete) found.push(visibleRecipe(page))
  const r = merged(found)
  const title = r.title ?? facts.title
  if (title === null || (r.ingredients.length === 0 && r.steps.length === 0)) return null
  return {
    title,
    ingredients: r.ingredients,
    steps: r.steps,
    description: r.description ?? facts.description,
    notes: r.notes,
    yieldText: r.yieldText,
    servings: servingsOfYield(r.yieldText),
    prepMinutes: r.prepMinutes,
    cookMinutes: r.cookMinutes,
    totalMinutes: r.totalMinutes ?? ((r.prepMinutes ?? 0) + (r.cookMinutes ?? 0) || null),
    author: r.author ?? facts.author,
    sourceUrl: facts.sourceUrl,
    language: facts.language ?? toLanguage(r.language),
    cuisine: r.cuisine,
    categories: r.categories,
    tags: r.tags,
    rating: null,
    nutrition: r.nutrition,
    image: imageOf(facts.imageUrl ?? toAbsolute(r.imageUrl, facts.sourceUrl)),
  }
}

function visibleRecipe(page: PageTree): FoundRecipe {
  const lines = linesOfPage(page)
  const ingredients = findIngredients(lines)
  const steps = findSteps(lines, ingredients)
  return { ...emptyRecipe, ingredients: ingredients?.lines ?? [], steps: steps?.lines ?? [] }
}

const imageOf = (url: string | null) => (url === null ? null : { kind: 'address' as const, url })

function bestOf(recipes: readonly FoundRecipe[]): FoundRecipe | null {
  const points = (recipe: FoundRecipe) =>
    2 * Math.min(countLines(recipe.ingredients), 2) +
    2 * Math.min(countLines(recipe.steps), 2) +
    Number(recipe.title !== null)
  return recipes.reduce<FoundRecipe | null>(
    (best, each) => (best === null || points(each) > points(best) ? each : best),
    null,
  )
}

/** Each field of the first recipe that has it. */
function merged(recipes: readonly FoundRecipe[]): FoundRecipe {
  const isEmpty = (value: unknown) =>
    value === null ||
    (Array.isArray(value) ? value.length === 0 : typeof value === 'object' && Object.keys(value).length === 0)
  const result: Record<string, unknown> = { ...emptyRecipe }
  for (const recipe of recipes)
    for (const [key, value] of Object.entries(recipe)) if (isEmpty(result[key])) result[key] = value
  return result as unknown as FoundRecipe
}
