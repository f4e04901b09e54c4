import { joinProse, sliceProse } from './prose.ts'
import { factsOfStep } from './stepFacts.ts'
import type { Prose } from './template.ts'
import type { StepLead, TypedStep } from './typedStep.ts'

const isDoneMeanwhile = ({ lead }: TypedStep) =>
  lead?.kind === 'meanwhile' || (lead?.kind === 'authored' && lead.isMeanwhile)

/** Says that a step is done beside the one before it, unless it says when already. */
const meanwhile = (step: TypedStep): TypedStep =>
  step.lead ? step : { ...step, lead: { kind: 'meanwhile' } }

const inserted = (
  steps: readonly TypedStep[],
  at: number,
  added: readonly TypedStep[],
): readonly TypedStep[] => steps.toSpliced(at, 0, ...added)

/** Where steps go that are done before the heat: before all where the first heated step needs the one before it. */
function placeBefore(steps: readonly TypedStep[], at: number): number {
  return steps[at]?.opening ? 0 : at
}

/** Minutes of something that cooks by itself in which a sauce is stirred. */
const minPassiveMinutesForSauce = 8

/** Stirs the sauce while something long is on the heat; where nothing is, before the heat. */
export function insertSauceSteps(
  steps: readonly TypedStep[],
  sauce: readonly TypedStep[],
): readonly TypedStep[] {
  const [first, ...others] = sauce
  if (!first) return steps
  const long = steps.findLastIndex(
    (step, at) => !step.isPrep && step.passiveMinutes >= minPassiveMinutesForSauce && at < steps.length - 1,
  )
  if (long >= 0) return inserted(steps, long + 1, [{ ...meanwhile(first), own: 0, untilDone: 0 }, ...others])
  const cooked = steps.findIndex((step) => !step.isPrep)
  return inserted(steps, placeBefore(steps, cooked < 0 ? steps.length - 1 : cooked), sauce)
}

/** Minutes that a hot side may stand ready before the dish without a cost, and those it stays hot under a lid. */
const patience = 3
const maxMinutesHotUnderLid = 8
/** What it costs to leave the pan of the dish for a side, in minutes of waiting: one that is only warmed takes no hands. */
const costOfInterruption = (work: number) => (work <= 1 ? 5 : 12)
/** Minutes of something that cooks by itself from which on something else is done beside it. */
const minPassiveMinutesForOtherWork = 3

/** Where the steps of a side go: before a step, beside one that cooks by itself, or so many minutes before its end. */
interface SidePlace {
  way: 'before' | 'beside' | 'within'
  at: number
  minutesBeforeEnd: number
  cost: number
  /** Minutes that a hot side stands ready before the dish. */
  early?: number
}

/** Puts a side on so that it is ready with the dish, if it can be beside something that cooks by itself. */
export function insertSideDishSteps(
  steps: readonly TypedStep[],
  side: readonly TypedStep[],
): readonly TypedStep[] {
  if (side.length === 0) return steps
  const isCold = side.every(({ minutes, backgroundMinutes }) => minutes + backgroundMinutes === 0)
  const needed = side.reduce((sum, step) => sum + step.untilDone, 0)
  const place = isCold ? placeOfColdSide(steps, side) : placeOfHotSide(steps, side)
  if (place.way === 'before') return inserted(steps, place.at, keptWarm(side, place.early ?? 0))
  const host = steps[place.at]!
  const minutes = place.way === 'within' ? place.minutesBeforeEnd : host.passiveMinutes
  const lead: StepLead =
    place.way === 'beside'
      ? (side[0]!.lead ?? { kind: 'meanwhile' })
      : { kind: 'before done', minutes: minutes > 8 ? minutes : null }
  const within = withinOtherStep(side, lead, isCold ? 0 : Math.max(0, needed - minutes))
  return place.at === steps.length - 1
    ? withSideAtTheEnd(steps, within)
    : inserted(steps, place.at + 1, within)
}

function placeOfColdSide(steps: readonly TypedStep[], side: readonly TypedStep[]): SidePlace {
  const work = side.reduce((sum, step) => sum + step.own, 0)
  const at = steps.findLastIndex(
    ({ isPrep, passiveMinutes }, index) =>
      !isPrep && index < steps.length - 1 && passiveMinutes >= Math.max(work, minPassiveMinutesForOtherWork),
  )
  if (at >= 0) return { way: 'beside', at, minutesBeforeEnd: 0, cost: 0 }
  const heat = steps.findIndex(({ isPrep }) => !isPrep)
  const before = placeBefore(steps, heat < 0 ? steps.length - 1 : heat)
  return { way: 'before', at: before, minutesBeforeEnd: 0, cost: 0 }
}

/** Whether a side would stand between this step and the one before it, although both use the same pan. */
function isInterrupted(steps: readonly TypedStep[], at: number, first: number): boolean {
  const { opening, prose } = steps[at]!
  if (at <= first) return false
  const { startsWithServing, serves, vessels, isHeated } = factsOfStep(prose.words)
  if (opening) return true
  return isHeated && !startsWithServing && !serves && !vessels.some(({ which }) => which !== 'same')
}

