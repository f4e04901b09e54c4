import { spellCups, spellShare } from './amounts.ts'
import { dares, readStep, type StepSource } from './dish.ts'
import { joinList, spellMinutes, tidy } from './grammar.ts'
import { type Item, isMany, type Plate, shortName } from './plate.ts'
import { parseTemplate, type Rendered, renderTemplate, type Words } from './template.ts'

/** Stands before a share of a food ("2 tablespoons of the oil"), which takes no article of its own. */
const share = '\uE000'

/** How a dish is cooked, with its times in whole minutes. */
export interface Told {
  steps: string[]
  prepMinutes: number
  cookMinutes: number
  /** The slots the steps speak of; what stands in no other is not on the shopping list. */
  used: ReadonlySet<string>
}

interface ToldStep extends Rendered {
  isPrep: boolean
  /** Minutes that hold the cook up, and minutes from its beginning until it is done. */
  own: number
  untilDone: number
}

/** The steps in order, sides put on so that they end with the dish; null when a step lacks its food. */
export function tellSteps(plate: Plate): Told | null {
  const { skillLevel } = plate.orders.answers
  const words = stepWords(plate)
  const main = tell(plate.dish.steps, '', plate, words)
  const sauce = tell(plate.sauce?.steps ?? [], 'sauce.', plate, words)
  const side = tell(plate.side?.steps ?? [], 'side.', plate, words)
  const extra = tell(plate.extraSteps, 'extra.', plate, words)
  if (!main || !sauce || !side || !extra || main.length === 0) return null
  const last = main.length - 1
  const steps = [...main.slice(0, last), ...extra, ...main.slice(last)]
  const firstCooked = steps.findIndex((step) => !step.isPrep)
  steps.splice(firstCooked < 0 ? last : firstCooked, 0, ...sauce)
  placeSide(steps, side)
  serveWith(plate, steps)
  const prep = Math.ceil(
    handWork(plate) * (skillLevel === 'Beginner' ? 1.15 : skillLevel === 'Advanced' ? 0.85 : 1),
  )
  let clock = 0
  let stirring = 0
  let latest = 0
  for (const step of steps) {
    latest = Math.max(latest, clock + step.untilDone)
    if (step.isPrep) stirring += step.own
    else clock += step.own
  }
  return {
    steps: merge(
      steps.map((step) => finish(step.text)),
      skillLevel === 'Beginner',
    ),
    prepMinutes: prep + stirring,
    cookMinutes: Math.max(clock, latest),
    used: usedSlots(plate, steps),
  }
}

function usedSlots(plate: Plate, steps: readonly ToldStep[]): ReadonlySet<string> {
  const used = new Set(steps.flatMap((step) => step.used))
  if (plate.side && plate.side.steps.length === 0) {
    for (const slot of Object.keys(plate.side.lines)) used.add(`side.${slot}`)
  }
  return used
}

function tell(
  sources: readonly string[],
  prefix: string,
  plate: Plate,
  words: (prefix: string) => Words,
): ToldStep[] | null {
  const told: ToldStep[] = []
  for (const source of sources) {
    const step = readStep(source)
    if (!isFor(step, plate)) continue
    const rendered = renderTemplate(parseTemplate(step.template), words(prefix), spellMinutes)
    if (!rendered) return null
    if (rendered.text.trim() === '') continue
    const isPrep = step.flags.has('prep')
    const preheats = /\bHeat (?:the|some|a)\b(?! oven| broiler| grill)/.test(rendered.text) ? 1 : 0
    const own =
      rendered.minutes + step.extraMinutes + preheats || (isPrep || rendered.backgroundMinutes > 0 ? 2 : 1)
    const used = rendered.used.map((slot) => (plate.slots.has(prefix + slot) ? prefix + slot : slot))
    told.push({ ...rendered, used, isPrep, own, untilDone: own + rendered.backgroundMinutes })
  }
  return told
}

function isFor({ flags }: StepSource, plate: Plate): boolean {
  const { skillLevel } = plate.orders.answers
  if (flags.has('adv') && skillLevel !== 'Advanced') return false
  if (flags.has('nonbeg') && !dares(skillLevel, 'Intermediate')) return false
  if (flags.has('beg') && skillLevel !== 'Beginner') return false
  for (const way of ['tray', 'braise'] as const) {
    if ([...flags].some((flag) => flag.startsWith(way) && flag !== plate.words.get(way))) return false
  }
  if (flags.has('meaty') && !plate.items.some(({ slot, food }) => slot === 'protein' && food.kind === 'meat'))
    return false
  const kind = plate.words.get('protein.kind')
  return !(flags.has('sturdy') && kind === 'tender') && !(flags.has('tender') && kind !== 'tender')
}

