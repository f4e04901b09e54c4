import { isOtherThingThanDish } from './dishNames/otherThingsThanDishes.ts'
import { dishNames } from './dishNames.ts'
import { foldText } from './foldText.ts'

/** A dish by its name, where it stands in a text. */
export interface DishInText {
  name: string
  start: number
  end: number
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const patternOf = (called: string) =>
  `${escapePattern(called).replace(/[ -]/g, '[ -]')}(?:s|es|'s)?`.replace(/y\(\?:s/, '(?:y|ies)(?:s')

interface DishPattern {
  name: string
  /** First words, without what may change at their end: a text that has none of them needs no look. */
  begins: readonly string[]
  pattern: RegExp
}

let patterns: readonly DishPattern[] | null = null

function patternsOfDishes() {
  patterns ??= dishNames.map(({ name, called }) => ({
    name,
    begins: [...new Set(called.map((each) => (each.split(/[ -]/)[0] ?? each).replace(/y$/, '')))],
    // The longest first, so that "ragu alla bolognese" is not read as "ragu" with something behind it.
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(?:${called
        .toSorted((a, b) => b.length - a.length)
        .map(patternOf)
        .join('|')})(?![\\p{L}\\d])`,
      'gu',
    ),
  }))
  return patterns
}

/** The dishes that a text names, in the order in which they stand; of those that overlap the longest. */
export function findDishesInText(text: string): DishInText[] {
  const folded = foldText(text)
  const all = patternsOfDishes().flatMap(({ name, begins, pattern }) => {
    if (!begins.some((begin) => folded.includes(begin))) return []
    return [...folded.matchAll(pattern)]
      .map((hit) => ({ name, start: hit.index, end: hit.index + hit[0].length }))
      .filter((dish) => !isOtherThingThanDish(folded, dish))
  })
  const longestFirst = all.sort((a, b) => b.end - b.start - (a.end - a.start))
  const kept: DishInText[] = []
  for (const dish of longestFirst)
    if (kept.every(({ start, end }) => dish.end <= start || dish.start >= end)) kept.push(dish)
  return kept.sort((a, b) => a.start - b.start)
}

/** All that a dish is called, in letters of `foldText`; a name that is in no list stands for itself. */
export function namesOfDish(name: string): readonly string[] {
  return dishNames.find((dish) => dish.name === name)?.called ?? [foldText(name)]
}

const patternsByName = new Map<string, RegExp>()

/** Finds a dish by all that it is called in a text that was folded by `foldText`. */
export function patternOfDishName(name: string): RegExp {
  const made = patternsByName.get(name)
  if (made) return made
  const pattern = new RegExp(
    `(?<![\\p{L}\\d])(?:${namesOfDish(name).map(patternOf).join('|')})(?![\\p{L}\\d])`,
    'u',
  )
  patternsByName.set(name, pattern)
  return pattern
}

/** Whether a text names this dish. */
export function isDishNamedInText(name: string, text: string): boolean {
  return patternOfDishName(name).test(foldText(text))
}

/** A name that is a food as well: in a title it is the dish only where it ends what the dish is called. */
const nameOfFoodToo = /^chill?i(?:s|es)?$/
/** What makes pancakes another dish than those that are asked for by this name alone. */
const savoryPancake =
  /\b(?:potato|scallion|kimchi|seafood|zucchini|chickpea|lentil|cabbage|vegetable|corn|mung bean|beef|pork|chicken|lamb|turkey) $/
const endOfName = /^(?:$| (?:with|of|on|over|con|sin|sans|ohne) |,| \()/

/** Whether a place of a title where a name was found is what the dish is called: not the chili of "eggs with tomato and chili". */
export function isNameOfDishAt(title: string, start: number, hit: string): boolean {
  if (/^(?:fluffy )?pancakes?$/.test(hit)) return !savoryPancake.test(title.slice(0, start))
  if (!nameOfFoodToo.test(hit)) return true
  const before = title.slice(0, start)
  return !/[(,]|\b(?:with|and|in)\b/.test(before) && endOfName.test(title.slice(start + hit.length))
}

/** Whether a title is that of a dish of this name. */
export function isDishNamedInTitle(name: string, title: string): boolean {
  const folded = foldText(title)
  const all = new RegExp(patternOfDishName(name).source, 'gu')
  return [...folded.matchAll(all)].some((hit) => isNameOfDishAt(folded, hit.index, hit[0]))
}
