/** Languages other than English that amounts are written in. */
export const unitLanguages = ['de', 'fr', 'es', 'hi', 'ar'] as const
export type UnitLanguage = (typeof unitLanguages)[number]

/** What amounts are written with in one language. */
export interface UnitWords {
  plus: string
  to: string
  /** What stands before tenths. */
  decimalMark: '.' | ','
  /** One and many of a unit, by its English word. */
  units: Readonly<Record<string, readonly string[]>>
}
export type UnitWordsByLanguage = Partial<Readonly<Record<UnitLanguage, UnitWords>>>

const inEnglish =
  /([\d½¼¾⅓⅔⅛⅜⅝⅞.]+) (cup|tablespoon|teaspoon|pint|quart|gallon|pinch|dozen)(?:e?s)?(?!\p{L})/gu

/** An amount in English, "¾ cup plus 2 tablespoons", with the words of another language; what has none there stays. */
export function translateAmountUnits(language: UnitLanguage, words: UnitWords, text: string): string {
  return text
    .replace(inEnglish, (all, number: string, unit: string) => {
      const word = words.units[unit]
      return word ? `${number} ${word[isMany(language, number) ? 1 : 0]}` : all
    })
    .replace(/ (plus|to) /g, (_, word: 'plus' | 'to') => ` ${words[word]} `)
}

/** Whether a number that is shown has the noun for many behind it. Arabic has it from three to ten alone. */
export const isPluralForCount = (language: UnitLanguage | undefined, shown: number): boolean =>
  language === 'ar' ? Number.isInteger(shown) && shown >= 3 && shown <= 10 : shown > 1

function isMany(language: UnitLanguage, number: string): boolean {
  if (language === 'ar') return isPluralForCount(language, Number(number))
  if (language === 'fr') return Number.parseInt(number, 10) >= 2
  return number !== '1' && /^\d/.test(number)
}
