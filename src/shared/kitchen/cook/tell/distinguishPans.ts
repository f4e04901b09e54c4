import { factsOfStep } from './stepFacts.ts'
import type { TypedStep } from './typedStep.ts'

/** Whether a pan or a pot is in use from this step on. */
const isOnStove = ({ prose, isPrep }: TypedStep) => {
  if (isPrep) return false
  const { vessels, isHeated, usesOven } = factsOfStep(prose.words)
  return (
    vessels.some(({ vessel }) => /^(?:skillet|wok|saucepan|pot|pan|casserole)$/i.test(vessel)) ||
    (isHeated && !usesOven)
  )
}

/** After a step with a second pan, "the same pan" is the first; a third pan is another. */
export function distinguishPans(steps: readonly TypedStep[]): readonly TypedStep[] {
  const isSecond = ({ prose, panName }: TypedStep, vessels: readonly string[]) =>
    panName === null &&
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
    if (step.role !== 'dish' && !steps.slice(0, at).some(isOnStove)) named.push({ ...step, panName: 'only' })
    else if (step.role !== 'dish' && isThird) named.push({ ...step, panName: 'another' })
    else if (step.role === 'dish' && isAfterSecond) named.push({ ...step, panName: 'first' })
    else named.push(step)
  }
  return named
}
