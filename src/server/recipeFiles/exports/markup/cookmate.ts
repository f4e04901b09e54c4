import type { Element } from 'domhandler'
import { baseName } from '../archive/entryNames.ts'
import { type DocumentContext, type Outcome, outcomeOf } from '../documents.ts'
import type { RecipeDraft } from '../recipeDraft.ts'
import { nutritionIn } from '../texts/nutrition.ts'
import { ingredientLines, stepLines } from '../texts/recipeLines.ts'
import { childrenNamed, linedText } from './elementText.ts'
import { streamElements } from './streamElements.ts'

/** Cookmate, once My CookBook: XML of cookbook/recipe with `li` lists, or plain text with line feeds. */
export const isCookmate = (head: string): boolean => /<(?:cookbook|recipes?)[\s>]/i.test(head)

export function* readCookmate(text: Iterable<string>, context: DocumentContext): Generator<Outcome> {
  let number = 0
  for (const element of streamElements(text, 'xml', (name) => name.toLowerCase() === 'recipe')) {
    number += 1
    yield outcomeOf(`${context.name} #${number}`, 'XML', () => draftOf(element))
  }
}

function draftOf(recipe: Element): RecipeDraft {
  const all = (...names: string[]) =>
    childrenNamed(recipe, ...names)
      .map(textOf)
      .filter(Boolean)
  const one = (...names: string[]) => all(...names)[0]
  const images = all('imagepath', 'image', 'images').flatMap((text) => text.split('\n'))
  return {
    title: one('title', 'name'),
    ingredients: all('ingredient', 'ingredients').flatMap(ingredientLines),
    steps: all('recipetext', 'directions', 'instructions').flatMap(stepLines),
    description: one('description'),
    notes: all('comments', 'comment', 'notes'),
    yieldText: one('quantity', 'servings', 'yield'),
    prep: one('preptime'),
    cook: one('cooktime'),
    total: one('totaltime'),
    author: one('source'),
    links: [one('url'), one('source')],
    language: one('lang'),
    categories: all('category', 'categories'),
    tags: all('tag', 'tags').flatMap((text) => text.split(/[,\n]/)),
    rating: one('rating'),
    nutrition: nutritionIn(one('nutrition')),
    pictures: {
      // The path is the telephone's; in the archive the file lies elsewhere.
      files: images.flatMap((path) => [path, baseName(path.replaceAll('\\', '/'))]),
      addresses: all('imageurl'),
    },
  }
}

/** The items of an element, or its own text. */
function textOf(element: Element): string {
  const items = childrenNamed(element, 'li', 'item', 'string')
  return items.length > 0
    ? items
        .map((item) => linedText(item).replace(/\s+/g, ' ').trim())
        .join('\n')
        .trim()
    : linedText(element)
}
