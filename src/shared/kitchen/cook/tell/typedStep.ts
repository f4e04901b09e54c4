import { asMinutes, type Minutes } from '../../units/quantities.ts'
import { isSkillSufficient, type ParsedDishStep, parseDishStep } from '../dishTemplate.ts'
import type { FilledDish } from '../filledDish.ts'
import { agreeWithFoods } from './foodAgreement.ts'
import { addGarlicLate } from './lateGarlic.ts'
import { piecesShapedIn, type ShapedPieces, slotsOfPan, withoutNeedlessBatches } from './panBatches.ts'
import { parseTemplateNodes } from './parseTemplate.ts'
import { editWords, insertSlot, joinProse, sliceProse } from './prose.ts'
import { seasonForEaters } from './seasoning.ts'
import { factsOfStep, type StepOpening } from './stepFacts.ts'
import {
  type FilledSlot,
  type FilledTemplate,
  fillTemplateNodes,
  type Prose,
  type StepPrefix,
} from './template.ts'
import type { StepWordSource } from './templateWordSources.ts'

/** The words before a step that say when it is done beside another one. */
export type StepLead =
  | { kind: 'authored'; text: string; isMeanwhile: boolean }
  /** The pan of the dish is left for a side, and taken up again. */
  | { kind: 'pan off the heat' | 'pan back'; vessel: string }
  | { kind: 'meanwhile' }
  | { kind: 'at the same time' }
  /** So many minutes before the step before it is done; null for shortly. */
  | { kind: 'before done'; minutes: number | null }

/** A step as data: when, in what and how long; its words become text in renderSteps alone. */
export interface TypedStep {
  readonly role: 'dish' | 'side' | 'sauce' | 'extra'
  readonly isPrep: boolean
  readonly lead: StepLead | null
  /** Without the lead. */
  readonly prose: Prose
  readonly opening: StepOpening | null
  /** What it speaks of, said again where another step stands before it; null where that is clear. */
  readonly restated: { readonly object: string; readonly vessel: string | null } | null
  /** What "a second pan" and "the same pan" are called here instead; "only" where no pan was used before. */
  readonly panName: 'another' | 'first' | 'only' | null
  /** The slots of the dish it spoke of. */
  readonly used: readonly string[]
  /** Minutes that its text tells and that hold the cook up, and those that run by themselves. */
  readonly minutes: Minutes
  readonly backgroundMinutes: Minutes
  /** Minutes of them in which the food cooks by itself, and those at the end of the step. */
  readonly passiveMinutes: number
  readonly passiveAtEnd: number
  /** Minutes that hold the cook up, and minutes from its beginning until it is done. */
  readonly own: number
  readonly untilDone: number
}

/** The steps of a dish or a part, filled in; null when one lacks its food. */
export function fillSteps(
  sources: readonly string[],
  prefix: StepPrefix,
  plate: FilledDish,
  words: StepWordSource,
): TypedStep[] | null {
  const steps: TypedStep[] = []
  let shaped: ShapedPieces | null = null
  for (const source of sources) {
    const authored = parseDishStep(source)
    if (!isStepForPlate(authored, plate)) continue
    const filled = fillTemplateNodes(parseTemplateNodes(authored.template), words.of(prefix))
    if (!filled) return null
    const said = agreeWithFoods(
      seasonForEaters(filled, plate.orders),
      (slot) => plate.slots.get(prefix + slot) ?? [],
    )
    const seasoned = { ...addGarlicLate(withoutNeedlessBatches(said, prefix, plate)), used: filled.used }
    if (seasoned.words.trim() === '') continue
    shaped = piecesShapedIn(seasoned) ?? shaped
    const slots = slotsOfPan(seasoned, shaped, prefix, plate)
    steps.push(typedStep(authored, { ...seasoned, slots }, prefix, plate))
  }
  return steps
}

