import { parseWishNumber, wishNumberRegexSource } from '../../cook/wishes/wishWords.ts'

const number = wishNumberRegexSource
const units =
  'minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|yrs?|yo|degrees|grams?|g|kg|ml|oz|lbs?|cups?|%|ingredients?|steps?|pots?|pans?|euros?|pounds?|dollars?|kcal|cal'

/** Phrases that tell how many eat, the surest first; the first group is the number. */
const counts: readonly RegExp[] = [
  new RegExp(
    `\\b(?:serves?|serving|feeds?|feeding|enough for|cooking for|party of|family of|group of|table of|the|about|so) (${number}) (?:ppl|people|persons?|guests?|adults?|portions?|servings?|of us|friends|kids|children|jars)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(${number}) (?:ppl|people|persons?|guests?|adults?|portions?|servings?|of us|friends|diners|jars)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:serves?|feeds?|feeding|enough for|party of|family of|group of|table of|we'?re|we are|there(?:'s| are)|for|about) (?:the |a |my |our )?(?:family of |party of )?(${number})\\b(?![.,]\\d)(?! ?-?(?:${units})\\b)(?! ?(?:days?|nights?))`,
    'i',
  ),
  new RegExp(`\\b(?:about )?(${number}) (?:kids|children)\\b`, 'i'),
]

const ofTwo =
  /\b(?:just )?(?:me and my (?:wife|husband|partner|girlfriend|boyfriend|mum|mom|dad|flatmate|friend)|my (?:wife|husband|partner|girlfriend|boyfriend) and (?:me|i)|dinner for my girlfriend and me|us two|both of us|the two of us|date night)\b/i
const ofOne =
  /\b(?:just|only) (?:for )?(?:me|myself)\b(?! and)|\b(?:cooking )?for one\b|\bby myself\b|\bon my own\b/i

/** How many a wish is to feed, with the words that say so; null where it does not say. */
export function findPeopleOfWish(text: string): { count: number; start: number; end: number } | null {
  for (const pattern of counts) {
    const hit = pattern.exec(text)
    const count = hit ? parseWishNumber(hit[1]!.toLowerCase()) : 0
    if (hit && count >= 1 && count <= 100) return { count, start: hit.index, end: hit.index + hit[0].length }
  }
  const two = ofTwo.exec(text)
  if (two) return { count: 2, start: two.index, end: two.index + two[0].length }
  const one = ofOne.exec(text)
  return one ? { count: 1, start: one.index, end: one.index + one[0].length } : null
}
