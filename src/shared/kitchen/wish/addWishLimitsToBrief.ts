import type { Eater } from '../eaters.ts'
import type { RecipeBrief } from '../recipe.ts'
import { contentsExcludedByAllergy, contentsExcludedByWish } from './foods/foodMeanings.ts'
import { readFoodsOfAnswer } from './foods/readFoodsOfAnswer.ts'
import { youngestAgeGroup } from './people/ages/youngestAgeGroup.ts'
import { foodsLeftOutForInfants } from './people/dietAndCareConditions.ts'
import { eaterFromWishLimits } from './people/eaterFromWishLimits.ts'
import {
  type LeftOutFood,
  readWishLimits,
  type UnclearWishPassage,
  type WishLimits,
} from './readWishLimits.ts'
import { readWishRequirements } from './requirements/readWishRequirements.ts'

/** What somebody answered about a passage: which foods are to be left out; none where it is fine. */
export interface AnswerAboutPassage {
  passage: string
  leaveOut: readonly string[]
}

export interface WishTextsToRead {
  /** Wishes for changes that were made before this one. */
  earlierWishes: readonly string[]
  /** Null where nobody can be asked: then foods of an unclear passage are left out. */
  clarifications: readonly AnswerAboutPassage[] | null
}

export interface BriefWithWishLimits {
  brief: RecipeBrief
  leftOut: readonly LeftOutFood[]
  /** Passages that are still to be asked about. */
  unanswered: readonly UnclearWishPassage[]
  /** Passages of which every food was left out because nobody could be asked. */
  assumed: readonly UnclearWishPassage[]
}

/**
 * A brief with what its wishes say must not be in the dish as one more eater, so that every engine is told and the
 * check of every result asks for it. Limits of the first wish and of earlier changes stay in force.
 */
export function addWishLimitsToBrief(
  brief: RecipeBrief,
  { earlierWishes, clarifications }: WishTextsToRead,
): BriefWithWishLimits {
  const { answers, change } = brief
  const names = brief.eaters.map(({ name }) => name)
  const description = readWishLimits(answers.description, names)
  const changed = change?.kind === 'change' ? readWishLimits(change.wish, names) : null
  const all = [
    description,
    ...earlierWishes.map((wish) => readWishLimits(wish, names)),
    ...(changed ? [changed] : []),
  ]
  const unclear = all.flatMap((limits) => limits.unclear)
  const unanswered =
    clarifications === null ? [] : unclear.filter(({ text }) => !isAnswered(text, clarifications))
  const assumed = clarifications === null ? unclear : []
  const leftOut = [
    ...all.flatMap((limits) => limits.leftOut),
    ...assumed.flatMap(leftOutOfUnclear),
    ...leftOutByAnswers(lastAnswers(clarifications ?? []), [...unclear, ...all.flatMap(passagesOfNamed)]),
  ]
  const vulnerable = all.flatMap((limits) => limits.vulnerable)
  const guest = eaterFromWishLimits(leftOut, vulnerable.length > 0, youngestOf(vulnerable, leftOut))
  const eaters: readonly Eater[] = guest ? [...brief.eaters, guest] : brief.eaters
  const wishedFor = {
    description: description.wishedFor,
    change: changed?.wishedFor ?? null,
    requirements: {
      first: readWishRequirements(answers.description, description),
      change: change?.kind === 'change' && changed ? readWishRequirements(change.wish, changed) : null,
    },
  }
  return { brief: { ...brief, eaters, wishedFor }, leftOut, unanswered, assumed }
}

/** How old the youngest child of the wishes is: infants are those for whom honey is left out by their age. */
function youngestOf(vulnerable: readonly string[], leftOut: readonly LeftOutFood[]) {
  const isForInfants = ({ foods }: LeftOutFood) => foodsLeftOutForInfants.some((food) => foods.includes(food))
  return youngestAgeGroup(vulnerable, new Set(leftOut.filter(isForInfants).map(({ said }) => said)))
}

const isAnswered = (passage: string, clarifications: readonly AnswerAboutPassage[]) =>
  clarifications.some((each) => each.passage === passage)

/** Of several answers about one passage the last holds. */
const lastAnswers = (clarifications: readonly AnswerAboutPassage[]) =>
  new Map(clarifications.map((each) => [each.passage, each])).values().toArray()

/** A food that a wish only names, as a passage about which somebody may say that it is to be left out. */
function passagesOfNamed({ named, leftOut, unclear }: WishLimits): UnclearWishPassage[] {
  const isAllergy = [...leftOut, ...unclear].some((each) => each.isAllergy)
  return named.map(({ said, food }) => ({ text: said, isAllergy, foods: [{ said, food }] }))
}

function leftOutOfUnclear({ foods, isAllergy }: UnclearWishPassage): LeftOutFood[] {
  return foods.map(({ said, food }) => leftOutFood(said, food, isAllergy))
}

/** What answers leave out; the same words are read once. An answer to a passage that no wish holds any more says nothing. */
function leftOutByAnswers(
  clarifications: readonly AnswerAboutPassage[],
  unclear: readonly UnclearWishPassage[],
): LeftOutFood[] {
  const asked = Map.groupBy(unclear, ({ text }) => text)
  const foods = new Map<string, readonly string[]>()
  return clarifications.flatMap(({ passage, leaveOut }) => {
    const passages = asked.get(passage)
    if (!passages) return []
    const isAllergy = passages.some((each) => each.isAllergy)
    return leaveOut.flatMap((said) => {
      const named = foods.get(said) ?? readFoodsOfAnswer(said)
      foods.set(said, named)
      return named.map((food) => leftOutFood(said, food, isAllergy))
    })
  })
}

function leftOutFood(said: string, food: string, isAllergy: boolean): LeftOutFood {
  const { allergens, names } = isAllergy ? contentsExcludedByAllergy(food) : contentsExcludedByWish(food)
  return { said, allergens, foods: names, diets: [], isAllergy }
}
