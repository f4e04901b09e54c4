/** What may be added to a number behind its unit, "1 taza y media", "2 tasses 1/2", by its value: in letters. */
const inLetters: readonly (readonly [number, string])[] = [
  [1 / 2, 'et demie?|y medi[ao]|e mezz[ao]|e mei[ao]|and a half|و ?نصف?'],
  [1 / 4, 'et (?:un )?quart|y (?:un )?cuarto|and a quarter|و ?ربع'],
  [3 / 4, 'et trois quarts|y tres cuartos|and three[ -]quarters|و ?ثلاثة? أرباع'],
  [1 / 3, 'et un tiers|y un tercio|and a third|و ?ثلث'],
  [2 / 3, 'et deux tiers|y dos tercios|and two[ -]thirds|و ?ثلثي(?:ن)?'],
]
const fractions = '[1-9]\\/[2-8](?!\\d)|[¼½¾⅓⅔⅛]'
const signs = new Map(
  Object.entries({ '¼': 1 / 4, '½': 1 / 2, '¾': 3 / 4, '⅓': 1 / 3, '⅔': 2 / 3, '⅛': 1 / 8 }),
)
/** Behind a fraction in digits nothing stands or the food of the unit, "of milk", but not "of the onions". */
const isOfNumberBefore =
  "(?=$|[.,;)]|(?<ofFood> (?:de(?! l(?:[ae]s?|os)(?!\\p{L})| l['’])|of(?! the| your)) | d['’]))"
/** "2 tasses et 1/4 de tasse" are two amounts. */
const measures = '(?:taza|litro|kilo|cuchara|cd|cup|tasse|litre|livre|cuill|teasp|tablesp)'

/**
 * A share behind a unit, as a part of a pattern for text in any case; its value by `valueOfShareBehindUnit`. The group `ofFood` is there
 * where the share is in digits and a food follows.
 */
export const shareBehindUnitRegexSource = ` (?:(?:${inLetters.map(([, words]) => words).join('|')})(?!\\p{L})|(?:(?:et|y|e|and|&) )?(?:${fractions})${isOfNumberBefore})(?! (?:de|of) (?:una? |an? )?${measures}| d['’]une?| (?:كوب|ملعقة|ملاعق))`

const patterns = inLetters.map(([value, words]) => [value, new RegExp(`^(?:${words})$`, 'iu')] as const)

/** The value of what `shareBehindUnitRegexSource` matches. */
export function valueOfShareBehindUnit(share: string): number {
  const written = share.trim()
  const fraction = /(?:(\d)\/(\d)|([¼½¾⅓⅔⅛]))$/u.exec(written)
  if (!fraction) return patterns.find(([, words]) => words.test(written))?.[0] ?? 0
  const [, over, under, sign] = fraction
  return sign === undefined ? Number(over) / Number(under) : signs.get(sign)!
}
