import { hashTaggerWord, type LineTokens, maxLineTokens, tokenGapFlags } from './tokens.ts'
import { canonicalUnitBySpelling } from './units/lineUnits.ts'
import { unitSizeWords } from './units/toCanonicalUnit.ts'

/** Little words that steer what follows them; each has its own table of steps. */
const steering = (
  'and or of with without for in into to plus such as about each a an the from at on per by if more extra optional ' +
  'approximately preferably cut well like your not until weight any other you taste needed divided only finely ' +
  'freshly fresh ground dried room use least see half one left then'
).split(' ')
const shapes = 16
export const steeringClassCount = steering.length + shapes
export const tokenGapClassCount = 24

const steeringOf = new Map(steering.map((word, index) => [hashTaggerWord(word), index + shapes]))
const joints = new Set(
  'or and with for plus such in into to from of about at if'.split(' ').map(hashTaggerWord),
)
const kindOfWord = new Map<number, number>()
for (const word of unitSizeWords) kindOfWord.set(hashTaggerWord(word), 2)
for (const [word] of canonicalUnitBySpelling) kindOfWord.set(hashTaggerWord(word), 1)
for (const word of 'one two three four five six seven eight nine ten eleven twelve half dozen'.split(' '))
  kindOfWord.set(hashTaggerWord(word), 3)

/** Feature columns have this many empty entries before and after a line, so that reading a neighbour needs no bounds check. */
const pad = 3
const column = () => new Int32Array(maxLineTokens + 2 * pad)
const word = column()
const stem = column()
const suffix = column()
const kind = column()
const gap = column()
/** The last word before the next comma, bracket or end: most often the food itself. */
const head = column()
const isFood = column()
/** Bits: 1 the word is a food's, 2 one went before, 4 one follows before the next gap, 8 one follows at all. */
const foodAround = column()
let numbersBefore = 0
let unitsBefore = 0
let commas = 0
/** The last joining word, "or" or "with": it colours all that follows. */
let joint = 0

/** What steps hang on: the gap before a token, the little word it is, the little word before it. */
export const stateEdgeColumns = { gap: column(), here: column(), before: column() }

const keys = new Int32Array(64)
let made = 0

function mix(template: number, a: number, b: number): number {
  let key = Math.imul(a ^ Math.imul(template + 1, 0x9e3779b1), 0x85ebca6b)
  key = Math.imul((key ^ (key >>> 15)) + b, 0xc2b2ae35)
  return key ^ (key >>> 13)
}

function add(template: number, a: number, b = 0): void {
  keys[made] = mix(template, a, b)
  made += 1
}

function gapClass(bits: number): number {
  if (bits === 0) return 0
  if (bits & tokenGapFlags.open) return bits & tokenGapFlags.comma ? 2 : 1
  if (bits & tokenGapFlags.close) return bits & tokenGapFlags.comma ? 4 : 3
  if (bits & tokenGapFlags.comma) return 5
  if (bits & tokenGapFlags.slash) return 6
  if (bits & tokenGapFlags.stop) return 7
  return bits & tokenGapFlags.dash ? 8 : 9
}

const beforeLine = 11
const afterLine = 13

/** Prepares a line; `featuresOfToken` then gives the features of its tokens, first to last. `foods` holds `foodStemKey`s. */
export function prepareTaggerContext(tokens: LineTokens, foods: ReadonlySet<number>): void {
  const { count } = tokens
  for (let at = 0; at < count + 2 * pad; at += 1) {
    const token = at - pad
    const isInside = token >= 0 && token < count
    const outside = token < 0 ? beforeLine : afterLine
    word[at] = isInside ? tokens.word[token]! : outside
    stem[at] = isInside ? tokens.stem[token]! : outside
    suffix[at] = isInside ? tokens.suffix[token]! : outside
    kind[at] = isInside ? (kindOfWord.get(word[at]!) ?? 0) + 4 * tokens.shape[token]! : 4 * shapes
    gap[at] = token >= 0 && token <= count ? gapClass(tokens.gap[token]!) : 0
    isFood[at] = isInside && foods.has(foodStemKey(stem[at]!)) ? 1 : 0
    if (!isInside) continue
    stateEdgeColumns.gap[token] = gap[at]! + (tokens.depth[token] ? tokenGapClassCount / 2 : 0)
    stateEdgeColumns.here[token] = steeringOf.get(word[at]!) ?? tokens.shape[token]!
    stateEdgeColumns.before[token] = token ? stateEdgeColumns.here[token - 1]! : 0
  }
  readFollowingTokens(count)
  numbersBefore = 0
  unitsBefore = 0
  commas = 0
  joint = 0
}

