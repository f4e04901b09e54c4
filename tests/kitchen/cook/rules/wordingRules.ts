import type { FinishedLine } from './finishedRecipe.ts'
import type { DishRule } from './rule.ts'

/** Words before a food that tell one food from another, and words that are no food of a list. */
const noHead = /^(?:rest|oil|mixture|pan|water|same|other)$/

/** The last word of what a list names, singular: "the sliced red peppers" -> "pepper". */
function headOf(item: string): string {
  const words = item
    .toLowerCase()
    .replace(/\([^)]*\)/g, '')
    .match(/[\p{L}’'-]+/gu)
  const last = words?.at(-1) ?? ''
  return last
    .replace(/ies$/, 'y')
    .replace(/oes$/, 'o')
    .replace(/ves$/, 'f')
    .replace(/(?<!s)s$/, '')
}

function modifiersOf(item: string): string {
  return (
    item
      .toLowerCase()
      .split(/\bthe /)
      .at(-1) ?? ''
  )
    .replace(/^(?:the|a|an|and|or|with|half|rest|most|of|some|\d+\S*|g|ml|tablespoons?|teaspoons?) /g, '')
    .replace(
      /\b(?:the|of|half|rest|most|grams?|g|ml|\d+\S*|tablespoons?|teaspoons?|cloves?|with|a|an)\b/g,
      '',
    )
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ies$/, 'y')
    .replace(/oes$/, 'o')
    .replace(/(?<!s)s$/, '')
}

/** Foods that stand twice in one list: "red peppers, red pepper", "soy sauce and soy sauce". */
function doubledFoods(sentence: string): string[] {
  const found: string[] = []
  for (const list of sentence.split(/[.;:()]|\b(?:until|then|over|into|in|on|to|from|through|serve|but)\b/)) {
    const items = list.split(/,? and |, | with /).map((item) => item.trim())
    const seen = new Map<string, string>()
    for (const [at, item] of items.entries()) {
      if (at > 0 && / the /.test(item)) continue
      const name = modifiersOf(item)
      if (name === '' || noHead.test(headOf(item)) || name.split(' ').length > 4) continue
      const before = seen.get(name)
      const isShared = /\b(?:half|rest|most|third|quarter|remaining|more|\d)/.test(`${before ?? ''} ${item}`)
      if (before !== undefined && !isShared && /\p{L}{3}/u.test(name)) found.push(`${before}, ${item}`)
      seen.set(name, item)
    }
  }
  return found
}

/** The same food on two lines that nothing tells apart. */
function doubledLines(lines: readonly FinishedLine[]): string[] {
  return lines.flatMap((line, at) =>
    lines
      .slice(0, at)
      .filter(
        (other) =>
          modifiersOf(other.name) === modifiersOf(line.name) && other.preparation === line.preparation,
      )
      .map((other) => `two lines: “${other.text}”, “${line.text}”`),
  )
}

const stitched: readonly (readonly [what: string, pattern: RegExp])[] = [
  [
    'a condition of the template',
    /\bwhere there (?:is|are)\b|\bif there (?:is|are) any\b|\bif (?:used|using)\b/i,
  ],
  ['a comma in front of the minutes', /\b(?:un)?covered,? (?=\d+ (?:minutes|hours?))(?<=, (?:un)?covered )/i],
  ['a part of an egg', /\b\d*[½¼¾⅓⅔] (?:large )?(?:eggs?|egg yolks?|egg whites?)\b/i],
  [
    'a half beside several',
    /(?<![\d–-])(?:[2-9]|\d\d)[¼½¾⅓⅔] (?:\w+ ){0,2}(?:peppers|onions|tomatoes|carrots|cucumbers|zucchini|eggplants|shallots|potatoes|apples|limes|lemons)\b/i,
  ],
  ['a food of itself', /\b(\p{L}{4,}) of the \1\b/iu],
  ['pieces of what is weighed', /\b\d+ k?g (?:\w+ )?(?:cabbages|cauliflowers|celery roots)\b/i],
  ['lettuce that is warmed', /\bwarm(?:ed)? the lettuce/i],
  ['the article', /(?<![\p{L}’'-])a (?=(?:onion|egg|avocado|apple|orange|eggplant|hour|oven|inch)\b)/iu],
  ['the article', /(?<![\p{L}’'-])an (?=(?:pan|pot|skillet|tomato|carrot|large|wide|unit|uniform)\b)/iu],
  ['a doubled word', /(?<![\p{L}’'-])(\p{L}{2,}) \1(?![\p{L}’'-])/iu],
  [
    'singular beside plural',
    /\b(?:potatoes|tomatoes|onions|peppers|mushrooms|carrots|eggs|shrimp|beans|chickpeas|noodles|lentils) (?:is|has|was|softens|browns|turns|starts|begins)\b/i,
  ],
  [
    'singular beside plural',
    /\bthe (?:potatoes|tomatoes|onions|peppers|mushrooms|carrots|eggs|beans|chickpeas|noodles|lentils)(?: \d+ minutes)?, until it (?:is|softens|browns|turns|has)\b/i,
  ],
  ['punctuation', /[,;:]\s*[,;:.]|\.\s*\.|\(\s*\)|\s[,.;:]/],
  ['an unfilled slot', /[{}[\]|]|\bundefined\b|\bNaN\b/],
  ['an empty list', /\b(?:the|with|and|of) (?:,|\.|;|until\b(?! now)|and\b)/i],
]

/** Sentences of which two neighbors begin with these read as glued together. */
const allowedDouble =
  /\b(?:that that|had had|gado gado|gado-gado|bang bang|peri peri|piri piri|couscous|chow chow|dan dan|halo halo|kuku|pad|bo bo|cha cha|tom tom|mahi mahi|ata ata|lau lau|tuk tuk|shabu shabu|char char|pil pil|lomo lomo|tam tam|leb leb|poqui poqui|rica rica|pol pol)\b/i

export const wordingRules: readonly DishRule[] = [
  {
    name: 'doubled food in a list',
    source: 'A list names each thing once (Garner’s Modern English Usage, 4th ed., 2016, on redundancy).',
    find: ({ sentences, recipe, lines }) => [
      ...[...sentences.map(({ text }) => text), recipe.name, recipe.description].flatMap(doubledFoods),
      ...doubledLines(lines),
    ],
  },
  {
    name: 'stitched words',
    source: 'Garner’s Modern English Usage, 4th ed., 2016, on articles, agreement and commas.',
    find: ({ recipe }) =>
      [recipe.name, recipe.description, ...recipe.ingredients, ...recipe.instructions].flatMap((text) =>
        stitched.flatMap(([what, pattern]) => {
          const found = pattern.exec(text.replace(allowedDouble, '…'))
          return found ? [`${what}: “${around(text, found.index)}”`] : []
        }),
      ),
  },
]

/** Some words before and behind a place. */
export function around(text: string, place: number): string {
  const from = text.lastIndexOf(' ', Math.max(0, place - 25)) + 1
  return text.slice(from, place + 45).replace(/ \S*$/, '')
}
