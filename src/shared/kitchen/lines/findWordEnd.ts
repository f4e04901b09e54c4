import { characterKinds, kindOfCharacter } from './letters.ts'

export const hyphenCharCode = 45
export const softHyphenCharCode = 0xad
const apostrophe = 39
const isJoiner = (code: number) =>
  code === hyphenCharCode || code === apostrophe || code === 0x2019 || code === 38 || code === 46
export const isWordCharacter = (code: number) => {
  const kind = kindOfCharacter(code)
  return kind === characterKinds.letter || kind === characterKinds.digit
}

/** Where the word that begins at `at` ends: hyphens, apostrophes and dots between letters belong to it. */
export function findWordEnd(text: string, at: number): number {
  let end = at + 1
  // "1lb2oz": a unit that leans on its number ends where the next number begins.
  const isUnit = at > 0 && isAmountEnd(text.charCodeAt(at - 1))
  while (end < text.length) {
    const code = text.charCodeAt(end)
    if (isUnit && kindOfCharacter(code) === characterKinds.digit) break
    if (isWordCharacter(code)) end += 1
    else if (isUnit && kindOfCharacter(text.charCodeAt(end + 1)) === characterKinds.digit) break
    else if (isJoiner(code) && isWordCharacter(text.charCodeAt(end + 1)) && !splitsAt(text, end)) end += 2
    else if (isApostrophe(code) || code === softHyphenCharCode) end += 1
    else if (code === 47 && isAndOr(text, end)) end += 1
    else break
  }
  return end
}

const isAmountEnd = (code: number) =>
  kindOfCharacter(code) === characterKinds.digit || kindOfCharacter(code) === characterKinds.fraction
const isApostrophe = (code: number) => code === apostrophe || code === 0x2019
/** "e.g." is one word, "lb.of" are two. */
const splitsAt = (text: string, dot: number) =>
  text[dot] === '.' && !(dot < 2 || kindOfCharacter(text.charCodeAt(dot - 2)) !== characterKinds.letter)
const isAndOr = (text: string, at: number) => at > 2 && text.slice(at - 3, at + 3).toLowerCase() === 'and/or'
