import { isLikelyAllergyFood } from '../clauses.ts'
import { usualRoleOfFoodInDish } from '../foods/partsOfDish.ts'
import type { WishToken } from '../wishTokens.ts'

// Notes beside a food that make it a limit without saying "allergy" or "without". Such a food is asked about.

const severe =
  'severe(?:ly)?|very severe|serious|deadly|life[- ]threatening|anaphyla\\p{L}*|epi-?pen|schwer|stark|lebensgefährlich|sévère|grave|severo|severa'
/** "Nuts (severe)", "milk - severe". */
const degreeBehind = new RegExp(
  `^[^\\S\\r\\n]*(?:[([]|[-–—:] ?)(?:${severe})(?:!|[^\\S\\r\\n]|al{1,2}[eé]rg\\p{L}*)*(?:[)\\]]|$|[.,;])`,
  'iu',
)
/** "Severe: peanut, milk". */
const degreeBefore = new RegExp(`(?<!\\p{L})(?:${severe})[^\\S\\r\\n]*:[\\p{L}\\s,&]*$`, 'iu')
/** "Mild" alone may be said of a cheese. */
const lightDegree = /^[^\S\r\n]*[([](?:mild|slight|moderate|leicht|mäßig|léger|légère|leve)[)\]]/iu
const someDegree = /[([](?:severe|serious|anaphyla|schwer|sévère|grave)/iu

/** The name of somebody before brackets: "Tom (nuts!!)". */
const personBefore = /(?<=[\p{L},] )(?!I\b)\p{Lu}\p{Ll}+[^\S\r\n]?[([][^\S\r\n]*(?:no )?$/u
const bracketEnd = /^[^\S\r\n]*!*[^\S\r\n]*[)\]]/u

/** "Not allergic to nuts but to peanuts". */
const othersThan =
  /(?<!\p{L})(?:(?:but|only|just) to|(?:sondern|aber|nur|bloß) (?:gegen|auf)|(?:mais|que|seulement) (?:aux?|à la|à l['’])|(?:sino|pero|solo|sólo) al?|ma (?:a|al|alle|alla|agli|ai)|mas (?:a|ao|aos|às)|maar (?:voor|tegen)|men (?:mot|over for))[^\S\r\n]?(?:(?:the|die|das|los|las|la|el)[^\S\r\n])?$/iu
/** "My son has a nut allergy and my daughter dairy". */
const otherPerson =
  /(?:(?<!\p{L})(?:and|und|et|y|e|en|och|og|i)|[,;&])[^\S\r\n]+(?:my|our|the|his|her|meine?|unsere?|mon|ma|mes|notre|mi|nuestr[oa]|su)[^\S\r\n]\p{L}+[^\S\r\n](?:(?:to|has|an?|gegen|hat|aux?|a|al|tiene)[^\S\r\n])?$/iu
const saysAllergy = /al{1,2}[eé]rg/iu
/** "1 coeliac, 1 shellfish": so many people, each with a limit. */
const countBefore =
  /(?:^|[,;:]|(?<!\p{L})(?:and|und|et|y))[^\S\r\n]*(?:\d|one|two|three|zwei|drei|deux|trois|dos|tres)[^\S\r\n]$/iu
const countedLimit =
  /(?:\d|(?<!\p{L})(?:one|two|three|zwei|drei|deux|trois|dos|tres))[^\S\r\n](?:\p{L}+[^\S\r\n]){0,2}(?:al{1,2}[eé]rg|co?eliac|zöliak|cœliaque|coeliaque|cel[ií]ac|vegan|veggie|vegetar|végé|intoleran)/iu
const endOfPartPattern = /^[^\S\r\n]*(?:$|[.,;!?\r\n]|(?:and|und|et|y)(?!\p{L}))/iu
/** "Laktose- und fruktoseintolerant": what the second word says is said of the first. */
const halfOfWord =
  /^-[^\S\r\n]?(?:und|oder|sowie|en|of|och|eller|og|,|&|\/)[^\S\r\n]?\p{L}{3,}?(?:intoler|frei|allerg|unvert|vrij|fri(?!\p{L}))/iu

const severityPattern = new RegExp(severe, 'iu')

/** Letters that are looked at on each side. */
const maxBeside = 60

/**
 * Returns a function that tells whether the text beside a food makes it a limit. `first` and `last` are the first and last token of the
 * food. Patterns that match nowhere in the text are not tried for each food.
 */
export function createLimitNoteReader(text: string) {
  const [isDegree, isAllergy, isCounted] = [severityPattern, saysAllergy, countedLimit].map((each) =>
    each.test(text),
  )
  const hasBrackets = /[([]/.test(text)
  return (food: string, first: WishToken, last: WishToken): boolean => {
    if (!isLikelyAllergyFood(food) || usualRoleOfFoodInDish(food) === 'dish') return false
    const behind = text.slice(last.to, last.to + maxBeside)
    if (behind.startsWith('-') && halfOfWord.test(behind)) return true
    if (isDegree && degreeBehind.test(behind)) return true
    if (hasBrackets && lightDegree.test(behind)) return someDegree.test(text)
    if (!isDegree && !isAllergy && !isCounted && !hasBrackets) return false
    const before = text.slice(Math.max(0, first.from - maxBeside), first.from)
    if (isDegree && degreeBefore.test(before)) return true
    if (isAllergy && othersThan.test(before)) return saysAllergy.test(text.slice(0, first.from))
    if (endOfPartPattern.test(behind)) {
      if (isAllergy && otherPerson.test(before)) return saysAllergy.test(text.slice(0, first.from))
      if (isCounted && countBefore.test(before)) return true
    }
    return hasBrackets && bracketEnd.test(behind) && personBefore.test(before)
  }
}
