import { joinClaimsToPartBehind } from './claims/claimParts.ts'
import { withoutCertainty } from './claims/claimStrengths.ts'
import { type FoodRelation, foreignJoiningWords, relationOfWord } from './claims/joiningWords.ts'
import { isOrdinaryKind, ordinaryKindOfFood, slashBesideClaimAsOr } from './claims/ordinaryKinds.ts'
import { isNegationWord } from './describingWords.ts'
import { type FoodNameSegment, type FoodReadingMode, findFoodsInWords } from './findFoodsInWords.ts'
import { type Claim, plantBasedClaim } from './foodClaims.ts'
import { pathToContainedFood } from './foodContents.ts'
import type { FoodFact } from './foodFacts.ts'
import type { Food } from './foods.ts'
import { splitFoodNameIntoWords } from './foodWords.ts'
import { claimOfFoodForm, foodMeantBeforeWord, isModifierNotContained } from './formFoods.ts'
import { createFreeFromClaim } from './freeFromClaims.ts'
import { findFactsInFoodName } from './namedFacts.ts'

/** A food of these before a plant is often an ingredient of its own: "smoked salmon avocado". */
const animalCategories: ReadonlySet<string> = new Set(['Dairy', 'Seafood', 'Meat'])

export interface FoodMention {
  food: Food
  relation: FoodRelation
  claims: readonly Claim[]
  /** Facts that are only possible for the food but stand in this very name: the soy of "tofu mayonnaise". */
  confirms: readonly FoodFact[]
}

/** What a name was read as. `food` is null where the last word of it is none we know: we abstain, not guess. */
export interface FoodMatch {
  food: Food | null
  mentions: readonly FoodMention[]
  unknownWords: readonly string[]
}

interface Group {
  relation: FoodRelation
  stretches: readonly FoodNameSegment[]
}

/** Words after a food, or before it, by which a thing only tastes or looks like it. */
const likenessWordsAfter = new Set('flavored flavoured flavor flavour style'.split(' '))

/** Words after a food by which a plant stands in for what comes of animals: "soy cream alternative". */
const insteadAfter = new Set('substitute alternative replacement replacer'.split(' '))

/** Forms whose ingredient is unknown if the word before them is unknown: "kodo flour" is not of wheat. */
const formsOfUnknownFood = new Set(['flour', 'noodle', 'dough', 'vermicelli', 'meal', 'nut'])

/** "Malt vinegar based": it is in there. */
const madeAfter = new Set(['based'])

const likeBefore = new Set('imitation faux fake pretend'.split(' '))

/** A text beside a name, a preparation or a note: no word there is taken for a misspelt food, nor a cut for one. */
export function matchFoodsInRemark(text: string): FoodMatch {
  return matchGroups(text.split(';').flatMap(remarkGroups))
}

/** "Contains eggs, milk and wheat": what follows the comma is in there too. */
function remarkGroups(text: string): Group[] {
  let isTold = false
  return partsOf(text).flatMap((part) => {
    const stretches = findFoodsInWords(splitFoodNameIntoWords(part), 'remark')
    const groups = groupsOf(stretches)
    const [first, ...rest] = groups
    const isAlso = isTold && first.relation === 'named'
    isTold ||= stretches.some((stretch) => isWordIn(containing, stretch))
    return isAlso ? [{ ...first, relation: 'with' as const }, ...rest] : groups
  })
}

const containing = new Set(['contain', 'containing', 'including', 'incl'])

/** A name, or a piece of one, without brackets. */
export function matchFoodNamePart(text: string): FoodMatch {
  const parts = joinClaimsToPartBehind(partsOf(slashBesideClaimAsOr(text)).map(splitFoodNameIntoWords))
  const match = matchParts(parts, 'name')
  if (match.mentions.length > 0) return match
  const matchReadAsCuts = matchParts(parts, 'cut')
  return matchReadAsCuts.mentions.length > 0 ? matchReadAsCuts : match
}

function matchParts(parts: readonly (readonly string[])[], reading: FoodReadingMode): FoodMatch {
  return matchGroups(
    parts.flatMap((words, index) => {
      const [first, ...rest] = groupsOf(findFoodsInWords(words, reading))
      const relation = index > 0 && first.relation === 'named' ? 'and' : first.relation
      return [{ relation, stretches: first.stretches }, ...rest]
    }),
  )
}

/** What stands between commas and the like. */
function partsOf(text: string): string[] {
  return text.split(/[,;:]/).filter((part) => part.trim() !== '')
}

/** What a name says it is free of. */
export function claimsInSegments(stretches: readonly FoodNameSegment[]): Claim[] {
  return stretches.flatMap((stretch) => (stretch.kind === 'claim' ? [stretch.claim] : []))
}

function matchGroups(groups: readonly Group[]): FoodMatch {
  const mentions: FoodMention[] = []
  const unknownWords: string[] = []
  let food: Food | null = null
  let isOver = false
  const reads = groups.map(({ stretches }) => readGroup(stretches))
  for (const [index, { relation }] of groups.entries()) {
    const read = reads[index]!
    const isOpen =
      (relation === 'or' && isOrdinaryKind(groups[index - 1]!.stretches)) ||
      (groups[index + 1]?.relation === 'or' && isOrdinaryKind(groups[index + 1]!.stretches))
    const own = read.mentions.map((mention) => ({ relation, ...mention }))
    mentions.push(...(isOpen ? own.flatMap(withOrdinaryKind) : own))
    unknownWords.push(...read.unknownWords)
    if (!isOver && relation !== 'not' && read.isNamed) {
      food = read.head
      isOver = true
    }
  }
  return { food, mentions: withoutDenied(mentions), unknownWords }
}

