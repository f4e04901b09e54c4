import { preheatsPattern } from '../doneness/heatReachingFoodWords.ts'
import { isTextHeating } from '../heatWords.ts'
import { isHindiOrArabicText } from '../otherScripts.ts'
import { longestMinutesInText, type RecipeForHazards } from '../recipeForHazards.ts'
import { createWholeWordsPattern, heatPatternOfOtherScripts, normalizeForHazardPatterns } from './eggWords.ts'

const whitesPattern = createWholeWordsPattern(
  'egg whites?|whites|meringue',
  'eiwei(?:ß|ss)e?|eischnee|baiser(?:masse)?|meringue',
  "blancs|blancs d'[œo]e?ufs?|meringue",
  'claras?|merengue',
  'सफेदी|मेरिंग\\S*',
  '(?:ال)?(?:بياض(?: البيض)?|ميرينغ|مرنغ|مارينج)',
)
const whipsPattern = createWholeWordsPattern(
  'whisk\\p{L}*|beat\\p{L}*|whip\\p{L}*',
  '(?:auf)?schlagen|(?:auf)?geschlagen|(?:auf)?schlägt',
  'mont(?:er|ez|és?)|batt\\p{L}+|fouett\\p{L}+',
  'mont(?:ar|e|adas?)|bat(?:ir|e|a|idas?)',
  'फेंट\\S*',
  '[وف]?(?:[ايتن])?خفق(?:ي|ه|ها|وا)?',
)
/** Heat from above that colours a meringue: a grill, or an oven for a moment. */
const brownsPattern = createWholeWordsPattern(
  'brown(?:ed|ing)?|grill(?:ed)?|broil(?:ed|er)?|salamander|gratin\\p{L}*|toast(?:ed)?|colou?r|oven|bak(?:e|ed|ing)',
  'bräunen|gebräunt|grill(?:en)?|überbacken|gratinier\\p{L}*|(?:back)?ofen|backen|oberhitze|abflämmen',
  'dore[rz]|grill?(?:er)?|gratin\\p{L}+|brunir|four|enfourne[rz]',
  'dor(?:ar|e)|gratin\\p{L}+|grill|tost\\p{L}+|horno|horne(?:ar|e)',
  'भूरा|भूरी|सुनहरा|ग्रिल|ओवन|बेक\\S*',
  '[وف]?(?:[ايتن])?حمر(?:ي|ه|ها)?|(?:ال)?(?:شواية|فرن)',
)

/** Minutes in which the top gets brown and the middle does not get hot. */
const maxMinutesOfBrowning = 5

const heats = (text: string) =>
  isHindiOrArabicText(text) ? heatPatternOfOtherScripts.test(text) : isTextHeating(text)

/**
 * Whether a meringue is browned and no more: everything that heats it after it was whipped takes a few minutes from above. By
 * USDA FSIS a meringue on a pie bakes for 15 minutes at 177 °C; one that hot syrup or a water bath heats has other sentences of heat.
 */
export function isMeringueOnlyBrowned({ sentences }: RecipeForHazards): boolean {
  const texts = sentences.map(({ text }) => normalizeForHazardPatterns(text))
  const whipped = texts.findLastIndex((text) => whitesPattern.test(text) && whipsPattern.test(text))
  if (whipped === -1) return false
  const heating = texts.slice(whipped).filter((text) => heats(text) && !preheatsPattern.test(text))
  return (
    heating.length > 0 &&
    heating.every((text) => {
      const minutes = longestMinutesInText(text)
      const isFromAbove = brownsPattern.test(text)
      const isOven = ovenPattern.test(text)
      return isFromAbove && minutes <= maxMinutesOfBrowning && !(isOven && minutes === 0)
    })
  )
}
/** An oven without minutes may be any heat for any time. */
const ovenPattern = createWholeWordsPattern(
  'oven|bak(?:e|ed|ing)',
  '(?:back)?ofen|backen|überbacken',
  'four|enfourne[rz]',
  'horno|horne(?:ar|e)',
  'ओवन|बेक\\S*',
  '(?:ال)?فرن',
)
