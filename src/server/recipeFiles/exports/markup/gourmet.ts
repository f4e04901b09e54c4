import type { Element } from 'domhandler'
import { findAll } from 'domutils'
import type { ImportedLine } from '../../importedRecipe.ts'
import { type DocumentContext, type Outcome, outcomeOf } from '../documents.ts'
import type { RecipeDraft } from '../recipeDraft.ts'
import { headingOf, lineOf, stepLines } from '../texts/recipeLines.ts'
import { blockText, childElements, hasClass, withClass, withProperty } from './elementText.ts'
import { streamElements } from './streamElements.ts'

/** Gourmet Recipe Manager: a page for each recipe, with div.recipe and `itemprop`. Its index has none. */
export const isGourmet = (head: string): boolean =>
  /class\s*=\s*["']?[^"'>]*\brecipe\b/i.test(head) && /itemprop\s*=|class\s*=\s*["']?ing\b/i.test(head)

export function* readGourmet(text: Iterable<string>, context: DocumentContext): Generator<Outcome> {
  const hasClassRecipe = (_: string, { class: names = '' }) => names.split(/\s+/).includes('recipe')
  for (const element of streamElements(text, 'html', hasClassRecipe)) {
    const outcome = outcomeOf(context.name, 'HTML', () => draftOf(element))
    const isRecipe = 'fault' in outcome || outcome.draft.ingredients.length + outcome.draft.steps.length > 0
    if (isRecipe) yield outcome
  }
}

/** The text of a property without the label before it, which has an element of its own. */
function propertyText(element: Element): string {
  const label = withClass(element, 'label')[0]
  const text = blockText(element)
  const labelText = label ? blockText(label) : ''
  return labelText !== '' && text.startsWith(labelText)
    ? text.slice(labelText.length).replace(/^\s*:?\s*/, '')
    : text
}

function draftOf(recipe: Element): RecipeDraft {
  const values = (name: string) => withProperty(recipe, name).map(propertyText).filter(Boolean)
  const titles = [...withProperty(recipe, 'name'), ...withClass(recipe, 'title')]
  const link = findAll(
    (each) => each.name === 'a' && /^https?:/i.test(each.attribs.href ?? ''),
    recipe.children,
  )[0]
  const images = findAll((each) => each.name === 'img', recipe.children).map((each) => each.attribs.src ?? '')
  const instructions = [...withProperty(recipe, 'recipeInstructions'), ...withClass(recipe, 'instructions')]
  return {
    title: titles[0] ? propertyText(titles[0]) : '',
    ingredients: ingredientsIn(recipe),
    steps: instructions.slice(0, 1).flatMap((each) => stepLines(withoutHeading(each))),
    notes: [...withClass(recipe, 'modifications').map(withoutHeading), ...values('comment')],
    yieldText: values('recipeYield')[0],
    prep: values('prepTime')[0],
    cook: values('cookTime')[0],
    total: values('totalTime')[0],
    author: values('author')[0] ?? withClass(recipe, 'source').map(propertyText)[0],
    links: [link?.attribs.href, ...values('url')],
    cuisine: values('recipeCuisine'),
    categories: values('recipeCategory').flatMap((text) => text.split(',')),
    rating: values('ratingValue')[0] ?? withClass(recipe, 'rating').map(propertyText)[0],
    pictures: { files: images.filter(Boolean) },
  }
}

/** The text of a part without the h3 that names it. */
const withoutHeading = (element: Element): string =>
  element.children
    .filter((child) => !('name' in child && /^h\d$/.test(child.name)))
    .map((child) => blockText(child))
    .join('\n')

function ingredientsIn(recipe: Element): ImportedLine[] {
  const lists = withClass(recipe, 'ing').filter((each) => each.name === 'ul' || each.name === 'ol')
  const outer = lists.filter((list) => !lists.some((other) => other !== list && contains(other, list)))
  if (outer.length > 0) return outer.flatMap(linesOfList)
  return withProperty(recipe, 'ingredients')
    .concat(withProperty(recipe, 'recipeIngredient'))
    .map((each) => lineOf(blockText(each).replace(/\s+/g, ' ')))
}

const contains = (outer: Element, inner: Element) =>
  findAll((each) => each === inner, outer.children).length > 0

/** A list inside an item is a group; the text before it is its heading. */
function linesOfList(list: Element): ImportedLine[] {
  return childElements(list).flatMap((item) => {
    const inner = findAll((each) => each.name === 'ul' || each.name === 'ol', item.children)[0]
    if (!inner) {
      const text = blockText(item).replace(/\s+/g, ' ').trim()
      return text === ''
        ? []
        : [hasClass(item, 'inggroup') ? headingOf(text.replace(/\s*:$/, '')) : lineOf(text)]
    }
    const heading = item.children
      .filter((child) => child !== inner)
      .map((child) => blockText(child))
      .join(' ')
      .trim()
    return [...(heading === '' ? [] : [headingOf(heading.replace(/\s*:$/, ''))]), ...linesOfList(inner)]
  })
}
