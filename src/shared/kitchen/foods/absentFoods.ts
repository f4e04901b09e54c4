import { leavesOutOfOtherKind } from './claims/claimStrengths.ts'

/**
 * What a line says of foods that are not in it: left out, replaced, eaten by the animal, or only as large as one. The
 * text that is left names what is there; an allergen that is said to be absent stands in it as a claim, "egg-free".
 */
export interface AbsentFoods {
  text: string
  /** Names of what is left out of the thing that the line names: "parmesan" of "pesto without parmesan". */
  leftOut: readonly string[]
}

const allergen =
  "(?:(?:cow'?s'?|animal) )?milk|dairy|lactose|casein|whey|eggs?|tree nuts?|nuts?|peanuts?|gluten|wheat|soya|soy|soybeans?" +
  '|fish|shellfish|crustaceans?|molluscs?|sesame|mustard|celery|sul(?:ph|f)ites?|lupin|meat|alcohol|honey|grains?|animal products?'
const isAllergen = new RegExp(`^(?:${allergen})$`, 'i')

const absenceWordPattern =
  /\b(?:no|not|non|don.t|doesn.t|without|w\/o|sans|minus|hold|omit|instead|place|lieu|than|opposed|unlike|never|free|fed|finished|reared|friendly)\b|\b(?:substitut|replac|alternative|stand|contain|remov|omitted|discarded|left out|size|shape|length|width|thickness|suitable|colou?r|flavou?r)|made (?:with|from|of|using)|less\b|siz(?:e|ed)\b|(?:egg|wine|sherry|brandy|beer|coffee|milk|mustard)[ -]?(?:glass|cup|bottle)|-(?:yellow|brown|white|pink)/i

/** The same of a line, where a remark on another kind of its food leaves nothing out: "pesto (without cheese works too)". */
export const parseAbsentFoodsOfLine = (line: string): AbsentFoods =>
  parseAbsentFoods(line, leavesOutOfOtherKind)

/**
 * Removes from a text the foods that it says are absent, in time linear in its length. `isKept` tells the parts from which nothing is
 * removed.
 */
export function parseAbsentFoods(line: string, isKept: (part: string) => boolean = () => false): AbsentFoods {
  if (!absenceWordPattern.test(line)) return { text: line, leftOut: [] }
  const leftOut: string[] = []
  let text = line.slice(0, longestLine)
  for (const [pattern, put] of rewritings)
    text = typeof put === 'string' ? text.replace(pattern, put) : text.replace(pattern, put)
  text = text.replace(removed, (_, before: string, what: string) => {
    leftOut.push(...itemsOf(what))
    return before.trim().length > 1 ? '' : before
  })
  for (const [, what] of text.matchAll(plantMade)) leftOut.push(what!)
  text = removeSpans(text, leftOut, isKept) + line.slice(longestLine)
  return {
    text: text
      .replace(/\(\s*\)|\[\s*\]/g, '')
      .replace(/\s+/g, ' ')
      .replace(/ ?,(?: ?,)+/g, ',')
      .replace(/[ ,]+$/, '')
      .trim(),
    leftOut,
  }
}

const longestLine = 640

type Rewriting = readonly [RegExp, string] | readonly [RegExp, (match: string, ...groups: string[]) => string]

const listToFreeOf = (_: string, list: string) => list.split(listJoint).filter(Boolean).map(freeOf).join(' ')
const listJoint = /\s*(?:,|\/|&|\+|-?\s+(?:and|or|nor)\s)\s*|-\s+/i
const freeOf = (item: string) => `${item.trim().replace(/-$/, '').toLowerCase()}-free`

