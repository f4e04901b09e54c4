import { type Dish, readStep } from './dish.ts'
import { parseTemplate } from './template.ts'

const leastMinutes = new Map<Dish, number>()

/** Minutes that a dish takes at the very least, whatever fills it: the times its steps tell without a condition. */
export function leastMinutesOf(dish: Dish): number {
  const known = leastMinutes.get(dish)
  if (known !== undefined) return known
  const minutes = dish.steps.reduce((sum, source) => sum + leastOf(source), 0)
  leastMinutes.set(dish, minutes)
  return minutes
}

function leastOf(source: string): number {
  const { template, flags, extraMinutes } = readStep(source)
  if ([...flags].some((flag) => flag !== 'prep')) return 0
  const told = parseTemplate(template).map((node) =>
    node.kind === 'time' && node.ref === null && !node.isBackground ? node.upTo : 0,
  )
  return told.reduce((sum, minutes) => sum + minutes, extraMinutes)
}
