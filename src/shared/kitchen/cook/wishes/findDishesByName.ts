import { isNameOfDishAt, namesOfDish, patternOfDishName } from '../../wish/requirements/dishesOfText.ts'
import { foldText } from '../../wish/requirements/foldText.ts'
import { allDishTemplates } from '../dishes/dishes.ts'
import type { DishTemplate } from '../dishTemplate.ts'
import { parseTemplateNodes, type TemplateNode } from '../tell/parseTemplate.ts'

/**
 * The dishes that bear a name of `dishNames`, by their ids and their titles, the ones that are nothing else first. A slot of a
 * title stands for one food or several: "{Protein} noodle soup" is a chicken noodle soup.
 */
export function findDishesByName(name: string): readonly DishTemplate[] {
  const known = dishesByName.get(name)
  if (known) return known
  const pattern = patternOfDishName(name)
  const called = namesOfDish(name).filter((each) => each.includes(' '))
  const ranked = allDishTemplates.flatMap((dish) => {
    const texts = textsOfDish(dish)
    const rank = rankOfName(pattern, texts) ?? (texts.some((text) => isFilledTitle(text, called)) ? 2 : null)
    return rank === null ? [] : [{ dish, rank }]
  })
  const best = ranked.sort((a, b) => a.rank - b.rank).map(({ dish }) => dish)
  dishesByName.set(name, best)
  return best
}

/** Whether a dish, or what it is a variant of, bears one of the names. */
export function isDishOfName({ id }: DishTemplate, names: readonly string[]): boolean {
  return names.some((name) => findDishesByName(name).some((dish) => dish.id === id))
}

const dishesByName = new Map<string, readonly DishTemplate[]>()

/** What stands behind one of these is beside or on the dish, and is not the dish. */
const beside = / (?:with|on|in|over|and|beside|from|for|of) $/

/** How well titles match a name, the best first: 0 the title is the name, 0.5 the name with its accompaniment, 1 it begins or ends with the name, 2 the name is inside it, 3 the name is beside another dish. Null where no title has it. */
function rankOfName(pattern: RegExp, texts: readonly string[]): number | null {
  const ranks = texts.flatMap((text) => {
    const hit = pattern.exec(text)
    if (!hit || !isNameOfDishAt(text, hit.index, hit[0])) return []
    const before = text.slice(0, hit.index)
    const after = text.slice(hit.index + hit[0].length)
    if (before.trim() === '' && after.trim() === '') return [0]
    if (beside.test(` ${before}`)) return [3]
    if (/[(,]/.test(before)) return [2]
    const isEnd = /^(?:$| (?:with|of)\b|,| \()/.test(after)
    return [before === '' && isEnd ? 0.5 : before === '' || isEnd ? 1 : 2]
  })
  return ranks.length > 0 ? Math.min(...ranks) : null
}

const foodOfSlot =
  /^(?:chicken|beef|pork|lamb|turkey|tofu|tempeh|fish|salmon|tuna|shrimp|prawn|lentil|chickpea|bean|mushroom|vegetable|egg)s?$/
const slot = '…'

/** Whether a title with a slot for the main food is one of the names: "… noodle soup" of "chicken noodle soup". */
function isFilledTitle(title: string, called: readonly string[]): boolean {
  const begin = /^… ([^…(,]+?)(?: (?:with|in|on) .*)?$/.exec(title)?.[1]
  if (begin === undefined) return false
  return called.some(
    (name) => name.endsWith(` ${begin}`) && foodOfSlot.test(name.slice(0, -begin.length - 1)),
  )
}

const textsByDish = new Map<DishTemplate, readonly string[]>()

/** The id and the titles of a dish in letters of `foldText`, slots as what they may be filled with. */
function textsOfDish(dish: DishTemplate): readonly string[] {
  const known = textsByDish.get(dish)
  if (known) return known
  const titles = dish.names.map((title) => plainTextOf(parseTemplateNodes(title)))
  const texts = [dish.id, ...titles].map((text) => foldText(text).replace(/\s+/g, ' ').trim())
  textsByDish.set(dish, texts)
  return texts
}

function plainTextOf(nodes: readonly TemplateNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text
      if (node.kind === 'choice') return plainTextOf(node.branches[0] ?? [])
      return slot
    })
    .join('')
}
