import { type FilledDish, shortFoodNameOfItem } from '../filledDish.ts'
import { factsOfStep } from './stepFacts.ts'
import type { TypedStep } from './typedStep.ts'

const ofStyle = ['soup', 'stew', 'curry', 'salad', 'frittata', 'gratin'] as const

/** Where a side or a sauce stands between two steps of the dish, the second says again what it speaks of. */
export function restateAfterOtherSteps(steps: readonly TypedStep[], plate: FilledDish): readonly TypedStep[] {
  const object = dishObjectOf(plate)
  return steps.map((step, at) => {
    const before = steps[at - 1]
    if (!before || before.role === 'dish' || step.role !== 'dish' || !step.opening) return step
    if (step.opening.kind === 'vessel' && namesItsPan(step)) return step
    return { ...step, restated: { object, vessel: vesselBefore(steps.slice(0, at)) } }
  })
}

/** Whether the first sentence says itself which pan or pot it is in: "melt the butter in a second skillet". */
function namesItsPan({ prose }: TypedStep): boolean {
  const [sentence = ''] = prose.words.split(/[.;]/)
  return factsOfStep(prose.words).vessels.some(({ isWithin, at }) => isWithin && at < sentence.length)
}

/** What the dish is called while it is made: the soup, or the chicken. */
function dishObjectOf({ dish, slots }: FilledDish): string {
  const style = dish.style ?? ''
  const kind = ofStyle.find((word) => new RegExp(`\\b${word}\\b`).test(`${style} ${dish.id}`))
  if (kind) return kind
  if (/\b(?:baked|eggs|omelet|rice|layers)\b/.test(style)) return 'dish'
  const item = ['protein', 'main', 'beans', 'lentils', 'eggs', 'greens'].flatMap(
    (slot) => slots.get(slot) ?? [],
  )[0]
  return item ? shortFoodNameOfItem(item).replace(/^ground (?=chicken|beef|pork|lamb|turkey)/, '') : 'dish'
}

/** The pot that the dish is in; the first, where a side has taken a second one. */
function vesselBefore(steps: readonly TypedStep[]): string | null {
  const vesselsOf = ({ prose }: TypedStep) => factsOfStep(prose.words).vessels
  const last = steps
    .filter(({ role }) => role === 'dish')
    .flatMap(vesselsOf)
    .at(-1)?.vessel
  if (!last) return null
  const isSecond = steps.some(
    (step) =>
      step.role !== 'dish' &&
      vesselsOf(step).some(({ vessel, which }) => vessel === 'pan' && which !== null && which !== 'same'),
  )
  return isSecond && last === 'pan' ? 'first pan' : last
}
