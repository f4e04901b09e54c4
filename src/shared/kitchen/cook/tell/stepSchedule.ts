import { isStepDependentOnPrevious } from './objects.ts'
import type { RenderedTemplate } from './template.ts'

export interface ScheduledStep extends RenderedTemplate {
  role: 'dish' | 'side' | 'sauce' | 'extra'
  isPrep: boolean
  /** Minutes that hold the cook up, and minutes from its beginning until it is done. */
  own: number
  untilDone: number
}

export function lowercaseFirstLetter(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

export function prefixWithMeanwhile(text: string): string {
  return /^(?:Meanwhile|About|Shortly)\b/.test(text) ? text : `Meanwhile, ${lowercaseFirstLetter(text)}`
}

/** Two steps in a row that run beside a third do not both say "Meanwhile". */
function avoidRepeatedMeanwhile(steps: readonly ScheduledStep[]): void {
  let wasBeside = false
  for (const step of steps) {
    const isBeside = step.text.startsWith('Meanwhile')
    if (isBeside && wasBeside) step.text = step.text.replace(/^Meanwhile,? /, 'At the same time, ')
    wasBeside = isBeside && !wasBeside
  }
}

/** Stirs the sauce while something long is on the heat; where nothing is, before the heat. */
export function insertSauceSteps(steps: ScheduledStep[], sauce: readonly ScheduledStep[]): void {
  const [first] = sauce
  if (!first) return
  const long = steps.findLastIndex((step, at) => !step.isPrep && step.minutes >= 10 && at < steps.length - 1)
  const cooked = steps.findIndex((step) => !step.isPrep)
  if (long < 0) {
    const before = cooked < 0 ? steps.length - 1 : cooked
    const next = steps[before]
    steps.splice(next && isStepDependentOnPrevious(next.text) ? 0 : before, 0, ...sauce)
    return
  }
  steps.splice(
    long + 1,
    0,
    { ...first, text: prefixWithMeanwhile(first.text), own: 0, untilDone: 0 },
    ...sauce.slice(1),
  )
}

/** After a step with a second pan, "the same pan" is the first. */
export function distinguishPansInSteps(steps: ScheduledStep[]): void {
  for (const [at, step] of steps.entries()) {
    const before = steps[at - 1]
    const isThird = steps.some(
      (other, place) =>
        (other.role === 'dish' || place < at) && /\bsecond (?:pan|skillet)\b/.test(other.text),
    )
    if (step.role !== 'dish' && isThird)
      step.text = step.text.replace(/\b(in )a second pan\b/i, '$1another pan')
    if (step.role === 'dish' && before && before.role !== 'dish' && /\bsecond pan\b/.test(before.text))
      step.text = step.text.replace(/\bthe same (pan|skillet|pot)\b/, 'the first $1')
  }
}

/** Minutes that a side may stand ready before the dish, and those from which a wait is called long. */
const patience = 8

/** Puts a side as late as it may begin and still be ready with the rest. */
export function insertSideDishSteps(steps: ScheduledStep[], side: readonly ScheduledStep[]): void {
  const [first] = side
  if (!first) return
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
  if (at === steps.length - 1 && lastOwn >= needed + patience) {
    putAtTheEnd(steps, side, needed)
    return
  }
  const wait = steps[at - 1]
  if (late === 0 && needed > 2 && wait && !wait.isPrep && wait.own >= needed + patience) late = needed
  const isCold = side.every(({ minutes, backgroundMinutes }) => minutes + backgroundMinutes === 0)
  const isQuick = steps.reduce((sum, { own, isPrep }) => sum + (isPrep ? 0 : own), 0) <= 9
  if (isCold && isQuick && steps.some(({ isPrep }) => !isPrep)) {
    const heat = steps.findIndex(({ isPrep }) => !isPrep)
    const next = steps[heat]
    steps.splice(next && isStepDependentOnPrevious(next.text) ? 0 : heat, 0, ...side)
    return
  }
  if (late > 0) {
    const when = late > 8 ? `About ${late} minutes` : 'Shortly'
    const text = `${when} before that is done, ${lowercaseFirstLetter(first.text)}`
    const within = side.map((step) => ({ ...step, own: 0, untilDone: 0 }))
    steps.splice(at, 0, { ...first, text, own: 0, untilDone: 0 }, ...within.slice(1))
    return
  }
  const isBetween = at > 0 && !steps[at - 1]?.isPrep
  steps.splice(
    at,
    0,
    ...(isBetween ? [{ ...first, text: prefixWithMeanwhile(first.text) }, ...side.slice(1)] : side),
  )
}

/** Puts a side before the end of a long last step, and what is served with it after that. */
function putAtTheEnd(steps: ScheduledStep[], side: readonly ScheduledStep[], needed: number): void {
  const [first] = side
  const last = steps.at(-1)
  if (!first || !last) return
  const serving = /^(.*[.;]) (Serve\b[^.]*\.)\s*$/s.exec(last.text)
  if (serving) last.text = (serving[1] ?? '').replace(/;$/, '.')
  const when = needed > patience ? `About ${Math.ceil(needed / 5) * 5} minutes` : 'Shortly'
  const within = side.map((step) => ({ ...step, own: 0, untilDone: 0 }))
  const text = `${when} before that is done, ${lowercaseFirstLetter(first.text)}`
  steps.push({ ...first, text, own: 0, untilDone: 0 }, ...within.slice(1))
  const end = steps.at(-1)
  if (serving && end) end.text = `${end.text} ${serving[2]}`
}

/** A second pan is for what cooks beside the first, and what waits for a pot that boils by itself is done meanwhile. */
export function markParallelSteps(steps: ScheduledStep[]): void {
  for (const [at, step] of steps.entries()) {
    const before = steps[at - 1]
    if (!before) continue
    if (/^In (?:a second|another) (?:pan|skillet)\b/.test(step.text) && !before.isPrep)
      step.text = prefixWithMeanwhile(step.text)
    const isWaited =
      before.role === 'side' &&
      before.backgroundMinutes >= patience &&
      !/^(?:Meanwhile|About|Shortly)\b/.test(before.text)
    if (isWaited && step.role === 'dish' && !/^(?:For|Serve)\b/.test(step.text))
      step.text = prefixWithMeanwhile(step.text)
  }
  avoidRepeatedMeanwhile(steps)
}