function typedStep(
  { flags, extraMinutes }: ParsedDishStep,
  filled: FilledTemplate,
  prefix: StepPrefix,
  plate: FilledDish,
): TypedStep {
  const { lead, opening, preheats, literalMinutes } = factsOfStep(filled.words)
  const isPrep = flags.has('prep')
  const prose = withHeatingTime(
    { words: filled.words, slots: timedSlots(filled, prefix, plate) },
    filled.used,
    extraMinutes,
    prefix,
    plate,
  )
  const { isPassive, repeats } = factsOfStep(prose.words)
  const times = prose.slots
    .filter((slot) => slot.kind === 'time')
    .map((slot, index) => ({
      ...slot,
      upTo: asMinutes(slot.upTo * (repeats?.time === index ? repeats.times : 1)),
      isPassive: isPassive[index] ?? false,
      isBackground: slot.isBackground && !(isOfPart(prefix) && isPassive[index] === false && slot.upTo > 3),
    }))
  const passive = times.map((slot) => (slot.isBackground || slot.isPassive ? slot.upTo : 0))
  const minutes = times.reduce((sum, { upTo, isBackground }) => sum + (isBackground ? 0 : upTo), 0)
  const backgroundMinutes = asMinutes(backgroundMinutesOf(times))
  const isWarmed = prefix === 'side.' && backgroundMinutes > 0 && backgroundMinutes <= 6
  const least = prefix === 'extra.' || isWarmed ? 0 : isPrep || backgroundMinutes > 0 ? 2 : 1
  const own = minutes + extraMinutes + (preheats ? 1 : 0) || least
  return {
    role: prefix === '' ? 'dish' : (prefix.slice(0, -1) as 'side' | 'sauce' | 'extra'),
    isPrep,
    lead: lead ? { kind: 'authored', text: lead.text, isMeanwhile: lead.isMeanwhile } : null,
    prose: sliceProse(prose, lead?.length ?? 0),
    opening,
    restated: null,
    panName: null,
    used: filled.used.map((slot) => (plate.slots.has(prefix + slot) ? prefix + slot : slot)),
    minutes: asMinutes(minutes + Math.min(extraMinutes, literalMinutes)),
    backgroundMinutes,
    passiveMinutes: passive.reduce<number>((sum, upTo) => sum + upTo, 0),
    passiveAtEnd: passive.at(-1) ?? 0,
    own,
    untilDone: own + backgroundMinutes,
  }
}

/** What is fried beside the dish takes the cook's hands, although its author wrote it as something that waits. */
const isOfPart = (prefix: StepPrefix) => prefix === 'side.' || prefix === 'extra.'

/** What is done beside another step, one after the other, as its sentences stand. */
function backgroundMinutesOf(times: readonly (FilledSlot & { kind: 'time' })[]): number {
  const inBackground = times.filter(({ isBackground }) => isBackground)
  return inBackground.reduce((sum, { upTo }) => sum + upTo, 0)
}

/** Liquid from which on it takes a while to bring it to a boil. */
const slowToBoil = 300
/** The same for what is poured into a hot pot. */
const slowToSimmer = 450

/** The prose with the time in which a pot comes to a boil, where the author left it out. */
function withHeatingTime(
  prose: Prose,
  used: readonly string[],
  extraMinutes: Minutes,
  prefix: StepPrefix,
  plate: FilledDish,
): Prose {
  const { unsaidBoilAt, unsaidSimmerAt, startsInColdWater } = factsOfStep(prose.words)
  const ml = millilitresIn(used, prefix, plate) + (startsInColdWater ? coldWater(plate) : 0)
  const at = unsaidBoilAt ?? unsaidSimmerAt
  if (at === null || extraMinutes > 0 || ml < (unsaidBoilAt === null ? slowToSimmer : slowToBoil))
    return prose
  const upTo = minutesToHeat(ml)
  const isBackground = prose.slots.some((slot) => slot.kind === 'time' && slot.isBackground)
  const time = { kind: 'time', least: upTo, upTo, isRange: false, isBackground, purpose: 'heating' } as const
  if (unsaidBoilAt !== null) return insertSlot(prose, at, time)
  const said = ', bring to a simmer'
  return insertSlot(
    joinProse(sliceProse(prose, 0, at), said, andSimmer(sliceProse(prose, at))),
    at + said.length,
    time,
  )
}