/** "Regular or vegan butter": it may also be the food that is free of nothing. */
export function withOrdinaryKind(mention: FoodMention): FoodMention[] {
  const open = { ...mention, claims: mention.claims.map(withoutCertainty) }
  const food = ordinaryKindOfFood(mention.food)
  return food === null ? [open] : [open, { food, relation: 'or', claims: [], confirms: [] }]
}

interface GroupRead {
  mentions: (Omit<FoodMention, 'relation'> & { relation?: FoodRelation })[]
  head: Food | null
  /** Whether anything in it is, or may be, a food. */
  isNamed: boolean
  unknownWords: string[]
}

/** "Couscous salad" is made of couscous, which "butter lettuce" is not of butter. */
const isSalad = (words: readonly string[]) => words.length === 1 && /^salads?$/.test(words[0]!)

/** Foods side by side are one thing: the last is what it is, those before say of what or how. */
function readGroup(stretches: readonly FoodNameSegment[]): GroupRead {
  const claims = claimsInSegments(stretches)
  const mentions: GroupRead['mentions'] = []
  const unknownWords: string[] = []
  const before: string[] = []
  let head: Food | null = null
  let isNamed = false
  for (const [index, stretch] of stretches.entries()) {
    const [previous, next] = [stretches[index - 1], stretches[index + 1]]
    if (stretch.kind === 'unknown' && !isLikeness(stretch)) {
      unknownWords.push(stretch.word)
      head = null
      isNamed = true
    }
    if (stretch.kind === 'food') {
      if (next && 'word' in next && next.word === 'free') {
        claims.push(createFreeFromClaim(stretch.food))
        continue
      }
      // Either the name of a plant, "butter squash", or two foods, "feta salad".
      const isNickname =
        next?.kind === 'food' && !isSalad(next.words) && isModifierNotContained(stretch.food, next.food)
      if (isNickname && !animalCategories.has(stretch.food.category)) continue
      const form = claimOfFoodForm(stretch.food, stretch.words, {
        words: before,
        food: previous?.kind === 'food' ? previous.food : null,
      })
      const isOpen =
        previous?.kind === 'unknown' &&
        stretch.words.length === 1 &&
        formsOfUnknownFood.has(stretch.words[0]!)
      const isLike = isOpen || isWordIn(likenessWordsAfter, next) || isWordIn(likeBefore, previous)
      mentions.push({
        food: next ? foodMeantBeforeWord(stretch.food) : stretch.food,
        confirms: findFactsInFoodName(stretch.words),
        claims: [...(form ? [form] : []), ...(isWordIn(insteadAfter, next) ? [plantBasedClaim] : [])],
        ...((isLike || isNickname) && { relation: 'like' as const }),
        ...(isWordIn(madeAfter, next) && { relation: 'with' as const }),
      })
      head = isOpen ? null : stretch.food
      isNamed = true
    }
    before.push(...('word' in stretch ? [stretch.word] : stretch.kind === 'food' ? stretch.words : []))
  }
  return {
    mentions: mentions.map((mention) => ({ ...mention, claims: [...claims, ...mention.claims] })),
    head,
    isNamed,
    unknownWords,
  }
}

/** "Pesto, no cheese": an ingredient that the line denies is removed from the food's contents, with its facts. */
function withoutDenied(mentions: readonly FoodMention[]): FoodMention[] {
  const denied = mentions.filter(({ relation }) => relation === 'not').map(({ food }) => food)
  if (denied.length === 0) return [...mentions]
  return mentions.map((mention) => {
    const parts = denied.filter((part) => pathToContainedFood(mention.food, part.name)?.isItself === false)
    return { ...mention, claims: [...mention.claims, ...parts.map(createFreeFromClaim)] }
  })
}

/** The stretches between joining words, each with how it stands to the first. "can of tuna": "of" starts over. */
function groupsOf(stretches: readonly FoodNameSegment[]): [Group, ...Group[]] {
  const first: { relation: FoodRelation; stretches: FoodNameSegment[] } = { relation: 'named', stretches: [] }
  const groups: [typeof first, ...(typeof first)[]] = [first]
  const isClaimed = stretches.some(({ kind }) => kind === 'claim')
  for (const stretch of stretches) {
    const joined = isClaimed && 'word' in stretch ? foreignJoiningWords[stretch.word] : undefined
    if (joined) groups.push({ relation: joined, stretches: [] })
    else if (stretch.kind === 'joining')
      groups.push({
        relation: isNegationWord(stretch.word) ? 'not' : (relationOfWord[stretch.word] ?? 'with'),
        stretches: [],
      })
    else groups.at(-1)!.stretches.push(stretch)
  }
  return groups
}

function isWordIn(words: ReadonlySet<string>, stretch: FoodNameSegment | undefined): boolean {
  return stretch !== undefined && 'word' in stretch && words.has(stretch.word)
}

function isLikeness(stretch: FoodNameSegment): boolean {
  return (
    isWordIn(likenessWordsAfter, stretch) || isWordIn(insteadAfter, stretch) || isWordIn(likeBefore, stretch)
  )
}
