import { pathToContainedFood } from '../../foods/foodContents.ts'
import type { LineCheck } from '../checkLine.ts'
import { isHeatedBriefly } from './doneness/shortSear.ts'
import { normalizeForHazardPatterns } from './eggs/eggWords.ts'
import { isHindiOrArabicText } from './otherScripts.ts'
import { foodOfLine, type RecipeForHazards } from './recipeForHazards.ts'

/**
 * Soft cheeses that ripen under mould or are fresh and moist: the NHS and the CDC ask pregnant women to leave them out
 * even when pasteurised, unless they are cooked until steaming hot.
 */
const ripeOrFreshCheese =
  /^(?:brie|camembert|coulommiers|taleggio|stracchino|robiola|reblochon|serra da estrela|blue cheese|queso fresco|queso blanco|panela cheese|queijo minas|kesong puti|époisses|vacherin|munster cheese|pont-l['’]évêque|maroilles|saint-marcellin|chaource|triple-cream cheese)$/
/** Goat cheeses that ripen under a rind, by their names; a fresh one has none. */
const ripeGoatCheese =
  /(?<!\p{L})(?:ch[eè]vre|crottins?|picodon|p[eé]lardons?|rocamadour|valen[cç]ay|cab[eé]cous?|banon|chabichou|selles[- ]sur[- ]cher|sainte[- ]maure|ziegenrolle|rulo (?:de queso )?de cabra|(?:queso de )?cabra (?:de|en) rulo)(?!\p{L})/iu
const freshCheese = /(?<!\p{L})(?:fresh|frais|fra[iî]che|frisch\p{L}*|fresco|cream|spread\p{L}*)(?!\p{L})/iu

/** Whether a line is a soft cheese to be left out by who is pregnant unless it is steaming hot. */
export function isSoftCheeseRiskyUnheated(check: LineCheck): boolean {
  const { text } = check
  const food = foodOfLine(check)
  if (!food) return false
  const isBlue = pathToContainedFood(food, 'blue-veined cheese')?.isItself === true
  const isRinded = /\b(?:goat|ch[eè]vre)/i.test(text) && /\b(?:rind|ripened|b[uû]che)/i.test(text)
  const isRipeGoat = food.name === 'goat cheese' && ripeGoatCheese.test(text) && !freshCheese.test(text)
  return isBlue || isRinded || isRipeGoat || ripeOrFreshCheese.test(food.name)
}

/** Warmth that leaves a cheese, ham or smoked fish short of steaming hot. "Until just melted" is hot, "until it begins to melt" is not. */
const warmsOnly =
  /(?<!\p{L})(?:(?:just|barely|only|slightly) (?:begin\p{L}* to )?(?:warm|soft)\p{L}*|(?:luke|until (?:\p{L}+ ){0,4})warm|warm(?:s|ing)? (?:the|your|this) (?:\p{L}+ )?(?:brie|camembert|cheese|taleggio|stilton|gorgonzola|roquefort|reblochon|salmon|trout|ham|prosciutto)|bis (?:\p{L}+ ){1,3}(?:nur |leicht |gerade )?warm|tiede|hasta que (?:\p{L}+ ){1,3}(?:tibi|templad)[oa]s?|(?:begin|start)s?(?:ning)? to (?:melt|soften|warm)|(?:lau|hand|nur |gerade |eben |leicht )(?:warm|weich)\p{L}*|(?:er|an)warm(?:en|t)|zu (?:schmelzen|zerlaufen) beginnt|(?:juste|a peine|legerement) (?:tiede|chaud|ramolli|fondant|mou)\p{L}*|tiedi\p{L}*|commence a (?:fondre|ramollir)|(?:apenas|solo|ligeramente) (?:tibi|templad|calient|bland)\p{L}+|(?:empiece|comience) a (?:derretir|fundir|ablandar)\p{L}*|templarl[oa]s?|entibi\p{L}+)(?!\p{L})|गुनगुन|हल्का गर्?म|(?<!\p{L})[وف]?(?:[ايتن])?(?:دفئ|دافئ|فاتر)\p{L}*/iu
const makesHot =
  /(?<!\p{L})(?:steaming|piping|bubbl\p{L}+|(?:hot|heated|melted) (?:all )?through|kochend hei(?:ß|ss)|durcherhitzt|bouillonn\p{L}+|brulant\p{L}*|burbuje\p{L}+|humeant\p{L}+)(?!\p{L})/iu

/**
 * A recipe in which sentences that heat the food of a line for a moment say nothing but its name. The NHS asks for sprouts that
 * are steaming hot all the way through.
 */
export const blankOutBriefHeat = (
  kitchen: RecipeForHazards,
  index: number,
  names: RegExp,
): RecipeForHazards =>
  blankOutSentences(
    kitchen,
    index,
    names,
    (sentence) => isHeatedBriefly(sentence) && !makesHot.test(sentence),
  )

/**
 * A recipe in which sentences that only warm the food of a line say nothing but its name: those that name it, or no food of another line,
 * "microwave until warm".
 */
export function blankOutWarmingSentences(
  kitchen: RecipeForHazards,
  index: number,
  names: RegExp,
): RecipeForHazards {
  const warmsIt = new RegExp(`\\bwarm(?:s|ing)? (?:(?:the|your|this) )?(?:\\w+ )?(?:${names.source})`, 'i')
  return blankOutSentences(
    kitchen,
    index,
    names,
    (sentence) => (warmsOnly.test(sentence) || warmsIt.test(sentence)) && !makesHot.test(sentence),
  )
}

function blankOutSentences(
  kitchen: RecipeForHazards,
  index: number,
  names: RegExp,
  isBlank: (sentence: string) => boolean,
): RecipeForHazards {
  const ownName = foodOfLine(kitchen.lines[index]!)?.name ?? ''
  const sentences = kitchen.sentences.map((sentence) => {
    const { folded } = sentence
    if (!isBlank(isHindiOrArabicText(folded) ? normalizeForHazardPatterns(folded) : folded)) return sentence
    const isOfOther = kitchen.names.some((other, line) => line !== index && other?.test(folded))
    const name =
      names.exec(folded)?.[0] ??
      names.exec(normalizeForHazardPatterns(folded))?.[0] ??
      (isOfOther ? null : ownName)
    return name === null ? sentence : { ...sentence, text: name, folded: name }
  })
  return { ...kitchen, sentences }
}
