import { findFoodByKey } from '../foods/foods.ts'
import { foodNameKey } from '../foods/foodWords.ts'
import { matchFoodName } from '../foods/matchFoodName.ts'
import { joiningWords } from '../lines/joiningWords.ts'
import { type IngredientLine, parseIngredientLine } from '../lines/parseIngredientLine.ts'
import type { WishLanguageId } from '../wish/wishLanguage.ts'
import { findFoodNameInLanguages, isSingleFoodName } from './findFoodNameInLanguages.ts'

const wordsOf = (kind: 'and' | 'or') =>
  joiningWords.filter(({ kind: own, languages }) => own === kind && !languages.includes('en'))

const list = wordsOf('and').map(({ word, languages }) => ({
  languages,
  // Arabic writes it together with the next word.
  joint: new RegExp(word === 'و' ? ' و ?|، ' : `,? ${word} |, `, 'iu'),
  word: new RegExp(word === 'و' ? ' و' : ` ${word} `, 'iu'),
}))

/** "Salt and pepper" is two things to buy, of which an amount belongs to the first. What one name holds is one. */
export function splitLineIntoFoods(line: IngredientLine): IngredientLine[] {
  const { name } = line
  if (findFoodByKey(foodNameKey(name))) return [line]
  const parts = name.split(/,? and |, /)
  const found = parts.map((part) => ({ name: part, food: matchFoodName(part).food }))
  const isEnglish = found.length > 1 && found.every(({ food }) => food)
  if (isEnglish && new Set(found.map(({ food }) => food!.name)).size === found.length)
    return listed(line, parts)
  return listed(line, listOfOthers(name) ?? [name])
}

/** The names in a list whose language knows each of them as another food: "Salz und Pfeffer"; null where none does. */
function listOfOthers(name: string): string[] | null {
  for (const { word, joint, languages } of list) {
    if (!word.test(name)) continue
    const parts = name.split(joint)
    const isList = languages.some((id) => !isSingleFoodName(name, id) && areFoods(parts, id))
    if (isList) return parts
  }
  return null
}

/** Whether each part names a food of its own, at least one of them in the words of a language. */
function areFoods(parts: readonly string[], id: WishLanguageId): boolean {
  const own = parts.map((part) => (part.endsWith('-') ? null : findFoodNameInLanguages(part, [id])))
  const foods = own.map((food, at) => food ?? parseIngredientLine(parts[at]!).food?.name ?? null)
  return own.some(Boolean) && !foods.includes(null) && new Set(foods).size === foods.length
}

function listed(line: IngredientLine, names: readonly string[]): IngredientLine[] {
  if (names.length < 2) return [line]
  const untold = { quantity: null, quantityMax: null, unit: null, secondAmount: null }
  return names.map((name, at) => ({ ...line, ...(at > 0 && untold), name, food: matchFoodName(name).food }))
}

const alternatives = wordsOf('or').map(({ word, languages }) => ({ languages, or: ` ${word} ` }))

/** A part of a line without the alternative food: "200 g Butter" from "200 g Butter oder Margarine". */
export function removeAlternativeFood(text: string): string {
  for (const { or, languages } of alternatives) {
    const at = text.toLowerCase().indexOf(or)
    if (at < 0) continue
    const [first, second] = [text.slice(0, at), text.slice(at + or.length)]
    if (/[([][^)\]]*$|-$/.test(first)) continue
    if (languages.some((id) => areFoods([first, second], id))) return first
  }
  return text
}
