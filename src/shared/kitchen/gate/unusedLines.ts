import { isDescribingWord, isJoiningWord } from '../foods/describingWords.ts'
import { isFoodNameWithoutTellingWord } from '../foods/findFoodsInWords.ts'
import { pathToContainedFood } from '../foods/foodContents.ts'
import type { Food } from '../foods/foods.ts'
import { splitFoodNameIntoWords } from '../foods/foodWords.ts'
import type { LineCheck } from './checkLine.ts'
import type { RecipeFinding } from './findings.ts'
import {
  findFoodGroupsNamedInSentences,
  findWordsOfThingsMadeOfUnnamedFoods,
  type SentenceWithFoodCount,
} from './foods/groupWords.ts'
import {
  findFoodKindName,
  findPathToAnyFood,
  isSaltOrPepper,
  namesOfFoodAndItsKind,
  wordsInKindNamesOfFood,
} from './foods/kindsOfFood.ts'
import {
  cacheKeyOfSaidFood,
  type FoodSaidInStep,
  type FoodsSaidInSteps,
  type SaidFood,
  splitStepIntoSentences,
} from './foods/saidFoods.ts'

/** Foods that go into the pot without a word. */
export const foodsUsedWithoutMention: ReadonlySet<string> = new Set([
  'water',
  'ice',
  'salt',
  'black pepper',
  'cooking spray',
])

const allRemainingPattern =
  /\b(?:all|other|remaining|rest of|both|each of|every|above|these|following|listed)\b[^.]{0,80}\bingredients?\b|\beverything else\b|\bthe rest\b(?! of)|(?<!(?:dry|wet|liquid) )\bingredients except\b|\b(?:the|your) ingredients\b/i
const everything =
  /(?<!\p{L})(?:everything|(?:them|it) all|all (?:of it|together|in)|the lot|alles|todo(?! (?:el|lo) )|tout (?:mettre|m[ée]langer|mixer|ajouter|verser|cuire|ensemble|dans|au|à))(?!\p{L})/iu
/** Below this share of lines named in the steps, "everything" means the list and not what was named. */
const namedShareOfWhole = 0.7

/** A line that says itself what it is for. */
const purposePattern =
  /\b(?:to|for) (?:serve|serving|garnish|garnishing|decorate|decorating|decoration|finish|finishing|taste|top|topping|dust|dusting|grease|greasing|fry|frying|deep[- ]fry\w*|shallow[- ]fry\w*|drizzl\w+|sprinkl\w+|brush\w*|roll\w*|coat\w*|dredg\w+|the (?:pan|tin|dish|water|grill))\b|\bas needed\b/i

/** Words of a piece, by which a step may call the food of a line: "the thighs", "the yolks". */
const pieces = new Set(
  splitFoodNameIntoWords(`breast thigh drumstick wing leg fillet steak chop cutlet loin shoulder shank rib rack joint bird roast
  floret clove leaf stalk stem sprig zest rind peel juice yolk white half wedge slice cube strip piece bean sheet
  shell pod seed kernel tail claw body cap crumb ball patty bone skin neck belly cheek tenderloin flank brisket`),
)
const pluralGroupPattern =
  /^(?:sugars|flours|oils|cheeses|peppers|milks|vinegars|salts|sauces|beans|onions|seeds|nuts|mushrooms|chillies|chilies|chiles|potatoes|tomatoes|lentils|noodles|creams|pastes|stocks|powders|peas|leaves|meats|minces)$/i

const tellingWords = (text: string) =>
  splitFoodNameIntoWords(text).filter(
    (word) => word.length > 2 && !isDescribingWord(word) && !isJoiningWord(word),
  )

/** A line with the words a step may call it by; `ownWords` are those that tell it from another. */
export interface LineWithNameWords {
  check: LineCheck
  foods: ReadonlySet<Food>
  nameWords: ReadonlySet<string>
  ownWords: ReadonlySet<string>
}

export function toLineWithNameWords(check: LineCheck): LineWithNameWords {
  const { food, foods, line } = check
  return {
    check,
    foods: new Set(foods),
    nameWords: new Set(splitFoodNameIntoWords(line.name)),
    ownWords: new Set(tellingWords(`${line.name} ${food?.name ?? ''}`)),
  }
}

/** How surely a food that is said means each of the lines: 0 for not at all. */
export function matchCertaintyOfEachLine(
  { food, words }: SaidFood,
  lines: readonly LineWithNameWords[],
): number[] {
  const telling = words.filter((word) => !isDescribingWord(word) && !isJoiningWord(word))
  const targets = namesOfFoodAndItsKind(food)
  const whole = isFoodNameWithoutTellingWord(words) ? ` ${words.join(' ')} ` : null
  return lines.map(({ check, foods, nameWords, ownWords }) => {
    if (whole !== null && ` ${splitFoodNameIntoWords(check.text).join(' ')} `.includes(whole)) return 3
    if (check.food === food) return words.some((word) => nameWords.has(word)) ? 4 : 3
    if (telling.length > 0 && telling.every((word) => ownWords.has(word))) return 3
    if (foods.has(food)) return 3
    // What a chutney only may hold is not what a step means by "the onions".
    if (
      check.food &&
      (findPathToAnyFood(check.food, targets)?.isCertain || pathToContainedFood(food, check.food.name))
    )
      return 2
    if (check.food && words.length === 1 && wordsInKindNamesOfFood(check.food).has(words[0]!)) return 2
    return telling.some((word) => ownWords.has(word)) ? 1 : 0
  })
}

