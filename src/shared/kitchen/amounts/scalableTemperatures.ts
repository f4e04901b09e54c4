import type { ScalablePart, SizeInBothSystems } from '../scalables.ts'
import { findTemperatures, type StepTemperature } from '../units/stepTemperatures.ts'

/** The heats of a step that another scale can tell, or that it tells in both. */
export function findScalableTemperatures(step: string): ScalablePart[] {
  const heats = findTemperatures(step)
  return heats.flatMap<ScalablePart>((heat) => {
    const { start, end, scale, value, valueMax, group } = heat
    const others = heats.filter((other) => other.start !== start && other.group === group)
    if (scale === null || scale === 'gas mark') return []
    if (others.length === 0) return [{ kind: 'heat' as const, start, end, scale, value, valueMax }]
    const [second] = others
    return others.length === 1 && second!.start > start ? (retoldHeat(step, heat, second!) ?? []) : []
  })
}

/** "220 °C (425 °F)"; null where the two are of one scale, or more is said between them. */
function retoldHeat(step: string, first: StepTemperature, second: StepTemperature): SizeInBothSystems | null {
  const between = step.slice(first.end, second.start)
  if (!/^ ?[(/] ?$/.test(between) || first.scale === second.scale || second.scale === 'gas mark') return null
  const isBracket = between.includes('(')
  if (isBracket && step[second.end] !== ')') return null
  const [a, b] = [step.slice(first.start, first.end), step.slice(second.start, second.end)]
  const [metric, us] = first.scale === 'celsius' ? [a, b] : [b, a]
  return { kind: 'size', start: first.start, end: second.end + (isBracket ? 1 : 0), metric, us }
}
