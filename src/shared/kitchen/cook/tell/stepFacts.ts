import { cacheAtMost } from '../boundedCache.ts'
import { slotMarks } from './template.ts'

/** How a step begins that leaves out what the step before told: the vessel, the heat or the food. */
export interface StepOpening {
  kind: 'heat' | 'object' | 'timed' | 'cut' | 'vessel'
  verb: string
  length: number
}

export interface VesselMention {
  vessel: string
  /** "a second pan", "the same pot". */
  which: 'second' | 'another' | 'small' | 'dry' | 'same' | null
  /** Whether "in a" stands before it; where the mention of `which` begins. */
  isWithin: boolean
  at: number
  end: number
}

/** What the words of a step say. They are read here and nowhere else, as authored, with a mark for each slot. */
export interface StepFacts {
  lead: { text: string; isMeanwhile: boolean; length: number } | null
  opening: StepOpening | null
  vessels: readonly VesselMention[]
  startsInOtherPan: boolean
  startsWithServing: boolean
  /** Whether fat, a pan or a pot is heated first. */
  preheats: boolean
  isHeated: boolean
  serves: boolean
  /** Minutes that the authored words tell in figures. */
  literalMinutes: number
  /** Where a step that brings a pot to a boil could say how long that takes; null where it says it, or boils nothing. */
  unsaidBoilAt: number | null
  /** Where a step that pours in liquid and simmers it could say that it comes to a simmer first; null where it says so. */
  unsaidSimmerAt: number | null
  /** Whether what is boiled starts in cold water that has no line. */
  startsInColdWater: boolean
  /** What gets hot, and where the step could say how long that takes; null where it says it, or heats none. */
  unsaidOven: { kind: 'oven' | 'broiler'; at: number } | null
  usesOven: boolean
  /** Whether its end takes the dish out of the pan or off the heat. */
  endsOffHeat: boolean
  /** Whether it begins with serving, another pot, or taking off the heat, and not with the next thing for the same pan. */
  startsApart: boolean
  /** The slots of what lies in a hot pan at once, and of its time; `food` is null for what an earlier step shaped; whether it is to take color. */
  panWork: { food: number | null; time: number; colors: boolean } | null
  /** The slot of how many patties, cakes or balls a step shapes, and how many of them a wide skillet holds. */
  shapes: { count: number; perPan: number } | null
  /** A time (by its place among the times) that the step gives for each of so many batches. */
  repeats: { time: number; times: number } | null
  /** For each time in order: whether the food cooks by itself meanwhile, or somebody fries, stirs or turns it. */
  isPassive: readonly boolean[]
  /** The slots of the time in which a pot comes to a boil, and of the time of all batches. */
  boilSlot: number | null
  batchesSlot: number | null
  /** Whether the time of a step with batches is that of one batch, because it is short. */
  isBatchesListed: boolean
}

/** The facts of the steps of some fifty dishes are remembered. */
const cachedFacts = cacheAtMost(500, readFacts)

export function factsOfStep(words: string): StepFacts {
  return cachedFacts(words)
}

const anyNumber = `[\\d${slotMarks.time}${slotMarks.amount}]`
const openings: readonly (readonly [StepOpening['kind'], RegExp])[] = [
  ['heat', /^(Take) off the heat\b/],
  ['object', /^(Brush|Toss|Scatter|Sprinkle|Dress|Finish|Top|Glaze|Drizzle|Dust|Season|Garnish) with\b/],
  [
    'timed',
    new RegExp(
      `^(Grill|Roast|Bake|Broil|Cook|Fry|Simmer|Stir-fry|Sear|Brown|Steam|Rest|Braise) (?=${anyNumber}|over\\b|in\\b|on\\b|until\\b|gently\\b|covered\\b)`,
    ),
  ],
  [
    'cut',
    /^(Cut|Slice|Carve|Shred|Turn|Lift|Flip|Spoon|Ladle|Divide|Blend) (?=into\b|out\b(?! the\b)|onto\b|over\b|smooth\b)/,
  ],
  [
    'vessel',
    /^(Stir in|Add|Pour in|Fold in|Return|Uncover|Cover|Season|Tip in|Slip in|Drop in|Crack|Put in|Lower|Raise|Whisk in|Crumble in|Melt|Drain|Push|Make)\b/,
  ],
]

const leadPattern = /^(?:Meanwhile,?|(?:About|Shortly)\b[^,]*,) /
const vesselPattern =
  /\b(in )?(?:(?:a|the) )?(?:(second|another|small|dry|same) )?(skillet|wok|saucepan|pot|pan|casserole|tray|baking sheet|baking dish|bowl)\b/gi
