import type { Element } from 'domhandler'
import { findAll } from 'domutils'
import { type DocumentContext, type Outcome, outcomeOf } from '../documents.ts'
import type { RecipeDraft } from '../recipeDraft.ts'
import { headingOf, lineOf, stepLines } from '../texts/recipeLines.ts'
import { blockText, childElements, hasClass, withClass, withId } from './elementText.ts'
import { streamElements } from './streamElements.ts'

/** CopyMeThat: one page with a div.recipe for each recipe; the same ids are in all of them. */
export const isCopyMeThat = (head: string): boolean =>
  head.includes('copymethat') || (/class\s*=\s*"recipe"/.test(head) && head.includes('recipeIngredients'))

export function* readCopyMeThat(text: Iterable<string>, context: DocumentContext): Generator<Outcome> {
  let number = 0
  for (const element of streamElements(
    text,
    'html',
    (name, { class: names = '' }) => name === 'div' && names === 'recipe',
  )) {
    number += 1
    yield outcomeOf(`${context.name} #${number}`, 'HTML', () => draftOf(element))
  }
}

function draftOf(recipe: Element): RecipeDraft {
  const text = (id: string) => blockText(withId(recipe, id))
  const link = withId(recipe, 'original_link')
  const image = withClass(recipe, 'recipeImage')[0]?.attribs.src ?? ''
  const notes = withId(recipe, 'recipeNotes')
  return {
    title: text('name'),
    ingredients: linesIn(withId(recipe, 'recipeIngredients'), (each) => [lineOf(each)]),
    steps: linesIn(withId(recipe, 'recipeInstructions'), stepLines),
    description: text('description'),
    notes: notes ? childElements(notes).map(blockText) : null,
    yieldText: text('recipeYield'),
    links: [link?.attribs.href, link && blockText(link)],
    tags: withClass(recipe, 'recipeCategory').map(blockText),
    rating: text('ratingValue'),
    pictures: { files: [image], addresses: [image] },
  }
}

/** The items of a list; classes mark subheaders and spacers among them. */
function linesIn(list: Element | null, toLines: (text: string) => ReturnType<typeof stepLines>) {
  if (!list) return []
  return findAll((each) => each.name === 'li', list.children).flatMap((item) => {
    const text = blockText(item).replace(/\s+/g, ' ').trim()
    if (text === '' || /spacer/i.test(item.attribs.class ?? '')) return []
    const isHeading = /sub_?header/i.test(item.attribs.class ?? '') || hasClass(item, 'header')
    return isHeading ? [headingOf(text.replace(/\s*:$/, ''))] : toLines(text)
  })
}
