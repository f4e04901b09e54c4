/** What a form field holds where there is nothing to say; whole texts, folded. */
const textsThatDenyAll = `
  none, no, nope, nothing, nil, null, na, n a, nka, nkda, nkfa, not applicable, not any, none known, none at all, nothing known, nil known, undefined, no restrictions, no restriction,
  kein, keine, keines, keinerlei, nein, nichts, keine bekannt, keine bekannten, entfallt, keine einschrankungen,
  aucun, aucune, non, rien, neant, ras, aucune connue, aucune restriction, sans objet, non applicable,
  ninguna, ninguno, ningun, no hay, no tengo, nada, no aplica, ninguna conocida, sin restricciones,
  koi nahi, koi nahin, kuch nahi, kuch nahin, nahi, nahin, nahi hai, कोई नहीं, कोई नही, कुछ नहीं, कुछ नही, नहीं, नही, नहीं है, कोई नहीं है, लागू नहीं,
  لا, لا يوجد, لا توجد, لا شيء, لا شي, ما في, مافي, ما فيه, لا احد, ليس لدي, لا ينطبق, بدون, ولا شي, ولا شيء
`
/** Words that stand in a sentence which denies all allergies, of which one denies and one is an allergy. */
const denyingWords = `
  no, none, not, never, without, zero, any, have, has, i, we, dont, don, do, am, keine, kein, keinerlei, ohne, ich, habe, hab, wir, haben, aucune, aucun, pas, sans, je, n, ai, nous, avons, d, de, a,
  ninguna, ningun, sin, tengo, tenemos, ni, koi, nahi, nahin, hai, kisi, tarah, ki, mujhe, कोई, नहीं, नही, है, किसी, तरह, की, मुझे, चीज, से, को, लا, لا, يوجد, توجد, ليس, لدي, عندي, ما, اي, أي, بدون, من, any, to, that, know, of
`
const denials = `no, none, not, dont, don, never, without, zero, keine, kein, keinerlei, ohne, aucune, aucun, pas, sans, ninguna, ningun, sin, nahi, nahin, नहीं, नही, لا, ليس, ما, بدون`
const allergyWords = `
  allergy, allergies, allergic, intolerance, intolerances, allergie, allergien, allergisch, lebensmittelallergie, lebensmittelallergien, nahrungsmittelallergie, nahrungsmittelallergien, unvertraglichkeit, unvertraglichkeiten, intoleranz, intoleranzen,
  allergique, intolerances, alergia, alergias, alergico, alergica, intolerancia, intolerancias, एलर्जी, एलर्जि, संवेदनशीलता, حساسية, حساسيه, حساسيات, حساسيةِ
`
const wordsWithoutMeaning = `known, food, foods, dietary, drug, or, and, und, oder, et, ou, ni, y, o, और, या, او, أو, bekannten, bekannte, bekannt, lebensmittel, nahrungsmittel, connue, connues, alimentaire, alimentaires, conocida, conocidas, alimentaria,
  alimentarias, ज्ञात, खाने, भोजन, معروفه, معروفة, غذائيه, غذائية, at, all, anything, gegen, etwas, irgendetwas, rien, quoi, que, ce, soit, nada, kuch, कुछ, شيء, شي, special, particular, our, my, in, the, family`

const parseWordList = (text: string) =>
  new Set(
    text
      .split(',')
      .map((word) => fold(word))
      .filter(Boolean),
  )
/** Words in small letters without Latin accents; the server starts with this module, so it needs none of those of wishes. */
function fold(text: string): string {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]|[’']t(?!\p{L})/gu, '')
  return (plain.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')
}
const [whole, allowed, denying, allergies] = [
  parseWordList(textsThatDenyAll),
  new Set([
    ...parseWordList(denyingWords),
    ...parseWordList(wordsWithoutMeaning),
    ...parseWordList(allergyWords),
  ]),
  parseWordList(denials),
  parseWordList(allergyWords),
]

/** Whether a text says that there is no allergy, food or diet at all: "none", "N/A", "-", "No known allergies". */
export function isDenialOfAll(text: string): boolean {
  const folded = fold(text)
  if (folded === '') return text.trim() !== ''
  if (whole.has(folded)) return true
  const words = folded.split(' ')
  return (
    words.length <= 8 &&
    words.some((word) => denying.has(word)) &&
    words.some((word) => allergies.has(word)) &&
    words.every((word) => allowed.has(word))
  )
}
