import { parseDishLines } from '../dishLineSpec.ts'
import type { CookingOrders } from '../filledDish.ts'
import type { SpiceRub } from '../kitchens/cuisinePantry.ts'
import { getLarderFood, type LarderFood } from '../larderFood.ts'
import type { ChosenFoods } from './chosenFoods.ts'

/** A rub of the kitchen's own, the last version's where there was one, with what this eater may have of it. */
export function chooseSpiceRub(orders: CookingOrders, slot: string): ChosenFoods | null {
  const { kitchen, chance, previousFoods, previousTitle } = orders
  const shares = kitchen.rubs.map((rub) =>
    previousFoods ? similarityToPreviousVersion(rub, previousFoods, previousTitle ?? '') : 0,
  )
  const most = Math.max(...shares)
  const keptAt = most >= 0.6 ? shares.indexOf(most) : -1
  const first = keptAt >= 0 ? keptAt : Math.floor(chance(`rub:${slot}`) * kitchen.rubs.length)
  const turned = [...kitchen.rubs.slice(first), ...kitchen.rubs.slice(0, first)]
  if (orders.isForChildren && !previousFoods)
    turned.sort((a, b) => Number(isSpicyRub(a)) - Number(isSpicyRub(b)))
  for (const rub of turned) {
    let isAsWritten = true
    const options = parseDishLines(rub.lines).flatMap((spec) => {
      const option = spec.fallbacks[0]?.[0]
      if (option?.kind !== 'food') return []
      const food = [option.food, ...option.food.swaps.map(getLarderFood)].find((candidate) =>
        orders.allows(candidate),
      )
      isAsWritten &&= food === option.food || spec.isOptional
      if (!food) return spec.isOptional ? [] : [null]
      return [{ ...option, food }]
    })
    const kept = options.filter((option) => option !== null)
    const isWhole = kept.length === options.length
    if (isWhole || (kept.length >= 2 && (rub === turned.at(-1) || kept.length >= options.length * 0.6))) {
      const spoken = [...kept]
        .sort((a, b) => nameRankOf(a.food) - nameRankOf(b.food))
        .slice(0, 2)
        .map(({ food }) => food.short)
      return {
        options: kept,
        words:
          isWhole && isAsWritten
            ? { label: rub.label, adjective: rub.adjective }
            : {
                label: spoken.join(' and '),
                adjective: capital((spoken[0] ?? '').replace(/ (?:seeds|leaves|flakes)$/, '')),
              },
      }
    }
  }
  return null
}

/** Spices and herbs name a rub better than sauces do, and those better than an oil. */
function nameRankOf({ kind }: LarderFood): number {
  return kind === 'fat' ? 2 : kind === 'sauce' ? 1 : 0
}

/** Whether a rub is for grown-up tongues. */
function isSpicyRub({ lines }: SpiceRub): boolean {
  return /chili|pepper|cayenne|mustard|harissa|chipotle|berbere/i.test(lines)
}

/**
 * How similar a spice rub is to that of the previous version: the share of its foods that the version had, and more if its title
 * names the rub.
 */
function similarityToPreviousVersion(
  { lines, adjective, label }: SpiceRub,
  kept: ReadonlySet<LarderFood>,
  title: string,
): number {
  const foods = rubFoods(lines)
  const isNamed = [adjective, label].some((name) => title.toLowerCase().includes(name.toLowerCase()))
  return foods.filter((food) => kept.has(food)).length / foods.length + (isNamed ? 0.5 : 0)
}

function rubFoods(lines: string): LarderFood[] {
  return parseDishLines(lines).flatMap((spec) => {
    const option = spec.fallbacks[0]?.[0]
    return option?.kind === 'food' && !spec.isOptional ? [option.food] : []
  })
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
