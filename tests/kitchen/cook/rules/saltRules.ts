import type { FinishedLine, FinishedRecipe } from './finishedRecipe.ts'
import type { DishRule } from './rule.ts'

const addsUp =
  'The parts of an ingredient add up to its line (Ostmann and Baker, The Recipe Writer’s Handbook, 2001).'

/** All that these rules read, so that they can read many recipes quickly. */
type LinesAndSteps = Pick<FinishedRecipe, 'steps'> & { lines: readonly Pick<FinishedLine, 'text'>[] }

const fractions: Readonly<Record<string, number>> = {
  '⅛': 1 / 8,
  '¼': 1 / 4,
  '⅓': 1 / 3,
  '½': 1 / 2,
  '⅔': 2 / 3,
  '¾': 3 / 4,
}
const numberOf = (whole: string | undefined, part: string | undefined) =>
  Number(whole ?? 0) + (part ? fractions[part]! : 0)

const spoons = '(?<![\\p{L}\\d])(\\d+)?([⅛¼⅓½⅔¾])? ?(tea|table)spoons?'
const spoonsOfLine = new RegExp(`^${spoons} fine salt\\b`, 'u')
const spoonsOfSteps = new RegExp(`${spoons} of the salt\\b`, 'gu')

/** Teaspoons that a match of spoons says. */
const teaspoonsIn = ([, whole, part, size]: RegExpExecArray) =>
  numberOf(whole, part) * (size === 'table' ? 3 : 1)

/** The line of fine salt; undefined without one. Flaky salt, salt cod and the like have lines of their own. */
const saltLineOf = ({ lines }: LinesAndSteps) =>
  lines.map(({ text }) => text).find((text) => /^(?:Salt\b(?! cod)|[^,]*\bfine salt\b)/.test(text))

function unequalParts(recipe: LinesAndSteps): string[] {
  const taken = [...recipe.steps.matchAll(spoonsOfSteps)].map(teaspoonsIn)
  if (taken.length === 0) return []
  const line = saltLineOf(recipe)
  const said = spoonsOfLine.exec(line ?? '')
  const sum = taken.reduce((all, each) => all + each, 0)
  // A sixteenth of a teaspoon: half of the smallest spoon.
  return said && Math.abs(teaspoonsIn(said) - sum) <= 1 / 16
    ? []
    : [`${taken.join(' + ')} teaspoons of “${line ?? 'no line'}”`]
}

/** "2 pinches of fine salt"; as many as are taken of "1 teaspoon fine salt, plus more by the pinch". */
function pinchesListed(line: string): number {
  if (/\bby the pinch\b/.test(line)) return Number.POSITIVE_INFINITY
  const [, many] = /^(an?|\d+) pinch/i.exec(line) ?? []
  return many === undefined ? 0 : /^a/i.test(many) ? 1 : Number(many)
}

function unlistedPinches(recipe: LinesAndSteps): string[] {
  const taken = [...recipe.steps.matchAll(/\bpinch of (?:fine )?salt\b/g)].length
  const line = saltLineOf(recipe)
  return taken > pinchesListed(line ?? '') ? [`${taken} pinches of “${line ?? 'no line'}”`] : []
}

interface SaltRule extends DishRule {
  find: (recipe: LinesAndSteps) => string[]
}

export const saltRules: readonly SaltRule[] = [
  { name: 'salt that does not add up', source: addsUp, find: unequalParts },
  { name: 'pinch of salt not listed', source: addsUp, find: unlistedPinches },
  {
    name: 'salt to taste without tasting',
    source: 'What is added to taste is tasted: a line that says so needs a step in which the cook does it.',
    find: (recipe) => {
      const line = saltLineOf(recipe) ?? ''
      return /\bto taste\b/.test(line) && !/\btast(?:e|ing)\b/i.test(recipe.steps) ? [`“${line}”`] : []
    },
  },
  {
    name: 'salted water without salt',
    source: 'Each ingredient is listed (Ostmann and Baker, The Recipe Writer’s Handbook, 2001).',
    find: (recipe) => {
      const isSalted = /\bsalted (?:\w+ )?water\b|\bboiling and salted\b|\bsalt the water\b/i.test(
        recipe.steps,
      )
      return isSalted && !/\bfor the water\b/.test(saltLineOf(recipe) ?? '') ? ['salted water'] : []
    },
  },
]
