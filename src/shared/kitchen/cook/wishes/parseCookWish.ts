import { asMinutes, type Minutes } from '../../units/quantities.ts'
import { isOnePotWish } from '../dishTraits.ts'
import { singularWordsOfText } from '../larderFood.ts'
import { type DropPattern, readServings } from './servingsOfWish.ts'
import {
  isTooGeneralFoodWord,
  longestFoodMeaningAt,
  narrowToWantedFoods,
  parseWishNumber,
  type WishedFoodMeaning,
  wishNumberRegexSource,
} from './wishWords.ts'

export type DishTexture = 'creamy' | 'crunchy' | 'cheesy' | 'light'

/** A wish in a cook's own words, as far as this cook understands it. */
export interface ParsedCookWish {
  /** People to feed, and how many times the last amount. */
  servings: number | null
  servingsFactor: number
  includes: readonly WishedFoodMeaning[]
  /** More (above 1) or less (below 1) of a food. */
  amounts: readonly { meaning: WishedFoodMeaning; factor: number }[]
  limitMinutes: Minutes | null
  pace: 'quicker' | 'slower' | null
  heat: -1 | 0 | 1
  textures: ReadonlySet<DishTexture>
  simpler: boolean
  /** Whether one pot or pan is to do for all of it. */
  isOnePot: boolean
  /** Whether what is asked for is to take the place of what was there: "tofu instead". */
  replaces: boolean
  /** All other words, singular, for the names and styles of dishes. */
  words: ReadonlySet<string>
}

const surprise = 'surprise me with your recipe! keep it concise and engaging.'

const swapFor =
  /\b(?:swap|replace|substitute|change|switch)(?: out)?(?: the)? (.+?) (?:for|with|by|to) (.+?)(?=[.;,!?]|$)/g

