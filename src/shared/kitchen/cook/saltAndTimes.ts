import { asMinutes } from '../units/quantities.ts'
import { scaleCookAmount } from './cookAmounts.ts'
import type { FilledDish } from './filledDish.ts'

/** Adds what a filled dish still needs: measured salt, and the times of foods that share a tray or a pot. */
export function addSaltAndTimesToDish(plate: FilledDish): void {
  spareSalt(plate)
  deriveTimes(plate)
}

const salty = /^(?:soy sauce|dark soy sauce|tamari|fish sauce|oyster sauce|white miso|coconut aminos)$/

/** What was salted before it came into the house. */
const salted = /^(?:halloumi|feta|cooked ham|corned beef|thick-cut bacon|smoked |hot-smoked|salt cod)/

/** Less salt where the rub brings its own: a tablespoon of soy sauce is half a teaspoon of it. */
function spareSalt(plate: FilledDish): void {
  const inRub = plate.slots.get('rub') ?? []
  const spoons = inRub.reduce(
    (sum, { food, amount: { quantity, unit } }) =>
      salty.test(food.name) ? sum + (unit === 'tsp' ? quantity / 3 : unit === 'tbsp' ? quantity : 0) : sum,
    0,
  )
  const isSalted = (plate.slots.get('protein') ?? []).some(({ food }) => salted.test(food.name))
  if (spoons === 0 && !isSalted) return
  for (const item of plate.slots.get('salt') ?? []) {
    const teaspoons = item.amount.unit === 'tbsp' ? item.amount.quantity * 3 : item.amount.quantity
    if (item.food.name !== 'fine salt' || !['tsp', 'tbsp'].includes(item.amount.unit)) continue
    const left = Math.max(teaspoons / 4, (isSalted ? teaspoons / 2 : teaspoons) - spoons / 2)
    item.amount = scaleCookAmount({ unit: 'tsp', quantity: left }, 1, item.food)
  }
}

/** Which of protein and vegetables goes in first, and for how long, when they share a tray or a pot. */
function deriveTimes({ minutes: times, words }: FilledDish): void {
  const protein = times.get('protein.cook')
  if (protein === undefined) return
  times.set('protein.stir', asMinutes((times.get('protein.sear') ?? 0) + Math.ceil(protein / 2)))
  const veg = times.get('veg.time')
  if (veg === undefined) return
  const head = veg - protein
  words.set('tray', head >= 8 ? 'trayhead' : head <= -8 ? 'traylead' : 'traytogether')
  times.set('tray.head', asMinutes(Math.max(5, head)))
  times.set('tray.lead', asMinutes(Math.max(5, -head)))
  times.set('tray.time', asMinutes(Math.max(veg, protein)))
  times.set('soup.time', asMinutes(Math.max(veg, protein)))
  words.set('braise', protein - veg >= 10 ? 'braiselong' : 'braiseshort')
  times.set('braise.first', asMinutes(Math.max(10, protein - veg)))
  times.set('braise.time', asMinutes(Math.max(veg, protein)))
}
