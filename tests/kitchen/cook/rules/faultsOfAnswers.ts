import type { CookedAnswer } from '../../../support/recipes/cookedAnswers.ts'
import { dishRules } from './dishRules.ts'
import { type FinishedRecipe, readFinishedRecipe, splitIntoSentences } from './finishedRecipe.ts'
import type { DishRule } from './rule.ts'

/** The words in recipes of one dish that break a rule, with how many answers get them and the first of those. */
export interface DishFault {
  rule: string
  dishId: string
  words: string
  answers: number
  example: string
}

export interface FaultsOfAnswers {
  answers: number
  recipes: number
  /** Answers that get a recipe with any fault. */
  faultyAnswers: number
  /** Answers that get a recipe with a fault of the rule, by the name of the rule. */
  answersByRule: ReadonlyMap<string, number>
  /** Those that most answers get first. */
  faults: readonly DishFault[]
}

/** The rule that compares dishes with each other, and is therefore no part of `dishRules`. */
export const sharedSentenceRule: Pick<DishRule, 'name' | 'source'> = {
  name: 'sentence of several dishes',
  source:
    'A recipe is written afresh: no sentence of at least seven words in more than two dishes, those of sides and sauces apart.',
}
const maxDishesOfSentence = 2
const leastWordsOfSentence = 7

/** Reads what was cooked for the answers by every rule; the same recipe for the same meal is read once. */
export function findFaultsOfAnswers(cooked: Iterable<CookedAnswer>): FaultsOfAnswers {
  const groups = new Map<string, { first: CookedAnswer; answers: number }>()
  let answers = 0
  for (const each of cooked) {
    const { mealType, cookingTime, dietType } = each.answers
    const key = JSON.stringify([each.recipe, mealType, cookingTime === '1 hour or more', dietType === 'Keto'])
    const group = groups.get(key) ?? { first: each, answers: 0 }
    group.answers += 1
    answers += 1
    groups.set(key, group)
  }
  const answersByRule = new Map<string, number>()
  let faultyAnswers = 0
  const faults = new Map<string, DishFault>()
  const shared = sentencesOfSeveralDishes([...groups.values()].map(({ first }) => first))
  for (const { first, answers: count } of groups.values()) {
    const read = readFinishedRecipe(first.recipe, first.answers)
    let isFaulty = false
    for (const { name, find } of [
      ...dishRules,
      { name: sharedSentenceRule.name, find: (recipe: FinishedRecipe) => sharedIn(recipe, shared) },
    ]) {
      const words = find(read)
      if (words.length === 0) continue
      isFaulty = true
      answersByRule.set(name, (answersByRule.get(name) ?? 0) + count)
      for (const said of new Set(words)) addFault(faults, name, said, first, count)
    }
    if (isFaulty) faultyAnswers += count
  }
  return {
    answers,
    recipes: groups.size,
    faultyAnswers,
    answersByRule,
    faults: [...faults.values()].sort((a, b) => b.answers - a.answers),
  }
}

function addFault(
  faults: Map<string, DishFault>,
  rule: string,
  words: string,
  { answers, dishId }: CookedAnswer,
  count: number,
): void {
  const key = `${rule}\n${dishId}\n${words}`
  const known = faults.get(key)
  if (known) {
    known.answers += count
    return
  }
  const { cuisine, mealType, cookingTime, dietType, meatPreference, skillLevel } = answers
  const example = [cuisine, mealType, cookingTime, dietType, meatPreference, skillLevel]
    .filter(Boolean)
    .join(', ')
  faults.set(key, { rule, dishId, words, answers: count, example })
}

/** Sentences with the number of dishes in which they stand; those of a side or a sauce stand wherever that does, and are left out. */
function sentencesOfSeveralDishes(cooked: readonly CookedAnswer[]): ReadonlyMap<string, number> {
  const dishes = new Map<string, Set<string>>()
  const inPart = countSentencesOfParts(cooked)
  for (const { recipe, dishId, partIds: parts } of cooked)
    for (const sentence of sentencesAlone(recipe)) {
      if (sentence.split(' ').length < leastWordsOfSentence || isAboutHeat.test(sentence)) continue
      if (parts.some((part) => inPart(sentence, part))) continue
      dishes.set(sentence, (dishes.get(sentence) ?? new Set<string>()).add(dishId))
    }
  return new Map(
    [...dishes]
      .filter(([, ids]) => ids.size > maxDishesOfSentence)
      .map(([sentence, ids]) => [sentence, ids.size]),
  )
}

/** Whether a sentence is one of a part: two dishes or more have both. */
function countSentencesOfParts(cooked: readonly CookedAnswer[]): (sentence: string, part: string) => boolean {
  const dishes = new Map<string, Set<string>>()
  for (const { recipe, dishId, partIds: parts } of cooked)
    for (const sentence of parts.length > 0 ? sentencesAlone(recipe) : [])
      for (const part of parts) {
        const key = `${part}\n${sentence}`
        dishes.set(key, (dishes.get(key) ?? new Set<string>()).add(dishId))
      }
  return (sentence, part) => (dishes.get(`${part}\n${sentence}`)?.size ?? 0) > 1
}

function sentencesAlone({ instructions }: CookedAnswer['recipe']): string[] {
  return instructions.flatMap(splitIntoSentences).map(sentenceAlone)
}

/** There is one way to say how an oven is heated, and how a pan. */
const isAboutHeat = /^Heat (?:the|a|an|some|\d|half|1)[^.;]*?(?: to | over |in a )[^.;]*[.;]?$/

/** Without what joins it to another step. */
function sentenceAlone(sentence: string): string {
  const alone = sentence.replace(
    /^(?:Meanwhile|At the same time|About \d+ minutes before that is done|Shortly before that is done), /,
    '',
  )
  return alone.charAt(0).toUpperCase() + alone.slice(1)
}

function sharedIn({ sentences }: FinishedRecipe, shared: ReadonlyMap<string, number>): string[] {
  return sentences.flatMap(({ text }) => {
    const count = shared.get(sentenceAlone(text))
    return count ? [`${count} dishes: “${text}”`] : []
  })
}
