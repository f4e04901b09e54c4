import { parseWishNumber, wishNumberRegexSource } from './wishWords.ts'

export type DropPattern = (pattern: RegExp) => void

const timeWords =
  'minutes?|mins?|hours?|hrs?|hr|h|seconds?|days?|weeks?|wks?|w|months?|mos?|mths?|mnths?|years?|yrs?|yo|y\\/o|y\\.o|degrees|grams?|g|kg|oz|lbs?|cups?|%|ingredients?|steps?|pots?|pans?'

export function readServings(text: string, drop: DropPattern): { servings: number | null; factor: number } {
  const forNumber = new RegExp(
    `\\b(?:for|feeds?|feeding|serves?|serving|cook(?:ing)? for|enough for|party of|family of|group of|table of|we are|we're|there are|us) ` +
      `(?:a |my |our |just |only |about )?(?:family of |group of |party of |table of |crowd of )?(${wishNumberRegexSource})\\b(?! ?-?(?:${timeWords}))`,
  )
  const people = new RegExp(
    `\\b(${wishNumberRegexSource}) (?:people|persons?|servings?|portions?|guests?|adults?|kids?|children|eaters?|friends?|diners?|of us|plates?)\\b`,
  )
  const hit = forNumber.exec(text) ?? people.exec(text)
  if (hit) {
    drop(forNumber)
    drop(people)
    return { servings: Math.min(100, Math.max(1, parseWishNumber(hit[1] ?? ''))), factor: 1 }
  }
  if (/\b(?:just|only) (?:for )?(?:me|myself)\b|\bfor one\b/.test(text)) return { servings: 1, factor: 1 }
  if (
    /\bfor (?:me and|my (?:wife|husband|partner|girlfriend|boyfriend) and me|us both|the two of us)\b/.test(
      text,
    )
  ) {
    return { servings: 2, factor: 1 }
  }
  if (/\b(?:double (?:it|the|this|everything)|twice (?:as much|the)|double portions?)\b/.test(text))
    return { servings: null, factor: 2 }
  if (/\btriple\b/.test(text)) return { servings: null, factor: 3 }
  if (/\b(?:halve|half (?:the|of|as much|it|portions?)|cut in half)\b/.test(text))
    return { servings: null, factor: 0.5 }
  return { servings: null, factor: 1 }
}
