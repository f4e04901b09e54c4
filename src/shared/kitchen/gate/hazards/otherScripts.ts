import { maskAcidCookingPhrases } from './acid.ts'
import type { RawAnimalFoodLine } from './animalKinds.ts'
import type { Doneness } from './doneness/donenessWords.ts'
import { heatPatternOfOtherScripts, normalizeForHazardPatterns } from './eggs/eggWords.ts'
import type { RecipeForHazards } from './recipeForHazards.ts'

/** Foods of animals in Hindi and Arabic recipes, whose lines the catalogue does not know by name. */

const ofOtherScripts = /[\p{Script=Devanagari}\p{Script=Arabic}]/u
/** Bought cooked or preserved. */
export const soldCookedPatternOfOtherScripts =
  /डिब्बा|कैन|टिन|स्मोक|सूखी|उबल\p{M}|भुन\p{M}|पका|معلب|مدخن|مجفف|مسلوق|مطبوخ|مشوي|مقلي|محمر/u

export const isHindiOrArabicText = (text: string): boolean => ofOtherScripts.test(text)

/** Word of a line that steps may call its food by; shorter ones begin others. */
const minWord = 3

/** What steps call a food by, in the words of its line without amounts and measures. */
export function namePatternOfHindiOrArabicLine(text: string): RegExp {
  const words = normalizeForHazardPatterns(text)
    .split(/[^\p{L}\p{M}]+/u)
    .map((word) => word.replace(/^(?:ال|لل)(?=\p{L}{2})/u, ''))
    .filter((word) => word.length > 1 && !measures.test(word))
  const long = words.filter((word) => word.length >= minWord)
  if (long.length > 0) return new RegExp(long.map(stemOf).join('|'), 'u')
  // "50 मिली रम": if a line has only short words, they are matched as whole words.
  return words.length === 0 ? /(?!)/u : wholeWords(words.join('|'))
}

const wholeWords = (parts: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:ال|لل|و)?(?:${parts})(?![\\p{L}\\p{M}])`, 'u')

/** "मछली" is "मछलियों" with others behind it. */
const stemOf = (word: string) => (word.length > 4 ? word.replace(/[\u093e-\u094c]$/u, '') : word)

const measures =
  /^(?:मिली|मिलीलीटर|लीटर|مل|مليلتر|لتر|من|ग्राम|किलो|किलोग्राम|कप|बड़े|बडे|चम्मच|छोटे|छोटा|टुकड़े|टुकडे|ताजी|ताजा|कच्ची|कच्चा|غرام|جرام|كيلو|كوب|ملعقة|ملاعق|شريحة|شرائح|قطعة|قطع|طازج|طازجة|نيء|نيئة)$/u

const rawWords = /कच्च\p{M}|(?<!\p{L})(?:ال)?(?:نيء|نيئ|ني|نيئة|نيئا|نية)(?!\p{L})/u
const pinkWords =
  /अधपक\p{M}|आधा पका|(?:अंदर|बीच)[^।.]{0,12}(?:गुलाबी|लाल|कच्च|पारदर्शी)|(?:गुलाबी|लाल) (?:रहे|रहने|रखें|छोड़)|نصف (?:استواء|ناضج|مطبوخ|نضج)|غير ناضج|(?:وردي|احمر|ني)\p{L}*(?: و\p{L}+)? من الداخل|[يت]بقى (?:\p{L}+ )?وردي\p{L}*|الوسط (?:وردي|احمر)|شفاف\p{L}* (?:من الداخل|في (?:ال)?(?:وسط|داخل|منتصف))/u
const denied =
  /(?<![\p{L}\p{M}])(?:न|ना|नहीं|मत|बिना)(?![\p{L}\p{M}])|(?<!\p{L})(?:لا|ليس|لن|لم|دون|بدون|تجنب\p{L}*|حتى لا)(?!\p{L})/u

/** Whether a food is heated at all: some sentence does so from the one on that names it first. */
export function isFoodHeatedInHindiOrArabic(
  { sentences }: RecipeForHazards,
  { names }: Pick<RawAnimalFoodLine, 'names'>,
): boolean {
  const texts = sentences.map(({ text }) => normalizeForHazardPatterns(text))
  const first = texts.findIndex((text) => names.test(text))
  return texts
    .slice(Math.max(0, first))
    .some((text) => heatPatternOfOtherScripts.test(maskAcidCookingPhrases(text)))
}

/** What a sentence says of how far the foods of animals are cooked; null where it says nothing, or denies it. */
export function readDonenessInHindiOrArabic(sentence: string): Doneness | null {
  const text = normalizeForHazardPatterns(sentence)
  if (!isHindiOrArabicText(text) || denied.test(text)) return null
  if (pinkWords.test(text)) return 'pink'
  return rawWords.test(text) && /परोस|खा(?:एं|ए|ना)|قدم|يقدم|تقدم|يؤكل|كل /u.test(text) ? 'raw' : null
}
