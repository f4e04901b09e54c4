import { scaleAmount } from './amounts.ts'
import { pick } from './chance.ts'
import { type Dish, dares, type Part, readStep } from './dish.ts'
import { type Food, foodNamed } from './food.ts'
import { type FoodOption, type LineSpec, readLines } from './lineSpec.ts'
import { findSauce } from './parts/parts.ts'
import type { Item, Orders, Plate } from './plate.ts'
import { type Drawn, drawFrom } from './pools.ts'
import { isProteinForm } from './proteins.ts'
import { vegetableUseOf } from './vegetableCuts.ts'

const usualServings = { Breakfast: 2, Lunch: 4, Dinner: 4, Snack: 4 } as const

/** Fills every slot of a dish, side aside; null when something it cannot do without is not to be had. */
export function fillDish(dish: Dish, orders: Orders): Plate | null {
  const servings =
    orders.servings ??
    (dish.serves === undefined || dish.serves === 4 ? usualServings[orders.answers.mealType] : dish.serves)
  const plate: Plate = {
    dish,
    orders,
    servings,
    items: [],
    slots: new Map(),
    words: new Map(),
    minutes: new Map(),
    side: null,
    sauce: null,
    extraSteps: [],
  }
  if (!fillSlots(plate, dish.lines, dish.serves ?? 4, '')) return null
  if (dish.sauce && !takeSauce(plate, dish.sauce)) return null
  deriveTimes(plate)
  return plate
}

/** Which of protein and vegetables goes in first, and for how long, when they share a tray or a pot. */
function deriveTimes({ minutes, words }: Plate): void {
  const protein = minutes.get('protein.cook')
  if (protein === undefined) return
  minutes.set('protein.stir', (minutes.get('protein.sear') ?? 0) + Math.ceil(protein / 2))
  const veg = minutes.get('veg.time')
  if (veg === undefined) return
  const head = veg - protein
  words.set('tray', head >= 8 ? 'trayhead' : head <= -8 ? 'traylead' : 'traytogether')
  minutes.set('tray.head', Math.max(5, head))
  minutes.set('tray.lead', Math.max(5, -head))
  minutes.set('tray.time', Math.max(veg, protein))
  minutes.set('soup.time', Math.max(veg, protein))
  words.set('braise', protein - veg >= 10 ? 'braiselong' : 'braiseshort')
  minutes.set('braise.first', Math.max(10, protein - veg))
  minutes.set('braise.time', Math.max(veg, protein))
}

/** Takes a part in whole, or leaves the plate as it was. */
export function takePart(plate: Plate, part: Part, role: 'side' | 'sauce'): boolean {
  if (!dares(plate.orders.answers.skillLevel, part.skill)) return false
  const items = plate.items.length
  const ok = fillSlots(plate, part.lines, part.serves ?? 4, `${role}.`)
  const isWhole =
    part.steps.length > 0 ||
    Object.keys(part.lines).every((slot) => plate.slots.get(`${role}.${slot}`)?.length)
  if (ok && isWhole && part.steps.every((step) => hasAll(plate, readStep(step).template, `${role}.`))) {
    plate[role] = part
    return true
  }
  plate.items.length = items
  for (const slot of plate.slots.keys()) if (slot.startsWith(`${role}.`)) plate.slots.delete(slot)
  return false
}

export function dropPart(plate: Plate, role: 'side' | 'sauce'): void {
  plate[role] = null
  plate.items = plate.items.filter(({ slot }) => !slot.startsWith(`${role}.`))
  for (const slot of plate.slots.keys()) if (slot.startsWith(`${role}.`)) plate.slots.delete(slot)
}

/** Whether the braces outside brackets all have something to say. */
function hasAll(plate: Plate, template: string, prefix: string): boolean {
  const bare = template.replace(/\[[^\]]*\]/g, '')
  return [...bare.matchAll(/\{([a-z][a-zA-Z+]*)[+}]/g)].every(([, names = '']) =>
    names.split('+').some((name) => (plate.slots.get(prefix + name)?.length ?? 0) > 0),
  )
}

function takeSauce(plate: Plate, source: string): boolean {
  const { kitchen, chance } = plate.orders
  const names = source === '$sauce' ? [...kitchen.sauces] : source.split(' > ')
  const first = source === '$sauce' ? Math.floor(chance('sauce') * names.length) : 0
  const turned = [...names.slice(first), ...names.slice(0, first), 'herb oil']
  const keepsOne = turned.find((name) => plate.orders.kept && isKept(findSauce(name), plate.orders.kept))
  return [...(keepsOne ? [keepsOne] : []), ...turned].some((name) =>
    takePart(plate, findSauce(name), 'sauce'),
  )
}

/** Whether most of a part's foods stood in the last version, so that it is the same part again. */
export function isKept(part: Part, kept: ReadonlySet<Food>): boolean {
  const foods = Object.values(part.lines).flatMap((source) =>
    readLines(source).flatMap((spec) =>
      spec.fallbacks.flat().flatMap((option) => (option.kind === 'food' ? [option.food] : [])),
    ),
  )
  const own = foods.filter((food) => food.name !== 'water')
  return own.length > 0 && own.filter((food) => kept.has(food)).length > own.length * 0.6
}

