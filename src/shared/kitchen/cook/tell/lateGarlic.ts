import { joinProse, sliceProse } from './prose.ts'
import { type FilledSlot, type Prose, slotMarks } from './template.ts'

const { names, time } = slotMarks
/** Foods that fry in a pan for some minutes: "cook the onion and garlic with the salt 8 minutes". */
const frying = new RegExp(
  `\\b(?:cook|fry|soften|brown|sauté) the (?:${names} and the )?(${names})((?:(?!\\b(?:add|adding|then|until|under|oven|water|stock)\\b)[^.;(${time}])*)(${time})(?=[,.;]| until\\b| and\\b)`,
  'di',
)
const isLowHeat = /\b(?:gently|low heat|medium-low|lowest|slowly)\b/i
const isCovered = /\b(?:whole|unpeeled|covered|cover)\b/i
const isGarlic = /\bgarlic$/
/** What gives off so much water that nothing burns beside it. */
const wateryFoodPattern =
  /\b(?:tomato(?:es)?|zucchini|mushrooms?|eggplants?|spinach|cabbage|kimchi|chard|greens|kale|broth|milk|cream)\b/i

/** Minutes that garlic fries without getting bitter: on medium heat, and on high heat. */
const longest = { medium: 5, high: 4 }

/** Garlic that would fry as long as onions or meat goes in for the last minute. */
export function addGarlicLate(prose: Prose): Prose {
  const found = frying.exec(prose.words)
  if (!found) return prose
  const at = found.indices![1]![0]
  const before = prose.words.slice(0, found.index + found[0].length)
  const listed = prose.slots[sliceProse(prose, 0, at).slots.length]
  const end = before.length
  const fried = prose.slots[sliceProse(prose, 0, end - 1).slots.length]
  if (listed?.kind !== 'names' || fried?.kind !== 'time' || fried.isBackground) return prose
  const garlic = listed.names.filter((name) => isGarlic.test(name))
  const others = listed.names.filter((name) => !isGarlic.test(name))
  const most = /\bhigh(?:est)? heat\b/.test(before) ? longest.high : longest.medium
  const sentence = before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('; '), 0))
  const isGentleHeat =
    isCovered.test(sentence) || isLowHeat.test(/\bheat\b/.test(sentence) ? sentence : before)
  const isNeeded =
    fried.upTo > most && !isGentleHeat && !listed.names.some((name) => wateryFoodPattern.test(name))
  if (garlic.length === 0 || others.length === 0 || !isNeeded) return prose
  const later: FilledSlot = { ...listed, names: garlic, isCapital: false }
  const index = sliceProse(prose, 0, at).slots.length
  const slots = prose.slots.map((slot, place) => (place === index ? { ...listed, names: others } : slot))
  const proseWithSlots = { words: prose.words, slots }
  return joinProse(
    sliceProse(proseWithSlots, 0, end),
    { words: `, adding the ${names} for the last minute`, slots: [later] },
    /^ (?:until|and)\b/.test(prose.words.slice(end)) ? ',' : '',
    sliceProse(proseWithSlots, end),
  )
}
