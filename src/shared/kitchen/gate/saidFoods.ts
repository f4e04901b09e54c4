import type { Claim } from '../foods/claims.ts'
import { isDescribing, isJoining } from '../foods/describingWords.ts'
import { findFoods } from '../foods/findFoods.ts'
import { type Food, foodByKey } from '../foods/foods.ts'
import { foodWords } from '../foods/foodWords.ts'

/** A food that a text names, with the words around it in its clause. */
export interface SaidFood {
  food: Food
  words: readonly string[]
  /** The words before it in its clause, the last 12 at most: no rule looks further back. */
  before: readonly string[]
  /** The word after it in its clause. */
  wordAfter: string | null
  sentence: string
  /** "butter the dish", "cream the eggs": a deed, not a food. */
  isDeed: boolean
  /** What the words before it say it is free of: "vegan cheese". */
  claims: readonly Claim[]
}

export interface SaidInStep extends SaidFood {
  /** Counted from 0. */
  step: number
}

/** The same for two foods that are said in the same words: what is found for one of them holds for the other. */
export const keyOf = ({ food, words }: SaidFood): string => `${food.name}|${words.join(' ')}`

/** The words before it, each with a space behind it. */
export const beforeOf = ({ before }: SaidFood) => (before.length === 0 ? '' : `${before.join(' ')} `)

/** What the steps say: the foods by name, and every other word. */
export interface SaidInSteps {
  foods: readonly SaidInStep[]
  otherWords: ReadonlySet<string>
}

const deedWords = new Set(
  foodWords(`butter oil cream flour salt pepper sugar season toast roll wrap chip ice bread batter pickle juice zest
  sprinkle stuff dress crumb sauce fluff relish grease dust sugar shell water milk spice ripple wedge scallop marinade
  roast dip spread`),
)
const determiners = new Set('the a an your each both it them together all some one over off'.split(' '))
const beforeDeeds = new Set(
  'and then to or lightly generously meanwhile well gently thinly now next'.split(' '),
)

const maxWordsBefore = 12

export const sentencesOf = (step: string): string[] =>
  step.split(/(?<=[.;!?])\s+/).filter((part) => part !== '')
const clausesOf = (sentence: string) =>
  sentence.split(/[,.;:!?()]+|\s[-–—]\s/).filter((part) => /\p{L}/u.test(part))

/** Reads steps clause by clause, so that "coconut, milk" stays two foods. Misspelt names are not looked for. */
export function readSteps(steps: readonly string[]): SaidInSteps {
  const otherWords = new Set<string>()
  const foods = steps.flatMap((text, step) =>
    foodsSaidIn(text, isDeed, otherWords).map((said) => ({ ...said, step })),
  )
  return { foods, otherWords }
}

/** Reads a recipe's name or description in the same way. It asks for no deeds: "butter chicken" names butter. */
export function readProse(text: string): readonly SaidFood[] {
  return foodsSaidIn(text, () => false, new Set())
}

/** The foods of a text in its order; its other words are added to `otherWords`. */
function foodsSaidIn(text: string, isDeedIn: typeof isDeed, otherWords: Set<string>): SaidFood[] {
  const foods: SaidFood[] = []
  for (const sentence of sentencesOf(text)) {
    for (const [place, clause] of clausesOf(sentence).entries()) {
      const words = foodWords(clause)
      const isNamed = new Set<number>()
      let claims: Claim[] = []
      for (const stretch of findFoods(words)) {
        if (stretch.kind === 'claim') claims.push(stretch.claim)
        if (stretch.kind === 'joining') claims = []
        if (stretch.kind !== 'food') continue
        const { food, from, to } = stretch
        const own = words.slice(from, to)
        const isExact = foodByKey(own.join(' ')) === food
        if (!isExact || own.some(isJoining) || (own.length === 1 && isDescribing(own[0]!))) continue
        for (let index = from; index < to; index++) isNamed.add(index)
        foods.push({
          food,
          words: own,
          before: words.slice(Math.max(0, from - maxWordsBefore), from),
          wordAfter: words[to] ?? null,
          sentence,
          isDeed: isDeedIn(words, from, to, place === 0),
          claims: [...claims],
        })
      }
      for (const [index, word] of words.entries()) if (!isNamed.has(index)) otherWords.add(word)
    }
  }
  return foods
}

function isDeed(words: readonly string[], from: number, to: number, isFirstClause: boolean): boolean {
  if (!deedWords.has(words[from]!)) return false
  const isLead = from === 0 && isFirstClause
  if (to - from > 1) return isLead && words[from] === 'season'
  if (isLead) return true
  const isAfterLead = from === 0 || beforeDeeds.has(words[from - 1]!)
  return isAfterLead && determiners.has(words[to] ?? 'the') && words[to] !== undefined
}
