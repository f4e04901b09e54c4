import { approximationRegexSource } from '../../lines/numbers/approximationWords.ts'
import {
  findLineNamedAfterAmount,
  findLineOfBracketedAmount,
  findLineOfPartialAmount,
  type LinesByNameStem,
  type ParsedLine,
} from '../countableLines.ts'
import { scalableNumberGroupsOfLine } from '../lineQuantities.ts'
import { isWeightOrVolumeUnit, type NumberWithUnit } from '../numbersWithUnits.ts'
import { skipPieceSize } from '../words/findCountingWord.ts'
import { findForeignMeasureOrCup } from '../words/foreignMeasures.ts'
import { findLineOfFollowingPacks } from './packsAndPiecesOfSteps.ts'

/** The line whose food an amount of a step is of. */
export interface LineOfAmount {
  line: ParsedLine
  /** Whether the step says that the amount is of it, and not only names its food soon behind. */
  isPart: boolean
}

/** The words right before a bracket: "half of the potatoes (about ". */
const nameBefore = new RegExp(`((?:[\\p{L}\\p{M}'’-]+ ){1,4})[([]${approximationRegexSource}?$`, 'iu')
/** "The other 25 g", "die restlichen 100 ml", "l’autre demi-litre". */
export const restOfFoodBeforePattern =
  /(?<!\p{L})(?:(?:the|your) (?:other|remaining|last|second|final|reserved|saved|kept|held[- ]back|set[- ]aside|rest of the)|another|(?:ander|übrig|restlich|letzt|zurückbehalten|zurückgehalten|aufgehoben|beiseitegestellt)e[mnrs]?|l['’]autre|autres|otr[oa]s?|बा(?:की|क़ी|क़ी)|शेष) $/iu
/** "Le demi-litre restant", "los 200 ml que quedan". */
const restOfFoodBehindPattern =
  /^ (?:restante?s?|sobrantes?|qui restent?|que (?:quedan?|sobran?)|الباقية?|المتبقية?)(?![\p{L}\p{M}])/iu
/** "Reserving ½ cup", "50 ml zurückbehalten": of the food before it. */
const keepsBefore =
  /(?<!\p{L})(?:reserv(?:e|ing)|sav(?:e|ing)|keep(?:ing)?(?: back)?|hold(?:ing)? back|set(?:ting)? aside|(?:en )?réserv(?:er|ant|ez)|(?:en )?gard(?:er|ant|ez)|reserv(?:ar|ando|a)|guard(?:ar|ando|a)|(?:و|ف)?احتفظي? ب)(?: (?:about|back|the last|environ|unos|etwa))? ?$/iu
const keepsBehind =
  /^ (?:aside|back|in reserve|zurück(?:be)?halten|zurückstellen|aufheben|beiseite|de côté|en réserve|aparte|अलग|बचा(?:कर| कर| लें)|रख)(?![\p{L}\p{M}])/iu
const isKeptBack = (lead: string, rest: string) => keepsBefore.test(lead) || keepsBehind.test(rest)
export const isKeptBackOrRest = (lead: string, rest: string) =>
  restOfFoodBeforePattern.test(lead) || restOfFoodBehindPattern.test(rest) || isKeptBack(lead, rest)
/** "Pasta water" is none of the pasta. */
const cookingWater =
  /^ (?:of )?(?:(?:the|your) )?(?:(?:reserved|saved|hot|warm|starchy|remaining) ){0,2}(?:(?!(?:in|into|with|and|or|to|from|then|plus|for|until|on|over|per)\b)[\p{L}-]+ ){1,2}?(?:water|liquid|liquor|brine)(?!\p{L})|^ (?:der |des |vom )?\p{L}*(?:koch|nudel|pasta|kartoffel|reis|spaghetti|einweich)wasser|^ (?:de |d[’']|de l[’'])?eau de (?:cuisson|trempage)|^ (?:del? )?agua de (?:la )?(?:cocción|remojo|pasta)|^ (?:पास्ता|नूडल्स?|चावल|आलू|दाल) (?:का|के) पानी|^ (?:من )?ماء (?:ال)?(?:سلق|معكرونة|باستا|نقع)/iu
/** "1 to 1½ cups more", behind which no food is named. */
const moreBehind =
  /^ (?:more|extra|mehr|zusätzlich|de plus|en plus|supplémentaires?|más|adicional(?:es)?|और|أخرى|إضافية?)(?=$|[.,;:!)]| (?:if|as|until|at|when|and|to|or|bis|wenn|falls|und|si|jusqu|hasta|y|o|et|ou)(?!\p{L}))/iu
const restInBrackets = /(?<!\p{L})(?:rest|remainder|remaining|other half)[\p{L} ]{0,12}[([]$/iu
/** Behind these stands another food than that of the amount before them. */
const others =
  'over|on|onto|into|in|to|with|from|for|around|until|then|and|at|through|across|under|between|before|after|while|über|auf|mit|zum|zur|für|und|dann|sur|dans|avec|pour|et|puis|sobre|en|con|para|y|luego'
const otherFood = new RegExp(`^[^\\p{L}]*(?:${others})(?!\\p{L})`, 'iu')

const joints = new RegExp(`(?<!\\p{L})(?:${others})(?!\\p{L})`, 'iu')

/** Finds the lines of the amounts of a recipe's steps, which are asked about in their order: "the other 25 g" is of the food before it. */
export function createStepAmountLineFinder(lines: LinesByNameStem) {
  let last: ParsedLine | null = null
  /** Of "½ cup of the pasta water", behind which "the other ½ cup" is of no line. */
  let unitOfNoLine: string | null = null

  function lineOfMeasure(step: string, told: NumberWithUnit): LineOfAmount | null {
    const { start, end } = told
    const lead = step.slice(Math.max(0, start - 80), start)
    const named = nameBefore.exec(lead)?.[1]?.split(joints).at(-1)
    const rest = step.slice(end, end + 60)
    if (isWaterOfAnotherFood(rest, findLineNamedAfterAmount(step, end, lines))) return null
    if (isKeptBack(lead, rest) && (otherFood.test(rest) || !isNamed(step, end)))
      return last && { line: last, isPart: true }
    const isOfNext = /^[^\p{L}]{0,2} of /u.test(step.slice(end, end + 6))
    if (named !== undefined && !isOfNext) {
      const line = findLineNamedAfterAmount(named, 0, lines) ?? (restInBrackets.test(lead) ? last : null)
      return line && { line, isPart: true }
    }
    const isOfNoLine = unitOfNoLine !== null && unitOfNoLine === told.unit
    if (isOfNoLine && restOfFoodBeforePattern.test(lead) && !isNamed(step, end)) return null
    if (restOfFoodBehindPattern.test(step.slice(end, end + 24))) return last && { line: last, isPart: true }
    if (
      restOfFoodBeforePattern.test(lead) &&
      (otherFood.test(step.slice(end, end + 20)) || !isNamed(step, end))
    )
      return last && { line: last, isPart: true }
    if (moreBehind.test(step.slice(end, end + 24)) && findLineOfPartialAmount(step, end, lines) === null) {
      const line = last ?? measuredBefore(lead)
      return line && { line, isPart: true }
    }
    if (otherFood.test(step.slice(end, end + 20))) return null
    const line = findLineNamedAfterAmount(step, end, lines, told)
    return line && { line, isPart: findLineOfPartialAmount(step, end, lines, told) === line }
  }

  /** The last food before an amount that its line measures. */
  function measuredBefore(lead: string): ParsedLine | null {
    const words = [...lead.matchAll(/[\p{L}\p{M}'’-]+/gu)].reverse()
    for (const [word] of words) {
      const line = word.length > 2 ? findLineNamedAfterAmount(word, 0, lines) : null
      if (line && isWeightOrVolumeUnit(line.read.unit)) return line
    }
    return null
  }

  const isNamed = (step: string, end: number) => findLineNamedAfterAmount(step, end, lines) !== null

  /** "Das letzte Ei", "den letzten EL": of the food that it names, else of the one before it. */
  function lineOfPhrase(step: string, nameAt: number, isPart: boolean): LineOfAmount | null {
    const line = findLineNamedAfterAmount(step, nameAt, lines) ?? last
    return line && { line, isPart }
  }

  return (step: string, told: NumberWithUnit): LineOfAmount | null => {
    if (told.of) return told.of
    if (told.nameAt !== undefined) return lineOfPhrase(step, told.nameAt, !told.isWhole)
    const found = isWeightOrVolumeUnit(told.unit) ? lineOfMeasure(step, told) : lineOfCount(step, told)
    const isMeasure = isWeightOrVolumeUnit(told.unit) || findForeignMeasureOrCup(step, told.end) !== null
    if (found && isMeasure) {
      last = found.line
      unitOfNoLine = null
    } else if (isMeasure && ofAnyFood.test(step.slice(told.end, told.end + 12))) unitOfNoLine = told.unit
    return found
  }

  function lineOfCount(step: string, told: NumberWithUnit): LineOfAmount | null {
    // "بيضتين": the word of the number names the food.
    const inWord = told.word && findForeignMeasureOrCup(told.word.one, 0) === null ? told.word.one : ' '
    const named = inWord === ' ' ? null : findLineNamedAfterAmount(inWord, 0, lines)
    if (named) return { line: named, isPart: true }
    const line =
      findLineNamedAfterAmount(step, skipPieceSize(step, told.end), lines) ??
      findLineOfBracketedAmount(step, told, lines) ??
      findLineOfFollowingPacks(step, told.end, lines)
    return line && { line, isPart: findLineOfPartialAmount(step, told.end, lines) === line }
  }
}

const ofAnyFood = /^ (?:of|de|d['’]|du|des|von|vom|der) ?\p{L}/iu
const isWaterOfAnotherFood = (rest: string, line: ParsedLine | null) =>
  line !== null &&
  cookingWater.test(rest) &&
  !/(?:water|liquid|liquor|brine|wasser|eau|agua|पानी|ماء)(?![\p{L}\p{M}])/iu.test(line.text)

const metricVolume = /liter$/

/**
 * How a line's own measures have its food measured out in every system of units: by weight where it is written in ounces or
 * pounds, by volume where it is in millilitres; null where the food decides.
 */
export function measuringMethodOfLine(line: ParsedLine, unit: string | null): 'weighed' | 'poured' | null {
  const units = unitsBeside(line, unit)
  if (units.includes('ounce') || units.includes('pound')) return 'weighed'
  return units.some((each) => metricVolume.test(each)) ? 'poured' : null
}

/** Whether a line gives its food in grams or in sticks of butter. */
export const isLineInGramsOrButterSticks = (line: ParsedLine, unit: string | null) =>
  /gram$|^stick$/.test(unitsBeside(line, unit)[0] ?? '')

/** The units of the amount of a line that has the unit of a step, else of its first: for "2 tbsp" of "200 g sugar plus 2 tbsp for dusting" spoons. */
function unitsBeside(line: ParsedLine, unit: string | null): readonly string[] {
  const tellings = scalableNumberGroupsOfLine(line)
  const telling = tellings.find(({ told }) => told.some((each) => each.unit === unit)) ?? tellings[0]
  return telling?.told.map((each) => each.unit ?? '') ?? []
}
