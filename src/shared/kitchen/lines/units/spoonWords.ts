import { shareBehindUnitRegexSource, valueOfShareBehindUnit } from '../numbers/sharesBehindUnits.ts'

/**
 * Spoons as cooks of other languages write them after a number, by the English unit. A dot, a space or nothing may stand
 * between the letters of a short form: "c. à s.", "càs", "c.à.s.", "c/s".
 */
const spoons: readonly (readonly [string, readonly string[]])[] = [
  [
    'tablespoon',
    [
      String.raw`c[./]?[ -]?(?:[àa]\.?[ -]?)?(?:soupe|s)`,
      String.raw`cuill?(?:[èe]res?|\.)? ?[àa]\.? ?(?:soupe|s)`,
      'el|e(?:ss|ß)l(?:öffeln?)?|eetlepels?',
      'cdas?|cucharadas?(?: soperas?)?|cs?das?|cuch',
      'cucchiai[o]?(?: da tavola)?',
      String.raw`colher(?:es)? (?:de|\(?das?\)?) sopa`,
    ],
  ],
  [
    'teaspoon',
    [
      String.raw`c[./]?[ -]?[àa]\.?[ -]?(?:caf[ée]|th[ée]|c|t)`,
      'c[./]?[ -]?(?:caf[ée]|th[ée])',
      String.raw`cuill?(?:[èe]res?|\.)? ?[àa]\.? ?(?:caf[ée]|th[ée]|c)`,
      'c[./]c',
      'tl|teel(?:öffeln?)?|theelepels?',
      'cd?tas?|cditas?|cucharaditas?(?: de (?:caf[ée]|postre))?',
      'cucchiain[oi]',
      String.raw`colher(?:es)? (?:de|\(?das?\)?) ch[áa]`,
    ],
  ],
]

/** "1 cc de sel" and "2 cc d'huile" are teaspoons of French cooks; a greater number of "cc", or one of other foods, is of cubic centimetres. */
export const frenchTeaspoonRegexSource = `cc(?= (?:(?:de|d['’]) ?(?:sel|sucre|poivre|huile|vinaigre|moutarde|miel|levure|farine|cannelle|curry|cumin|paprika|curcuma|gingembre|piment|vanille|extrait|jus|ma[ïi]zena|bicarbonate|beurre|cr[èe]me|coriandre|thym|origan|cacao|sauce|fleur)|rase|bomb[ée]e))`

/** What matches each kind of spoon behind a number, as parts of a pattern for text in any case. */
export const foreignSpoonPatterns = [...spoons.flatMap(([, words]) => words), frenchTeaspoonRegexSource]

const number = String.raw`(?<=^|[\s(+–-])(\d[\d.,/]{0,8}|[¼½¾⅓⅔⅛]|\d{1,3} ?[¼½¾⅓⅔⅛]|une?|eine?n?|una?|uma?)`
const patterns = spoons.map(
  ([unit, words]) =>
    [
      unit,
      new RegExp(
        `${number}\\s{0,3}(?:${[...words, ...(unit === 'teaspoon' ? [frenchTeaspoonRegexSource] : [])].join('|')})(?:\\.(?!\\p{L})|(?![\\p{L}.]))(?<share>${shareBehindUnitRegexSource})?(?:\\s+(?:de(?= )|di(?= )|d['’]))?`,
        'giu',
      ),
    ] as const,
)

const anySpoon = /\b(?:c|cs|el|tl|essl|teel|cda|cdt|cuch|cucch|cuill|colher|eetl|theel|ct|cs?da)/i

/** A line in which spoons of other languages are written in English, for the tagger has learned from English lines. */
export function translateSpoonsToEnglish(text: string): string {
  if (!anySpoon.test(text)) return text
  return patterns
    .reduce(
      (line, [unit, pattern]) =>
        line.replace(pattern, (...found) => {
          const { share } = found.at(-1) as { share?: string }
          const amount = found[1] as string
          const number = /^\p{L}/u.test(amount) ? '1' : amount
          const sum =
            share !== undefined && /^\d+$/.test(number) && Number(number) + valueOfShareBehindUnit(share)
          return `${sum || number} ${unit} `
        }),
      text,
    )
    .replace(/ {2,}/g, ' ')
}
