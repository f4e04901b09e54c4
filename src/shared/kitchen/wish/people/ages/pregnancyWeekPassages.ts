const weeks = '(?:1[3-9]|2\\d|3\\d|4[0-2])'
const notOfOthers = '(?<![\\p{L}\\p{N}+])(?<!(?:for|für|pour|para|serves|x) )'
/** What such numbers count that is no pregnancy: people, weights, minutes. */
const counted =
  `people|guests?|kids|adults|friends|persons?|pax|of us|personen|leute|gäste|kinder|erwachsene|freunde|personnes|invit\\p{L}*|enfants|adultes|amis|personas|niños|adultos|
  invitados|amigos|लोग|लोगों|मेहमान|बच्चे|log|شخص|أشخاص|ضيوف|أطفال|kg|g|ml|l|cl|min|mins|minutes?|minuten|minutos|मिनट|دقيقة|دقائق|seconds?|sec|hours?|stunden|heures?|horas|cm|°|degrees|
  euros?|eggs|eier|œufs|oeufs|huevos|servings?|portionen|portions?|raciones|cups?|tbsp|tsp`.replace(
    /\n\s*/g,
    '',
  )
/** What may follow "28 + 4" that stands apart, which counts other things as well. */
const behindApart = `(?=\\s*(?:$|[,.;:!?)\\n]|(?:weeks?|wks?|pregnant|preggo|today|now|and|so|but|tired|hungry|with twins|ssw|wochen|schwanger|und|semaines?|sa|enceinte|et|semanas|embarazada|y|हफ्ते|हफ़्ते|सप्ताह|hafte|أسبوع|اسبوع|حامل)(?!\\p{L})))`

/** Weeks and days of a pregnancy, "36+2", "36w2d", "28 + 4 weeks", "28w"; "à 36 SA". Lower numbers may count people: "dinner for 12+2". */
const weeksAndDays = new RegExp(
  [
    `${notOfOthers}${weeks}(?: ?(?:w|wks?|weeks?|ssw|sa) ?)?(?:\\+ ?[0-6](?!\\d)|(?<=w ?)[0-6]d)(?! ?(?:${counted})(?!\\p{L}))(?![\\p{L}\\p{N}])`,
    `${notOfOthers}${weeks} \\+ ?[0-6]${behindApart}`,
    `${notOfOthers}${weeks}w(?![\\p{L}\\p{N}/])`,
    `(?<=^|[,.;!?]\\s*)${weeks} ?(?:weeks?|wks?) (?:today|tomorrow|now|yesterday)(?!\\p{L})`,
    `(?<=(?<!\\p{L})(?:à|a|de) )(?:1[3-9]|[23]\\d|4[0-2]) ?SA(?!\\p{L})`,
  ].join('|'),
  'giu',
)

const unitsOfWeeks =
  'weeks?|wks?|woche|wochen|semaines?|sem|semanas?|settimane|settimana|हफ्ते|हफ़्ते|हफ्ता|हफ़्ता|सप्ताह|hafte|haphte|أسبوعا?|اسبوعا?|أسبوعًا'
/** A part of a wish that is nothing but weeks: "27 weeks, sushi", "27. Woche", "semaine 27". */
const weeksAlone = new RegExp(
  `(?<=^|[,.;!?،؛\\n]\\s*)(?:(?:in der |à |a |en la |en mi |je suis à |estoy de |i am |i'm |ich bin (?:in der )?)?${weeks}(?:\\.|e|ème|वां|वाँ|वें)? ?(?:${unitsOfWeeks})|(?:week|woche|semaine|semana|settimana|सप्ताह|الأسبوع|الاسبوع) ${weeks})(?=\\s*(?:$|[,;!?،؛\\n]|\\.(?:\\s|$)))`,
  'giu',
)
/** What such weeks are of when they tell of no pregnancy: a plan, a course, something that ripens. */
const ofOtherWeeks =
  /(?<!\p{L})(?:plan\p{L}*|menu\p{L}*|menú\p{L}*|menü\p{L}*|challenge|program\p{L}*|school|term|schul\p{L}*|école|escuela|colegio|course|kurs|cours|curso|diet|diät|régime|dieta|training|marathon|freezer|meal prep|prepping|holiday\p{L}*|vacation|urlaub|ferien|vacances|vacaciones|reto|défi|aged|matured?|ripened|gereift\p{L}*|reif\p{L}*|affin\p{L}*|curad\p{L}*|madurad\p{L}*|stored?|keeps?|fermented?|योजना|स्कूल|خطة|مدرسة)(?!\p{L})/iu
/** A food that ripens for weeks stands right before the number. */
const ripens =
  /(?:cheese|käse|fromage|queso|formaggio|ham|schinken|jambon|jamón|kimchi|sauerkraut)\s*,?\s*$/iu

/** Passages that tell how far a pregnancy is by weeks alone: "36+2 and starving", "27 weeks, sushi". */
export function findPregnancyWeekPassages(text: string): string[] {
  const read = text.normalize('NFC')
  const found = [...read.matchAll(weeksAndDays)].map(([passage]) => passage.trim())
  if (ofOtherWeeks.test(read)) return found
  const alone = [...read.matchAll(weeksAlone)].filter(({ index }) => !ripens.test(read.slice(0, index)))
  return [...found, ...alone.map(([passage]) => passage.trim())]
}
