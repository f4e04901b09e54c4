import { findTemperatures, type StepTemperature } from '../../units/stepTemperatures.ts'
import { type AnimalKindId, findRawAnimalFoodLines } from './animalKinds.ts'
import {
  highestCelsius,
  isHeatInside,
  isHeatOfPlace,
  maxCelsiusInsideFood,
  withDegreeSigns,
} from './doneness/celsiusInside.ts'
import { cookedThroughPattern } from './doneness/donenessMentions.ts'
import { preheatsPattern } from './doneness/heatReachingFoodWords.ts'
import { cooksPattern, coolingPattern, meltedOrWhipped, poachPattern } from './doneness/lowHeatWords.ts'
import { driesPattern, keepsWarmPattern } from './doneness/lowOvens.ts'
import { heatPatternOfOtherScripts, normalizeForHazardPatterns } from './eggs/eggWords.ts'
import { negationPattern } from './handling/marinadeWords.ts'
import { coldPlacePattern, leavesColdPlacePatterns } from './handling/placesAndTimes.ts'
import { sealedBagPattern, sousVidePattern, waterBathPattern } from './handling/vesselsAndStuffing.ts'
import { isTextHeating } from './heatWords.ts'
import { type HazardRule, longestMinutesInText, type RecipeForHazards } from './recipeForHazards.ts'
import { longestMinutesInFoldedText } from './statements.ts'

/** Least minutes in the middle of the food from these °C up; below the first no time is long enough. */
type LeastMinutes = readonly (readonly [celsius: number, minutes: number])[]

/** FDA Food Code 3-401.11(B): meat other than poultry. */
const ofMeat: LeastMinutes = [
  [54.4, 112],
  [55, 89],
  [56.1, 56],
  [57.2, 36],
  [58.3, 23],
  [60, 12],
  [62.2, 5],
  [65, 1.5],
  [70, 0],
]
/** USDA FSIS, "Time-temperature tables for cooking ready-to-eat poultry products", chicken with 12 % fat. */
const ofPoultry: LeastMinutes = [
  [57.8, 81],
  [58.9, 53],
  [60, 35],
  [61.1, 24],
  [62.2, 17],
  [62.8, 13],
  [65.6, 5],
  [68.3, 1.3],
  [71, 0],
]

/** Kinds that must be pasteurised for everybody; whole cuts, duck and fish may be rare for others. */
const pasteurised: Readonly<Partial<Record<AnimalKindId, LeastMinutes>>> = {
  poultry: ofPoultry,
  'minced meat': ofMeat,
  pork: ofMeat,
}

/** By the FDA Food Code: below 54.4 °C germs go on growing, so that food is there for two hours at most. */
const leastCelsius = 54
const maxColdMinutes = 2 * 60

/** Half a degree is lost where Fahrenheit is rounded. */
const rounding = 0.5

function leastMinutesAt(table: LeastMinutes, celsius: number): number {
  return table.findLast(([from]) => celsius + rounding >= from)?.[1] ?? Number.POSITIVE_INFINITY
}

function isTooLittle(
  kind: AnimalKindId,
  celsius: number,
  minutes: number,
  isForVulnerable: boolean,
): boolean {
  if (celsius < leastCelsius && minutes > maxColdMinutes) return true
  const table = pasteurised[kind] ?? (isForVulnerable ? ofMeat : null)
  if (!table) return false
  // Where no time is said it may be long enough, if any time is.
  const least = leastMinutesAt(table, celsius)
  return least === Number.POSITIVE_INFINITY || (minutes > 0 && minutes < least)
}

