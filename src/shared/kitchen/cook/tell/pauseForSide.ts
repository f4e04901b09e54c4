import { factsOfStep } from './stepFacts.ts'
import type { StepLead, TypedStep } from './typedStep.ts'

const stoveVessel = /^(?:skillet|wok|saucepan|pot|pan|casserole)$/i

/**
 * The steps of a dish that is left for its side and goes on after it: its pan is taken off the heat, and put back. A side that is done
 * meanwhile leaves it on the heat.
 */
export function pauseForSide(steps: readonly TypedStep[]): readonly TypedStep[] {
  const paused = [...steps]
  for (const [at, step] of steps.entries()) {
    const before = steps[at - 1]
    if (step.role === 'dish' || before?.role !== 'dish' || before.isPrep || step.lead !== null) continue
    const next = steps.findIndex(({ role }, place) => place > at && role === 'dish')
    const vessel = vesselOnStove(steps.slice(0, at))
    if (next < 0 || vessel === null || !goesOn(steps[next]!) || !cooksInOtherPan(step)) continue
    paused[at] = { ...step, lead: { kind: 'pan off the heat', vessel } }
    const isBesideSecond = factsOfStep(step.prose.words).vessels.some(
      (each) => each.which === 'second' && each.vessel === vessel,
    )
    const lead: StepLead = { kind: 'pan back', vessel: isBesideSecond ? `first ${vessel}` : vessel }
    const { restated, opening } = steps[next]!
    // "Back at the pan" is said by the lead.
    paused[next] = { ...steps[next]!, lead, restated: opening?.kind === 'vessel' ? null : restated }
  }
  return paused
}

/** What the dish is cooked in so far; null where nothing is on the stove, or it went into the oven or off the heat. */
function vesselOnStove(steps: readonly TypedStep[]): string | null {
  let vessel: string | null = null
  for (const { prose, role, isPrep } of steps) {
    if (role !== 'dish' || isPrep) continue
    const { vessels, usesOven, endsOffHeat } = factsOfStep(prose.words)
    if (usesOven) return null
    vessel = vessels.findLast((each) => stoveVessel.test(each.vessel))?.vessel.toLowerCase() ?? vessel
    if (endsOffHeat) vessel = null
  }
  return vessel
}

function goesOn({ prose, lead, minutes }: TypedStep): boolean {
  const { isHeated, usesOven, startsApart, startsWithServing, startsInOtherPan, vessels } = factsOfStep(
    prose.words,
  )
  if (lead !== null || startsApart) return false
  const isInSamePan = vessels.every(({ which }) => which === 'same')
  return (isHeated || minutes > 0) && isInSamePan && !usesOven && !startsWithServing && !startsInOtherPan
}

const cooksInOtherPan = ({ prose, minutes }: TypedStep) => minutes >= 3 && factsOfStep(prose.words).isHeated
