const followed =
  '(?: (?:not|also|always|either|easily|of course))? (?:be|use|sub\\p{L}*|replace|swap|buy|get|take|do|add|omit|leave|make|have|i|you|we|they)(?!\\p{L})'
const verb = new RegExp(
  `(?<=(?<!\\p{L})(?:you|we|it|they|i|which|that|this|these) (?:also )?)can(?!\\p{L})|(?<!\\p{L})can(?=${followed})`,
  'giu',
)

/** A text with "may" in place of the verb "can", so that "200 g salmon (can be frozen)" names no can. */
export const withoutVerbCan = (text: string): string => text.replace(verb, 'may')

/** "Hasta que la tortilla esté bien cuajada": set by the heat, and no junket. */
const setInPan =
  /(?<=(?<!\p{L})(?:poco|bien|medio|semi|casi|apenas|algo|muy|recién|\p{L}+mente|est[éáe]n?|qued[ea]n?|quedar|tortilla|omelette) )cuajadas?(?!\p{L}| de )/giu

/** A text in which what heat has set is called ready: "cuajada" by itself is a food. */
export const withoutSetInPan = (text: string): string => text.replace(setInPan, 'lista')
