import { normalizeForHazardPatterns } from '../eggs/eggWords.ts'

/** Salt for infants and what replaces their milk, in Hindi and Arabic, as `normalizeForHazardPatterns` writes them. */

const salt =
  /(?<![\p{L}\p{M}])(?:नमक(?:ीन)?|सोया सॉस|(?:स्टॉक|मैगी) क्यूब)(?![\p{L}\p{M}])|(?<!\p{L})[وف]?(?:ال|بال|لل|ب)?(?:ملح(?:ا|ه|ها)?|مملح(?:ة|ا)?|صلصة (?:ال)?صويا|صويا صوص|مكعب(?:ات)? (?:ال)?(?:مرق|مرقة|ماجي))(?!\p{L})/u
const denied =
  /(?<![\p{L}\p{M}])(?:बिना|न|ना|नहीं|मत|बजाय|जगह|रहित|मुक्त)(?![\p{L}\p{M}])|(?<!\p{L})(?:بدون|دون|لا|بلا|تجنب\p{L}*|بدلا?|ممنوع|غير|خالي?\p{L}*)(?!\p{L})/u
/** "قليل من الملح" is a little salt, "قليل الملح" is what holds little of it. */
const low = /(?<![\p{L}\p{M}])(?:कम|लो) (?:नमक|सोडियम)|(?<!\p{L})(?:قليل|منخفض)(?:ة|ا)? (?:الملح|الصوديوم)/u
/** For whom salt is, where it is not the infant; and the infant's own share, taken out before. */
const others =
  /(?<![\p{L}\p{M}])(?:बाकी|शेष|बचे|बची|बडों|वयस्कों)(?![\p{L}\p{M}])|(?<!\p{L})[وف]?(?:ال|بال|لل|ل|ب)?(?:باقي|بقية|متبقي|كبار|بالغين)(?!\p{L})/u
const ownShare =
  /(?:शिशु|बच्चे|बेबी) (?:का|के|की) (?:हिस्स|भाग)|(?<!\p{L})(?:حصة|نصيب|جزء) (?:ال)?(?:رضيع|طفل|صغير)/u

export function isSaltNamedInHindiOrArabic(text: string): boolean {
  const plain = normalizeForHazardPatterns(text)
  return salt.test(plain) && !denied.test(plain)
}

export const isLowInSaltInHindiOrArabic = (text: string): boolean =>
  low.test(normalizeForHazardPatterns(text))

export function isSaltedApartInHindiOrArabic(sentence: string): boolean {
  const plain = normalizeForHazardPatterns(sentence)
  return (salt.test(plain) && (denied.test(plain) || others.test(plain))) || ownShare.test(plain)
}

const infantMilk =
  /(?:शिशु|बेबी|इन्फेंट) फ[ॉा]र्मूला|फ[ॉा]र्मूला (?:दूध|मिल्क)|(?:मां|माता) के दूध|(?<!\p{L})(?:حليب|لبن) (?:صناعي|(?:ال|لل)?(?:ام|رضع|رضيع|اطفال|صناعي))(?!\p{L})|فورمولا/u
const replaces =
  /(?:की|के) (?:जगह|बजाय|बदले)|विकल्प|(?<!\p{L})[وفك]?(?:ال)?(?:بدلا?|بديل\p{L}*|عوضا?|مكان)(?!\p{L})/u
const feedingBottle =
  /(?:दूध पिलाने|दूध|फीडिंग|बेबी) (?:की |वाली )?बोतल|(?<!\p{L})(?:زجاجة|قنينة|رضاعة) (?:ال|لل)?(?:رضاعة|رضيع|طفل|حليب)(?!\p{L})|(?<!\p{L})(?:ال)?ببرون(?:ة|ه)(?!\p{L})/u

/** Whether a sentence makes what is drunk in place of an infant's milk. */
export function isInfantMilkMadeInHindiOrArabic(sentence: string): boolean {
  const plain = normalizeForHazardPatterns(sentence)
  return feedingBottle.test(plain) || (infantMilk.test(plain) && replaces.test(plain))
}
