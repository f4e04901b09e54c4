import { type Dish, readStep } from './dish.ts'
import { parseTemplate } from './tell/template.ts'

const leastMinutes = new Map<Dish, number>()

/** Minutes that a dish takes at the very least, whatever fills it: the times its steps tell without a condition. */
export function leastMinutesOf(dish: Dish): number {
  const known = leastMinutes.get(dish)
  if (known !== undefined) return known
  const minutes = dish.steps.reduce((sum, source) => sum + leastOf(source), 0)
  leastMinutes.set(dish, minutes)
  return minutes
}

const usualMinutes = new Map<Dish, number>()

/** About as many minutes as a dish takes from the first cut on: all times its steps tell, and the work at the board. */
export function usualMinutesOf(dish: Dish): number {
  const known = usualMinutes.get(dish)
  if (known !== undefined) return known
  const work = Object.values(dish.lines).join(';').split(';').length * 0.7 + 2
  const minutes = dish.steps.reduce((sum, source) => sum + usualOf(source), work)
  usualMinutes.set(dish, minutes)
  return minutes
}

function usualOf(source: string): number {
  const { template, flags, extraMinutes } = readStep(source)
  if ([...flags].some((flag) => flag !== 'prep')) return 0
  const times = parseTemplate(template).map((node) =>
    node.kind === 'time' ? (node.ref === null ? node.upTo : 8) : 0,
  )
  return times.reduce<number>((sum, minutes) => sum + minutes, extraMinutes)
}

function leastOf(source: string): number {
  const { template, flags, extraMinutes } = readStep(source)
  if ([...flags].some((flag) => flag !== 'prep')) return 0
  const told = parseTemplate(template).map((node) =>
    node.kind === 'time' && node.ref === null && !node.isBackground ? node.upTo : 0,
  )
  return told.reduce((sum, minutes) => sum + minutes, extraMinutes)
}
