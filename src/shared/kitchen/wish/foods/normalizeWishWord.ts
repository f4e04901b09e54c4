const foldedLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ک: 'ك',
  ی: 'ي',
  '\u0901': '\u0902',
}

/** Arabic, Persian and Hindi digits, ten each. */
const digits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९'
const isPlain = /^[a-z0-9]*$/
/** Latin accents, Arabic vowel signs and hamzas, the Devanagari nukta, joiners and soft hyphens. */
const marks = /[\u0300-\u036f\u064b-\u0655\u0670\u0640\u093c]|[\u200b-\u200f\u00ad]|\ufe0f/g

/**
 * A word as words of a wish are compared: lower case, without accents, without the vowel signs of Arabic.
 * "Nüsse" -> "nusse", "أكل" -> "اكل".
 */
export function normalizeWishWord(word: string): string {
  // "1½": of an age only the whole years are compared.
  const lower = word.toLowerCase().replace(/(?<=\d)[¼½¾]$/u, '')
  if (isPlain.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(marks, '')
    .replace(/[ßıłøæœđٱىةکی\u0901]/g, (letter) => foldedLetters[letter]!)
    .replace(/[٠-٩۰-۹०-९]/g, (digit) => String(digits.indexOf(digit) % 10))
}
