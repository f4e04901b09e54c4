const words = (...parts: readonly string[]) => `(?<![\\p{L}\\p{M}])(?:${parts.join('|')})(?![\\p{L}\\p{M}])`

/** Words of what one person gets, in six languages: "per bowl", "pro Person", "dans chaque assiette". More servings change none of it. */
const perPerson = words(
  'everyone|everybody|each (?:person|guest|diner)|chacun|cada uno|सबको|لكل واحد',
  '(?:per|(?:for|in|into|on|onto|over) each) (?:person|serving|portion|plate|bowl|glass|guest|head|dish|diner)',
  '(?:pro|je|auf jede[nrms]?|in jede[nrms]?|für jede[nrms]?|jede[rnms]?) (?:person|portion|teller|schüssel|schale|glas|gast|esser|nase|kopf)',
  '(?:par|(?:dans|sur|pour) chaque|chaque) (?:personne|portion|assiette|bol|verre|convive|invité|tête|part)|à chacun',
  '(?:por|(?:en|sobre|para) cada|cada|a cada) (?:persona|ración|porción|plato|bol|cuenco|vaso|copa|comensal|invitado|cabeza)',
  '(?:प्रति|हर|प्रत्येक) (?:व्यक्ति|प्लेट|कटोरी|कटोरे|गिलास|सर्विंग|मेहमान|इंसान)',
  '(?:لكل|في كل|على كل) (?:شخص|طبق|صحن|كوب|كأس|ضيف|حصة|فرد|وعاء)',
)
const behind = new RegExp(`^[^.;,।]{0,40}?${perPerson}`, 'iu')
const before = new RegExp(`${perPerson}[^.;।]{0,25}$`, 'iu')

/** Behind several amounts it is of all of them: "1 thigh and 150 g potatoes per person". */
const behindAmounts =
  /^[^.;:]{0,80}?(?<!\p{L})(?:per|pro|par|por) (?:person(?:ne|a)?|head|guest|plate|kopf|convive|comensal)(?!\p{L})/iu

/** "Je 3 Knödel auf einen Teller geben". */
const onOnePlate =
  /^[^.;]{0,40}?(?<!\p{L})(?:auf|in) eine[nrm]? (?:\p{L}+ )?(?:\p{L}*teller|schüssel|schale|\p{L}*glas|portion)(?!\p{L})/iu

/** Whether an amount is what one person gets: by what stands before its number, or behind it up to the next one, or in `rest`. */
export const isAmountPerPerson = (lead: string, untilNext: string, rest: string): boolean =>
  behind.test(untilNext) ||
  (/(?<!\p{L})(?:je|jeweils) $/iu.test(lead) && onOnePlate.test(rest)) ||
  before.test(lead) ||
  behindAmounts.test(rest)
