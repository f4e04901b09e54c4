import type { ImportedRecipe } from '../importedRecipe.ts'
import { chooseIngredients, chooseSteps, type LineSource } from './chooseLines.ts'
import { microdata, microformats, rdfa, recipesOfMarkup } from './embeddedItems.ts'
import { countLines, type FoundRecipe, mergeRecipes } from './foundRecipe.ts'
import { recipesOfJsonLd } from './jsonLd.ts'
import { type PageFacts, readPageFacts, toAbsolute, toLanguage } from './pageFacts.ts'
import { linesOfPage } from './pageLines.ts'
import { type PageTree, parsePage } from './pageTree.ts'
import { recipeOfItem } from './schemaRecipe.ts'
import { findIngredients } from './visibleIngredients.ts'
import { findSteps } from './visibleSteps.ts'
import { servingsOfYield } from './yields.ts'

const maxItems = 50

/** A recipe as a page tells it, and how sure the reader is of its parts. */
export interface PageRecipe {
  readonly recipe: ImportedRecipe
  readonly ingredientSource: LineSource
}

/** Reads the recipe of a web page; null where the page has none. Never throws; no text of the result contains markup. */
export function readRecipePage(html: string, address: string | null): PageRecipe | null {
  const page = parsePage(html)
  const facts = readPageFacts(page, address)
  const structured = mergeRecipes(structuredRecipes(page))
  const lines = linesOfPage(page)
  const list = findIngredients(lines)
  const ingredients = chooseIngredients(structured.ingredients, list?.lines ?? [])
  const { lines: steps } = chooseSteps(structured.steps, findSteps(lines, list)?.lines ?? [])
  const title = structured.title ?? facts.title
  if (title === null || (ingredients.lines.length === 0 && steps.length === 0)) return null
  return {
    recipe: importedRecipe({ ...structured, title, ingredients: ingredients.lines, steps }, title, facts),
    ingredientSource: ingredients.source,
  }
}

/** The recipe of each way of marking up data, best first within each. */
function structuredRecipes(page: PageTree): FoundRecipe[] {
  const ways = [
    recipesOfJsonLd(page.elements),
    ...[microdata, rdfa, microformats].map((markup) => recipesOfMarkup(page, markup)),
  ]
  return ways.flatMap((items) => {
    const best = bestOf(items.slice(0, maxItems).map(recipeOfItem))
    return best ? [best] : []
  })
}

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

function importedRecipe(found: FoundRecipe, title: string, facts: PageFacts): ImportedRecipe {
  const { prepMinutes, cookMinutes, totalMinutes, yieldText } = found
  const imageUrl = facts.imageUrl ?? toAbsolute(found.imageUrl, facts.sourceUrl)
  return {
    title,
    ingredients: found.ingredients,
    steps: found.steps,
    description: found.description ?? facts.description,
    notes: found.notes,
    yieldText,
    servings: servingsOfYield(yieldText),
    prepMinutes,
    cookMinutes,
    totalMinutes: totalMinutes ?? ((prepMinutes ?? 0) + (cookMinutes ?? 0) || null),
    author: found.author ?? facts.author,
    sourceUrl: facts.sourceUrl,
    language: facts.language ?? toLanguage(found.language),
    cuisine: found.cuisine,
    categories: found.categories,
    tags: found.tags,
    rating: null,
    nutrition: found.nutrition,
    image: imageUrl === null ? null : { kind: 'address', url: imageUrl },
  }
}
