import { asMinutes, type Minutes } from '../units/quantities.ts'
import { type DishTemplate, readDishStep } from './dishTemplate.ts'
import { readTemplateNodes } from './tell/parseTemplate.ts'

const leastMinutes = new Map<DishTemplate, Minutes>()

/** The time that a dish takes at the very least, whatever fills it: the times its steps tell without a condition. */
export function shortestMinutesOfDish(dish: DishTemplate): Minutes {
  const known = leastMinutes.get(dish)
  if (known !== undefined) return known
  const least = asMinutes(dish.steps.reduce((sum, source) => sum + leastMinutesOfStep(source), 0))
  leastMinutes.set(dish, least)
  return least
}

const usualMinutes = new Map<DishTemplate, Minutes>()

/** About the time that a dish takes from the first cut on: all times its steps tell, and the work at the board. */
export function usualMinutesOfDish(dish: DishTemplate): Minutes {
  const known = usualMinutes.get(dish)
  if (known !== undefined) return known
  const work = Object.values(dish.lines).join(';').split(';').length * 0.7 + 2
  const usual = asMinutes(dish.steps.reduce((sum, source) => sum + usualMinutesOfStep(source), work))
  usualMinutes.set(dish, usual)
  return usual
}

function usualMinutesOfStep(source: string): Minutes {
  const { template, flags, extraMinutes } = readDishStep(source)
  if ([...flags].some((flag) => flag !== 'prep')) return asMinutes(0)
  const times = readTemplateNodes(template).map((node) =>
    node.kind === 'time' ? (node.ref === null ? node.upTo : 8) : 0,
  )
  return asMinutes(times.reduce<number>((sum, time) => sum + time, extraMinutes))
}

function leastMinutesOfStep(source: string): Minutes {
  const { template, flags, extraMinutes } = readDishStep(source)
  if ([...flags].some((flag) => flag !== 'prep')) return asMinutes(0)
  const told = readTemplateNodes(template).map((node) =>
    node.kind === 'time' && node.ref === null && !node.isBackground ? node.upTo : 0,
  )
  return asMinutes(told.reduce<number>((sum, time) => sum + time, extraMinutes))
}
