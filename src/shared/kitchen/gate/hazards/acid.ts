import { createWholeWordsPattern, normalizeForHazardPatterns } from './eggs/eggWords.ts'

/** Acid turns fish opaque, firm and pink as heat does, and kills no germs: the FDA and the NHS call such fish raw. */

const citrus = '(?:limes?|lemons?|citrus|yuzu|calamansi|kalamansi|grapefruit|(?:sour |bitter )?oranges?)'
const seafood =
  '(?:fish|seafood|shellfish|shrimps?|prawns?|scallops?|squid|octopus|tuna|salmon|cod|halibut|tilapia|sea ?bass|bass|snapper|mackerel|flesh|pieces|cubes|fillets?)'

/** What a step calls an acid by. */
const acidWords = createWholeWordsPattern(
  `${citrus} juices?|juices? of (?:(?:the|a|an|\\d+|half) )*${citrus}|(?:limes?|lemons?)(?! (?:zest|wedges?|slices?|rounds?|halves|lea(?:f|ves)|grass|thyme|peel|rind|pepper|butter|verbena|balm|basil))|vinegar|acid(?:s|ic|ity)?|leche de tigre|citrus`,
  '(?:limetten|zitronen|zitrus|orangen|limonen)saft\\p{L}*|säure|\\p{L}*essig|saft (?:der|von|einer) (?:\\p{L}+ )?(?:limetten?|zitronen?)',
  "jus (?:de|d'un|du|des) (?:\\p{L}+ )?(?:citrons?|limes?|agrumes|yuzu)|acidité|acide|vinaigre|citrons? verts?(?= )",
  '(?:zumo|jugo)s? (?:de|del) (?:\\p{L}+ )?(?:lim[ao]s?|lim[óo]n(?:es)?|c[íi]tricos?)|[áa]cidos?|acidez|vinagre|lim[óo]n(?:es)?(?= )',
  '(?:नींबू|निंबू|नीबू) (?:का|के|की)? ?रस|सिरक[ाे]|खटास',
  '[وفب]?(?:عصير )?(?:ال)?(?:ليمون|لايم|حامض|حمضيات)|[وفب]?(?:ال)?خل|[وفب]?(?:ال)?حموضة',
)

/** "In lemon juice"; not "in lemon juice and stock", and not in the juices of cooked meat. */
const inAcid = `(?:in|with|by|through) (?:(?:the|this|all|fresh|pure|cold|acidic|remaining) )*(?:${citrus}(?: juices?)?|juice|acid|leche de tigre)(?!,? (?:juices?|and|or|with|over|of the (?!${citrus}))|,)`

/** Words by which acid does what heat does elsewhere. */
const acidCooking = [
  // "The lime juice cooks the fish", "the acid will do the cooking".
  `(?:acid(?:s|ity)?|juices?|vinegar|citrus|limes?|lemons?|marinade|leche de tigre)(?: (?:of|from|in) (?:the )?${citrus}(?: juices?)?)? (?:(?:will|should|can|gently|slowly|lightly|quickly|also|then|is|are|does?|that|which) )*["“”'‘’]?(?:cook(?:s|ed|ing)?)["“”'‘’]?(?: (?:the|raw|diced|your) ${seafood})?`,
  `(?:do(?:es)? )?the ["“”'‘’]?cooking["“”'‘’]?`,
  `["“”'‘’]cook(?:s|ed|ing)?["“”'‘’](?: through)?`,
  `cook(?:s|ed|ing)? (?:(?:it|them|(?:the )?(?:raw |diced |cubed |sliced )*${seafood}) )?(?:(?:through|gently|slowly) )?${inAcid}`,
  'cook(?:s|ed|ing)?(?: |, )(?:\\p{L}+(?: |, )){0,8}without (?:any )?heat|cold[- ]cook\\p{L}*',
  // German
  'kalt (?:ge)?(?:gar|koch)\\p{L}*|(?:limetten|zitronen|zitrus)?(?:säure|saft) (?:\\p{L}+ )?(?:gart|kocht|garen)|(?:gart|kocht|garen) (?:der|die|das) (?:\\p{L}*saft|säure)',
  '(?:in|im|durch|mit) (?:(?:der|die|den|dem|frischem) )?(?:\\p{L}*saft|säure|\\p{L}*marinade) (?:\\p{L}+ ){0,3}?(?:(?:ge)?garen|gegart|kochen|durchziehen|gar ziehen)',
  // French
  "cui(?:re|sent|sez|t|s|ts|te|tes) (?:\\p{L}+ ){0,4}?(?:dans|avec|par|grâce (?:à|au)) (?:le |la |l'|leur |son )?(?:jus|citron|acidité|acide|marinade)(?: de (?:citron|lime|l'|leche)\\p{L}*)?|cuisson à froid",
  '(?:jus|citrons?|acidité|acide|marinade)(?: (?:de|du|d\') ?(?:\\p{L}+)(?: verts?)?)? (?:(?:va|vont|fait|font|qui) )?(?:"|« ?)?cui(?:re|sent|t|ra)',
  // Spanish
  '(?:coc[ei]\\p{L}+|cuec\\p{L}+|cueza\\p{L}*|cocin\\p{L}+) (?:\\p{L}+ ){0,4}?(?:en|con|por) (?:el |la |su |los )?(?:jugo|zumo|[áa]cido|acidez|lim[óo]n|marinada|leche de tigre)',
  '(?:jugo|zumo|[áa]cido|acidez|lim[óo]n|marinada)(?: (?:de|del) (?:\\p{L}+))? (?:va a |se )?["«]?(?:cuec\\p{L}+|cocer\\p{L}+|cocin\\p{L}+)|(?:cocción|coc\\p{L}+) en frío',
  // Hindi phrases for food that acid cooks: with the juice as the subject, and with the food as the subject.
  '(?:रस|सिरक[ाे]|खटास)(?: (?:ही|इसे|उसे|उन्हें|इन्हें|से|मछली|झींग\\S*|को|में|\\d+|मिनट|तक|धीरे)){0,5} (?:पक|पका)(?!कर)\\S*',
  // Arabic
  '(?:عصير (?:ال)?(?:ليمون|لايم)|(?:ال)?(?:حمض|حموضة|خل|حامض))(?: ال\\p{L}+)? (?:سوف |سي|س)?[يت](?:طبخ|نضج|طهو|طهي|سوي)\\p{L}*',
  'في (?:عصير (?:ال)?(?:ليمون|لايم)|(?:ال)?(?:حمض|خل|حامض))(?: \\p{L}+){0,4} (?:حتى|لي|كي) ?[يت]?نضج\\p{L}*',
].map((part) => new RegExp(createWholeWordsPattern(part).source, 'giu'))

/** Whether a text names an acid. */
export const isAcidNamed = (text: string): boolean => acidWords.test(normalizeForHazardPatterns(text))

/** What one of those words needs in a text; most have none. */
const mayCook =
  /juice|acid|citr|lime|lemon|marin|leche|cold|heat|cooking|["“”'‘’]cook|saft|säure|kalt|\bjus\b|froid|zumo|jugo|lim[óo]n|ácid|vin(?:egar|a[ig])|frío|रस|सिरक|खटास|ليمون|لايم|حمض|حموضة|خل|حامض/iu

/** A text without phrases such as "the acid cooks the fish", so that a search for heat finds real heat alone. */
export function maskAcidCookingPhrases(text: string): string {
  if (!mayCook.test(text)) return text
  return acidCooking.reduce(
    (rest, pattern) => rest.replace(pattern, (found) => '~'.repeat(found.length)),
    text,
  )
}
