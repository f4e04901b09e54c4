import { createWholeWordsPattern } from './eggs/eggWords.ts'

const hotFood =
  '(?:pasta|spaghetti|noodles?|linguine|tagliatelle|fettuccine|bucatini|rigatoni|penne|rice|broth|soup|stock|ramen|potatoes|bowl)'
const sets = '(?:cook|set|thicken|coddle|poach)(?:s|es|ed|ing)?'
const cooksBy = `(?: (?!finish)[\\p{L}']+){0,4}? ${sets}`

/**
 * Words by which eggs are "cooked" by what they are stirred into. That brings them to no safe heat: the USDA asks for
 * 71 °C, which a dish off the heat does not give. "The residual heat will finish them" is said of eggs that were heated.
 */
const phrases = [
  `(?:residual|remaining|retained|leftover|left[- ]over|carry[- ]?over) (?:heat|warmth)(?: (?:of|from|in) (?:[\\p{L}]+ ){0,3}?${hotFood})?${cooksBy}`,
  `(?:heat|warmth) (?:of|from|in) (?:(?:the|your|hot|steaming|drained|cooked) )*${hotFood}${cooksBy}`,
  `${hotFood}(?:'s)? (?:residual |own )?(?:heat|warmth)${cooksBy}`,
  `(?:hot|steaming|boiling) ${hotFood},?(?: (?:which|that|will|gently|lightly|then|and|it)){0,3} ${sets}`,
  `${sets} (?:(?:gently|slowly|lightly|through|the|eggs?|yolks?|them|it) ){0,3}(?:in|from|by|with|using|off|through) (?:(?:the|its|their|only) )*(?:residual|remaining|retained|own) (?:heat|warmth)`,
  `${sets} (?:(?:gently|slowly|lightly|through|the|eggs?|yolks?|them|it) ){0,3}(?:in|from|by|with) the (?:heat|warmth) of (?:the )?(?:hot )?${hotFood}`,
  // German
  '(?:resthitze|restwärme|nachwärme|(?:hitze|wärme) (?:der|des|von den) (?:heißen )?\\p{L}+)(?: (?!fertig)\\p{L}+){0,4}? (?:ge)?(?:gart|garen|stock(?:t|en)|koch(?:t|en)|binde[tn])|(?:resthitze|restwärme)(?: der \\p{L}+)? (?:gart|stockt|kocht)',
  '(?:gar(?:en|t)|stock(?:en|t)|koch(?:en|t)) (?:\\p{L}+ ){0,4}?(?:in|durch|mit|von) (?:der |die )?(?:resthitze|restwärme|nachwärme|(?:hitze|wärme) der \\p{L}+)',
  // French
  "chaleur (?:résiduelle|restante|des (?:pâtes|spaghettis|nouilles)|du (?:riz|bouillon)|de la (?:soupe|pasta))(?: (?:du|de la|des) \\p{L}+)?(?: (?!fini)[\\p{L}']+){0,3}? (?:cui\\p{L}+|suffi\\p{L}+)|chaleur (?:résiduelle|des pâtes|du riz)(?: (?:du|de la|des) \\p{L}+)? cui\\p{L}+",
  "cui\\p{L}+ (?:[\\p{L}']+ ){0,3}?(?:à|avec|dans|par|grâce à) (?:la )?chaleur (?:résiduelle|des|du|de la)",
  // Spanish
  'calor (?:residual|restante|de (?:la|los|el|las) (?:pasta|espaguetis|arroz|caldo|sopa)|del (?:arroz|caldo))(?: de (?:la|los) \\p{L}+)?(?: (?!termin)\\p{L}+){0,3}? (?:cuaj|cuec|coc|cocin)\\p{L}+|calor (?:residual|restante)(?: de (?:la|los) \\p{L}+)? (?:cuaj|cuec|coc|cocin)\\p{L}+',
  '(?:cuaj|cuec|coc|cocin)\\p{L}+ (?:\\p{L}+ ){0,3}?(?:con|en|por) (?:el )?calor (?:residual|restante|de la pasta|del arroz)',
  // Hindi and Arabic
  '(?:गर्मी|गरमी|गर्माहट|गरमाहट|भाप|आंच की बची गर्मी)(?: \\S+){0,3}? (?:पक|पका)\\S*',
  '(?:ال)?حرارة (?:ال)?(?:معكرونة|باستا|سباغيتي|ارز|رز|مرق|شوربة|متبقية|نودلز)(?: \\p{L}+){0,2}? [يت](?:طبخ|نضج|طهو|سوي)\\p{L}*',
  '[يت](?:نضج|ستوي)(?: \\p{L}+){0,2} (?:ب|من |في )(?:ال)?حرارة (?:ال)?(?:معكرونة|باستا|سباغيتي|ارز|رز|مرق|شوربة|متبقية|نودلز)',
].map((part) => new RegExp(createWholeWordsPattern(part).source, 'giu'))

/** Hot food, and the pan it was in, are no heat of their own beside such words. */
const hotFoods = new RegExp(`\\bhot (?:\\p{L}+ )?${hotFood}|\\b(?:in)?to the (?:(?:warm|hot) )?pan\\b`, 'giu')

/** A text without phrases such as "the residual heat of the pasta", so that a search for heat finds heat from the stove alone. */
export function removeResidualHeatPhrases(text: string): string {
  const rest = phrases.reduce((left, pattern) => left.replace(pattern, '~'), text)
  return rest === text ? text : rest.replace(hotFoods, '~')
}

/** Whether a text says that the heat of another food cooks. */
export const isCookedByResidualHeat = (text: string): boolean => removeResidualHeatPhrases(text) !== text