function placeOfHotSide(steps: readonly TypedStep[], side: readonly TypedStep[]): SidePlace {
  const needed = side.reduce((sum, step) => sum + step.untilDone, 0)
  const work = side.reduce((sum, step) => sum + step.own, 0)
  const first = steps.findLastIndex(({ isPrep }) => isPrep) + 1
  const places: SidePlace[] = []
  let after = 0
  for (let at = steps.length - 1; at >= first; at--) {
    const { own, passiveMinutes, passiveAtEnd } = steps[at]!
    const isBesidePossible = passiveMinutes >= Math.max(work, minPassiveMinutesForOtherWork)
    const early = Math.max(needed - after, work)
    const minutesBeforeEnd = early > 8 ? Math.ceil(early / 5) * 5 : early
    if (early >= 2 && minutesBeforeEnd + minPassiveMinutesForOtherWork <= passiveAtEnd)
      places.push({
        way: 'within',
        at,
        minutesBeforeEnd,
        cost: 0.5 + costOfWaiting(minutesBeforeEnd + after - needed),
      })
    if (isBesidePossible)
      places.push({
        way: 'beside',
        at,
        minutesBeforeEnd: 0,
        cost: costOfWaiting(passiveMinutes + after - needed),
      })
    const isAfterPassive = at > first && steps[at - 1]!.passiveMinutes >= minPassiveMinutesForOtherWork
    after += own
    places.push({
      way: 'before',
      at,
      minutesBeforeEnd: 0,
      early: after + work - needed,
      cost:
        costOfWaiting(after + work - needed) +
        (isInterrupted(steps, at, first) ? costOfInterruption(work) : 0) +
        (isAfterPassive ? 2 : 0),
    })
  }
  const fallback: SidePlace = { way: 'before', at: steps.length - 1, minutesBeforeEnd: 0, cost: 0 }
  return places.reduce((best, place) => (place.cost < best.cost ? place : best), places[0] ?? fallback)
}

/** A side that is ready early gets cold; a dish that waits for its side takes longer. */
const costOfWaiting = (minutesEarly: number) =>
  minutesEarly < 0
    ? -minutesEarly * 1.2
    : Math.max(0, minutesEarly - patience) * 0.3 + Math.max(0, minutesEarly - maxMinutesHotUnderLid) * 0.7

/** The side with what keeps it warm until the dish is done, unless it says that it stays covered. */
function keptWarm(side: readonly TypedStep[], early: number): readonly TypedStep[] {
  const last = side.at(-1)
  if (!last || early <= patience || /\b(?:cover(?:ed)?|rest|rinse cold)\b/.test(last.prose.words)) return side
  const said = /^Warm the\b/.test(last.prose.words)
    ? 'Wrap in a towel to keep warm.'
    : 'Keep warm under a lid.'
  return [...side.slice(0, -1), { ...last, prose: joinProse(last.prose, ` ${said}`) }]
}

/** The steps of a side that is cooked during another step. They add only the `left` minutes by which they end later than it. */
function withinOtherStep(
  [first, ...others]: readonly TypedStep[],
  lead: StepLead,
  left: number,
): TypedStep[] {
  return [{ ...first!, lead }, ...others].map((step, at) => ({
    ...step,
    own: 0,
    untilDone: at === others.length ? left : 0,
  }))
}

/** Puts the steps of a side behind the last step of the dish, during which they are cooked; the serving sentence of that step goes to the end. */
function withSideAtTheEnd(steps: readonly TypedStep[], side: readonly TypedStep[]): readonly TypedStep[] {
  const last = steps.at(-1)!
  const [cooked, serving] = splitServing(last.prose)
  const all = [...steps.slice(0, -1), serving ? { ...last, prose: cooked } : last, ...side]
  const end = all.at(-1)!
  return serving ? [...all.slice(0, -1), { ...end, prose: joinProse(end.prose, ' ', serving) }] : all
}

/** A step and its last sentence, where that serves the dish. */
function splitServing(prose: Prose): [Prose, Prose | null] {
  const found = /^(.*[.;]) (Serve\b[^.]*\.)\s*$/s.exec(prose.words)
  if (!found) return [prose, null]
  const end = found[1]!.length
  const cooked =
    prose.words.charAt(end - 1) === ';'
      ? joinProse(sliceProse(prose, 0, end - 1), '.')
      : sliceProse(prose, 0, end)
  return [cooked, sliceProse(prose, end + 1)]
}

/** Minutes that a side needs no hands, from which on the dish is cooked meanwhile: rice that is heated, not bread that is turned. */
const minMinutesAlone = 4

/** A second pan is for what cooks beside the first, and what waits for a pot that boils by itself is done meanwhile. */
export function markParallelSteps(steps: readonly TypedStep[]): readonly TypedStep[] {
  const marked: TypedStep[] = []
  for (const [at, step] of steps.entries()) {
    const before = marked[at - 1]
    const { startsInOtherPan, startsWithServing } = factsOfStep(step.prose.words)
    const isBesidePassive =
      before !== undefined && !before.isPrep && before.passiveMinutes >= minPassiveMinutesForOtherWork
    const isWaitingForSide =
      before?.role === 'side' && before.backgroundMinutes >= minMinutesAlone && before.lead === null
    const isParallel =
      (startsInOtherPan && isBesidePassive) ||
      (isWaitingForSide && step.role === 'dish' && !startsWithServing)
    const isDoneWithin = startsInOtherPan && step.role !== 'dish' && step.own <= (before?.passiveMinutes ?? 0)
    marked.push(isParallel ? meanwhile(isDoneWithin ? { ...step, own: 0, untilDone: 0 } : step) : step)
  }
  return withoutRepeatedMeanwhile(marked)
}

/** Two steps in a row that run beside a third do not both say "Meanwhile". */
function withoutRepeatedMeanwhile(steps: readonly TypedStep[]): readonly TypedStep[] {
  let wasMeanwhile = false
  return steps.map((step) => {
    const isNow = isDoneMeanwhile(step)
    const said = isNow && wasMeanwhile ? { ...step, lead: { kind: 'at the same time' as const } } : step
    wasMeanwhile = isNow && !wasMeanwhile
    return said
  })
}
