import { tokensUnderstoodInSpans, type WishSpanInLanguage } from './detectWishLanguages.ts'
import { isFoodItem } from './foods/isFoodItem.ts'
import { normalizeWishWord } from './foods/normalizeWishWord.ts'
import { wishWordsOfUnreadLanguages } from './languages/unreadWords.ts'
import type { UnclearWishPassage } from './readWishLimits.ts'
import type { WishToken } from './wishTokens.ts'

const words = wishWordsOfUnreadLanguages.split(',').map((word) => word.trim())
const whole = new Set(words.filter((word) => !word.endsWith('*')).map(normalizeWishWord))
const beginnings = words
  .filter((word) => word.endsWith('*'))
  .map((word) => normalizeWishWord(word.slice(0, -1)))

/** Letters of the scripts in which wishes are read. */
const readScripts =
  /^[\p{Script=Latin}\p{Script=Arabic}\p{Script=Devanagari}\p{M}\p{N}\p{Extended_Pictographic}✗✘\u200b-\u200d\u00ad'’]*$/u
/** Arabic letters that Arabic has not: Persian, Urdu, Kurdish, Pashto. */
const otherArabic = /[پچژگٹڈڑںےہھکی]/u
/** Words of a text with such letters from which it is no Arabic. */
const minOtherArabic = 2

/** Words of a text from which it is in a language nobody here reads where at most this share is understood. */
const minWords = 4
const maxShareUnderstood = 0.15

/** What of a wish is written in a language or script that is not read here: its sentences, with the foods they name. */
export function findPassagesInUnreadLanguages(
  text: string,
  tokens: readonly WishToken[],
  spans: readonly WishSpanInLanguage[],
): UnclearWishPassage[] {
  const understood = tokensUnderstoodInSpans(spans)
  const isOtherArabic = tokens.filter(({ typed }) => otherArabic.test(typed)).length >= minOtherArabic
  const isUnread = ({ word, typed }: WishToken, at: number) =>
    !understood.has(at) &&
    (!readScripts.test(typed) ||
      (isOtherArabic && otherArabic.test(typed)) ||
      whole.has(word) ||
      beginnings.some((beginning) => word.startsWith(beginning)))
  const isUnreadWhole = tokens.length >= minWords && understood.size <= tokens.length * maxShareUnderstood
  if (isUnreadWhole) return tokens.length > 0 ? [passageOf(text, tokens, 0, tokens.length, spans)] : []
  const passages: UnclearWishPassage[] = []
  for (let from = 0; from < tokens.length; ) {
    let to = from + 1
    while (to < tokens.length && tokens[to]!.gap !== 'end') to++
    if (tokens.slice(from, to).some((token, place) => isUnread(token, from + place)))
      passages.push(passageOf(text, tokens, from, to, spans))
    from = to
  }
  return passages
}

function passageOf(
  text: string,
  tokens: readonly WishToken[],
  from: number,
  to: number,
  spans: readonly WishSpanInLanguage[],
): UnclearWishPassage {
  const textAt = (first: number, last: number) =>
    text.slice(tokens[first]!.from, tokens[last]!.to).replace(/\s+/g, ' ')
  const foods = new Map<string, string>()
  for (const span of spans)
    for (const item of span.items) {
      const first = item.from + span.from
      if (isFoodItem(item) && first >= from && first < to)
        foods.set(item.food!, textAt(first, item.to - 1 + span.from))
    }
  return {
    text: textAt(from, to - 1),
    isAllergy: false,
    foods: [...foods].map(([food, said]) => ({ said, food })),
  }
}
