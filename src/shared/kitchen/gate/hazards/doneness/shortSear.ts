import type { DonenessWord } from './donenessWords.ts'

/** Numbers of seconds in words, and figures of any script. */
const numbersInWords =
  'half a|a few|some|five|ten|fifteen|twenty|thirty|forty(?:-five)?|sixty|ein paar|einige|wenige|eine halbe|zehn|zwanzig|dreißig|vierzig|sechzig|une demi(?:e|-)?|quelques|dix|vingt|trente|quarante|soixante|medio|unos|algunos|pocos|diez|veinte|treinta|cuarenta|sesenta|आधा|आधे|कुछ|तीस|نصف|بضع'
const number = `(?:(?:[\\d٠-٩०-९]{1,2}(?:\\s?(?:-|–|to|bis|à|a|से|الى|إلى)\\s?[\\d٠-٩०-९]{1,2})?)|${numbersInWords})`
const seconds =
  '(?:seconds?|secs?|sek(?:unden?)?|secondes?|segundos?|segs?|s|सेकंड|सेकेंड|सेकण्ड|से\\.|ثانية|ثوان[يى]?)(?![\\p{L}\\p{M}])|[″"]|[\'’′]{2}'
const oneMinute =
  '(?:(?:1|१|١|a|one|half a|eine?r?|eine halbe|une?|une demi-?|un|medio)[\\s-]?(?:minuten?|minutos?|mins?|मिनट|دقيقة)|आधा मिनट|एक मिनट|دقيقة(?: واحدة)?|نصف دقيقة)(?![\\p{L}\\p{M}])'
/** A minute at most, or any number of seconds: "30 s", "30-second", "45 Sek.", "1 min". */
const shortTime = `(?<![\\p{L}\\p{M}\\d.,/–-]|\\d (?:to|bis|à|a) )(?:${number}[\\s-]?(?:${seconds})|${oneMinute})\\.?`

const shortTimePattern = new RegExp(shortTime, 'iu')
const briefly =
  /(?<![\p{L}\p{M}])(?:briefly|(?:very |only )?quickly|for a moment|just (?:to )?(?:warm|wilt|heat)(?:ed|ing|s)?(?: (?:it|them))?(?: through)?|(?:nur |ganz )?kurz|rapidement|brievement|quelques instants|un instant|brevemente|rapidamente|unos instantes|थोडी देर|जरा सा|قليلا|سريعا|لحظات)(?![\p{L}\p{M}])/iu
const longTime =
  /(?<![\d.,])(?:[2-9]|\d{2,3})(?:\s?(?:-|–|to|bis|a|से)\s?\d+)?[\s-]?(?:min|मिनट|دقيق|دقائق|hours?|h(?!\p{L})|stunde|heure|hora)/iu

/** Whether a sentence heats for a minute at most, or only "briefly". */
export const isHeatedBriefly = (sentence: string): boolean =>
  (shortTimePattern.test(sentence) || briefly.test(sentence)) && !longTime.test(sentence)

const eachSide =
  '(?<![\\p{L}\\p{M}])(?:(?:each|per|a|both|either|every|on all) (?:sides?|faces?)|all sides|(?:je|pro|(?:von |auf )?jeder?|(?:von )?beiden) seiten?|(?:chaque|par|des deux) (?:côtés?|faces?)|(?:cada|por|ambos) (?:lados?|cara)|(?:हर|दोनों|प्रत्येक|एक) (?:तरफ|ओर|साइड)|(?:(?:لكل|كل|من كل|على كل) (?:جانب|جهة|وجه)|(?:ال)?(?:جانبين|وجهين|جهتين)))(?![\\p{L}\\p{M}])'
const actions =
  '(?<!\\p{L})(?:sear\\p{L}*|flash\\p{L}*|torch\\p{L}*|(?:an)?(?:braten|grillen|gebraten)|saisi\\p{L}*|snack\\p{L}*|poêle[rz]?|marque[rz]?|cui(?:re|sez|s)|(?:sell|marc|sofr|cocin)\\p{L}+)(?!\\p{L})'

const searedFor = (said: string): DonenessWord => ({
  doneness: 'rare',
  of: 'fish',
  said: new RegExp(said, 'giu'),
})

/** What is said of fish whose middle stays raw: a minute at most, beside an action of searing or for each of its sides. */
export const shortSearDonenessWords: readonly DonenessWord[] = [
  searedFor(`${actions}[^;]{0,60}${shortTime}`),
  searedFor(`${shortTime}[^;]{0,50}${actions}`),
  searedFor(`${shortTime}[^;]{0,20}${eachSide}`),
  searedFor(`${eachSide}[^;]{0,20}${shortTime}`),
]
