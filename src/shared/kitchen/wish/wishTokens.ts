import { normalizeWishWord } from './foods/normalizeWishWord.ts'

/** What stands between a word and the one before it; of several signs the one that separates most. */
export type TokenSeparator =
  | 'space'
  | 'hyphen'
  | 'and'
  | 'comma'
  | 'bracket'
  | 'colon'
  | 'dash'
  | 'equals'
  | 'end'

/** How a part of a text is set off that a sign other than a full stop ends: by a bullet or a number, a line of its own, a semicolon. */
export type ListItemSign = 'bullet' | 'line' | 'semicolon'

export interface WishToken {
  /** Folded (see normalizeWishWord), contractions in one: "dont". */
  word: string
  /** In lower case with its accents, in Unicode's form NFC. */
  typed: string
  /** Where it stands in the text, in UTF-16 units. */
  from: number
  to: number
  gap: TokenSeparator
  /** Whether nothing stands between it and the word before, as between two signs. */
  isTouching: boolean
  /** Of a word behind the gap "end": how its part of the text is set off; else null. */
  listSign: ListItemSign | null
  /** Whether a colon stands right before it, other signs behind the colon or not. */
  hasColon: boolean
  /** Whether a bracket ends before it: "nuts (allergy) cake". */
  closesBracket: boolean
  /** Whether a question mark stands right behind it: "outgrown?". */
  isQuestioned?: true
}

/** Whether a name may go on over what stands between two words. */
export const isNameContinuedAcrossGap = ({ gap }: Pick<WishToken, 'gap'>): boolean =>
  gap === 'space' || gap === 'hyphen'

const wordPattern =
  /\bw\/(?:o\b(?:\.(?=\s?\p{Ll}))?)?|(?<![\p{L}\p{M}\p{N}/])(?:[suz]\/(?=\s?\p{L}{2}|$)|b\/(?=\s?\p{L}{2}|[gl]\b|$))|[\p{Extended_Pictographic}✗✘]|[\p{L}\p{M}\p{N}\u200b-\u200d\u00ad]+(?:['’ʼ`´][\p{L}\p{M}]+)*/giu
const contractionPattern = /['’ʼ`´](?:t|s|m|re|ve|ll|d)$/iu
/** French "jpeux" and "jsuis": no other word begins so. */
const contractedJe = /^j(?=[bcdfglmnprstvz]\p{L}{2})/iu
const apostrophePattern = /['’ʼ`´]/u

/** Abbreviations whose full stop ends no sentence, folded and without their stops. */
const abbreviations = new Set(
  `e g i t c eg ie etc z b zb bzw usw ca d h dh p ej pej ex par inkl incl evtl ggf ggfs bijv bv o a m np itp itd tzn t tex
  intol intoll alerg allerg uczul nietol unvertr gl glut lact lakt laktosefr f eks bl dvs osv ecc es approx max min tbsp tsp oz lb excl exc exkl abzgl st dr mr mrs vs resp div u und esp mon mos mths yrs`.split(
    /\s+/,
  ),
)

/** Letters of a text that are read: twice as many as a wish may have. */
export const maxWishCharactersRead = 1_000

/** Reads a text into words. "e.g." ends no clause, "w/o" is "without", "d'ail" are two words. */
export function splitWishIntoTokens(text: string): WishToken[] {
  const read = text.slice(0, maxWishCharactersRead)
  const tokens: WishToken[] = []
  const numbers = numbersOfLines(read)
  let end = 0
  for (const match of read.matchAll(wordPattern)) {
    const from = match.index
    if (numbers.has(from)) continue
    const between = read.slice(end, from)
    const gap = tokens.length === 0 ? 'end' : gapOf(between, tokens.at(-1)!.word, match[0])
    const first = tokens.length
    addTokens(tokens, match[0], from, gap)
    tokens[first]!.listSign = gap === 'end' ? listSignOf(between) : null
    tokens[first]!.hasColon = /:\s/.test(between)
    tokens[first]!.closesBracket = closingBracket.test(between)
    end = from + match[0].length
    if (/^[ \u00a0\u202f]?[?؟]/.test(read.slice(end, end + 2))) tokens.at(-1)!.isQuestioned = true
  }
  return tokens
}

const numberedLine = /(?<=^|[\n\r][ \t]*)\d{1,2}(?=[.)][ \t])/gu

/** Where the numbers of numbered lines stand, "1. milk", where there are at least two. */
function numbersOfLines(text: string): ReadonlySet<number> {
  const places = [...text.matchAll(numberedLine)].map(({ index }) => index)
  return new Set(places.length > 1 ? places : [])
}

/** Behind a closing quotation mark that opens one as well nobody can tell; it stands right behind a word. */
const closingBracket = /^[^\S\r\n]*[)\]}»”]|^["“]/u

const bullet = /(?:^|[\n\r])[ \t]*(?:[-–—*•·‣▪●○◦]|\d{1,2}[.)])[ \t]*$/u