const rewritings: readonly Rewriting[] = [
  [/\bwith or without\b/gi, 'or'],
  [/\b(?:may|might|can) (?:also )?contain(?: traces of)?\b/gi, 'possibly'],
  [
    /\b(?:milk|corn|grain|grass|acorn|barley|wheat|oat|nut|peanut|chestnut|beer|hay|maize|soya?|whey|clover)[- ](?:fed|finished|reared|raised)\b/gi,
    '',
  ],
  [
    /,?\s*(?:(?:about|roughly|each|of)\s+)*(?:the |a )?(?:size|shape|colou?r|length|width|thickness) of (?:an? |the )?(?:(?:small|large) )?\p{L}+/giu,
    '',
  ],
  [
    /\b(?:walnut|egg|almond|hazelnut|peanut|nut|pea|bean|cherry|olive|prawn|shrimp|oyster|fish|butter|milk|cream|wheat|mustard)[- ](?:sized?|shaped?|colou?red)\b/gi,
    '',
  ],
  [
    /\b(?:egg|wine|sherry|brandy|beer|coffee|milk|mustard)[ -]?(cup|glass|bottle)(?:ful)?(s|es)? of /gi,
    '$1$2 of ',
  ],
  [/\b(?:butter|mustard|cream|salmon|nut|hazelnut|milk|lobster|almond)-(?:yellow|brown|white|pink)\b/gi, ''],
  [/\b(\p{L}+) (?:and|&) (\p{L}+) (flavou?r(?:ed)?)\b/giu, '$1 $3 $2 $3'],
  [/\bmade (?:of|from|with) ((?:gluten|wheat|dairy|egg)[- ]free|vegan) /gi, ', $1, made with $1 '],
  [/\b(vegan|vegetarian)[- ]friendly\b/gi, '$1'],
  [/\b(?:coeliac|celiac)[- ](?:friendly|safe)\b/gi, 'gluten-free'],
  [/\b(?:suitable|fit|okay|ok|fine) for (vegan|vegetarian)s?\b/gi, ', $1'],
  [/\b(?:suitable|fit|okay|ok|fine) for (?:coeliac|celiac)s?\b/gi, ', gluten-free'],
  [/\b(egg|nut|milk|wheat|meat|fish|peanut|soy|gluten|dairy)-?less\b/gi, '$1-free'],
  [/\b(?:flour|bread|crust|bun)-?less\b/gi, 'flour-free'],
  [/\b(cheese|butter|cream|anchovy)-?less\b/gi, '$1-free'],
  [
    new RegExp(`\\b(?!non-dairy)(?:no|non|zero)-(${allergen})\\b(?:-added)?-?`, 'gi'),
    (_, one) => `${freeOf(one!)} `,
  ],
  // "dairy- and egg-free", "dairy/egg-free", "(gluten, dairy and nut free)"
  [
    new RegExp(
      `\\b((?:${allergen})(?:-,? ?(?:(?:and|or|&) )?|\\/)(?:(?:${allergen})(?:-,? ?(?:(?:and|or|&) )?|\\/))*(?:${allergen}))[- ]free\\b`,
      'gi',
    ),
    listToFreeOf,
  ],
  [
    new RegExp(
      `(?<=[(,;]\\s*|\\b(?:vegan|is|certified)\\s+)((?:(?:${allergen}), )*(?:${allergen}),?(?: and | & )(?:${allergen}))[- ]free\\b`,
      'gi',
    ),
    listToFreeOf,
  ],
  [
    /\b(vegan|vegetarian|free|based|plant) (?:alternative|substitute|replacement) (?:to|for) (?!\p{L}+ing\b)/giu,
    '$1 mock ',
  ],
]

/** "Béchamel made with oat milk": the milk it usually is made of is not in it. */
const plantMade =
  /\bmade (?:with|from|using) (?:an? |unsweetened )?(?:oat|soya?|almond|coconut|rice|cashew|hemp|pea|plant|vegan|dairy-free|non-dairy)[- ](milk|cream|butter|cheese|yogh?urt)\b/gi

