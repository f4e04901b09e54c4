import { createWholeWordsPattern } from './eggs/eggWords.ts'

/** What stands between "over" and the water: "a saucepan of barely". Other words name a food that goes in. */
const en =
  '(?:(?:a|an|the|some|your|its|pans?|pots?|saucepan|kettle|boiler|of|with|half|filled|full|barely|gently|just|lightly|very|softly|small|large|medium|wide|shallow|little|about|inch(?:es)?|cm|\\d+|in|containing|holding|at) )*'
const de =
  '(?:(?:einem?|einer|eines|dem|der|topf|kochtopf|kasserolle|schüssel|mit|voll|voller|etwas|wenig|nur|gerade|leicht|schwach|sanft|leise|knapp|eben|noch|\\d+|cm) )*'
const fr =
  "(?:(?:une?|la|le|grande?|petite?|casserole|bol|fond|peu|remplie|pleine|de|d'|à|avec|peine) ?)*(?:d'|l'|de l')?"
const es =
  '(?:(?:un[ao]?|la|el|olla|cazo|cacerola|cazuela|recipiente|fondo|poco|llen[ao]|de|con|grande|pequeñ[ao]) )*'
/** "Water and wine": what boils with the water boils. */
const notJoined = '(?! (?:and|with|und|mit|et|avec|y|con) )'

/**
 * Places over water that simmers, and water that is brought to it: what stands there is warmed, and the simmering is the water's.
 * For texts that are normalized for such patterns.
 */
const parts = [
  `(?:over|above|on(?: top of)?) ${en}(?:simmering|hot|steaming|boiling) water|bain[- ]maries?|double[- ]boilers?|water bath`,
  `(?:over|above) ${en}water (?:at|that is(?: just| barely)?|kept at) (?:a )?(?:\\p{L}+ )?simmer(?:ing)?`,
  `(?:bring|heat|boil|simmer) ${en}water${notJoined}(?: in (?:a|the) (?:\\p{L}+ )?(?:saucepan|pan|pot))?(?: to (?:a |the )?(?:\\p{L}+ )?(?:simmer|boil))?`,
  `\\p{L}*wasserbad\\p{L}*|über ${de}(?:(?:siedende|simmernde|kochende|köchelnde|heiße|dampfende)[mn]? )?wasser(?:topf|dampf)|über ${de}(?:siedende|simmernde|kochende|köchelnde|heiße|dampfende)[mn]? wasser|über ${de}(?:wasser)?dampf`,
  `(?<!(?:und|mit)(?: dem| etwas| \\d+ ?\\p{L}+)? )wasser ${de}(?:zum (?:kochen|sieden|simmern) bringen|aufkochen|erhitzen)`,
  `bains?[- ]marie|(?:au[- ]dessus d'|au[- ]dessus de |sur )${fr}eau (?:\\p{L}+ ){0,2}(?:frémissante|frissonnante|bouillante|chaude)`,
  `(?:porte[rz]|faire bouillir|faites bouillir|faire frémir) ${fr}eau${notJoined}(?: à (?:ébullition|frémissement))?`,
  `baño (?:de )?maría|(?:sobre|encima de|por encima de) ${es}agua (?:\\p{L}+ ){0,2}(?:hirviendo|hirviente|caliente|a fuego \\p{L}+)|(?:sobre|encima de) ${es}agua a fuego \\p{L}+`,
  `(?:calentar|hervir|llevar) ${es}agua${notJoined}(?: a ebullición)?`,
  'डबल बॉयलर(?: में)?|(?:उबलते|खौलते|गरम|गर्म)(?: हुए)? पानी (?:(?:के|वाले|भरे|बर्तन|भगोने|पतीले|की|पतीली) ){0,4}(?:ऊपर|पर)|वाटर बाथ(?: में)?',
  '(?:على |في )?حمام (?:ال)?(?:مائي|ماء|ماري)|(?:فوق|على) (?:(?:قدر|وعاء|طنجرة|حلة|اناء|من|فيه|فيها|به|بها) ){0,4}(?:ال)?ماء (?:ال)?(?:مغلي|غالي|ساخن|يغلي)',
]

export const overWaterPattern = createWholeWordsPattern(...parts)
const every = new RegExp(overWaterPattern.source, 'giu')

/** Removes phrases such as "over simmering water" from a text, so that the rest shows whether the food itself boils. */
export const removeWaterBaths = (text: string): string => text.replace(every, ' ')
