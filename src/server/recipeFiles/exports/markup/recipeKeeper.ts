import { type Element, isTag } from 'domhandler'
import { findAll } from 'domutils'
import { type DocumentContext, type Outcome, outcomeOf } from '../documents.ts'
import type { RecipeDraft } from '../recipeDraft.ts'
import { nutritionIn } from '../texts/nutrition.ts'
import { ingredientLines, stepLines } from '../texts/recipeLines.ts'
import { blockText, linedText, withProperty } from './elementText.ts'
import { streamElements } from './streamElements.ts'

/** Recipe Keeper: one page with div.recipe-details. Its labels are in the language of the user, so only `itemprop` counts. */
export const isRecipeKeeper = (head: string): boolean =>
  /class\s*=\s*["']?[^"'>]*\brecipe-details\b/i.test(head)

export function* readRecipeKeeper(text: Iterable<string>, context: DocumentContext): Generator<Outcome> {
  let number = 0
  const isRecipe = (_: string, { class: names = '' }) => names.split(/\s+/).includes('recipe-details')
  for (const element of streamElements(text, 'html', isRecipe)) {
    number += 1
    yield outcomeOf(`${context.name} #${number}`, 'HTML', () => draftOf(element))
  }
}

/** The value of a property: of a meta its content, otherwise the text with its paragraphs as lines. */
const propertyText = (element: Element): string =>
  element.attribs.content ??
  linedText(element)
    .replace(/[ \t]+/g, ' ')
    .trim()

/** Paragraphs as lines; without any, the lines of the source. */
const textOf = (element: Element): string =>
  findAll((each) => each.name === 'p' || each.name === 'br' || each.name === 'li', element.children).length >
  0
    ? blockText(element)
    : linedText(element)

const linkAround = (element: Element | undefined) =>
  element?.parent && isTag(element.parent) ? element.parent.attribs.href : undefined

function draftOf(recipe: Element): RecipeDraft {
  const values = (name: string) => withProperty(recipe, name).map(propertyText).filter(Boolean)
  const value = (...names: string[]) => names.flatMap(values)[0]
  const source = withProperty(recipe, 'recipeSource')[0]
  const link = source && findAll((each) => each.name === 'a', [source])[0]
  const photos = findAll((each) => /^photo\d*$/i.test(each.attribs.itemprop ?? ''), recipe.children)
  const images = [...photos, ...findAll((each) => each.name === 'img', recipe.children)]
    .map((each) => each.attribs.src ?? each.attribs.content ?? '')
    .filter(Boolean)
  return {
    title: value('name', 'recipeName'),
    ingredients: withProperty(recipe, 'recipeIngredients').flatMap((each) =>
      ingredientLines(linedText(each)),
    ),
    steps: withProperty(recipe, 'recipeDirections').flatMap((each) => stepLines(textOf(each))),
    description: value('recipeDescription', 'description'),
    notes: withProperty(recipe, 'recipeNotes').map(textOf),
    yieldText: value('recipeYield'),
    prep: value('prepTime'),
    cook: value('cookTime'),
    total: value('totalTime'),
    author: source ? linedText(source) : null,
    links: [link?.attribs.href, linkAround(source), source && propertyText(source)],
    categories: [...values('recipeCourse'), ...values('recipeCategory')],
    tags: values('recipeCollection'),
    rating: value('recipeRating'),
    nutrition: nutritionIn({
      calories: value('recipeNutCalories'),
      fat: value('recipeNutTotalFat'),
      saturatedFat: value('recipeNutSaturatedFat'),
      cholesterol: value('recipeNutCholesterol'),
      sodium: value('recipeNutSodium'),
      carbohydrate: value('recipeNutTotalCarbohydrate'),
      fiber: value('recipeNutDietaryFiber'),
      sugars: value('recipeNutSugars'),
      protein: value('recipeNutProtein'),
      servingSize: value('recipeNutServingSize'),
    }),
    pictures: { files: images },
  }
}