function fillSlots(
  plate: Plate,
  lines: Readonly<Record<string, string>>,
  serves: number,
  prefix: string,
): boolean {
  for (const [name, source] of Object.entries(lines)) {
    const slot = prefix + name
    const items: Item[] = []
    for (const [index, spec] of readLines(source).entries()) {
      const drawn = resolve(spec, plate, slot, index)
      if (!drawn && spec.isEssential) return false
      for (const { option, insteadOf, base } of drawn ?? []) {
        items.push(toItem(plate, slot, option, insteadOf, plate.servings / (base === 'pool' ? 4 : serves)))
      }
    }
    plate.slots.set(slot, items)
    plate.items.push(...items)
  }
  return true
}

interface Resolved {
  option: FoodOption
  insteadOf: Food | null
  /** Whether the amount is the pool's own, for 4, or the dish's. */
  base: 'pool' | 'dish'
}

function resolve(spec: LineSpec, plate: Plate, slot: string, index: number): Resolved[] | null {
  const { orders } = plate
  if (orders.kept && wasLeftOut(spec, orders.kept, orders.prefers)) return null
  for (const group of spec.fallbacks) {
    const foods = group.filter((option) => option.kind === 'food')
    const allowed = foods.filter(({ food }) => orders.allows(food))
    const wished = allowed.filter(({ food }) => orders.prefers.has(food))
    const chosen = pick(wished.length > 0 ? wished : allowed, orders.chance, `${slot}:${index}`)
    if (chosen) return [{ option: chosen, insteadOf: null, base: 'dish' }]
    for (const option of group) {
      if (option.kind !== 'pool') continue
      const drawn = drawFrom(option, orders, `${slot}:${index}`)
      if (!drawn) continue
      remember(plate, slot, drawn)
      const share =
        isProteinForm(option.pool) || vegetableUseOf(option.pool) ? (option.amount?.quantity ?? 1) : null
      const base = option.amount === null || share !== null ? 'pool' : 'dish'
      return drawn.options
        .filter(({ food }) => !orders.kept || wasThere(food, option.pool, orders.kept, orders.prefers))
        .map((food) => ({ option: share === null ? food : take(food, share), insteadOf: null, base }))
    }
    if (spec.isExact) continue
    for (const option of foods) {
      const standIn = findStandIn(option.food, orders)
      if (standIn) return [{ option: { ...option, food: standIn }, insteadOf: option.food, base: 'dish' }]
    }
  }
  return null
}

function take(option: FoodOption, share: number): FoodOption {
  return { ...option, amount: { ...option.amount, quantity: option.amount.quantity * share } }
}

/** Whether the last version had neither this line nor anything that may stand in for it. */
function wasLeftOut(spec: LineSpec, kept: ReadonlySet<Food>, prefers: ReadonlySet<Food>): boolean {
  const options = spec.fallbacks.flat()
  if (options.some((option) => option.kind === 'pool')) return false
  const foods = options.flatMap((option) =>
    option.kind === 'food' ? [option.food, ...standInsOf(option.food)] : [],
  )
  return foods.every((food) => food.name !== 'water' && !kept.has(food) && !prefers.has(food))
}

/** Whether the last version had this, or another of its kind that it now stands for. */
function wasThere(food: Food, pool: string, kept: ReadonlySet<Food>, prefers: ReadonlySet<Food>): boolean {
  if (kept.has(food) || prefers.has(food)) return true
  if (pool === 'rub') return standInsOf(food).some((other) => kept.has(other))
  if (food.tags.has('chili')) return [...kept].some((other) => other.tags.has('chili'))
  return pool !== 'herb' || [...kept].some((other) => other.kind === 'herb')
}

function standInsOf(food: Food, found = new Set<Food>()): Food[] {
  for (const name of food.swaps) {
    const other = foodNamed(name)
    if (found.has(other)) continue
    found.add(other)
    standInsOf(other, found)
  }
  return [...found]
}

function findStandIn(food: Food, orders: Orders): Food | null {
  return standInsOf(food).find((candidate) => orders.allows(candidate)) ?? null
}

function remember(plate: Plate, slot: string, drawn: Drawn): void {
  for (const [name, word] of Object.entries(drawn.words ?? {})) plate.words.set(`${slot}.${name}`, word)
  for (const [name, minutes] of Object.entries(drawn.minutes ?? {}))
    plate.minutes.set(`${slot}.${name}`, minutes)
}

function toItem(
  plate: Plate,
  slot: string,
  option: FoodOption,
  insteadOf: Food | null,
  factor: number,
): Item {
  const { orders } = plate
  const { food } = option
  const isHot = food.tags.has('chili')
  const heat = !isHot || orders.heat === 0 ? 1 : orders.heat > 0 ? 2 : 0.5
  const isProtein = plate.words.has(`${slot}.done`)
  const amount = scaleAmount(option.amount, factor * heat * (isProtein ? orders.proteinFactor : 1), food)
  return { slot, food, amount, size: option.size, preparation: option.preparation, insteadOf }
}