/** What was cooked before it came to this kitchen. */
const heatedBefore = /\broast beef\b|\b(?:roasted|toasted|cooked|smoked)\b/gi
const isHeated =
  /\b(?:heat(?!h)|oven|broiler|grill|boil\w*|simmer\w*|fry|fried|roast|bake|toast|steam|sear|warm|melt|microwave|poach|cook|hot (?:pan|skillet|water)|skillet|pan|pot|wok)\b/i

const { time, names, amount } = slotMarks
const shaped = '(?:patties|cakes|rissoles|ovals|burgers|meatballs|balls)'
const panWork = new RegExp(
  `\\b(?:(?:[Ff]ry|[Bb]rown|[Ss]ear|[Cc]ook) the (?:(${names})|${shaped}\\b)|(?:[Ss]pread out|[Aa]dd) the (${names}) and (?:fry|brown|sear)\\b)(?:(?! and |, |\\bthen\\b|\\buntil\\b|\\bin the oven\\b|\\bcovered\\b|${time})[^.;])*(${time})(?! (?:a|per|each|more|on|in all)\\b)`,
)
const takesColor = /\b(?:brown(?:ed)?|gold(?:en)?|char(?:red)?|blister(?:ed)?|crisp)\b/
const isDividedByAuthor =
  /\bbatch|\bat a time\b|\bone by one\b|\bone after\b|\bpush(?:ed)?\b(?! up the side)|\beach\b|\brepeat\b|\btwo (?:large |wide )?(?:pans|skillets)\b/i
const shapes = new RegExp(`(${amount})(?: [\\w,-]+){0,3}? (${shaped})\\b`)
/** How many pieces a skillet of 30 cm holds: patties and the like, as large as a palm, and meatballs. */
const perPan = { palm: 6, ball: 20 } as const

const boil = new RegExp(`\\bto a (?:boil|simmer)(?:, about)? ${time}(?=.)`)
const boilingUp = /\b[Bb]ring\b[^.;]*?\bto a (?:boil|simmer)\b[^,.;]*?(?=[,.;]| and (?![\uE001])|$)/
/** ", and simmer 10 minutes" behind what was poured in. */
const simmering = new RegExp(
  `(?:, cover(?:ed)?)?(?:,? and|, then) (?=(?:simmer|boil|poach|bubble)\\b(?![^.;]*\\b(?:down|away)\\b)[^.;]*?${time})`,
)
const isSaidToHeat =
  /\b(?:to a (?:boil|simmer)|boiling|hot|boils|simmers|reduce|microwave)\b|\bboil (?:it )?(?:down|away)\b/i
const heatingOven =
  /\b(?:[Hh]eat|[Ss]et) the oven\b[^.;,]*?°F\)|\b[Hh]eat a grill or (?:a )?broiler to high\b/
const batches = new RegExp(`${time} in all\\b`)

function readFacts(words: string): StepFacts {
  const lead = leadPattern.exec(words)?.[0] ?? ''
  const body = words.slice(lead.length)
  const bare = lead === 'Meanwhile, ' ? body.charAt(0).toUpperCase() + body.slice(1) : body
  const inAll = batches.exec(words)
  const toBoil = boil.exec(words)
  const boilsUp = toBoil ? null : boilingUp.exec(words)
  const heats = heatingOven.exec(words)
  return {
    lead: lead
      ? { text: lead.trimEnd(), isMeanwhile: lead.startsWith('Meanwhile'), length: lead.length }
      : null,
    opening: lead === '' || lead === 'Meanwhile, ' ? openingOf(bare) : null,
    vessels: [...words.matchAll(vesselPattern)].map(vesselMention),
    startsInOtherPan: /^In (?:a second|another) (?:pan|skillet)\b/.test(words),
    startsWithServing: /^(?:For|Serve)\b/.test(words),
    preheats: /\bHeat (?:the|some|a)\b(?! oven| broiler| grill)/.test(words),
    isHeated: isHeated.test(words.replace(heatedBefore, '')),
    serves: /\bserve\b/i.test(words),
    literalMinutes: [...words.matchAll(/\b(\d+) minutes?\b/g)].reduce(
      (sum, [, told]) => sum + Number(told),
      0,
    ),
    unsaidBoilAt: boilsUp ? endOfUnsaidBoil(words, boilsUp) : null,
    unsaidSimmerAt: isSaidToHeat.test(words) ? null : (simmering.exec(words)?.index ?? null),
    startsInColdWater: /\bcold salted water\b/.test(words),
    unsaidOven: heats
      ? { kind: heats[0].endsWith('high') ? 'broiler' : 'oven', at: heats.index + heats[0].length }
      : null,
    usesOven: /\b(?:bake|roast|broil|grill|oven)\b/i.test(words),
    endsOffHeat: /\b(?:off the heat|lift out|drain|set aside)\b[^.]*\.?\s*$/i.test(words),
    startsApart: /^(?:take|off the heat|serve|heat|boil|bring|lift|in an?)\b/i.test(words),
    repeats: readRepeats(words),
    isPassive: readAttention(words),
    panWork: readPanWork(words),
    shapes: readShapes(words),
    boilSlot: toBoil ? slotIndex(words, toBoil.index + toBoil[0].length - 1) : null,
    batchesSlot: inAll ? slotIndex(words, inAll.index) : null,
    isBatchesListed: new RegExp(`\\bbatches, ${time} in all\\b`).test(words),
  }
}