/** Puts a side as late as it may begin and still be ready with the rest. */
function placeSide(steps: ToldStep[], side: readonly ToldStep[]): void {
  const [first] = side
  if (!first) return
  const needed = side.reduce((sum, step) => sum + step.untilDone, 0)
  const ownWork = side.reduce((sum, step) => sum + step.own, 0)
  let ahead = 0
  let at = steps.length - 1
  while (needed - ownWork > 6 && at > 0) {
    const before = steps[at - 1]
    if (ahead >= needed || !before || before.isPrep) break
    ahead += before.own
    at--
  }
  const isBetween = at > 0 && !steps[at - 1]?.isPrep
  const begin = /^(?:For|In a second|Meanwhile)\b/.test(first.text)
    ? first.text
    : `Meanwhile, ${lowerFirst(first.text)}`
  steps.splice(at, 0, ...(isBetween ? [{ ...first, text: begin }, ...side.slice(1)] : side))
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Says at the end what stands beside the dish, in the sentence that serves it where there is one. */
function serveWith(plate: Plate, steps: ToldStep[]): void {
  const last = steps.at(-1)
  if (!last || !plate.side) return
  if (plate.dish.steps.some((step) => step.includes('{side}'))) return
  const beside = `the ${plate.side.short}`
  const text = last.text.trimEnd().replace(/\.$/, '')
  const sentence = text.slice(text.lastIndexOf('. ') + 1)
  if (/\bserve\b[^,;]*\bwith the [^,;]+$/i.test(sentence) && !/ and the [^,;]+$/.test(sentence)) {
    last.text = `${text} and ${beside}.`
  } else if (/\bserve(?: \w+){0,3}$/i.test(sentence)) {
    last.text = `${text} with ${beside}.`
  } else {
    last.text = `${text}. Serve with ${beside}.`
  }
}

const busyWork: readonly (readonly [RegExp, number])[] = [
  [/cubes|pieces|chunks|strips|dice|matchsticks|wedges|florets|batons|half-moons/, 1.5],
  [/peeled/, 1],
  [/finely|very thin/, 0.4],
  [
    /chopped|sliced|minced|grated|shredded|halved|quartered|crushed|torn|crumbled|snipped|flaked|stripped/,
    0.7,
  ],
  [/drained|rinsed|beaten|trimmed|patted|seeded/, 0.4],
]

/** Minutes at the board before anything is hot, with the hands of a practised home cook. */
function handWork(plate: Plate): number {
  const perFour = plate.items.reduce((sum, { food, preparation }) => {
    const work = busyWork.reduce(
      (minutes, [words, cost]) => (words.test(preparation) ? minutes + cost : minutes),
      0,
    )
    return sum + 0.2 + work + food.workMinutes * 0.7
  }, 0)
  return perFour * Math.sqrt(plate.servings / 4)
}

function finish(text: string): string {
  const shared = text.replace(/\b[Tt]he (?=\uE000)/g, '').replaceAll(share, '')
  const tidied = tidy(shared)
  return tidied.charAt(0).toUpperCase() + tidied.slice(1)
}

/** A beginner reads fewer, somewhat longer steps: two short neighbors become one. */
function merge(steps: string[], isBeginner: boolean): string[] {
  if (!isBeginner) return steps
  const merged: string[] = []
  for (const step of steps) {
    const before = merged.at(-1)
    if (before && merged.length > 1 && before.length + step.length < 170)
      merged[merged.length - 1] = `${before} ${step}`
    else merged.push(step)
  }
  return merged
}

/** The words of the steps: a food that stands in two slots is named with its share the first time. */
export function stepWords(plate: Plate): (prefix: string) => Words {
  const slotsByFood = new Map<string, Set<string>>()
  for (const { food, slot } of plate.items) {
    slotsByFood.set(food.name, (slotsByFood.get(food.name) ?? new Set()).add(slot))
  }
  const said = new Set<string>()
  const spell = (item: Item): string => {
    const name = shortName(item)
    if (item.food.name === 'water') return `${share}${spellWater(item)}`
    const isShared = (slotsByFood.get(item.food.name)?.size ?? 0) > 1
    if (!isShared || item.food.kind === 'spice' || said.has(`${item.slot}:${item.food.name}`)) return name
    said.add(`${item.slot}:${item.food.name}`)
    return `${share}${spellShare(item.amount)} of the ${name}`
  }
  return (prefix) => wordsWith(plate, prefix, spell)
}

function spellWater({ amount }: Item): string {
  if (amount.unit !== 'ml') return `${spellShare(amount)} water`
  const metric =
    amount.quantity >= 1000 ? `${Number((amount.quantity / 1000).toFixed(1))} liters` : spellShare(amount)
  return `${metric.replace(/^1 liters/, '1 liter')} (${spellCups(amount.quantity)}) water`
}

/** The plain words of a plate, for titles and descriptions. */
export function plainWords(plate: Plate, spellTitle = false): Words {
  return wordsWith(plate, '', (item, isCapital) =>
    spellTitle && isCapital ? item.food.title : shortName(item),
  )
}

function wordsWith(plate: Plate, prefix: string, spell: (item: Item, isCapital: boolean) => string): Words {
  const itemsOf = (slot: string): Item[] =>
    plate.slots.get(prefix + slot) ?? (prefix ? (plate.slots.get(slot) ?? []) : [])
  return {
    mention(slots, property, isCapital) {
      const [first = ''] = slots
      if (first === 'side' || first === 'sauce') {
        const part = plate[first]
        return part ? (property === 'label' ? part.label : part.short) : null
      }
      if (first === 'cuisine') return plate.orders.kitchen.adjective
      if (property) {
        const items = itemsOf(first)
        const item = items[0]
        if (property === 'title') return item ? item.food.title : null
        const isPlural = items.length > 1 || (item !== undefined && isMany(item))
        if (property === 'it') return item ? (isPlural ? 'them' : 'it') : null
        if (property === 'is') return item ? (isPlural ? 'are' : 'is') : null
        if (property === 's') return item ? (isPlural ? '' : 's') : null
        return plate.words.get(`${prefix}${first}.${property}`) ?? null
      }
      if (!slots.some((slot) => itemsOf(slot).length > 0)) return null
      return joinList(
        slots.flatMap((slot) =>
          slot.startsWith('"') ? [slot.slice(1, -1)] : itemsOf(slot).map((item) => spell(item, isCapital)),
        ),
      )
    },
    minutes(slot, property) {
      return plate.minutes.get(`${prefix}${slot}.${property}`) ?? null
    },
  }
}
