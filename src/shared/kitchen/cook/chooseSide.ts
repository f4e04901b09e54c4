import { pick } from './chance.ts'
import { dropPart, isKept, takePart } from './fill.ts'
import type { SideKind } from './kitchens/kitchen.ts'
import { findSide } from './parts/parts.ts'
import type { Plate } from './plate.ts'
import { type Told, tellSteps } from './tell.ts'

/** What stands in for a kind of side when the kitchen's own take too long or the diet forbids them. */
const spares: Readonly<Record<SideKind, readonly string[]>> = {
  rice: ['cooked-jasmine', 'cooked-basmati', 'cooked-short-grain', 'cooked-rice', 'cauliflower-rice'],
  bread: ['crusty-bread', 'corn-tortillas'],
  potato: ['sweet-potatoes', 'turnip-mash'],
  noodles: ['rice-noodles', 'zucchini-noodles'],
  grain: ['couscous', 'quinoa', 'cauliflower-rice'],
  salad: ['green-salad', 'cucumber-salad', 'tomato-salad', 'slaw'],
  greens: ['greens', 'broccoli', 'braised-cabbage'],
}

const cookedInstead: Readonly<Record<string, string>> = {
  basmati: 'cooked-basmati',
  'persian-rice': 'cooked-basmati',
  jasmine: 'cooked-jasmine',
  'coconut-rice': 'cooked-jasmine',
  'short-grain': 'cooked-short-grain',
}

/** Adds the best side that fits diet, skill and time, and tells the steps; null when not even the dish fits. */
export function tellWithSide(plate: Plate): Told | null {
  const bare = tellSteps(plate)
  if (!bare || !fits(bare, plate)) return null
  const source = plate.dish.side
  if (!source) return bare
  for (const id of candidates(source, plate)) {
    if (id === 'none') return bare
    if (!takePart(plate, findSide(id), 'side')) continue
    const told = tellSteps(plate)
    if (told && fits(told, plate)) return told
    dropPart(plate, 'side')
  }
  return bare
}

function fits(told: Told, plate: Plate): boolean {
  const { limitMinutes } = plate.orders
  return limitMinutes === null || told.prepMinutes + told.cookMinutes <= limitMinutes
}

function candidates(source: string, plate: Plate): string[] {
  const { kitchen, chance, answers, kept } = plate.orders
  const isStarchless = answers.dietType === 'Keto' || answers.dietType === 'Paleo'
  const ids = source.split(' > ').flatMap((group) => {
    const kinds = group.split('/')
    const kind = pick(kinds, chance, `side:${plate.dish.id}`) ?? 'none'
    if (!isSideKind(kind)) return [kind]
    const own = (kitchen.sides[kind] ?? '').split(', ').filter(Boolean)
    const turn = Math.floor(chance(`side kind:${kind}`) * own.length)
    const turned = [...own.slice(turn), ...own.slice(0, turn)]
    const quick = turned.flatMap((id) => cookedInstead[id] ?? [])
    return [...turned, ...quick, ...spares[kind]]
  })
  const after = isStarchless ? candidatesOf(['greens', 'salad'], plate) : candidatesOf(['salad'], plate)
  const all = [...new Set([...ids, ...(ids.includes('none') ? [] : after)])]
  if (!kept) return all
  const same = all.filter((id) => id !== 'none' && isKept(findSide(id), kept))
  return same.length > 0 ? [...same, ...all] : ['none']
}

function candidatesOf(kinds: readonly SideKind[], plate: Plate): string[] {
  return kinds.flatMap((kind) => [
    ...(plate.orders.kitchen.sides[kind] ?? '').split(', ').filter(Boolean),
    ...spares[kind],
  ])
}

function isSideKind(kind: string): kind is SideKind {
  return kind in spares
}
