import { claimedContents } from '../../foods/claims.ts'
import { allergensIn, contentsOf, type Trace } from '../../foods/contents.ts'
import { dietsAgainst } from '../../foods/dietVerdicts.ts'
import { compiledLanguage } from '../../wish/compiledLanguage.ts'
import { foodAt } from '../../wish/foodAt.ts'
import { languages } from '../../wish/languages.ts'
import type { WishLanguage } from '../../wish/wishLanguage.ts'
import { tokensOf } from '../../wish/wishTokens.ts'
import type { LineCheck } from '../checkLine.ts'
import type { SaidFood } from '../saidFoods.ts'
import { foodCalled, foreignFoods } from './foreignFoods.ts'

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
  return withFoods(
    check,
    said.map(({ food, claims, foreign }) => ({
      ...{ food, claims, isCertain: foreign?.isOffered !== true },
      isKind: foreign !== undefined && foreign.kind !== null,
    })),
  )
}

interface ForeignFood extends Pick<SaidFood, 'food' | 'claims'> {
  isCertain: boolean
  /** Whether the word calls a kind of foods: "oil" alone says nothing of what some oils are made of. */
  isKind: boolean
}

function withFoods(check: LineCheck, said: readonly ForeignFood[]): LineCheck {
  if (said.length === 0) return check
  const allergens = new Map(check.allergens)
  const diets = new Map(check.diets)
  for (const one of said) {
    const contents = claimedContents(contentsOf(one.food), one.claims, one.food.name)
    noteAll(allergens, allergensIn(contents), one)
    noteAll(diets, dietsAgainst(one.food, contents), one)
  }
  return { ...check, foods: [...new Set(said.map(({ food }) => food))], allergens, diets }
}

function noteAll<Id>(
  found: Map<Id, Trace>,
  traces: ReadonlyMap<Id, Trace>,
  { isCertain, isKind }: ForeignFood,
) {
  for (const [id, trace] of traces) {
    if (!trace.isCertain && isKind) continue
    if (!found.get(id)?.isCertain) found.set(id, { ...trace, isCertain: trace.isCertain && isCertain })
  }
}

/**
 * An unknown line whose name is, as a whole, a name of a food in some language that wishes are read in: "100 ml Sahne". Of a
 * name that means several foods in several languages each is only possible.
 */
export function withFoodsOfAnyLanguage(check: LineCheck): LineCheck {
  if (!check.isUnknown || check.foods.length > 0) return check
  const tokens = tokensOf(check.line.name)
  if (tokens.length === 0 || tokens.length > maxNameWords) return check
  const names = languages.flatMap((language) => {
    const found = language.id === 'en' ? null : foodAt(tokens, 0, compiledLanguage(language))
    return found?.isOwn && found.length === tokens.length ? [found.value] : []
  })
  const foods = [...new Set(names.flatMap((name) => foodCalled(name) ?? []))]
  return foods.length === 0
    ? check
    : withFoods(
        check,
        foods.map((food) => ({ food, claims: [], isCertain: foods.length === 1, isKind: false })),
      )
}

/** Words of a name in the tables of wishes, at most. */
const maxNameWords = 5