/** The form in which food words are kept: part of the hash of their stem. */
export function foodStemKey(stemHash: number): number {
  return stemHash >>> 6
}

function readFollowingTokens(count: number): void {
  let wasFood = 0
  for (let at = pad; at < count + pad; at += 1) {
    foodAround[at] = isFood[at]! + 2 * wasFood
    wasFood |= isFood[at]!
  }
  let isNear = 0
  let isAhead = 0
  for (let at = count + pad - 1; at >= pad; at -= 1) {
    const isEnd = at + 1 === count + pad || gap[at + 1] !== 0
    if (isEnd) isNear = 0
    head[at] = isEnd ? stem[at]! : head[at + 1]!
    foodAround[at]! += 4 * isNear + 8 * isAhead
    isNear |= isFood[at]!
    isAhead |= isFood[at]!
  }
}

/** Keys of the features of a token, the first `count` of `keys`. */
export function featuresOfToken(tokens: LineTokens, token: number): { keys: Int32Array; count: number } {
  const at = token + pad
  made = 0
  if (tokens.gap[token]! & tokenGapFlags.comma && !tokens.depth[token]) commas = Math.min(commas + 1, 2)
  const place = commas + (tokens.depth[token] ? 3 : 0)
  const before = gap[at]!
  const after = gap[at + 1]! + (token + 1 === tokens.count ? 16 : 0)
  addWords(tokens, token, place, before, after)
  addNeighbours(at, before)
  addSurroundings(at, place, before, after)
  addMemory(at, place, after)
  if (joints.has(word[at]!)) joint = word[at]!
  if ((kind[at]! & 3) === 1) unitsBefore = 1
  if (!Number.isNaN(tokens.low[token]!)) numbersBefore = Math.min(numbersBefore + 1, 3)
  return { keys, count: made }
}

function addWords(tokens: LineTokens, token: number, place: number, before: number, after: number): void {
  const at = token + pad
  add(0, 0)
  add(1, word[at]!)
  add(2, word[at]!, before)
  add(3, word[at]!, after)
  add(4, word[at]!, place)
  add(5, stem[at]!)
  add(6, suffix[at]!)
  add(7, tokens.prefix[token]!)
  add(9, suffix[at]!, place)
  add(20, head[at]!, place)
  add(21, stem[at]!, head[at]!)
  add(22, word[at]!, numbersBefore)
  add(31, suffix[at]!, before + 32 * after)
}

function addNeighbours(at: number, before: number): void {
  add(10, word[at - 1]!)
  add(11, word[at + 1]!)
  add(12, word[at - 2]!)
  add(14, stem[at - 1]!, stem[at]!)
  add(15, stem[at]!, stem[at + 1]!)
  add(16, stem[at - 1]!, stem[at + 1]!)
  add(17, stem[at + 1]!, stem[at + 2]!)
  add(19, mix(0, stem[at - 1]!, stem[at]!), stem[at + 1]!)
  add(27, suffix[at]!, suffix[at + 1]!)
  add(32, word[at + 1]!, gap[at + 1]!)
  add(33, word[at - 1]!, before)
}

function addSurroundings(at: number, place: number, before: number, after: number): void {
  const food = foodAround[at]!
  add(23, kind[at]!, kind[at + 1]!)
  add(24, kind[at - 1]!, kind[at]!)
  add(25, mix(0, kind[at - 1]!, kind[at]!), kind[at + 1]!)
  add(26, mix(0, place, before), after)
  add(40, food, before + 32 * after)
  add(41, food, place)
  add(42, stem[at]!, food & 6)
  add(43, suffix[at]!, food)
  add(44, food & 3, isFood[at + 1]! + 2 * isFood[at - 1]!)
  add(45, stem[at]!, isFood[at + 1]! + (after > 15 ? 2 : 0))
}

function addMemory(at: number, place: number, after: number): void {
  add(46, word[at]!, unitsBefore)
  add(47, kind[at]!, unitsBefore + 2 * numbersBefore)
  add(48, mix(0, kind[at]!, after), unitsBefore)
  add(51, joint, place)
}
