import { normalizeForHazardPatterns } from '../eggs/eggWords.ts'
import { isHindiOrArabicText } from '../otherScripts.ts'
import type { RecipeForHazards } from '../recipeForHazards.ts'

/** Garlic and herbs in oil, and jars, in Hindi and Arabic, as `normalizeForHazardPatterns` writes them. */

const unsafeInOil =
  /लहसुन|तुलसी|रोजमेरी|थाइम|पुदीन|हर्ब|मशरूम|(?<!\p{L})[وب]?(?:ال)?(?:ثوم|ريحان|روزماري|زعتر|اعشاب|فلفل حار|فطر|شطة)/u
const oil = /तेल|(?<!\p{L})(?:ال|وال|بال)?زيت/u
/** Raw garlic that is put into oil, and not fried in it. */
const liesIn =
  /तेल में (?:\p{L}[\p{L}\p{M}]* )?(?:डाल|डुबो|भिगो|रख)|(?:ضع|يوضع|نضع|اغمر|يغمر|انقع|غط)[\p{L}\p{M}]*[^.؟]{0,40}(?:في|ب)\s?(?:ال)?زيت/u
const fried = /भून|तल(?:ें|ना|कर)|गरम तेल|गर्म तेल|اقل|يقلى|حمر|ساخن/u
const keptWarm = /कमरे के तापमान|अलमारी|पेंट्री|शेल्फ|حرارة الغرفة|الخزانة|خزانة|الرف|مكان (?:جاف|مظلم|دافئ)/u
const kept = /रख|स्टोर|संभाल|احفظ|يحفظ|تحفظ|خزن|يخزن|اترك|يترك|حفظ/u
const cold = /फ्रिज|रेफ्रिजरेटर|ثلاجة|البراد|مجمد|فريزر/u
const hours = /घंट|मिनट|ساعة|ساعتين|ساعات|دقيقة|دقائق/u

/** The step of a Hindi or Arabic recipe that keeps garlic or herbs in oil where it is warm; null where none does. */
export function findStepKeepingGarlicInOilInHindiOrArabic({
  lines,
  sentences,
}: RecipeForHazards): number | null {
  const named = normalizeForHazardPatterns(lines.map(({ text }) => text).join('\n'))
  if (!isHindiOrArabicText(named) || !unsafeInOil.test(named)) return null
  const texts = sentences.map(({ text }) => normalizeForHazardPatterns(text))
  const whole = texts.join(' ')
  if (!oil.test(`${named} ${whole}`) || !liesIn.test(whole) || fried.test(whole)) return null
  const found = texts.findIndex(
    (text) => kept.test(text) && keptWarm.test(text) && !cold.test(text) && !hours.test(text),
  )
  return sentences[found]?.step ?? null
}

const jars = /जार|मर्तबान|बोतल|बरनी|(?<!\p{L})[وب]?(?:ال)?(?:برطمان|مرطبان|قطرميز|قارورة|قوارير|زجاجات|جرار)/u
const boils = /उबाल|उबल|पानी के स्नान|سلق|غل[يىه]|اغل|حمام مائي|عقم|تعقيم/u
const keptLong = /महीन|हफ्त|साल|अलमारी|पेंट्री|اشهر|شهور|شهر(?!\p{L})|اسابيع|سنة|خزانة|الرف|مكان (?:جاف|مظلم)/u
const lowAcid =
  /खीर[ाे]|बीन्स|गाजर|मटर|आलू|मशरूम|मक्का|फूलगोभी|पत्तागोभी|शतावरी|कद्दू|चुकंदर|शिमला|पालक|मांस|चिकन|मछली|(?<!\p{L})[وب]?(?:ال)?(?:خيار|فاصوليا|لوبيا|جزر|بازلاء|بطاطس|فطر|ذرة|قرنبيط|ملفوف|هليون|قرع|شمندر|فلفل|سبانخ|باذنجان|كوسا|لحم|دجاج|سمك)(?!\p{L})/u
const acid = /सिरक|नींबू|निंबू|नीबू|टार्टरिक|साइट्रिक|इमली|(?<!\p{L})[وب]?(?:ال)?(?:خل|ليمون|حامض|حمض)(?!\p{L})/u
const underPressure = /प्रेशर|ضغط/u

/** The step of such a recipe that closes vegetables or meat without acid in jars, boils them and keeps them; null where none does. */
export function findStepOfJarsWithoutAcidInHindiOrArabic({
  lines,
  sentences,
}: RecipeForHazards): number | null {
  const named = normalizeForHazardPatterns(lines.map(({ text }) => text).join('\n'))
  if (!isHindiOrArabicText(named) || !lowAcid.test(named) || acid.test(named)) return null
  const texts = sentences.map(({ text }) => normalizeForHazardPatterns(text))
  const whole = texts.join(' ')
  if (!jars.test(whole) || !boils.test(whole) || underPressure.test(whole)) return null
  const found = texts.findIndex((text) => keptLong.test(text) && kept.test(text) && !cold.test(text))
  return sentences[found]?.step ?? null
}