export function parseCookWish(text: string): ParsedCookWish {
  let rest = text.toLowerCase().replace(/[’`]/g, "'").replace(/\s+/g, ' ').trim()
  if (rest === surprise) rest = ''
  const isOnePot = isOnePotWish(rest)
  const includes: WishedFoodMeaning[] = []
  const take = (pattern: RegExp, use: (...groups: string[]) => string | undefined) => {
    rest = rest.replace(pattern, (whole: string, ...groups: string[]) => use(...groups, whole) ?? ' . ')
  }
  const { servings, factor } = readServings(rest, (pattern) => take(pattern, () => undefined))
  const time = readTime(rest, (pattern) => take(pattern, () => undefined))
  const heat = readHeat(rest)
  take(
    /\b(?:not (?:too |so |that |very )?(?:spicy|hot)|(?:no|less|too much) (?:spic(?:e|y|iness)|heat)|less hot)\b/g,
    () => undefined,
  )
  const amounts = readAmounts(rest, (pattern, use) => take(pattern, use))
  take(swapFor, (_, into = '') => ` with ${into} `)
  includes.push(
    ...findFoodMeaningsInWish(rest)
      .filter(({ label }) => !isTooGeneralFoodWord(label))
      .map(narrowToWantedFoods),
  )
  return {
    servings,
    servingsFactor: factor,
    includes: distinctMeanings(includes),
    amounts,
    ...time,
    heat,
    textures: readTextures(rest),
    simpler: /\b(?:simpler|easier|fewer (?:ingredients|steps)|less work|simplify)\b/.test(rest),
    isOnePot,
    replaces: /\binstead\b(?! of)/.test(rest),
    words: new Set(singularWordsOfText(rest)),
  }
}

/** Each thing once, however often it is said. */
const distinctMeanings = (said: readonly WishedFoodMeaning[]) => [
  ...new Map(said.map((each) => [each.label, each])).values(),
]

/** Every food spoken of in a stretch of text. */
export function findFoodMeaningsInWish(text: string): WishedFoodMeaning[] {
  const words = singularWordsOfText(text)
  const found: WishedFoodMeaning[] = []
  for (let at = 0; at < words.length; ) {
    const hit = longestFoodMeaningAt(words, at)
    if (hit) found.push(hit.meaning)
    at += hit?.length ?? 1
  }
  return found
}

function readTime(text: string, drop: DropPattern): Pick<ParsedCookWish, 'limitMinutes' | 'pace'> {
  const limit = new RegExp(
    `\\b(?:in|under|within|less than|max(?:imum)?(?: of)?|at most|up to|no more than|only|not more than|below|i have|takes?) ` +
      `(?:about |just |only )?(an?|half an|${wishNumberRegexSource}) ?-?(minutes?|mins?|hours?|hrs?)\\b`,
  )
  const hit = limit.exec(text)
  drop(limit)
  const pace =
    /\b(?:quick(?:er|ly)?|fast(?:er)?|speed(?:ier|y| it up)|shorter|less time|in a hurry|rush)\b/.test(text)
      ? 'quicker'
      : /\b(?:slow(?:er|ly)?|longer|slow[- ]cooked|take (?:your|its) time)\b/.test(text)
        ? 'slower'
        : null
  if (!hit) return { limitMinutes: null, pace }
  const amount = hit[1] === 'half an' ? 0.5 : /^an?$/.test(hit[1] ?? '') ? 1 : parseWishNumber(hit[1] ?? '')
  return { limitMinutes: asMinutes(Math.round(amount * (/^h/.test(hit[2] ?? '') ? 60 : 1))), pace }
}

function readHeat(text: string): -1 | 0 | 1 {
  if (
    /\b(?:mild(?:er|ly)?|less (?:spicy|spice|heat|hot)|not (?:too |so |that |very )?(?:spicy|hot)|no (?:spice|heat|spiciness)|tone down|kid[- ]friendly|too (?:spicy|hot))\b/.test(
      text,
    )
  )
    return -1
  if (
    /\b(?:spic(?:y|ier|iest)|hotter|fiery|(?:more|extra) (?:heat|spice|chil[il]e?s?|kick)|with a kick|hot and spicy|make it hot)\b/.test(
      text,
    )
  )
    return 1
  return 0
}

function readAmounts(
  text: string,
  take: (pattern: RegExp, use: (...groups: string[]) => string | undefined) => void,
): { meaning: WishedFoodMeaning; factor: number }[] {
  const found: { meaning: WishedFoodMeaning; factor: number }[] = []
  if (!/\b(?:less|more|extra|low|reduce|lots of)\b/.test(text)) return found
  take(
    /\b(?:less|low(?:er)?(?:[- ]in)?|reduced?|a little less|go easy on)(?: the)?[- ]([a-z ]+?)(?=[.;,!?]|\band\b|\bbut\b|$)/g,
    (foods = '') => {
      const hits = findFoodMeaningsInWish(foods.replace('sodium', 'salt'))
      found.push(
        ...hits
          .filter(({ label }) => label !== 'carb' && label !== 'salt')
          .map((meaning) => ({ meaning, factor: 0.5 })),
      )
      return hits.length > 0 ? undefined : ` less ${foods} `
    },
  )
  take(
    /\b(?:more|extra|lots of|plenty of|double)(?: the)? ([a-z ]+?)(?=[.;,!?]|\band\b|\bbut\b|$)/g,
    (foods = '') => {
      const hits = findFoodMeaningsInWish(foods)
      found.push(...hits.map((meaning) => ({ meaning, factor: 1.6 })))
      return ` more ${foods} `
    },
  )
  return found
}

function readTextures(text: string): ReadonlySet<DishTexture> {
  const named: [RegExp, DishTexture][] = [
    [/\bcream(?:y|ier)\b/, 'creamy'],
    [/\b(?:crisp(?:y|ier)?|crunch(?:y|ier)?)\b/, 'crunchy'],
    [/\bchees(?:y|ier)\b/, 'cheesy'],
    [/\b(?:light(?:er)?|health(?:y|ier)|low[- ](?:fat|calorie)|lean(?:er)?|fewer calories)\b/, 'light'],
  ]
  return new Set(named.filter(([pattern]) => pattern.test(text)).map(([, texture]) => texture))
}
