import { claimedContents } from '../../foods/claims.ts'
import { allergensIn, contentsOf, type Trace } from '../../foods/contents.ts'
import { dietsAgainst } from '../../foods/dietVerdicts.ts'
import { languages } from '../../wish/languages.ts'
import type { WishLanguage } from '../../wish/wishLanguage.ts'
import type { LineCheck } from '../checkLine.ts'
import type { SaidFood } from '../saidFoods.ts'
import { foreignFoods } from './foreignFoods.ts'

/** Languages that are told by their letters alone, and letters that only their neighbours have. */
const scripts = [
  { id: 'hi', letter: /\p{Script=Devanagari}/u, ofOthers: /ळ/u },
  { id: 'ar', letter: /\p{Script=Arabic}/u, ofOthers: /[پچژگکیٹڈڑںےہھ]/u },
] as const

/** The language that the letters of a text tell; null where they are Latin or of a language nobody here reads. */
export function languageOfScript(text: string): WishLanguage | null {
  const script = scripts.find(({ letter }) => letter.test(text))
  if (!script || script.ofOthers.test(text)) return null
  return languages.find(({ id }) => id === script.id) ?? null
}

/**
 * A line that names no food of the catalogue, with the foods that its language calls so. It stays unknown: its amount counts
 * for nothing, and what else it holds was not looked for.
 */
export function withForeignFoods(check: LineCheck, language: WishLanguage | null): LineCheck {
  if (!check.isUnknown || check.foods.length > 0 || language === null || language.id === 'en') return check
  const said = foreignFoods(check.text, language).foods
  if (said.length === 0) return check
  const read: LineCheck = { ...check, foods: [...new Set(said.map(({ food }) => food))] }
  const allergens = new Map(read.allergens)
  const diets = new Map(read.diets)
  for (const one of said) {
    const contents = claimedContents(contentsOf(one.food), one.claims, one.food.name)
    noteAll(allergens, allergensIn(contents), one)
    noteAll(diets, dietsAgainst(one.food, contents), one)
  }
  return { ...read, allergens, diets }
}

function noteAll<Id>(found: Map<Id, Trace>, traces: ReadonlyMap<Id, Trace>, { foreign }: SaidFood): void {
  for (const [id, trace] of traces) {
    // "Oil" alone says nothing of what some oils are made of.
    if (!trace.isCertain && foreign?.kind !== null) continue
    const isCertain = trace.isCertain && foreign?.isOffered !== true
    if (!found.get(id)?.isCertain) found.set(id, { ...trace, isCertain })
  }
}