const numbers: readonly (string | undefined)[] = ['two', 'three', 'four']
const eachBatch = new RegExp(`\\bin (two|three|four) batches,? ${time} each\\b`)

function readRepeats(words: string): StepFacts['repeats'] {
  const found = eachBatch.exec(words)
  if (!found) return null
  const at = found.index + found[0].indexOf(time)
  const place = words.slice(0, at).split(time).length - 1
  return { time: place, times: numbers.indexOf(found[1]) + 2 }
}

const handling =
  /\b(?:(stir-fry|fry|sear|brown|toast|stir|whisk|toss|knead|beat|melt|grill|warm|turn|char|crisp|blister|soften|scramble|pop|crackle)|(simmer|bake|roast|braise|boil|rest|steam|stand|leave|chill|soak|cool|poach|broil|cover|covered|low heat|lowest heat|rise|freeze|marinate)|cook)\b/gi

/** Whether the cook's hands are free in each time of a step. The last verb before the time, in its sentence, decides. */
function readAttention(words: string): boolean[] {
  const isPassive: boolean[] = []
  let passive = false
  let from = 0
  for (const { index } of words.matchAll(new RegExp(time, 'g'))) {
    const before = words.slice(from, index)
    const sentence = before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('; '), 0))
    const last = [...sentence.matchAll(handling)].filter(([, active, quiet]) => active || quiet).at(-1)
    passive = last ? last[2] !== undefined : sentence.length < before.length ? false : passive
    isPassive.push(passive)
    from = index + 1
  }
  return isPassive
}

function readPanWork(words: string): StepFacts['panWork'] {
  const found = panWork.exec(words)
  const hasPan = [...words.matchAll(vesselPattern)].some(([, , , vessel = '']) =>
    /^(?:skillet|wok|pan)$/.test(vessel),
  )
  if (!found || isDividedByAuthor.test(words) || (!hasPan && /^cook/i.test(found[0]))) return null
  const end = found.index + found[0].length
  const food = (found[1] ?? found[2]) ? slotIndex(words, found.index + found[0].indexOf(names)) : null
  const goal = /^[^.;]*/.exec(words.slice(end))?.[0] ?? ''
  const colors = /^(?:brown|sear)/i.test(found[0]) || takesColor.test(goal)
  return { food, time: slotIndex(words, end - 1), colors }
}

function readShapes(words: string): StepFacts['shapes'] {
  const found = shapes.exec(words)
  if (!found) return null
  return {
    count: slotIndex(words, found.index),
    perPan: found[2]?.endsWith('balls') ? perPan.ball : perPan.palm,
  }
}

function endOfUnsaidBoil(words: string, { index, 0: said }: RegExpExecArray): number | null {
  const end = index + said.length
  return said.includes(time) || words.startsWith(`, about ${time}`, end) ? null : end
}

function slotIndex(words: string, at: number): number {
  const marks = Object.values<string>(slotMarks)
  return [...words.slice(0, at)].filter((char) => marks.includes(char)).length
}

function openingOf(words: string): StepOpening | null {
  for (const [kind, pattern] of openings) {
    const found = pattern.exec(words)
    if (found) return { kind, verb: found[1] ?? '', length: found[0].length }
  }
  return null
}

function vesselMention(found: RegExpExecArray): VesselMention {
  const [text, within, which, vessel = ''] = found
  return {
    vessel,
    which: (which?.toLowerCase() as VesselMention['which']) ?? null,
    isWithin: within !== undefined,
    at: found.index,
    end: found.index + text.length,
  }
}
