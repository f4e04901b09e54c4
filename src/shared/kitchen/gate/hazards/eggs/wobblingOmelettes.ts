import { isDenied } from './deniedWords.ts'
import { createWholeWordsPattern, normalizeForHazardPatterns } from './eggWords.ts'

/** How an omelette moves that is not set in the middle; a flan and a quiche do so when they are done. */
export const wobblePattern = createWholeWordsPattern(
  'wobbl\\p{L}+|jiggl\\p{L}+|quiver\\p{L}*|trembl\\p{L}+',
  'wackel\\p{L}*|wackl\\p{L}*|wabbel\\p{L}*|schwabbel\\p{L}*',
  'trembl\\p{L}+',
  'temblor\\p{L}+|tiembl\\p{L}+|tembl\\p{L}+',
  'हिल(?:ता|ती|ते)|थिरक\\S*',
  '[يت]هتز|مهتز(?:ا|ة)?',
)

/** What cooks the other side of it afterwards. */
export const cooksOnPattern = createWholeWordsPattern(
  'flip\\p{L}*|turn (?:it|the|over)\\p{L}*|invert\\p{L}*|grill\\p{L}*|broil\\p{L}*|oven|return\\p{L}*|other side|(?:cook|bake|fry) (?:for )?(?:\\p{L}+ )?\\d+|until (?:set|firm)',
  '(?:ge)?wende[nt]?|umdreh\\p{L}*|stürz\\p{L}*|grill\\p{L}*|ofen|backofen|andere seite|fertig ?(?:backen|braten|garen)',
  'retourn\\p{L}+|gril\\p{L}*|four|autre (?:côté|face)',
  '(?:da\\p{L}+|dé) la vuelta|voltea\\p{L}*|vuelta|horno|otro lado',
  'पलट\\S*|ओवन',
  '[وف]?ا?قلب(?:ي|ها|يها)?|فرن',
)

/** Whether a sentence of a recipe for an omelette leaves it wobbling to the end: "until still a bit wobbly in the middle". */
export function leavesOmeletteWobbling(sentence: string, later: readonly string[]): boolean {
  const text = normalizeForHazardPatterns(sentence)
  const found = wobblePattern.exec(text)
  if (!found) return false
  if (isDenied(text, found.index, found[0])) return false
  return (
    !cooksOnPattern.test(text.slice(found.index)) &&
    !later.some((each) => cooksOnPattern.test(normalizeForHazardPatterns(each)))
  )
}
