import { wayTo } from '../../foods/contents.ts'
import type { LineCheck } from '../checkLine.ts'
import {
  type Hazard,
  hasFact,
  insideCelsius,
  isBoughtRaw,
  type Kitchen,
  rawLines,
  type Sighting,
  stepsWhere,
} from './kitchen.ts'

/** Minimum internal temperatures by USDA FSIS, less half a degree for rounding from Fahrenheit. */
const leastCelsius = { poultry: 73.5, minced: 70.5, wholeCut: 62.3 }

const poultryWords =
  /\b(?:chicken|turkey|poultry|hen|breasts?|thighs?|drumsticks?|wings?|birds?|legs?|skewers?|meat|kebabs?)\b/i
const mincedNames =
  /\b(?:patt(?:y|ies)|burgers?|meatballs?|minced?|ground|kofta|k[eo]fte|kebabs?|loaf|meatloaf|meat|sausages?|beef|pork|lamb)\b/i
const pinkWords =
  /\b(?:still|slightly|a little|a bit|just|faintly|barely) pink\b|\bpink (?:in|inside|at|cent)|\bpink (?:juices|flesh) (?:is|are) fine|\bmedium[- ]rare\b|\brare\b/i
const notPink =
  /\b(?:no(?:t|thing)?|never|without|no longer|isn.t)\b[^.]{0,25}\b(?:pink|rare)\b|\buntil\b[^.]{0,25}\bpink\b/i

const isPink = (sentence: string, names: RegExp) =>
  pinkWords.test(sentence) && names.test(sentence) && !notPink.test(sentence)

const isMinced = ({ text, food }: LineCheck): boolean =>
  /\b(?:minced?|hamburger|burger patt\w+|sausage ?meat|ground (?!(?:black|white|pepper|spice|all ?spice|cumin|coriander|cinnamon|to)))\b/i.test(
    `${text} ${food?.name ?? ''}`,
  )

export const underdone: readonly Hazard[] = [
  {
    id: 'poultry underdone',
    find: (kitchen) => {
      const poultry = rawLines(kitchen.lines, 'poultry').filter(({ food }) => !isRedBird(food.name, food))
      return temperatureSightings(
        kitchen,
        poultry,
        leastCelsius.poultry,
        poultryWords,
        (sentence) =>
          isPink(sentence, /\b(?:chicken|turkey|poultry|breast|thigh|drumstick|wing|juices)/i) &&
          !/\b(?:duck|beef|steak|lamb|tuna|salmon|shrimps?|prawns?)\b/i.test(sentence),
      )
    },
  },
  {
    id: 'minced meat underdone',
    find: (kitchen) => {
      const minced = kitchen.lines.flatMap((check, index) => {
        const { food } = check
        const isMeat = food !== null && hasFact(food, 'meat')
        return isMeat && isMinced(check) && isBoughtRaw(check) ? [{ index, food, check }] : []
      })
      return temperatureSightings(
        kitchen,
        minced,
        leastCelsius.minced,
        mincedNames,
        (sentence) => isPink(sentence, mincedNames) && !/\bsteaks?\b/i.test(sentence),
      )
    },
  },
  {
    id: 'pork underdone',
    find: (kitchen) => {
      const pork = rawLines(kitchen.lines, 'meat').filter(
        ({ food, check }) =>
          wayTo(food, 'pork kind')?.isItself && !isMinced(check) && !wayTo(food, 'cured meat'),
      )
      const hasOtherMeat = rawLines(kitchen.lines, 'meat').length > pork.length
      if (hasOtherMeat) return []
      return temperatureSightings(
        kitchen,
        pork,
        leastCelsius.wholeCut,
        /\b(?:pork|loin|tenderloin|chops?|meat)\b/i,
        (sentence) =>
          /\bpork|\bchops?\b|tenderloin/i.test(sentence) &&
          /\brare\b(?<!medium[- ]rare)/i.test(sentence) &&
          !notPink.test(sentence),
      )
    },
  },
]

/** Duck and game birds are red meat to a cook, and eaten pink. */
function isRedBird(name: string, food: Parameters<typeof wayTo>[0]): boolean {
  return (
    wayTo(food, 'duck kind') !== null ||
    wayTo(food, 'game bird kind') !== null ||
    /duck|goose|pigeon/i.test(name)
  )
}

function temperatureSightings(
  kitchen: Kitchen,
  raw: readonly { index: number; food: { name: string } }[],
  leastDegrees: number,
  names: RegExp,
  looksUnderdone: (sentence: string) => boolean,
): Sighting[] {
  if (raw.length === 0) return []
  const about = raw[0]!.food.name
  if (!kitchen.isCooked) return raw.map(({ index, food }) => ({ line: index, step: null, about: food.name }))
  return stepsWhere(
    kitchen,
    (sentence) => {
      const degrees = insideCelsius(sentence, names)
      const isOfOther = /\b(?:salmon|fish|egg|custard|cheesecake|bread|loaf of bread|steaks?|potato)/i.test(
        sentence,
      )
      return (degrees !== null && degrees < leastDegrees && !isOfOther) || looksUnderdone(sentence)
    },
    about,
  ).filter(({ step }) => !isBroughtUpLater(kitchen, step!, names, leastDegrees))
}

/** "take out at 70 °C; it rises to 74 while it rests": a later sentence of the same step says enough. */
function isBroughtUpLater(kitchen: Kitchen, step: number, names: RegExp, leastDegrees: number): boolean {
  return kitchen.sentences.some((one) => {
    if (one.step !== step) return false
    const degrees = insideCelsius(one.text, names)
    return degrees !== null && degrees >= leastDegrees
  })
}
