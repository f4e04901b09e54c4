import type { HazardId } from '../../../findings/hazardIds.ts'
import { normalizeForHazardPatterns } from '../eggs/eggWords.ts'
import { isHindiOrArabicText } from '../otherScripts.ts'
import type { HazardSighting, RecipeForHazards } from '../recipeForHazards.ts'

/** Food that stands in the warm, in Hindi and Arabic, as `normalizeForHazardPatterns` writes them. */

const rice = /चावल|पुलाव|बिरयानी|(?<!\p{L})[وفب]?(?:ال|لل)?(?:ارز|رز|ارزا|كبسة|برياني|بخاري)(?!\p{L})/u
const perishable =
  /चिकन|मुर्ग|मांस|मटन|मीट|कीम[ाे]|मछली|झींग|अंड[ाेो]|दूध|क्रीम|मलाई|कस्टर्ड|खीर(?!\p{M}|ा)|पुडिंग|मेयोनी|सूप|करी|सब्जी|पनीर|शोरबा|ग्रेवी|(?<!\p{L})[وفب]?(?:ال|لل)?(?:دجاج|دجاجة|لحم|لحوم|سمك|روبيان|جمبري|بيض|حليب|كريمة?|قشطة|كاسترد|مهلبية|بودينغ|مايونيز|شوربة|حساء|مرق|يخنة|طاجن|كاري|كفتة|حشوة)(?:ه|ها)?(?!\p{L})/u
/** What stands in the warm so that it ferments, rises, swells or sets; and what keeps. */
const onPurpose =
  /आट[ाे]|घोल|बैटर|दही|जामन|जोरन|खमीर|यीस्ट|भिगो|भीग|अंकुर|अचार|पानी में|तेल में|(?<!\p{L})[وفب]?(?:ال|لل)?(?:عجين|عجينة|خميرة|زبادي|لبن|روب|كفير|مخلل|مخللات|برعم)(?!\p{L})|نقع|تخم[ري]|يختمر|يتخثر|يروب|في (?:ال)?(?:ماء|زيت)/u
/** What holds all foods that were put together before. */
const combined =
  /सलाद|सब कुछ|सबकुछ|सारा मिश्रण|मिश्रण|(?<!\p{L})[وفب]?(?:ال|لل)?(?:سلطة|خليط|مزيج|كل شيء)(?!\p{L})/u
const warmPlace =
  /कमरे के (?:सामान्य )?तापमान|(?<!\p{L})बाहर|काउंटर|(?:मेज|टेबल|स्लैब|चूल्हे|गैस) पर|रसोई में|गर्?म जगह|फ्रिज (?:में )?(?:के बिना|न|नहीं|मत)|बिना फ्रिज|(?:حرارة|درجة حرارة) (?:ال)?(?:غرفة|مطبخ)|خارج (?:ال)?(?:ثلاجة|براد)|(?:على|فوق) (?:ال)?(?:طاولة|منضدة|رخامة|كاونتر|موقد|سطح)|في (?:ال)?(?:مطبخ|هواء)|مكان دافئ|بدون (?:ال)?(?:تبريد|ثلاجة)|دون (?:ال)?تبريد/u
const coldPlace =
  /(?:फ्रिज|फ्रीजर|रेफ्रिजरेटर) (?:में|के अंदर) (?!न |नहीं |मत )|ठंडी जगह|(?<!خارج )(?:في|الى|ب)\s?(?:ال)?(?:ثلاجة|براد|مجمد|فريزر|ثلج)/u
const leaves =
  /रख|छोड|रहने|पड[ाे]|(?<!\p{L})[وفل]?(?:[ايتن])?(?:ترك|بقى|بقي|وضع|ضع|حفظ|ظل|رتاح)\p{L}*|متروك|مترك|بائت|بات(?!\p{L})/u
