import { heatPatternOfOtherScripts, normalizeForHazardPatterns } from '../eggs/eggWords.ts'
import { isTextHeating } from '../heatWords.ts'
import { isHindiOrArabicText } from '../otherScripts.ts'
import { namePatternOfLine, type RecipeForHazards } from '../recipeForHazards.ts'
import { cookedThroughPattern } from './donenessMentions.ts'
import { sentencesHeatingFood } from './heatReachingFood.ts'
import { combinedFoodPattern, preheatsPattern } from './heatReachingFoodWords.ts'
import { isFoodOnlyServedBeside } from './servedApart.ts'
import { goesInHotPattern, type LineWithNamePattern } from './stepDoneness.ts'

/** Whether a step puts the food of a line into a hot pan or liquid for some minutes. */
const goesInHotForMinutes = (text: string) => goesInHotPattern.test(text) && /\bminutes?\b/i.test(text)

/**
 * Whether heat reaches a food that is sold to be eaten cold: after it went in, or as it does. Where no step names it, it is
 * eaten as it was bought, unless a step speaks of all that is cooked.
 */
export function isColdFoodHeated(kitchen: RecipeForHazards, line: LineWithNamePattern): boolean {
  const { sentences } = kitchen
  const isNamed = ({ text, folded }: (typeof sentences)[number]) =>
    line.names.test(folded) || line.names.test(normalizeForHazardPatterns(text))
  if (!sentences.some(isNamed)) {
    const isPutTogether =
      sentences.length === 0 ||
      sentences.some(
        ({ text, folded }) =>
          combinedFoodPattern.test(normalizeForHazardPatterns(text)) ||
          (isTextHeating(text) && !preheatsPattern.test(text) && !isOfOtherLine(kitchen, line, folded)),
      )
    return isPutTogether && kitchen.isCooked && !areHindiOrArabicStepsCold(sentences)
  }
  const heating = sentencesHeatingFood(kitchen, line, true)
  return sentences.some((sentence, at) => {
    const { text, folded } = sentence
    if (isFoodOnlyServedBeside(kitchen, line, text, folded)) return false
    return (
      heating[at] || (isNamed(sentence) && (cookedThroughPattern.test(text) || goesInHotForMinutes(text)))
    )
  })
}

const isOfOtherLine = (
  { names, lines }: RecipeForHazards,
  line: LineWithNamePattern,
  folded: string,
): boolean =>
  lines.some(
    (check, index) =>
      index !== line.index &&
      !check.line.isHeading &&
      (names[index] ?? namePatternOfLine(check, [])).test(folded),
  )

const areHindiOrArabicStepsCold = (sentences: RecipeForHazards['sentences']): boolean => {
  const texts = sentences.map(({ text }) => text)
  return (
    isHindiOrArabicText(texts.join(' ')) &&
    !texts.some(
      (text) => heatPatternOfOtherScripts.test(normalizeForHazardPatterns(text)) || isTextHeating(text),
    )
  )
}
