import { joinProse, sliceProse } from './prose.ts'
import { factsOfStep } from './stepFacts.ts'
import type { Prose } from './template.ts'
import type { TypedStep } from './typedStep.ts'

const isBeside = ({ lead }: TypedStep) =>
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

/** Stirs the sauce while something long is on the heat; where nothing is, before the heat. */
export function insertSauceSteps(
  steps: readonly TypedStep[],
  sauce: readonly TypedStep[],
): readonly TypedStep[] {
  const [first, ...others] = sauce
  if (!first) return steps
  const long = steps.findLastIndex((step, at) => !step.isPrep && step.minutes >= 10 && at < steps.length - 1)
  if (long >= 0) return inserted(steps, long + 1, [{ ...meanwhile(first), own: 0, untilDone: 0 }, ...others])
  const cooked = steps.findIndex((step) => !step.isPrep)
  return inserted(steps, placeBefore(steps, cooked < 0 ? steps.length - 1 : cooked), sauce)
}

/** After a step with a second pan, "the same pan" is the first; a third pan is another. */
export function distinguishPans(steps: readonly TypedStep[]): readonly TypedStep[] {
  const isSecond = ({ prose, panName }: TypedStep, vessels: readonly string[]) =>
    panName !== 'another' &&
    factsOfStep(prose.words).vessels.some(
      ({ which, vessel }) => which === 'second' && vessels.includes(vessel),
    )
  const named: TypedStep[] = []
  for (const [at, step] of steps.entries()) {
    const before = named[at - 1]
    const isThird = steps.some(
      (other, place) =>
        (other.role === 'dish' || place < at) && isSecond(named[place] ?? other, ['pan', 'skillet']),
    )
    const isAfterSecond = before && before.role !== 'dish' && isSecond(before, ['pan'])
    if (step.role !== 'dish' && isThird) named.push({ ...step, panName: 'another' })
    else if (step.role === 'dish' && isAfterSecond) named.push({ ...step, panName: 'first' })
    else named.push(step)
  }
  return named
}

/** Minutes that a side may stand ready before the dish, and those from which a wait is called long. */
const patience = 8

/** Puts a side as late as it may begin and still be ready with the rest. */
export function insertSideDishSteps(
  steps: readonly TypedStep[],
  side: readonly TypedStep[],
): readonly TypedStep[] {
  const [first, ...others] = side
  if (!first) return steps
  const needed = side.reduce((sum, step) => sum + step.untilDone, 0)
  const ownWork = side.reduce((sum, step) => sum + step.own, 0)
  const lastOwn = steps.at(-1)?.own ?? 0
  let ahead = lastOwn
  let at = steps.length - 1
  let late = 0
  const earliest = needed > 6 ? 0 : 1
  while (needed - ownWork > 2 && at > earliest) {
    const before = steps[at - 1]
    if (ahead >= needed || !before || before.isPrep) break
    if (before.own - (needed - ahead) > patience) {
      late = Math.ceil((needed - ahead) / 5) * 5
      break
    }
    ahead += before.own
    at--
  }
  if (at === steps.length - 1 && lastOwn >= needed + patience) return withSideAtTheEnd(steps, side, needed)
  const wait = steps[at - 1]
  if (late === 0 && needed > 2 && wait && !wait.isPrep && wait.own >= needed + patience) late = needed
  const isCold = side.every(({ minutes, backgroundMinutes }) => minutes + backgroundMinutes === 0)
  const isQuick = steps.reduce((sum, { own, isPrep }) => sum + (isPrep ? 0 : own), 0) <= 9
  if (isCold && isQuick && steps.some(({ isPrep }) => !isPrep)) {
    const heat = steps.findIndex(({ isPrep }) => !isPrep)
    return inserted(steps, placeBefore(steps, heat), side)
  }
  if (late > 0) return inserted(steps, at, within(side, late > 8 ? late : null))
  const isBetween = at > 0 && !steps[at - 1]?.isPrep
  return inserted(steps, at, isBetween ? [meanwhile(first), ...others] : side)
}

/** The steps of a side that fall within the time of the step before them, so many minutes before it is done. */
function within([first, ...others]: readonly TypedStep[], minutes: number | null): TypedStep[] {
  const steps: TypedStep[] = [{ ...first!, lead: { kind: 'before done', minutes } }, ...others]
  return steps.map((step) => ({ ...step, own: 0, untilDone: 0 }))
}

/** Puts a side before the end of a long last step, and what is served with it after that. */
function withSideAtTheEnd(
  steps: readonly TypedStep[],
  side: readonly TypedStep[],
  needed: number,
): readonly TypedStep[] {
  const last = steps.at(-1)!
  const [cooked, serving] = splitServing(last.prose)
  const added = within(side, needed > patience ? Math.ceil(needed / 5) * 5 : null)
  const all = [...steps.slice(0, -1), serving ? { ...last, prose: cooked } : last, ...added]
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

/** A second pan is for what cooks beside the first, and what waits for a pot that boils by itself is done meanwhile. */
export function markParallelSteps(steps: readonly TypedStep[]): readonly TypedStep[] {
  const marked: TypedStep[] = []
  for (const [at, step] of steps.entries()) {
    const before = marked[at - 1]
    const { startsInOtherPan, startsWithServing } = factsOfStep(step.prose.words)
    const isInOtherPan = startsInOtherPan && before !== undefined && !before.isPrep
    const isWaited = before?.role === 'side' && before.backgroundMinutes >= patience && before.lead === null
    const isParallel = isInOtherPan || (isWaited && step.role === 'dish' && !startsWithServing)
    marked.push(isParallel ? meanwhile(step) : step)
  }
  return withoutRepeatedMeanwhile(marked)
}

/** Two steps in a row that run beside a third do not both say "Meanwhile". */
function withoutRepeatedMeanwhile(steps: readonly TypedStep[]): readonly TypedStep[] {
  let wasBeside = false
  return steps.map((step) => {
    const isNow = isBeside(step)
    const said = isNow && wasBeside ? { ...step, lead: { kind: 'at the same time' as const } } : step
    wasBeside = isNow && !wasBeside
    return said
  })
}
