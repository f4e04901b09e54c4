import type { PartialRecipe } from '#shared/kitchen/recipe.ts'
import { extendPartialRecipe } from './extendPartialRecipe.ts'
import { GrowingJsonParser } from './growingJson.ts'
import { GrowingRecipeSpelling } from './recipeSpelling.ts'

const thinkingStart = '<think>'
const thinkingEnd = '</think>'

/**
 * Builds the recipe so far from an answer while it arrives. Its texts are spelt as in the finished recipe, so that the
 * finished one continues them. An answer wrapped in escapes shows nothing until it is complete.
 */
export class PartialRecipeReader {
  #json: GrowingJsonParser | null = null
  #shown: PartialRecipe = {}
  #spelling = new GrowingRecipeSpelling()
  /** Text before the recipe that is still needed to find its start. */
  #before = ''
  #lastSigns = ''
  #isThinking: boolean | null = null

  /** Parses the next piece of the answer. Returns the recipe so far when one of its texts has grown, else null. */
  read(piece: string): PartialRecipe | null {
    const json = this.#jsonAfter(piece)
    if (!json?.value) return null
    const grown = extendPartialRecipe(this.#shown, this.#spelling.recipe(json))
    if (!grown) return null
    this.#shown = grown
    return grown
  }

  #jsonAfter(piece: string): GrowingJsonParser | null {
    const signs = this.#lastSigns + piece
    this.#lastSigns = signs.slice(1 - thinkingEnd.length)
    const end = signs.lastIndexOf(thinkingEnd)
    if (end >= 0) {
      this.#json = null
      this.#shown = {}
      this.#spelling = new GrowingRecipeSpelling()
      this.#isThinking = false
      this.#before = ''
      this.#lastSigns = ''
      return this.#find(signs.slice(end + thinkingEnd.length))
    }
    if (!this.#json) return this.#find(piece)
    this.#json.push(piece)
    return this.#json
  }

  #find(piece: string): GrowingJsonParser | null {
    this.#before += piece
    if (this.#isThinking === null) {
      const start = this.#before.trimStart().slice(0, thinkingStart.length)
      if (start.length < thinkingStart.length && thinkingStart.startsWith(start)) return null
      this.#isThinking = start === thinkingStart
    }
    if (this.#isThinking) this.#before = ''
    const start = this.#before.search(/\{\s*"/)
    if (start < 0) {
      this.#before = /\{\s*$/.exec(this.#before)?.[0] ?? ''
      return null
    }
    this.#json = new GrowingJsonParser()
    this.#json.push(this.#before.slice(start))
    this.#before = ''
    return this.#json
  }
}
