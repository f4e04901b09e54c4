import { isHindiOrArabicText } from './otherScripts.ts'
import type { RecipeForHazards } from './recipeForHazards.ts'

const garlic = /लहसुन|(?<!\p{L})(?:ال|وال)?ثوم/u
const oil = /तेल|(?<!\p{L})(?:ال|وال|بال)?زيت/u
/** Raw garlic that is put into oil, and not fried in it. */
const liesIn =
  /तेल में (?:\p{L}[\p{L}\p{M}]* )?(?:डाल|डुबो|भिगो|रख)|(?:ضع|يوضع|نضع|اغمر|يغمر|انقع|غط)[\p{L}\p{M}]*[^.؟]{0,40}(?:في|ب)\s?(?:ال)?زيت/u
const fried = /भून|तल(?:ें|ना|कर)|गरम तेल|गर्म तेल|اقل|يقلى|حمر|ساخن/u
const keptWarm = /कमरे के तापमान|अलमारी|पेंट्री|शेल्फ|حرارة الغرفة|الخزانة|خزانة|الرف|مكان (?:جاف|مظلم|دافئ)/u
const kept = /रख|स्टोर|संभाल|احفظ|يحفظ|تحفظ|خزن|يخزن|اترك|يترك|حفظ/u
const cold = /फ्रिज|फ़्रिज|रेफ्रिजरेटर|ثلاجة|البراد|مجمد|فريزر/u
const hours = /घंट|मिनट|ساعة|ساعتين|ساعات|دقيقة|دقائق/u

/** The step of a Hindi or Arabic recipe that keeps raw garlic in oil where it is warm; null where none does. */
export function findStepKeepingGarlicInOilInHindiOrArabic({
  lines,
  sentences,
}: RecipeForHazards): number | null {
  const named = lines.map(({ text }) => text).join('\n')
  if (!isHindiOrArabicText(named) || !garlic.test(named)) return null
  const whole = sentences.map(({ text }) => text).join(' ')
  if (!oil.test(`${named} ${whole}`) || !liesIn.test(whole) || fried.test(whole)) return null
  const found = sentences.find(
    ({ text }) => kept.test(text) && keptWarm.test(text) && !cold.test(text) && !hours.test(text),
  )
  return found?.step ?? null
}