/** Lines with a food that no step names, calls by its kind or piece, or means by "the remaining ingredients". */
export function findUnusedLines(
  lines: readonly LineCheck[],
  steps: readonly string[],
  { foods, otherWords }: FoodsSaidInSteps,
): RecipeFinding[] {
  const whole = steps.join(' ')
  if (allRemainingPattern.test(whole)) return []
  const callable = lines.map(toLineWithNameWords)
  const kindsSaid = [...new Set([...otherWords].map(findFoodKindName))].filter((kind) => kind !== null)
  const isUsed = callable.map((line) => isCalled(line, otherWords, kindsSaid))
  const severalBySentence = new Map<string, ReadonlySet<string>>()
  const done = new Set<string>()
  for (const said of foods) {
    const { words, sentence } = said
    const several = severalBySentence.get(sentence) ?? severalIn(sentence)
    severalBySentence.set(sentence, several)
    const isAll = words.length === 1 && several.has(words[0]!)
    // What is said in the same words means the same lines: a step may say it a hundred times.
    const key = `${cacheKeyOfSaidFood(said)}|${isAll}`
    if (done.has(key)) continue
    done.add(key)
    const sure = matchCertaintyOfEachLine(said, callable)
    const most = Math.max(...sure)
    if (most === 0) continue
    for (const [index, one] of sure.entries()) if (one === most || (isAll && one > 0)) isUsed[index] = true
  }
  const sentences = sentencesSaid(steps, foods, callable)
  const groups = findFoodGroupsNamedInSentences(
    sentences,
    lines.some(({ line }) => line.isHeading),
  )
  const unsaid = findWordsOfThingsMadeOfUnnamedFoods(sentences)
  const countable = lines.flatMap((check, index) => (isToBeUsed(check) ? [index] : []))
  const unused = countable.filter(
    (index) =>
      !isUsed[index] && !isInGroup(lines[index]!.food!, groups) && !isUnderHeadingOf(lines, index, unsaid),
  )
  if (everything.test(whole) && countable.length - unused.length < countable.length * namedShareOfWhole)
    return []
  return unused.map((line) => ({ kind: 'unused ingredient', food: lines[line]!.line.name, line, step: null }))
}

function isInGroup(food: Food, groups: ReadonlySet<string>): boolean {
  if (groups.has(food.category)) return true
  return [...groups].some((group) => pathToContainedFood(food, group)?.isItself === true)
}

function isToBeUsed({ food, foods, line, text }: LineCheck): boolean {
  if (foods.every((one) => isSaltOrPepper(one))) return false
  return (
    food !== null &&
    !line.isHeading &&
    !line.isOptional &&
    !foodsUsedWithoutMention.has(food.name) &&
    !purposePattern.test(text)
  )
}

function isCalled(
  { check: { food, line, text }, ownWords }: LineWithNameWords,
  said: ReadonlySet<string>,
  kindsSaid: readonly string[],
): boolean {
  if (!food) return false
  if ([...ownWords].some((word) => said.has(word))) return true
  const head = splitFoodNameIntoWords(line.name).at(-1)
  if (head !== undefined && said.has(head)) return true
  const allWords = splitFoodNameIntoWords(text)
  if (allWords.some((word) => pieces.has(word) && said.has(word))) return true
  return kindsSaid.some((kind) => pathToContainedFood(food, kind)?.isItself === true)
}

/** Words that a sentence says of several foods: "the oils", "both cheeses", each as one. */
function severalIn(sentence: string): ReadonlySet<string> {
  const pluralGroupWords = (sentence.match(/\p{L}+/gu) ?? []).filter((raw) => pluralGroupPattern.test(raw))
  return new Set(pluralGroupWords.flatMap((raw) => splitFoodNameIntoWords(raw)[0] ?? []))
}

function sentencesSaid(
  steps: readonly string[],
  foods: readonly FoodSaidInStep[],
  lines: readonly LineWithNameWords[],
): SentenceWithFoodCount[] {
  const listed = new Set(lines.flatMap(({ ownWords }) => [...ownWords]))
  const named = new Map<string, Set<Food>>()
  for (const { step, sentence, words, food } of foods) {
    if (!words.some((word) => listed.has(word))) continue
    const key = `${step} ${sentence}`
    const here = named.get(key)
    if (here) here.add(food)
    else named.set(key, new Set([food]))
  }
  return steps.flatMap((text, step) =>
    splitStepIntoSentences(text).map((sentence) => ({
      sentence,
      namedFoods: named.get(`${step} ${sentence}`)?.size ?? 0,
    })),
  )
}

/** Whether the heading above a line calls one of the things that a step makes "of its ingredients". */
function isUnderHeadingOf(lines: readonly LineCheck[], index: number, made: ReadonlySet<string>): boolean {
  const heading = lines.slice(0, index).findLast(({ line }) => line.isHeading)
  if (!heading) return false
  return splitFoodNameIntoWords(heading.text).some((word) => made.has(word))
}
