import type { PartialRecipe } from '#shared/kitchen/recipe.ts'
import {
  mayBeListMarker,
  toIngredientLines,
  toInstructionLines,
  toSingleLine,
} from '../../../shared/kitchen/lines/recipeLines.ts'
import type { GrowingJsonParser } from './growingJson.ts'
import { findRecipeFields } from './recipeFields.ts'

/**
 * Normalizes the spelling of a recipe that grows, each finished line once: repeating all of it for each word would take
 * quadratic time.
 */
export class GrowingRecipeSpelling {
  readonly #texts = new Map<string, { written: string; spelt: string }>()
  readonly #lines = new Map<string, { list: unknown[]; count: number; spelt: string[] }>()

  recipe(json: GrowingJsonParser): PartialRecipe {
    const fields = findRecipeFields(json.value)
    const recipe: PartialRecipe = {}
    for (const field of ['name', 'description'] as const) {
      const written = fields[field]
      if (typeof written === 'string') recipe[field] = this.#text(field, written)
    }
    for (const [field, toLines] of lineFields) {
      const written = fields[field]
      // A list within a string cannot be parsed before it is complete.
      const isPlain = typeof written === 'string' && !/^\s*\[/.test(written)
      if (Array.isArray(written)) recipe[field] = this.#linesOf(field, written, toLines, json)
      else if (isPlain) recipe[field] = withoutMarker(toLines(written))
    }
    return recipe
  }

  #text(field: string, written: string): string {
    const known = this.#texts.get(field)
    if (known?.written === written) return known.spelt
    const spelt = toSingleLine(written)
    this.#texts.set(field, { written, spelt })
    return spelt
  }

  #linesOf(field: string, list: unknown[], toLines: ToLines, json: GrowingJsonParser): string[] {
    const known = this.#lines.get(field)
    const done = known?.list === list ? known : { list, count: 0, spelt: [] }
    this.#lines.set(field, done)
    const isOpen = json.isOpen(list)
    const end = isOpen ? list.length - 1 : list.length
    for (; done.count < end; done.count++) done.spelt.push(...toLines([list[done.count]]))
    const last = list.at(-1)
    // An object is used once it is complete: before that its parts may still come in any order.
    if (!isOpen || json.isOpen(last)) return [...done.spelt]
    return [...done.spelt, ...withoutMarker(toLines([last]))]
  }
}

type ToLines = (value: unknown) => string[]
const lineFields = [
  ['ingredients', toIngredientLines],
  ['instructions', toInstructionLines],
] as const

function withoutMarker(lines: string[]): string[] {
  return mayBeListMarker(lines.at(-1) ?? '') ? lines.slice(0, -1) : lines
}
