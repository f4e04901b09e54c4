import type { ImportedRecipe } from '../importedRecipe.ts'
import { chooseIngredients, chooseSteps, type LineSource } from './chooseLines.ts'
import { microdata, microformats, rdfa, recipesOfMarkup } from './embeddedItems.ts'
import { countLines, emptyRecipe, type FoundRecipe, mergeRecipes } from './foundRecipe.ts'
import { recipesOfJsonLd } from './jsonLd.ts'
import { readLabelledFacts } from './labelledFacts.ts'
import { type PageFacts, readPageFacts, toAbsolute, toLanguage } from './pageFacts.ts'
import { linesOfPage, type PageLine } from './pageLines.ts'
import { readNotes } from './pageNotes.ts'
import { type PageTree, parsePage } from './pageTree.ts'
import { recipeOfItem } from './schemaRecipe.ts'
import { type FoundList, findIngredients } from './visibleIngredients.ts'
import { findSteps } from './visibleSteps.ts'
import { servingsOfYield } from './yields.ts'

const maxItems = 50

/** Fields with a confidence. */
export type ConfidentField = 'title' | 'ingredients' | 'steps' | 'times' | 'yield'

/** A recipe as a page tells it. */
export interface PageRecipe {
  readonly recipe: ImportedRecipe
  /**
   * How sure the reader is of each, 0 to 1: 0.95 for structured data; less for what the visible page was searched for; 0 where there is
   * nothing. Below 0.5 somebody should look at it.
   */
  readonly confidence: Readonly<Record<ConfidentField, number>>
}

/**
 * Reads the recipe of a web page. `html` is the whole page, damaged or not, of which 16 M letters are read; `address` is where it was
 * fetched from, null where that is unknown. Null where the page has no title, or neither ingredients nor steps. Never throws; texts of
 * the result are plain, whatever the page contains.
 */
export function readRecipePage(html: string, address: string | null): PageRecipe | null {
  const page = parsePage(html)
  const facts = readPageFacts(page, address)
  const structured = mergeRecipes(structuredRecipes(page))
  const isComplete = countLines(structured.ingredients) > 0 && countLines(structured.steps) > 0
  const { lines, list, steps: shownSteps } = readShown(page, isComplete)
  const ingredients = chooseIngredients(structured.ingredients, list?.lines ?? [])
  const steps = chooseSteps(structured.steps, shownSteps?.lines ?? [])
  const title = structured.title ?? facts.title
  if (title === null || (ingredients.lines.length === 0 && steps.lines.length === 0)) return null
  const shown = factsAround(lines, list, shownSteps)
  const found = mergeRecipes([
    { ...structured, title, ingredients: ingredients.lines, steps: steps.lines },
    shown,
  ])
  const confidenceOf = (source: LineSource, onPage: FoundList | null) =>
    source === 'page' ? (onPage?.confidence ?? 0) : maxConfidence
  const confidenceOfField = (own: unknown, other: unknown) =>
    own !== null ? maxConfidence : other === null ? 0 : confidenceOfLabel
  return {
    recipe: importedRecipe(found, title, facts),
    confidence: {
      title: structured.title === null ? confidenceOfHeading : maxConfidence,
      ingredients: ingredients.lines.length === 0 ? 0 : confidenceOf(ingredients.source, list),
      steps: steps.lines.length === 0 ? 0 : confidenceOf(steps.source, shownSteps),
      times: confidenceOfField(
        structured.totalMinutes ?? structured.cookMinutes ?? structured.prepMinutes,
        found.totalMinutes ?? found.cookMinutes ?? found.prepMinutes,
      ),
      yield: confidenceOfField(structured.yieldText, found.yieldText),
    },
  }
}

interface Shown {
  readonly lines: readonly PageLine[]
  readonly list: FoundList | null
  readonly steps: FoundList | null
}

/** The recipe that a page shows; where it shows none and has no data either, the one that it hides until its scripts run. */
function readShown(page: PageTree, isComplete: boolean): Shown {
  const read = (isHiddenWanted: boolean): Shown => {
    const lines = linesOfPage(page, isHiddenWanted)
    const list = findIngredients(lines)
    return { lines, list, steps: findSteps(lines, list) }
  }
  const shown = read(false)
  if (isComplete || (shown.list && shown.steps)) return shown
  const all = read(true)
  return all.list && all.steps ? all : shown
}

const maxConfidence = 0.95
const confidenceOfHeading = 0.8
const confidenceOfLabel = 0.7
/** Lines before the ingredients and behind the steps in which a page shows times and the yield. */
const linesAround = 40

/** Times, yield and notes that the page shows near the list of ingredients and the steps. */
function factsAround(
  lines: readonly PageLine[],
  list: FoundList | null,
  steps: FoundList | null,
): FoundRecipe {
  const ranges = [list, steps].filter((range) => range !== null)
  if (ranges.length === 0) return emptyRecipe
  const from = Math.min(...ranges.map((range) => range.from))
  const to = Math.max(...ranges.map((range) => range.to))
  const isNear = to - from < 300
  return {
    ...emptyRecipe,
    ...readLabelledFacts(lines, from - linesAround, isNear ? to + linesAround / 2 : from + linesAround),
    notes: readNotes(lines, to),
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