const removed =
  /(,|\(|\band\b|\bwith\b)\s*(?:the |any |all |its |their )?((?:(?! and )[^,;()]){1,40}?) (?:removed|omitted|left out|discarded)\b/gi

/** After these a food is none of the line's; only some say that it was left out of what is named. */
const marker = new RegExp(
  [
    '(?<out>\\b(?:made without|without(?: any| the)?|with no|(?:contains?|containing) no|not containing|(?:does not|doesn.t) contain|free (?:from|of)|sans|minus(?: the)?|omit(?: the)?|hold the|w\\/o|no(?: added)?)\\s)',
    '\\b(?:instead of|in place of|in lieu of|rather than|as opposed to|(?:used )?(?:as )?an? (?:\\p{L}+ )?(?:substitute|replacement|alternative|stand-in|swap) (?:for|to)|(?:to )?replac(?:e|es|ing)|stand(?:s|ing) in for|unlike|not to be (?:confused|mistaken) (?:with|for)|no relation to|never|(?:do |does |don.t |doesn.t )?not(?: use)?|don.t use)\\s',
  ].join('|'),
  'giu',
)
/** "not too ripe", "no more than": nothing is denied. */
const noDenial =
  /^\d|^(?:too|very|quite|so|all|only|just|yet|necessarily|fully|more|less|fewer|later|longer|need|matter|cook|boil|knead|bake|churn|sugar|salt|drain)\b/i
const spanEnd = /[,;:()[\]]| (?:but|plus|with|to|for|if|as|in|at) | [–—-] |$/g

/** The text without the spans that a marker begins; what they name as left out is added to the list. */
function removeSpans(text: string, leftOut: string[], isKept: (part: string) => boolean): string {
  let kept = ''
  let from = 0
  for (const found of text.matchAll(marker)) {
    const start = found.index
    const after = start + found[0].length
    if (start < from || noDenial.test(text.slice(after, after + 12))) continue
    const isOut = found.groups?.out !== undefined
    if (isOut && isKept(textPartAround(text, start))) continue
    const end = endOfSpan(text, after, isOut)
    const items = itemsOf(text.slice(after, end))
    // "1 no-name jar": a line that would begin with what it lacks names it after all.
    if (!/\p{L}{3}/u.test(text.slice(0, start)) || items.length === 0) continue
    const [claims, foods] = [
      items.filter((item) => isAllergen.test(item)),
      items.filter((item) => !isAllergen.test(item)),
    ]
    kept += text.slice(from, start) + (isOut && claims.length > 0 ? `, ${claims.map(freeOf).join(' ')} ` : '')
    if (isOut) leftOut.push(...foods)
    from = end
  }
  return kept + text.slice(from)
}

/** The part between commas and brackets around a place, of a hundred letters on each side at most. */
function textPartAround(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 100), at)
  const behind = text.slice(at, at + 100)
  return (/[^,;()[\]]*$/.exec(before)?.[0] ?? '') + (/^[^,;()[\]]*/.exec(behind)?.[0] ?? '')
}

/** Where a span ends: at a comma, unless nothing but other allergens follow it: "free from milk, eggs, nuts". */
function endOfSpan(text: string, after: number, isOut: boolean): number {
  spanEnd.lastIndex = after
  let end = spanEnd.exec(text)!.index
  while (isOut && text[end] === ',') {
    spanEnd.lastIndex = end + 1
    const next = spanEnd.exec(text)!.index
    const piece = text.slice(end + 1, next)
    if (!lastOfList.test(piece) && !itemsOf(piece).every((item) => isAllergen.test(item))) break
    end = next
  }
  return end
}

/** "Without eggs, butter or milk". */
const lastOfList = /^\s*\p{L}+(?:[ -]\p{L}+)? (?:or|nor) \p{L}+(?:[ -]\p{L}+)?\s*$/u

const itemsOf = (span: string): string[] =>
  span
    .split(/,|\/|&|\b(?:and|or|nor)\b/i)
    .map((item) => item.trim().replace(/^(?:any|added|the|of|real|actual|from)\s+/i, ''))
    .filter((item) => /\p{L}{3}/u.test(item))