/** " and simmer" for ", then simmer", and " cover and simmer" for ", cover and simmer". */
const andSimmer = (prose: Prose) =>
  editWords(prose, (words) =>
    words.replace(/^,? ?(cover)?(?:ed)?(?:,? and|, then) /, (_, cover?: string) =>
      cover ? ' cover and ' : ' and ',
    ),
  )

/** Water in which potatoes and the like are put on, for four and for more people. */
const coldWater = ({ servings }: FilledDish) => 1000 * Math.sqrt(servings / 4)

/** The slots with the times for as much as there is to boil and to fry in batches. */
function timedSlots(filled: FilledTemplate, prefix: StepPrefix, plate: FilledDish): readonly FilledSlot[] {
  const { boilSlot, batchesSlot, isBatchesListed } = factsOfStep(filled.words)
  if (boilSlot === null && batchesSlot === null) return filled.slots
  return filled.slots.map((slot, index) => {
    if (slot.kind !== 'time') return slot
    if (index === boilSlot && !slot.isRange && slot.upTo < 60)
      return { ...slot, purpose: 'heating', upTo: minutesToBoil(slot.upTo, filled.used, prefix, plate) }
    if (index === batchesSlot && slot.upTo > 1 && slot.upTo < 60) {
      const isOfOne = slot.upTo < 9 && isBatchesListed && !slot.isRange
      return { ...slot, purpose: 'batches', upTo: minutesOfBatches(slot.upTo, isOfOne, plate) }
    }
    return slot
  })
}

/** Minutes until a pot boils: three for the stove, and about four for each liter in it. */
function minutesToBoil(
  written: Minutes,
  used: readonly string[],
  prefix: StepPrefix,
  plate: FilledDish,
): Minutes {
  return asMinutes(Math.max(written, minutesToHeat(millilitresIn(used, prefix, plate))))
}

/** 356 kJ for a liter from 15 to 100 °C, on a ring of 2 kW of which 70 % arrive. */
const minutesToHeat = (ml: number) => asMinutes(Math.round(3 + ml / 250))

function millilitresIn(used: readonly string[], prefix: StepPrefix, { slots }: FilledDish): number {
  const liquids = new Set(used.flatMap((slot) => slots.get(prefix + slot) ?? []))
  return [...liquids].reduce((sum, { amount }) => sum + (amount.unit === 'ml' ? amount.quantity : 0), 0)
}

/** What is fried in batches takes longer for more people. */
function minutesOfBatches(
  written: Minutes,
  isOfOne: boolean,
  { dish, share, servings }: FilledDish,
): Minutes {
  const people = (share * servings) / (dish.serves ?? 4)
  return asMinutes(Math.ceil(written * Math.max(0.5, people) * (isOfOne ? 2 : 1)))
}

/** Whether a step is for this cook, and for what was chosen. */
function isStepForPlate({ flags }: ParsedDishStep, plate: FilledDish): boolean {
  const { skillLevel } = plate.orders.answers
  if (flags.has('adv') && skillLevel !== 'Advanced') return false
  if (flags.has('nonbeg') && !isSkillSufficient(skillLevel, 'Intermediate')) return false
  if (flags.has('beg') && skillLevel !== 'Beginner') return false
  for (const way of ['tray', 'braise'] as const) {
    if ([...flags].some((flag) => flag.startsWith(way) && flag !== plate.words.get(way))) return false
  }
  if (flags.has('meaty') && !plate.items.some(({ slot, food }) => slot === 'protein' && food.kind === 'meat'))
    return false
  const kind = plate.words.get('protein.kind')
  return !(flags.has('sturdy') && kind === 'tender') && !(flags.has('tender') && kind !== 'tender')
}
