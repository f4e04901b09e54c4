import { type CompiledLanguage, normalizeSpelling } from '../compileLanguage.ts'
import { childOf } from '../phraseTree.ts'
import type { WishItem } from '../wishItems.ts'
import { allEndingsRepeatingFood, endingsNamingCuts, endingsRepeatingFood } from './cutWords.ts'
import { isNeverWishedFood } from './foodMeanings.ts'
import { isOneEditApart } from './misspellings/meaningOfMisspelling.ts'

type Part = Pick<WishItem, 'role' | 'food'>

/** Letters that a food within a longer word has at least. */
const minFoodLength = 2
const maxWordLength = 40

/** Letters of an ending that a misspelt one may stand for: shorter ones are too near to each other. */
const minMisspelt = 4

/** What a food is called by that somebody is allergic to: "Weizeneiweiß". */
const proteinOf = /(?<=\p{L}{4})(?:eiwei(?:ss|ß)|eiwit|proteine?)$/u

/**
 * The parts of a word that is a food and what is said of it: "nussallergie", "glutenfrei". The first part is unknown where
 * nobody knows such a food.
 */
export function splitCompoundFood(word: string, language: CompiledLanguage): Part[] | null {
  const found = splitCompoundExclusion(word, language)
  if (!found) return misspeltFree(word, language)
  const links = linksOf(language)
  const food =
    foodOf(found.first, links, language) ?? foodOf(found.first.replace(proteinOf, ''), links, language)
  if (food)
    return [
      { role: 'food', food },
      { role: found.role, food: null },
    ]
  return found.isAsked
    ? [
        { role: 'unknown', food: null },
        { role: found.role, food: null },
      ]
    : null
}

/** A word that ends in an allergy or in "free", and what stands before it. */
export function splitCompoundExclusion(
  word: string,
  language: CompiledLanguage,
): { first: string; role: 'allergy' | 'freePrevious'; isAsked: boolean } | null {
  const { compounds } = language.language
  if (!compounds || word.length > maxWordLength) return null
  const text = normalizeSpelling(word, language.language)
  for (const [endings, role] of [
    [compounds.allergy, 'allergy'],
    [compounds.free, 'freePrevious'],
  ] as const)
    for (const [index, ending] of wordsIn(endings).entries()) {
      const at = text.indexOf(ending, minFoodLength)
      const isAsked = role === 'allergy' || (compounds.ofFoods && index === 0)
      if (at !== -1) return { first: text.slice(0, at), role, isAsked }
    }
  return null
}

/** "Glutenfei": the last part is one letter away from "frei", behind what nobody wishes for. */
function misspeltFree(word: string, language: CompiledLanguage): Part[] | null {
  const { compounds } = language.language
  if (!compounds || word.length > maxWordLength) return null
  const text = normalizeSpelling(word, language.language)
  for (const ending of wordsIn(compounds.free)) {
    if (ending.length < minMisspelt) continue
    const from = Math.max(minPart, text.length - ending.length - 1)
    for (let at = from; at <= text.length - ending.length + 1; at++) {
      if (text[at] !== ending[0] || !isOneEditApart(text.slice(at), ending)) continue
      const food = foodOf(text.slice(0, at), linksOf(language), language)
      if (food !== null && isNeverWishedFood(food))
        return [
          { role: 'food', food },
          { role: 'freePrevious', food: null },
        ]
    }
  }
  return null
}

/** "Eiprodukte", "ovoprodukter": what is made of a food, as one word with it. */
const productsOf = /(?:produkt|product|erzeugnis|derivat)(?:e|en|er|ene|ter|s|se|sen)?$/

/** The food of which a word says that something is made, "Eiprodukte"; else null. */
export function findFoodInProductWord(word: string, language: CompiledLanguage): string | null {
  if (!language.language.compounds?.ofFoods || word.length > maxWordLength) return null
  const text = normalizeSpelling(word, language.language)
  const at = text.search(productsOf)
  return at < minFoodLength ? null : foodOf(text.slice(0, at), linksOf(language), language)
}

/**
 * The food of which a word names a cut, or what it is made into: "Lachsfilet", "Mandelblättchen", "Fetakäse" of feta; else null.
 */
export function findFoodInCutWord(word: string, language: CompiledLanguage): string | null {
  if (!language.language.compounds?.ofFoods || word.length > maxWordLength) return null
  const text = normalizeSpelling(word, language.language)
  const links = linksOf(language)
  const before = (end: string) =>
    text.endsWith(end) && text.length - end.length >= minFoodLength
      ? namedExactly(text.slice(0, text.length - end.length), links, language)
      : null
  for (const cut of endingsNamingCuts(language.language)) {
    const food = before(cut)
    if (food) return food
  }
  for (const end of allEndingsRepeatingFood(language.language)) {
    const food = before(end)
    if (food && endingsRepeatingFood(food, language.language).includes(end)) return food
  }
  return null
}

/** The food that a part of a word is the whole name of, with a letter or two that link it to the rest. */
function namedExactly(
  part: string,
  links: readonly string[],
  { foods, endings }: CompiledLanguage,
): string | null {
  for (const link of links) {
    if (!part.endsWith(link)) continue
    const name = part.slice(0, part.length - link.length)
    if (name.length < minFoodLength) continue
    const food =
      childOf(foods, name)?.value ??
      endings.map((ending) => childOf(foods, name + ending)?.value).find(Boolean)
    if (food) return food
  }
  return null
}

/** The foods that a word is made of: one at its beginning, one at its end, or both, "knoblauchbutter". */
export function findFoodsJoinedInWord(word: string, language: CompiledLanguage): Part[] | null {
  if (!language.language.compounds?.ofFoods || word.length > maxWordLength) return null
  const cut = findFoodInCutWord(word, language)
  if (cut) return [{ role: 'food', food: cut }]
  const text = normalizeSpelling(word, language.language)
  const links = linksOf(language)
  let first: string | null = null
  let last: string | null = null
  for (let at = text.length - minRest; at >= minPart && !first; at--)
    first = foodOf(text.slice(0, at), links, language)
  for (let at = minRest; at <= text.length - minPart && !last; at++)
    last = foodOf(text.slice(at), [''], language)
  const foods = [first, last].flatMap((food) => (food ? [{ role: 'food' as const, food }] : []))
  return foods.length > 0 ? foods : null
}

const split = new Map<string, readonly string[]>()

/** The words of a text of a language, which is split once. */
function wordsIn(text: string): readonly string[] {
  const known = split.get(text) ?? text.split(' ').filter(Boolean)
  split.set(text, known)
  return known
}

const linksOf = ({ language }: CompiledLanguage) => ['', ...wordsIn(language.compounds?.links ?? '')]

/** Letters of a food that is part of a word, and of the rest of it: shorter ones stand in too many words. */
const minPart = 4
const minRest = 3

function foodOf(part: string, links: readonly string[], { foods, endings }: CompiledLanguage): string | null {
  for (const link of links) {
    if (!part.endsWith(link)) continue
    const name = part.slice(0, part.length - link.length)
    const isBegun = ({ prefix }: { prefix: string }) =>
      name.startsWith(prefix) && name.length - prefix.length <= 2
    const food =
      childOf(foods, name)?.value ??
      foods.prefixes.get(name[0] ?? '')?.find(isBegun)?.node.value ??
      endings.map((ending) => childOf(foods, name + ending)?.value).find(Boolean)
    if (food) return food
  }
  return null
}