const outOfFridge = /(?:फ्रिज|फ्रीजर) से (?:बाहर )?निक|من (?:ال)?(?:ثلاجة|براد)/u
const denied =
  /(?<![\p{L}\p{M}])(?:न|ना|नहीं|मत) (?:रख|छोड)|(?:रखें|छोडें|रखे|छोडे) (?:न|नहीं|मत)|(?<!\p{L})(?:لا|عدم|تجنب|دون ان) (?:ت|ي)?(?:ترك|بقى|حفظ)/u

const numbersInWords: Readonly<Record<string, number>> = {
  ...{ एक: 1, दो: 2, तीन: 3, चार: 4, पांच: 5, छह: 6, छः: 6, सात: 7, आठ: 8, दस: 10, बारह: 12 },
  ...{ ثلاث: 3, اربع: 4, خمس: 5, ست: 6, سبع: 7, ثماني: 8, ثمان: 8, عشر: 10 },
}
const hours = new RegExp(
  `(\\d{1,2}|${Object.keys(numbersInWords).join('|')})(?:\\s?(?:-|–|से|الى)\\s?(\\d{1,2}))? ?(?:घंट|ساع)`,
  'gu',
)
const longTime =
  /रात ?भर|पूरी रात|दिन ?भर|पूरे दिन|सारा दिन|सुबह तक|शाम तक|अगले दिन|कई घंट|दिनों तक|طوال (?:ال)?(?:ليل|ليلة|يوم|نهار)|طيلة (?:ال)?(?:ليل|يوم|نهار)|طول (?:ال)?(?:ليل|يوم)|ليلة كاملة|يوما كاملا|كل (?:ال)?(?:ليل|ليلة|يوم)|حتى (?:ال)?(?:صباح|مساء)|(?:ال)?يوم (?:ال)?تالي|عدة ساعات|لعدة ايام|منذ (?:ال)?(?:امس|بارحة)/u

/** By USDA FSIS, "Danger zone". */
const maxHours = 2

const isLongSaid = (text: string): boolean =>
  longTime.test(text) ||
  [...text.matchAll(hours)].some(([, low, high]) => (numbersInWords[low!] ?? Number(high ?? low)) > maxHours)

type Subject = 'rice' | 'dish' | 'purpose'

const subjectOf = (text: string): Subject | null => {
  if (onPurpose.test(text)) return 'purpose'
  if (rice.test(text)) return 'rice'
  return perishable.test(text) ? 'dish' : null
}

/** What spoils most of the foods of a recipe. */
function mostPerishableOf(lines: RecipeForHazards['lines']): Subject | null {
  const subjects = lines.map(({ text }) =>
    isHindiOrArabicText(text) ? subjectOf(normalizeForHazardPatterns(text)) : null,
  )
  const order: readonly Subject[] = ['rice', 'dish', 'purpose']
  return order.find((subject) => subjects.includes(subject)) ?? null
}

/** Statements in which food that spoils, or rice, is in the warm for longer than two hours. */
export function findFoodLeftWarmInHindiOrArabic(
  { lines, sentences }: RecipeForHazards,
  hazard: HazardId,
): HazardSighting[] {
  const ofLines = lines
    .map(({ text }) => (isHindiOrArabicText(text) ? subjectOf(normalizeForHazardPatterns(text)) : null))
    .find((subject) => subject !== null)
  let last: Subject | null = ofLines ?? null
  const steps = new Map<number, string>()
  for (const { step, text: said } of sentences) {
    if (!isHindiOrArabicText(said)) continue
    const text = normalizeForHazardPatterns(said)
    const subject = subjectOf(text)
    if (subject === null && combined.test(text) && last !== 'purpose') last = mostPerishableOf(lines)
    else last = subject ?? last
    if (!warmPlace.test(text) || coldPlace.test(text) || outOfFridge.test(text)) continue
    if (!leaves.test(text) || denied.test(text) || !isLongSaid(text)) continue
    if (last === 'rice' && hazard === 'rice kept warm') steps.set(step, 'rice')
    if (last === 'dish' && hazard === 'left out') steps.set(step, 'food left out')
  }
  return [...steps].map(([step, about]) => ({ line: null, step, about }))
}
