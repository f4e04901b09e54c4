import { charKind, kindOf } from './letters.ts'

export const hyphenCode = 45
export const softHyphen = 0xad
const apostrophe = 39
const isJoiner = (code: number) =>
  code === hyphenCode || code === apostrophe || code === 0x2019 || code === 38 || code === 46
export const isWordLetter = (code: number) => {
  const kind = kindOf(code)
  return kind === charKind.letter || kind === charKind.digit
}

/** Where the word that begins at `at` ends: hyphens, apostrophes and dots between letters belong to it. */
export function wordEnd(text: string, at: number): number {
  let end = at + 1
  // "1lb2oz": a unit that leans on its number ends where the next number begins.
  const isUnit = at > 0 && isAmountEnd(text.charCodeAt(at - 1))
  while (end < text.length) {
    const code = text.charCodeAt(end)
    if (isUnit && kindOf(code) === charKind.digit) break
    if (isWordLetter(code)) end += 1
    else if (isUnit && kindOf(text.charCodeAt(end + 1)) === charKind.digit) break
    else if (isJoiner(code) && isWordLetter(text.charCodeAt(end + 1)) && !splitsAt(text, end)) end += 2
    else if (isApostrophe(code) || code === softHyphen) end += 1
    else if (code === 47 && isAndOr(text, end)) end += 1
    else break
  }
  return end
}

const isAmountEnd = (code: number) => kindOf(code) === charKind.digit || kindOf(code) === charKind.fraction
const isApostrophe = (code: number) => code === apostrophe || code === 0x2019
/** "e.g." is one word, "lb.of" are two. */
const splitsAt = (text: string, dot: number) =>
  text[dot] === '.' && !(dot < 2 || kindOf(text.charCodeAt(dot - 2)) !== charKind.letter)
const isAndOr = (text: string, at: number) => at > 2 && text.slice(at - 3, at + 3).toLowerCase() === 'and/or'
