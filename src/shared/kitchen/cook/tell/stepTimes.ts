import { asMinutes, type Minutes } from '../../units/quantities.ts'
import { insertSlot } from './prose.ts'
import { factsOfStep } from './stepFacts.ts'
import type { TypedStep } from './typedStep.ts'

/** Minutes until an oven has its heat, the longest that guides of makers give, and a grill or a broiler. */
const heatingMinutes = { oven: 15, broiler: 6 } as const

/**
 * The steps in which an oven that is needed before it is hot says how long it takes, and the minutes of waiting for it.
 * `handWork` is done beside it before the steps begin.
 */
export function waitForOven(
  steps: readonly TypedStep[],
  handWork: Minutes,
): { steps: readonly TypedStep[]; wait: Minutes } {
  const at = steps.findIndex(({ prose }) => factsOfStep(prose.words).unsaidOven !== null)
  const step = steps[at]
  const oven = step ? factsOfStep(step.prose.words).unsaidOven : null
  const first = steps.findIndex(
    ({ prose, minutes }, place) => place > at && minutes > 0 && factsOfStep(prose.words).usesOven,
  )
  if (!step || !oven || first < 0) return { steps, wait: asMinutes(0) }
  const before = steps.slice(0, at).every(({ isPrep }) => isPrep) ? handWork : 0
  const between = steps.slice(at, first).reduce((sum, { own }) => sum + own, before)
  const wait = asMinutes(Math.max(0, heatingMinutes[oven.kind] - between))
  if (wait === 0) return { steps, wait }
  const upTo = asMinutes(heatingMinutes[oven.kind])
  const prose = insertSlot(step.prose, oven.at, {
    kind: 'time',
    least: upTo,
    upTo,
    isRange: false,
    isBackground: true,
    purpose: 'heating',
  })
  return { steps: steps.with(at, { ...step, prose }), wait }
}

/** The minutes of preparation and at the heat. What the steps do not tell counts as preparation. */
export function timesOfSteps(
  steps: readonly TypedStep[],
  handWork: Minutes,
): { prepMinutes: Minutes; cookMinutes: Minutes } {
  const stirring = steps.reduce((sum, { isPrep, own }) => sum + (isPrep ? own : 0), 0)
  const all = minutesFromFirstToLast(steps, ({ own, untilDone }) => ({ own, untilDone }))
  const told = minutesFromFirstToLast(steps, toldTimes)
  const isCold = !steps.some(({ prose }) => factsOfStep(prose.words).isHeated)
  const atHeat = isCold ? 0 : told > 0 ? told : all
  return {
    prepMinutes: asMinutes(handWork + stirring + all - atHeat),
    cookMinutes: asMinutes(atHeat),
  }
}

type StepTimes = Pick<TypedStep, 'own' | 'untilDone'>

/** What runs within the time of another step takes none of its own. */
function toldTimes({ own, untilDone, minutes, backgroundMinutes }: TypedStep): StepTimes {
  if (own === 0) return { own, untilDone }
  return { own: minutes, untilDone: minutes + backgroundMinutes }
}

function minutesFromFirstToLast(
  steps: readonly TypedStep[],
  timesOf: (step: TypedStep) => StepTimes,
): number {
  let clock = 0
  let latest = 0
  let startOfLast = 0
  for (const [at, step] of steps.entries()) {
    const { own, untilDone } = timesOf(step)
    const start = isBesideCooking(step, steps[at - 1]) ? startOfLast : clock
    // What a step of preparation takes itself is counted there, and not again at the stove.
    latest = Math.max(latest, start + (step.isPrep ? step.backgroundMinutes : untilDone))
    if (!step.isPrep) clock = Math.max(clock, start + own)
    startOfLast = start
  }
  return Math.max(clock, latest)
}

/** Whether the author has a step done while the one before it cooks; what cooks by itself has its own minutes. */
function isBesideCooking({ lead, isPrep }: TypedStep, before: TypedStep | undefined): boolean {
  const isBeside = lead?.kind === 'at the same time' || (lead?.kind === 'authored' && lead.isMeanwhile)
  return isBeside && !isPrep && before !== undefined && !before.isPrep && before.backgroundMinutes === 0
}