function listSignOf(between: string): ListItemSign | null {
  if (bullet.test(between)) return 'bullet'
  if (/[.!?؟।…]/u.test(between)) return null
  if (/[\n\r]/.test(between))
    return /[\n\r][ \t]*[\n\r]/.test(between.replaceAll('\r\n', '\n')) ? null : 'line'
  return /[;؛]/u.test(between) ? 'semicolon' : null
}

const typedOf = (text: string) => text.toLowerCase().normalize('NFC')

const unlisted = { listSign: null, hasColon: false, closesBracket: false } as const

/** "W/o" and "w/" are English words; "s/", "u/", "z/", "b/" each stand in the tables of the languages that write so. */
function slashedWord(match: string): string {
  if (!/^w/i.test(match)) return match.toLowerCase()
  return match.length > 2 ? 'without' : 'with'
}

function addTokens(tokens: WishToken[], match: string, from: number, gap: TokenSeparator): void {
  const to = from + match.length
  const isTouching = tokens.at(-1)?.to === from
  if (match.includes('/')) {
    tokens.push({
      word: slashedWord(match),
      typed: typedOf(match),
      from,
      to,
      gap,
      isTouching,
      ...unlisted,
    })
    return
  }
  if (contractedJe.test(match)) {
    tokens.push({ word: 'j', typed: 'j', from, to: from + 1, gap, isTouching, ...unlisted })
    addTokens(tokens, match.slice(1), from + 1, 'space')
    return
  }
  if (!apostrophePattern.test(match) || contractionPattern.test(match)) {
    const whole = match.replace(/['’ʼ`´]s$/iu, '').replace(/['’ʼ`´]/gu, '')
    tokens.push({
      word: normalizeWishWord(whole),
      typed: typedOf(whole),
      from,
      to,
      gap,
      isTouching,
      ...unlisted,
    })
    return
  }
  let start = from
  for (const part of match.split(apostrophePattern)) {
    const partGap = start === from ? gap : 'space'
    const typed = typedOf(part)
    tokens.push({
      word: normalizeWishWord(part),
      typed,
      from: start,
      to: start + part.length,
      gap: partGap,
      isTouching: false,
      ...unlisted,
    })
    start += part.length + 1
  }
}

/** Words after a number with a full stop that make it an ordinal: "im 5. Monat". Else the stop ends a sentence. */
const countedByOrdinals =
  /^(?:monat|woche|ssw|schwangerschafts|trimester|m[åa]ned|m[åa]nad|uke|uge|veck|miesi[ąa]c|tydz|tygod)/i

/** What a stop that touches it joins to the food before it: "nut.free". */
const wordFree = /^(?:free|frei\p{L}{0,2}|libre|fri|vrij)$/iu

function gapOf(between: string, before: string, next: string): TokenSeparator {
  if (between === ' ') return 'space'
  if (between === '. ' && /^\d{1,2}$/.test(before) && countedByOrdinals.test(next)) return 'space'
  if (/[!?;؛؟।\n\r…]|\.\./u.test(between)) return 'end'
  if (between === '.' && wordFree.test(next)) return 'hyphen'
  if (between.includes('.') && !abbreviations.has(before)) return 'end'
  if (/[→=>⇒]/u.test(between)) return 'equals'
  if (/(?:^|\s)[-–—]+\s|[–—]|--/u.test(between)) return isCutWord(between) ? 'hyphen' : 'dash'
  if (between.includes(':')) return 'colon'
  if (/[()[\]{}"“”«»„]/u.test(between)) return 'bracket'
  if (/[,،、]/u.test(between)) return 'comma'
  if (/[&+/|\\]/u.test(between)) return 'and'
  return /[-‐‑]/u.test(between) ? 'hyphen' : 'space'
}

/** "Nuss- und": the hyphen stands for the rest of the word. */
function isCutWord(between: string): boolean {
  return /^-\s/.test(between)
}