/** The heat of each water bath with food, and how long the food is there; minutes are 0 where nothing says. */
function bathsOf({
  sentences,
  lines,
  names,
}: RecipeForHazards): { step: number; text: string; celsius: number; minutes: number }[] {
  const animals = findRawAnimalFoodLines(lines)
  const isOfAnimal = (text: string, folded: string) =>
    animals.some((animal) => animal.names.test(folded) || animal.names.test(text)) ||
    (!names.some((name) => name?.test(folded)) && !meltedOrWhipped.test(folded))
  const isBath = sentences.map(
    ({ text, folded }, index) =>
      (sousVidePattern.test(folded) &&
        !negationPattern.test(folded.slice(0, sousVidePattern.exec(folded)!.index))) ||
      (waterBathPattern.test(folded) &&
        (sealedBagPattern.test(folded) ||
          sealedBagPattern.test(sentences[index - 1]?.folded ?? '') ||
          (cooksPattern.test(normalizeForHazardPatterns(text)) &&
            !keepsWarmPattern.test(normalizeForHazardPatterns(text)) &&
            isOfAnimal(text, folded)))),
  )
  const first = isBath.indexOf(true)
  if (first === -1) return []
  // The heat may be told before the food goes in or after it, the time after the heat.
  const near = sentences.slice(Math.max(0, first - 1), first + 4)
  const heated = near.findIndex(({ text }, at) => (at > 0 || first === 0) && bathCelsius(text) !== null)
  const found = heated === -1 ? near.findIndex(({ text }) => bathCelsius(text) !== null) : heated
  if (found === -1) return []
  const { step, text, folded } = near[found]!
  const after = near.slice(found, found + 3).map((sentence) => hotPartOf(sentence.folded))
  const cooled = after.findIndex(({ isCooled }) => isCooled)
  const minutes = after
    .slice(0, cooled === -1 ? undefined : cooled + 1)
    .map(({ part }) => minutesOfBath(part))
  const said = minutes.find((count) => count > 0) ?? 0
  return [{ step, text: folded, celsius: bathCelsius(text)!, minutes: said }]
}

/** What a sentence says until something cools the food: days in a fridge are no time in the bath. */
function hotPartOf(folded: string): { part: string; isCooled: boolean } {
  const clauses = folded
    .replace(leavesColdPlacePatterns, ' ')
    .replace(/freezer bags?/giu, 'bag')
    .split(/[,;:()]|\s(?:and|und|et|y|then|dann|puis|luego)\s/u)
  const cold = clauses.findIndex((clause) => coldPlacePattern.test(clause))
  return { part: clauses.slice(0, cold === -1 ? undefined : cold).join(', '), isCooled: cold !== -1 }
}

/** Two hours in one Arabic word. */
const twoHours = /ساعت(?:ين|ان)/u

const minutesOfBath = (text: string): number =>
  Math.max(
    longestMinutesInFoldedText(text),
    longestMinutesInText(withDegreeSigns(text)),
    twoHours.test(text) ? 120 : 0,
  )

function bathCelsius(said: string): number | null {
  return lowestCelsius(withDegreeSigns(said))
}

function lowestCelsius(text: string): number | null {
  const said = findTemperatures(text).flatMap(({ value, celsius, scale }) => {
    if (scale === 'gas mark') return []
    const degrees = celsius ?? (value > 100 ? ((value - 32) * 5) / 9 : value)
    return degrees >= 30 && degrees < 80 ? [degrees] : []
  })
  return said.length === 0 ? null : Math.min(...said)
}

const find = (kitchen: RecipeForHazards, isForVulnerable: boolean) => {
  const animals = findRawAnimalFoodLines(kitchen.lines)
  return bathsOf(kitchen).flatMap(({ step, text, celsius, minutes }) => {
    const named = animals.filter(({ names }) => names.test(text))
    const inBath = named.length > 0 ? named : animals
    const short = inBath.find(({ kind }) => isTooLittle(kind, celsius, minutes, isForVulnerable))
    return short ? [{ line: null, step, about: short.about }] : []
  })
}

/** Poultry that lies in a liquid which is too cool for the time that it is there. */
const findPoultryPoachedTooCool = (kitchen: RecipeForHazards) => {
  const poultry = findRawAnimalFoodLines(kitchen.lines).filter(({ kind }) => kind === 'poultry')
  if (poultry.length === 0 || bathsOf(kitchen).length > 0) return []
  return kitchen.sentences.flatMap(({ step, text, folded }, index) => {
    const celsius = poachPattern.test(folded) ? bathCelsius(text) : null
    const clause = celsius === null ? '' : folded.slice(0, poachPattern.exec(folded)!.index)
    const isOfOther =
      !poultry.some(({ names }) => names.test(text) || names.test(folded)) &&
      kitchen.names.some((names) => names?.test(folded))
    // The rules of doneness report the heat in the middle of a food.
    if (
      celsius === null ||
      maxCelsiusInsideFood(text, anyPoultry) !== null ||
      isOfOther ||
      coolingPattern.test(clause)
    )
      return []
    const minutes = Math.max(minutesOfBath(text), minutesOfBath(kitchen.sentences[index + 1]?.text ?? ''))
    const short = poultry.find(({ kind }) => isTooLittle(kind, celsius, minutes, false))
    return short ? [{ line: null, step, about: short.about }] : []
  })
}
const anyPoultry = /\b(?:chicken|turkey|poultry|hen|breasts?|thighs?|drumsticks?|wings?|birds?|meat)\b/i

