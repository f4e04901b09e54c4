import { splitLineIntoParts } from '#shared/kitchen/lines/splitLineIntoParts.ts'
import { readDuration } from './durations.ts'

const maxLetters = 220

/** Whether a line is an amount without a food, "250 g": some pages set foods apart. */
export const isAmountAlone = (text: string): boolean =>
  /^[\p{N}½¼¾⅓⅔][\p{N}\s.,/½¼¾⅓⅔–-]*(?:[\p{L}\p{M}.]{1,12})?$/u.test(text) && text.length < 20

/** How probably a line of a page is an ingredient, 0 to 1, by what the line tagger reads in it and how sure it is of that. */
export function ingredientLikeness(text: string): number {
  if (text.length > maxLetters) return 0
  if (isAmountAlone(text)) return /\p{L}/u.test(text) && readDuration(text) !== null ? 0.1 : 0.6
  if (!/\p{L}/u.test(text)) return 0
  // A note to the line above.
  if (/^\([^()]*\)$/.test(text)) return 0.45
  const { quantity, unit, name, confidence, isHeading } = splitLineIntoParts(text)
  if (isHeading) return 0.4
  if (name === '') return 0
  // Two sentences, or one that is long, tell what to do.
  const isSentence = /[.!?。！？]\s+\p{Lu}/u.test(text) || (/[.!?。！？]$/.test(text) && text.length > 60)
  if (isSentence) return 0.05
  const words = text.split(' ').length
  if (/^(?:\d{1,2}[:/.]\d{2}(?:[:/.]\d{2,4})?|\d{4}|[#©@])/.test(text)) return 0.1
  if (unit !== null && quantity !== null) return 0.7 + 0.3 * confidence
  if (quantity !== null) return words > 14 ? 0.3 : 0.5 + 0.4 * confidence
  const hasAmount = /^[\p{N}½¼¾⅓⅔]|[\p{N}]\s?(?:k?g|gr|ml|cl|dl|l|cc|tsp|tbsp|g\.)?\)?$/iu.test(text)
  // "Garlic 0.5 pcs": many pages name the food first.
  const hasAmountBehind = words <= 8 && /\p{L}\s[\p{N}½¼¾⅓⅔][\p{N}.,/]*\s?[\p{L}.]{0,9}$/u.test(text)
  if ((hasAmount && words <= 14) || hasAmountBehind) return 0.7
  return words <= 8 ? 0.25 + 0.2 * confidence : 0.1
}
