/** What a character is to the tokeniser. */
export const characterKinds = { space: 0, letter: 1, digit: 2, fraction: 3, mark: 4 } as const

const fractions: Record<string, number> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅐': 1 / 7,
  '⅑': 1 / 9,
  '⅒': 1 / 10,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
}
const fractionOf = new Map(Object.entries(fractions).map(([sign, value]) => [sign.charCodeAt(0), value]))

/** The value of a sign such as "½"; 0 for any other character. */
export function valueOfFractionSign(code: number): number {
  return fractionOf.get(code) ?? 0
}

const tableSize = 0x2c00
const kinds = new Uint8Array(tableSize)
const folded = new Uint16Array(tableSize)
for (let code = 0; code < tableSize; code += 1) {
  kinds[code] = kindBelowTable(code)
  folded[code] = fold(code)
}

function kindBelowTable(code: number): number {
  const sign = String.fromCharCode(code)
  if (code < 33 || /[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f]/.test(sign)) return characterKinds.space
  if (code > 47 && code < 58) return characterKinds.digit
  if (fractionOf.has(code)) return characterKinds.fraction
  return /[\p{L}\p{M}\p{N}]/u.test(sign) || '®™°ªº'.includes(sign)
    ? characterKinds.letter
    : characterKinds.mark
}

function fold(code: number): number {
  if (code === 0x2019 || code === 0x2018 || code === 0x60) return 39
  const bare = String.fromCharCode(code).normalize('NFD').toLowerCase()
  return bare.charCodeAt(0)
}

export function kindOfCharacter(code: number): number {
  if (code < tableSize) return kinds[code]!
  if (code === 0x3000 || code === 0xfeff) return characterKinds.space
  // Pictures are written in surrogate pairs; no letter of a kitchen is.
  return (code >= 0xd800 && code < 0xe000) || code >= 0xfe00 || code < 0x3040
    ? characterKinds.mark
    : characterKinds.letter
}

/** A letter in lower case and without its accent; curly apostrophes become straight ones. */
export function foldCharacterCode(code: number): number {
  return code < tableSize ? folded[code]! : code
}
