import { heatPatternOfOtherScripts, normalizeForHazardPatterns } from '../eggs/eggWords.ts'
import { isHindiOrArabicText } from '../otherScripts.ts'
import type { RecipeForHazards } from '../recipeForHazards.ts'

/** The marinade that is left after raw meat lay in it, in Hindi and Arabic, as `normalizeForHazardPatterns` writes them. */

const marinade =
  '(?:मैरिनेड|मेरिनेड|मैरीनेड|मैरिनेशन|मेरिनेशन|मसाला घोल|(?:ال)?(?:تتبيلة|تتبيله|مرينيد|مارينيد|ماريناد|منقوع))'
const leftMarinade = new RegExp(
  `(?:बच[ाीे]|बची|बाकी|शेष)(?: हु[आईएी]+)?(?: का| की)? ${marinade}|${marinade} (?:जो|का) (?:बच|बाकी)|(?<!\\p{L})[وبف]?(?:باقي|بقية|بقايا|ما تبقى من|ما بقي من|المتبقي من) ${marinade}|${marinade} (?:ال)?(?:متبقية|متبقي|باقية|زائدة|مستعملة|مستخدمة)`,
  'u',
)
const serves =
  /परोस|डाल|छिडक|लगा|ऊपर से|चटनी|(?<!\p{L})[وف]?(?:[ايتن])?(?:قدم|سكب|صب|رش|وزع|ضف|اضف|غمس)(?:ه|ها|ي|وا)?(?!\p{L})|(?<!\p{L})(?:مع|فوق)(?!\p{L})/u
const throwsAway = /फेंक|हटा द|निकाल द|تخلص|ارم|يرمى|اهمل|لا تستخدم|इस्तेमाल न|प्रयोग न/u
const setAside = /(?:आध[ाेी]|कुछ|थोड[ाीे]|نصف|جزء|ربع|ثلث)[^।.]{0,40}(?:अलग|बचा कर|جانبا|جانب|احفظ|احتفظ)/u

/** What meat that is done is called is no heat. */
const doneFood = /(?:पक[ेा]|भुन[ेा]|ग्रिल्ड|सिक[ेा]) (?:हुए )?|(?:ال)?(?:مشوي|مطبوخ|مقلي|مسلوق)(?:ة)?/gu

/** The step of a Hindi or Arabic recipe that serves what is left of a marinade without heat; null where none does. */
export function findStepServingLeftMarinade({ sentences }: RecipeForHazards): number | null {
  const texts = sentences.map(({ text }) =>
    isHindiOrArabicText(text) ? normalizeForHazardPatterns(text) : '',
  )
  if (texts.some((text) => setAside.test(text))) return null
  const isHeated = (text: string | undefined) =>
    text !== undefined && heatPatternOfOtherScripts.test(text.replace(doneFood, ' '))
  const found = texts.findIndex(
    (text, at) =>
      leftMarinade.test(text) &&
      serves.test(text) &&
      !throwsAway.test(text) &&
      !isHeated(text) &&
      !isHeated(texts[at + 1]),
  )
  return found === -1 ? null : sentences[found]!.step
}
