import { pathToContainedFood } from '../../../foods/foodContents.ts'
import type { LineCheck } from '../../checkLine.ts'
import { foodOfLine, isFactCertainOfFood } from '../recipeForHazards.ts'

/** Words by which a line calls a fish smoked, in the languages of recipes. */
const smoked =
  /(?<!\p{L})(?:smoked(?! (?:paprika|salt|sea salt|garlic|bacon))|(?:kalt|hei(?:ß|ss))?ger(?:ä|ae)uchert\p{L}*|r(?:ä|ae)ucher(?:lachs|forelle|fisch|aal|makrele|heilbutt|thunfisch|saibling|filet|wels|karpfen|renke)\p{L}*|fum[ée]e?s?|ahumad[oa]s?|affumicat[oaie]|gerookte?|rökt|røkt|røget|wędzon\p{L}+)(?!\p{L})|स्मोक्ड|धुएं|(?<!\p{L})(?:ال)?مدخن(?:ة|ه)?(?!\p{L})/iu
/** Fish that is cured raw by salt. */
const cured =
  /(?<!\p{L})(?:gravlax|gravadlax|grav(?:e?d|ad) ?lachs|gebeizte[rnms]? (?:lachs|forelle|saibling)|saumon (?:gravlax|marin[ée]|mariné à cru)|salm[óo]n marinado)(?!\p{L})/iu
/** Fish that is smoked hot, and so cooked, or cooked in the kitchen whatever its smoke. */
const smokedHot =
  /hot[- ]smoked|hei(?:ß|ss)ger(?:ä|ae)uchert|stremel|fum[ée]e?s? à chaud|ahumad[oa]s? en caliente|mackerel|makrele|maquereau|caballa|मैकेरल|اسقمري|إسقمري|kipper|haddock|schellfisch|eglefino|églefin/iu
const smokedCold = /cold[- ]smoked|kaltger(?:ä|ae)uchert|fum[ée]e?s? à froid|ahumad[oa]s? en fr[íi]o/iu
/** Fish that lines name and the catalogue does not. */
const fish =
  /(?<!\p{L})(?:\p{L}*(?:lachs|forellen?|fisch|saibling|makrelen?|heilbutt)(?:filets?|scheiben|würfel|streifen)?|truite|saumon|thon|poisson|flétan|trucha|salm[óo]n|at[úu]n|pescado|caballa|trout|salmon|tuna|fish)(?!\p{L})|मछली|सैल्मन|ट्राउट|सामन|(?<!\p{L})(?:ال)?(?:سمك|سلمون|سالمون|تروت[ةه]|تونة|تونه)(?!\p{L})/iu

/** Whether a line says that its fish is smoked, or cured as smoked fish is. */
export function isSmokedFishSaid({ food, foods, text }: LineCheck): boolean {
  if (!smoked.test(text) && !cured.test(text)) return false
  const known = food ?? foods[0]
  return known ? isFactCertainOfFood(known, 'fish') && known.category === 'Seafood' : fish.test(text)
}

/** Whether a line is fish smoked or cured without heat. */
export function isColdSmokedFish(check: LineCheck): boolean {
  const food = foodOfLine(check)
  const isSmoked =
    (food !== null && pathToContainedFood(food, 'smoked fish kind') !== null) || isSmokedFishSaid(check)
  if (!isSmoked || check.line.isHeading) return false
  if (food !== null && pathToContainedFood(food, 'canned fish')?.isItself === true) return false
  return smokedCold.test(check.text) || !smokedHot.test(`${check.text} ${food?.name ?? ''}`)
}
