import { findTemperatures, type StepTemperature } from '../../../units/stepTemperatures.ts'
import { createWholeWordsPattern, normalizeForHazardPatterns } from '../eggs/eggWords.ts'

const ofTheInside = createWholeWordsPattern(
  'internal|inside|thermometer|cent(?:er|re)|core|thickest|registers?|reads?|probe|middle',
  '\\p{L}*kerntemperatur\\p{L}*|kern|innentemperatur|inneren|innen|\\p{L}*thermometer|dicksten? stelle|mitte',
  "(?:à|a) c(?:œ|oe)ur|(?:température )?(?:interne|intérieure)|sonde|thermomètre|au (?:centre|milieu)|l'intérieur",
  '(?:temperatura )?(?:interna|interior)|term[óo]metro|sonda|(?:en )?el (?:centro|interior|coraz[óo]n)|por dentro',
  'अंदर(?:ूनी)?|भीतर(?:ी)?|आंतरिक|बीच|थर्मामीटर',
  '(?:ال)?داخلية?|(?:ال)?داخل|(?:ال)?وسط|(?:ال)?منتصف|(?:ال)?مركز|ميزان (?:ال)?حرارة|(?:حرارته|حرارتها) (?:ال)?داخلية',
)
const ofAnother =
  /\b(?:oven|oil|milk|yogh?urt|water|syrup|dough|bread|custard|sugar|chocolate|preheat\w*|smoker|grill|keep warm|warm plate|sous vide|bath|rest(?:ing)? in)\b/i

/** What stands before the heat of an oven: "roast at 90 °C until the core has 75 °C". */
const ofTheOven =
  /(?:(?<!\p{L})(?:(?:roast|bak|cook|smok|brais|gar|brat|back|schmor|cui|rôti|enfourn|horn|as|coc)\p{L}*|oven|\p{L}*ofen|four|horno|ओवन|(?:ال)?فرن|على)(?:\s(?!until|to|reach|bis|erreich|jusqu|hasta|llegar|alcan|حتى|الى)[\p{L}\p{M}]+){0,3}\s(?:at|bei|auf|à|a|de|by|على)|^\P{L}*(?:bei|at|à|a|على)|(?:im ofen|in the oven|au four|en el horno|ओवन में|في الفرن))\s?(?:about |ca\.? |etwa |environ |unos )?$/iu
/** An oven's heat in Hindi stands before its postposition. */
const ofTheOvenBehind = /^\s?पर(?![\p{L}\p{M}])/u

const fahrenheitInLetters =
  / ?(?:डिग्री (?:फ\S*हाइट|एफ)|درج(?:ة|ات) (?:ال)?ف(?:هرنهايت\p{L}*)?)(?![\p{L}\p{M}])|(?<=\d) ?(?:grad|degrés?|grados?) (?:fahrenheit|f)(?!\p{L})/giu
const celsiusInLetters =
  / ?(?:डिग्री(?: सेल्सियस)?|درجة(?: مئوية)?|درجات(?: مئوية)?|°\s?م|℃)|(?<=\d) ?(?:grad|degrés?|grados?)(?: (?:celsius|cent[ií]grados?|c))?(?!\p{L})(?! (?:gedreht|drehen|wenden))/giu

/** A text whose degrees are written as signs: "55 डिग्री सेल्सियस", "٥٥ درجة مئوية", "55 Grad", "55 degrés", "55 grados". */
export const withDegreeSigns = (text: string): string =>
  normalizeForHazardPatterns(text).replace(fahrenheitInLetters, ' °F').replace(celsiusInLetters, ' °C')

/** Whether a text speaks of the middle of a food, or of a thermometer in it. */
export const isHeatInside = (text: string): boolean => ofTheInside.test(text)

/** Highest temperature that a sentence asks of the inside of a food, in °C; null when it gives none. */
export function maxCelsiusInsideFood(sentence: string, foodWordsSaid: RegExp): number | null {
  const text = withDegreeSigns(sentence)
  const isInside = ofTheInside.test(text)
  if (!isInside && (!foodWordsSaid.test(text) || ofAnother.test(text))) return null
  if (/\bsous vide\b|\boil\b[^.]{0,30}(?:reads|reaches|registers)/i.test(text)) return null
  const readings = findTemperatures(text)
  const beside = readings.filter((reading) => isNextToInside(text, reading) || !isOvenHeat(text, reading))
  const told = beside.filter((reading) => isNextToInside(text, reading) || !isHeatOfPlace(text, reading))
  const inside = told.length > 0 ? told : beside
  const said = (inside.length > 0 ? inside : isInside ? [] : readings).flatMap(
    ({ value, valueMax, celsius, celsiusMax, scale }) => {
      if (scale === 'gas mark') return []
      const degrees = celsiusMax ?? celsius ?? bareCelsius(valueMax ?? value)
      return degrees >= 35 && degrees < 100 ? [degrees] : []
    },
  )
  return said.length === 0 ? null : Math.max(...said)
}

const isOvenHeat = (text: string, { start, end }: StepTemperature): boolean =>
  ofTheOven.test(text.slice(0, start)) || ofTheOvenBehind.test(text.slice(end))

/** "At 80 °C": the heat around a food, where another is that of its middle. */
export const isHeatOfPlace = (text: string, { start, end }: StepTemperature): boolean =>
  /(?<![\p{L}\p{M}])(?:at|bei|auf|à|a|على)\s?(?:about |ca\.? |etwa |environ |unos )?$/iu.test(
    text.slice(0, start),
  ) || ofTheOvenBehind.test(text.slice(end))

/** "Bei 54 °C Kerntemperatur", "58 °C à cœur". */
const isNextToInside = (text: string, { end }: StepTemperature): boolean =>
  ofTheInside.test(text.slice(end, end + maxLettersToInside))
const maxLettersToInside = 20

/** "145°" inside a roast is Fahrenheit, "63°" is Celsius. */
const bareCelsius = (degrees: number) => (degrees > 100 ? ((degrees - 32) * 5) / 9 : degrees)

/** The highest heat of a text in °C, with degrees of no scale as Fahrenheit above 100; null where it gives none. */
export function highestCelsius(text: string): number | null {
  const said = findTemperatures(text).map(
    ({ value, valueMax, celsius, celsiusMax }) => celsiusMax ?? celsius ?? bareCelsius(valueMax ?? value),
  )
  return said.length === 0 ? null : Math.max(...said)
}