/**
 * Foods of a kind that an oven, a smoker or warm water heats for too short a time: the food is at most as hot as the place is.
 * Not where another sentence heats it enough.
 */
function findCookedTooCool(kitchen: RecipeForHazards, kind: AnimalKindId) {
  const lines = findRawAnimalFoodLines(kitchen.lines).filter((line) => line.kind === kind)
  if (lines.length === 0 || bathsOf(kitchen).length > 0) return []
  const found = kitchen.sentences.findIndex(({ text, folded }, at) => {
    const plain = withDegreeSigns(text)
    const celsius = highestCelsius(plain)
    if (celsius === null || celsius < minCelsiusOfCooking || celsius >= celsiusOfAnyTime) return false
    if (!cooksPattern.test(plain) || keepsWarmPattern.test(plain) || driesPattern.test(plain)) return false
    if (isHeatInside(plain) || cookedThroughPattern.test(text) || coolingPattern.test(folded)) return false
    if (!findTemperatures(plain).some((reading) => isHeatAround(plain, reading))) return false
    const isNamed = lines.some(({ names }) => names.test(text) || names.test(folded))
    if (!isNamed && kitchen.names.some((names) => names?.test(folded))) return false
    const minutes = minutesOfBath(text) || minutesOfBath(kitchen.sentences[at + 1]?.text ?? '')
    return isTooLittle(kind, celsius, minutes, false)
  })
  if (found === -1 || isHeatedByOther(kitchen, found)) return []
  return [{ line: null, step: kitchen.sentences[found]!.step, about: lines[0]!.about }]
}

/** "At 60 °C", "in 55 °C water": no heat that the food itself reaches. */
const isHeatAround = (text: string, reading: StepTemperature): boolean =>
  isHeatOfPlace(text, reading) || liquidBehind.test(text.slice(reading.end))
const liquidBehind =
  /^ ?(?:(?:hot|warm|hei(?:ß|ss)e[nms]?|warme[nms]?) )?(?:water|wasser|stock|oil|oven)(?!\p{L})/iu

/** °C below which smoke is cold and dough rises, and from which any time in the middle of the food is enough. */
const minCelsiusOfCooking = 35
const celsiusOfAnyTime = 71
/** Minutes of another heat after which the low one only finishes or browns. */
const minMinutesOfOtherHeat = 5

const isHeatedByOther = ({ sentences }: RecipeForHazards, found: number): boolean =>
  sentences.some(({ text }, at) => {
    const plain = withDegreeSigns(text)
    if (at === found || preheatsPattern.test(plain)) return false
    const celsius = highestCelsius(plain)
    if (celsius !== null) return celsius >= celsiusOfAnyTime
    const isHeating = isTextHeating(text) || heatPatternOfOtherScripts.test(plain)
    return isHeating && (cookedThroughPattern.test(text) || minutesOfBath(text) >= minMinutesOfOtherHeat)
  })

export const sousVideHazardRules: readonly HazardRule[] = [
  { id: 'poultry underdone', find: findPoultryPoachedTooCool },
  { id: 'poultry underdone', find: (kitchen) => findCookedTooCool(kitchen, 'poultry') },
  { id: 'pork underdone', find: (kitchen) => findCookedTooCool(kitchen, 'pork') },
  { id: 'minced meat underdone', find: (kitchen) => findCookedTooCool(kitchen, 'minced meat') },
  { id: 'sous vide', find: (kitchen) => find(kitchen, false) },
  // What everybody is told is not told again.
  {
    id: 'sous vide',
    isForVulnerable: true,
    find: (kitchen) => (find(kitchen, false).length > 0 ? [] : find(kitchen, true)),
  },
]
