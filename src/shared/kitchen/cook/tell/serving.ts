import type { FilledDish } from '../filledDish.ts'
import { joinProse, namesInList, proseOfNames, sliceProse } from './prose.ts'
import type { Prose } from './template.ts'
import type { TypedStep } from './typedStep.ts'

const withLastProse = (steps: readonly TypedStep[], change: (prose: Prose) => Prose) =>
  steps.map((step, at) => (at === steps.length - 1 ? { ...step, prose: change(step.prose) } : step))

/** Says at the end what stands beside the dish, in the sentence that serves it where there is one. */
export function serveSide(steps: readonly TypedStep[], plate: FilledDish): readonly TypedStep[] {
  if (!plate.side || plate.dish.steps.some((step) => step.includes('{side}'))) return steps
  const side = plate.words.get('side.short') ?? ''
  return withLastProse(steps, (prose) => servedWith(prose, side))
}

function servedWith(prose: Prose, side: string): Prose {
  const length = prose.words.trimEnd().replace(/\.$/, '').length
  const said = sliceProse(prose, 0, length)
  const start = said.words.lastIndexOf('. ') + 1
  const sentence = said.words.slice(start)
  const listed =
    /^(.*\bserve\b(?:(?!\b(?:scatter|top|sprinkle|drizzle|finish)\b)[^,;])*? with )the ([^;]+)$/i.exec(
      sentence,
    )
  if (listed && !/\bto\b|\bfor\b|\bover\b/.test(listed[2] ?? '')) {
    const beside = namesInList(sliceProse(said, length - listed[2]!.length))
    const head = sliceProse(said, 0, start + listed[1]!.length)
    return joinProse(head, 'the ', proseOfNames([...beside, side]), '.')
  }
  const isOpen = /\bserve(?: \w+){0,5}$/i.test(sentence)
  return joinProse(said, isOpen ? ' with the ' : '. Serve with the ', proseOfNames([side]), '.')
}

/** Puts what a wish added on the dish in its last step, before the sentence that serves it. */
export function addEndings(steps: readonly TypedStep[], endings: readonly TypedStep[]): readonly TypedStep[] {
  if (endings.length === 0) return steps
  const said = joinProse(...endings.flatMap(({ prose }, at) => (at === 0 ? prose : [' ', prose])))
  return withLastProse(steps, (prose) => {
    const from = prose.words.length - prose.words.trimStart().length
    const all = sliceProse(prose, from, prose.words.trimEnd().length)
    const serving = /^(.*[.;] )?(Serve\b[^.]*\.)$/.exec(all.words)
    if (!serving || /^Serve\b/.test(said.words)) return joinProse(all, ' ', said)
    const at = serving[1]?.length ?? 0
    return joinProse(sliceProse(all, 0, at), said, ' ', sliceProse(all, at))
  })
}
