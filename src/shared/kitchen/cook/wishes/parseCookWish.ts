import type { DietType } from '../../questionnaire.ts'
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
  excludes: readonly WishedFoodMeaning[]
  includes: readonly WishedFoodMeaning[]
  /** More (above 1) or less (below 1) of a food. */
  amounts: readonly { meaning: WishedFoodMeaning; factor: number }[]
  /** Diets named beside the one that was answered. */
  diets: readonly DietType[]
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

const stop =
  '(?=[.;!?\\n]|,? (?:but|with|for|please|add|use|using|include|plus|more|extra|make|quick|quicker|i|we|my|it|and (?:more|with|make|add|for|use|please|i|a bit|spic|quick|not|no|less|without))\\b|$)'

const avoiding =
  '(?:\\bno|\\bwithout(?: any)?|\\bw/o|\\bminus|\\bskip(?: the)?|\\b(?:leave|take) out(?: the)?|\\bhold the|\\bomit(?: the)?|' +
  '\\bremove(?: the)?|\\bavoid(?:ing)?|\\bfree (?:of|from)|\\bexcept|\\binstead of|\\brather than|\\bnot? any|' +
  "\\b(?:do ?n[o']?t|does ?n[o']?t|don’t|can ?n?[o']?t|cannot|can’t|won'?t|never) (?:want|like|eat|have|use|add|stand|do|include|tolerate|any)(?: any| the)?|" +
  '\\b(?:hate|hates|dislike|dislikes|detest|allergic to|allerg(?:y|ies) to|intolerant (?:to|of)|intolerance (?:to|of)|sensitive to)(?: the| any)?)'

const list = new RegExp(`${avoiding}\\s+(.+?)${stop}`, 'g')

const swapFor =
  /\b(?:swap|replace|substitute|change|switch)(?: out)?(?: the)? (.+?) (?:for|with|by|to) (.+?)(?=[.;,!?]|$)/g

const freeOf =
  /\b(?:non|no)?-?([a-z]+(?: nut)?)[- ](?:free(?!\s*(?:range|to|of|from)\b)|(?:allerg(?:y|ies|ic)|intoleran(?:t|ce))\b(?! (?:to|of)\b))/g

const nonFood = /\bnon-?(dairy)\b/g

export function parseCookWish(text: string): ParsedCookWish {
  let rest = text.toLowerCase().replace(/[’`]/g, "'").replace(/\s+/g, ' ').trim()
  if (rest === surprise) rest = ''
  const isOnePot = isOnePotWish(rest)
  const excludes: WishedFoodMeaning[] = []
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
  const diets = readDiets(rest, excludes)
  const amounts = readAmounts(rest, (pattern, use) => take(pattern, use))
  take(swapFor, (out = '', into = '') => {
    excludes.push(...findFoodMeaningsInWish(out))
    return ` with ${into} `
  })
  take(freeOf, (food = '') => {
    excludes.push(...findFoodMeaningsInWish(food))
    return undefined
  })
  take(nonFood, (food = '') => {
    excludes.push(...findFoodMeaningsInWish(food))
    return undefined
  })
  take(list, (foods = '') => {
    excludes.push(...findFoodMeaningsInWish(foods))
    return undefined
  })
  includes.push(
    ...findFoodMeaningsInWish(rest)
      .filter(({ label }) => !isTooGeneralFoodWord(label))
      .map(narrowToWantedFoods),
  )
  return {
    servings,
    servingsFactor: factor,
    excludes: distinctMeanings(excludes),
    includes: distinctMeanings(includes),
    amounts,
    diets,
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

function readDiets(text: string, excludes: WishedFoodMeaning[]): DietType[] {
  const named: [RegExp, DietType][] = [
    [/\b(?:vegan|plant[- ]based|no animal products?)\b/, 'Vegan'],
    [/\b(?:vegetarian|veggie|meatless|meat[- ]free|no meat (?:or|and) (?:no )?fish)\b/, 'Vegetarian'],
    [/\bpescatarian\b/, 'Pescatarian'],
    [/\b(?:keto|low[- ]carbs?|no carbs?)\b/, 'Keto'],
    [/\b(?:paleo|whole ?30)\b/, 'Paleo'],
  ]
  if (/\b(?:kids?|child(?:ren)?|toddlers?)\b/.test(text)) excludes.push(...findFoodMeaningsInWish('alcohol'))
  if (/\bhalal\b/.test(text)) excludes.push(...findFoodMeaningsInWish('pork alcohol'))
  if (/\bkosher\b/.test(text)) excludes.push(...findFoodMeaningsInWish('pork shellfish dairy'))
  if (/\b(?:coeliac|celiac)\b/.test(text)) excludes.push(...findFoodMeaningsInWish('gluten'))
  return named
    .filter(([pattern]) => pattern.test(text) && !new RegExp(`(?:not|non)[- ]${pattern.source}`).test(text))
    .map(([, diet]) => diet)
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
