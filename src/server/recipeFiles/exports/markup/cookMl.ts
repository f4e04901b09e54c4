import type { Element } from 'domhandler'
import type { ImportedLine } from '../../importedRecipe.ts'
import { type DocumentContext, type Outcome, outcomeOf } from '../documents.ts'
import type { RecipeDraft } from '../recipeDraft.ts'
import { amountText, ingredientText } from '../texts/amounts.ts'
import { oneLine } from '../texts/plainText.ts'
import { headingOf, lineOf, stepLines } from '../texts/recipeLines.ts'
import { childrenNamed, linedText } from './elementText.ts'
import { streamElements } from './streamElements.ts'

/** CookML, which Rezeptsuite.de and Kalorio write: head, parts of ingredients in attributes, preparation, remarks. */
export const isCookMl = (head: string): boolean =>
  /<cookml[\s>]|<part\s+title=|<ingredient\s+(?:qty|unit|item)=/i.test(head)

export function* readCookMl(text: Iterable<string>, context: DocumentContext): Generator<Outcome> {
  let number = 0
  for (const element of streamElements(text, 'xml', (name) => name.toLowerCase() === 'recipe')) {
    number += 1
    yield outcomeOf(`${context.name} #${number}`, 'XML', () => draftOf(element))
  }
}

function draftOf(recipe: Element): RecipeDraft {
  const head = childrenNamed(recipe, 'head')[0]
  const field = (name: string) => head?.attribs[name] ?? (head && textsIn(head, name)[0])
  const quantity = field('servingqty')
  return {
    title: field('title') ?? recipe.attribs.title ?? textsIn(recipe, 'title')[0],
    ingredients: childrenNamed(recipe, 'part').flatMap(partOf).concat(rowsIn(recipe)),
    steps: childrenNamed(recipe, 'preparation').flatMap(stepsIn),
    description: head && textsIn(head, 'content'),
    notes: childrenNamed(recipe, 'remark').flatMap((remark) => {
      const lines = textsIn(remark, 'line')
      return lines.length > 0 ? lines : [linedText(remark)]
    }),
    yieldText: [quantity, field('servingtype')].filter(Boolean).join(' '),
    servings: quantity,
    prep: field('timeprepqty'),
    cook: field('timecookqty'),
    total: field('timeallqty'),
    author: head && textsIn(head, 'sourceline')[0],
    links: [...(head ? textsIn(head, 'sourceline') : []), field('url')],
    language: recipe.attribs.lang,
    categories: head ? textsIn(head, 'cat') : [],
    tags: head ? textsIn(head, 'hint') : [],
    pictures: { base64: head ? textsIn(head, 'picbin').map((text) => text.replace(/\s+/g, '')) : [] },
  }
}

const textsIn = (element: Element, name: string): string[] =>
  childrenNamed(element, name).map(linedText).filter(Boolean)

function partOf(part: Element): ImportedLine[] {
  const title = oneLine(part.attribs.title ?? textsIn(part, 'title')[0] ?? '').replace(/\s*:$/, '')
  return [...(title === '' ? [] : [headingOf(title)]), ...rowsIn(part)]
}

const rowsIn = (element: Element): ImportedLine[] =>
  childrenNamed(element, 'ingredient').flatMap((row) => {
    const { qty = '', unit = '', item = '' } = row.attribs
    const note = oneLine([...textsIn(row, 'inote'), ...textsIn(row, 'note')].join(' '))
    const food = oneLine(item) || oneLine(linedText(row))
    const amount = amountText(qty, unit) || (/^0*(?:[.,]0*)?$/.test(qty.trim()) ? '' : oneLine(qty))
    const text = ingredientText(amount, oneLine(unit), food, note)
    return text === '' ? [] : [lineOf(text)]
  })

function stepsIn(preparation: Element): ImportedLine[] {
  const parts = childrenNamed(preparation, 'step', 'text', 'line')
  return parts.length > 0
    ? parts.flatMap((part) => stepLines(linedText(part)))
    : stepLines(linedText(preparation))
}
