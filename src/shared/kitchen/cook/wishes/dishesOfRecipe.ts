import type { WrittenRecipe } from '../../recipe.ts'
import { allDishTemplates } from '../dishes/dishes.ts'
import type { DishTemplate } from '../dishTemplate.ts'
import { allLarderFoods, getLarderFood, type LarderFood } from '../larderFood.ts'
import { parseTemplateNodes, type TemplateNode } from '../tell/parseTemplate.ts'

/** By id. */
const titlePatterns = new Map<string, readonly RegExp[]>()

/** Whether a title may have been given by this dish. */
export function couldDishHaveTitle(dish: DishTemplate, title: string): boolean {
  let patterns = titlePatterns.get(dish.id)
  if (!patterns) {
    patterns = dish.names.map((name) => new RegExp(`^${toPattern(parseTemplateNodes(name))}$`, 'i'))
    titlePatterns.set(dish.id, patterns)
  }
  return patterns.some((pattern) => pattern.test(title))
}

function toPattern(nodes: readonly TemplateNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      if (node.kind === 'choice') return `(?:${node.branches.map(toPattern).join('|')})?`
      return '.{2,60}?'
    })
    .join('')
}

/** The dishes a written recipe may be, the likeliest first: those whose fixed words its steps repeat most. */
export function guessDishesOfRecipe(recipe: WrittenRecipe): DishTemplate[] {
  const said = wordSet(recipe.instructions.join(' '))
  return allDishTemplates
    .filter((dish) => couldDishHaveTitle(dish, recipe.name))
    .map((dish) => ({ dish, likeness: wordOverlap(dish, said) }))
    .filter(({ likeness: share }) => share > 0.4)
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ dish }) => dish)
}

function wordOverlap(dish: DishTemplate, said: ReadonlySet<string>): number {
  const own = wordSet(dish.steps.map((step) => step.replace(/\{[^}]*\}|^[a-z,]+\|/g, ' ')).join(' '))
  if (own.size === 0) return 0
  let shared = 0
  for (const word of own) if (said.has(word)) shared++
  return shared / own.size
}

function wordSet(text: string): Set<string> {
  return new Set(
    text
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length > 3),
  )
}

const spellings = allLarderFoods
  .flatMap((food) =>
    [food.name, food.many ?? food.name, food.name.replace(/^canned /, '')].map((name) => ({
      name: name.toLowerCase(),
      food,
    })),
  )
  .sort((a, b) => b.name.length - a.name.length)

/** The foods of a written recipe, as far as the larder knows them. */
export function larderFoodsOfRecipe(recipe: WrittenRecipe): ReadonlySet<LarderFood> {
  const found = new Set<LarderFood>()
  for (const line of recipe.ingredients) {
    const text = line.toLowerCase()
    const hit = spellings.find(({ name }) => text.includes(name) && occursAsWord(text, name))
    if (hit) found.add(hit.food)
    if (/^salt and black pepper/.test(text)) found.add(getLarderFood('black pepper'))
  }
  return found
}

function occursAsWord(text: string, name: string): boolean {
  const at = text.indexOf(name)
  const before = text.charAt(at - 1)
  const after = text.charAt(at + name.length)
  return !/[a-zà-ÿ]/.test(before) && !/[a-zà-ÿ]/.test(after)
}
