import { findTemperatures } from '../../units/stepTemperatures.ts'

/** Heat that a text gives without a verb: "Slow cooker, low, 8 h", "AF 20 mins 180", "45 min à 180 °C". */

const words = (...parts: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${parts.join('|')})(?!\\p{L})`, 'iu')

const pressureCookers = [
  'pressure[- ]?cookers?|instant ?pots?|insta[- ]?pots?|multi[- ]?cookers?|ninja(?! (?:blender|creami|chopper))',
  '(?:schnell|dampf|druck)kocht(?:o|ö)pf(?:e|en)?|schnellkocher',
  'cocotte[- ]minute|autocuiseur|multicuiseur|cookeo',
  'olla (?:express?|exprés|r[áa]pida|a presi[óo]n)|olla instant[áa]nea',
]
/** What cooks under pressure, in a quarter of the usual time. */
export const pressureCookerPattern = words(...pressureCookers)

const appliances = words(
  ...pressureCookers,
  'slow[- ]?cookers?|crock[- ]?pots?|rice[- ]?cookers?|air[- ]?fryers?|smoker|(?:bbq|barbie|barbecue)(?! (?:sauce|rub|seasoning|marinade|spice|mix))|halogen|hotplate',
  'schongarer|hei(?:ß|ss)luftfritteuse|fritteuse|römertopf|backrohr|reiskocher',
  'mijoteuse|friteuse(?: à air)?|plancha',
  'olla (?:lenta|de cocci[óo]n lenta)|freidora(?: de aire)?|barbacoa|parrilla',
)
/** Short names, which are words of other meaning in small letters. */
const shortAppliances = /(?<!\p{L})(?:IP|AF)(?!\p{L})/u

const time =
  '\\d{1,3}(?:[.,]\\d)?(?:\\s?[-–]\\s?\\d{1,3})?[\\s-]?(?:h|hrs?|hours?|mins?|minutes?|std|stunden?|minuten|heures?|horas?|minutos?)(?!\\p{L})'
const times = new RegExp(
  `(?<![\\d.,])${time}|(?<!\\p{L})(?:all day|den ganzen tag|toute la journée|todo el día)(?!\\p{L})`,
  'iu',
)
/** The strength of a slow cooker beside its hours, where an earlier sentence names the cooker. */
const strength = new RegExp(
  `^\\P{L}*(?:(?:on|auf|at|cook on) )?(?:low|high)(?:,| for| für)? ${time}|${time},? (?:(?:on|auf|at) )?(?:low|high)(?!\\p{L})`,
  'iu',
)
/** Degrees without a scale, beside what says that they are degrees. */
const bareDegrees =
  /(?<!\p{L})(?:at|bei|auf|à|a) (?:1[2-9]\d|2[0-5]\d|3\d\d|4[0-5]\d)(?![\d.,]?\d|\s?(?:g|ml|kcal|w|watts?)(?!\p{L}))|(?<![\d.,])(?:1[2-9]\d|2[0-5]\d) ?(?:fan|umluft)(?!\p{L})/iu
const gasMark = /(?<!\p{L})(?:gas(?: mark)?|GM) ?\d{1,2}(?!\d)/iu

/** What keeps such an appliance from cooking. */
const isNotHeated = words(
  '(?:un)?cool(?:ed|ing)?|chill\\p{L}*|fridge|refrigerat\\p{L}*|freez\\p{L}*|off(?! (?:the|any|excess))|unplug\\p{L}*|delay\\p{L}*|not|(?:on|to|at) warm|keep warm|warm setting',
  'kühl\\p{L}*|kalt\\p{L}*|gefrier\\p{L}*|aus|ausgeschaltet\\p{L}*|ausschalten|abgeschaltet\\p{L}*|nicht|warmhalte\\p{L}*|warm halten',
  'frigo|réfrigér\\p{L}*|congél\\p{L}*|froid\\p{L}*|éteint\\p{L}*|éteindre|pas|maintien au chaud',
  'nevera|frigor[íi]fico|heladera|congel\\p{L}*|fr[íi]o|apagad[oa]|apagar|no|mantener caliente',
)
/** What lies in a marinade or in water for hours, in whatever vessel. */
const soaks = words(
  'marin\\p{L}*|macer\\p{L}*|adob\\p{L}*|soak\\p{L}*|brin(?:e|ed|ing)|prov(?:e|ed|ing)|rising|rise',
  'einweich\\p{L}*|ziehen|gehen|tremp\\p{L}*|remoj\\p{L}*|reposar|reposer',
)
/** What is heated by itself, beside the food: syrup, or the fat of a fryer. */
const heatedBeside = words(
  'sugar|syrup|caramel|oil|milk|water|zucker|sirup|öl|milch|wasser|sucre|sirop|huile|lait|eau|azúcar|almíbar|aceite|leche|agua',
)
const nextAction = /[.;!?]\s|(?<!\p{L})(?:then|dann|danach|puis|ensuite|luego|después)(?!\p{L})/iu
const leastOvenCelsius = 100

const isOvenHeatSaid = (text: string): boolean =>
  !heatedBeside.test(text) &&
  (bareDegrees.test(text) ||
    gasMark.test(text) ||
    findTemperatures(text).some(({ celsius }) => celsius !== null && celsius >= leastOvenCelsius))

function isHeatingAction(text: string): boolean {
  if (!times.test(text) || isNotHeated.test(text) || soaks.test(text)) return false
  return appliances.test(text) || shortAppliances.test(text) || strength.test(text) || isOvenHeatSaid(text)
}

/** Whether a text gives a time in something that cooks, or at the heat of an oven. */
export const isHeatingTimeGiven = (text: string): boolean => text.split(nextAction).some(isHeatingAction)
