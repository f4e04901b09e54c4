import { spellCups, spellShare } from './amounts.ts'
import { joinList } from './grammar.ts'
import { fullName, type Item, isMany, type Plate, shortName } from './plate.ts'
import type { Words } from './template.ts'

/** Stands before a share of a food ("2 tablespoons of the oil"), which takes no article of its own. */
export const share = '\uE000'

/** How a piece was cut tells it from another of its kind: "the grated cucumber", "the diced tomatoes". */
const cutWords = /\b(?:diced|sliced|grated|chopped|shredded|hollowed|halved|quartered|crushed)\b/

/** The words of the steps: a food that stands in two slots is named with its share the first time. */
export function stepWords(plate: Plate): (prefix: string) => Words {
  const slotsByFood = new Map<string, Set<string>>()
  for (const { food, slot } of plate.items) {
    slotsByFood.set(food.name, (slotsByFood.get(food.name) ?? new Set()).add(slot))
  }
  const foodsByShort = new Map<string, Set<string>>()
  for (const item of plate.items) {
    const short = shortName(item)
    foodsByShort.set(short, (foodsByShort.get(short) ?? new Set()).add(item.food.name))
  }
  const said = new Set<string>()
  const isPepper = ({ food }: Item) => food.name === 'black pepper' || food.name === 'white pepper'
  const spell = (item: Item, beside: readonly Item[]): string => {
    const isAmbiguous =
      (foodsByShort.get(shortName(item))?.size ?? 0) > 1 && !['meat', 'fish'].includes(item.food.kind)
    const name = isAmbiguous ? fullName(item) : shortName(item)
    if (item.food.name === 'water') return `${share}${spellWater(item)}`
    const slotsHere = new Set(beside.filter(({ food }) => food === item.food).map(({ slot }) => slot))
    const isShared = (slotsByFood.get(item.food.name)?.size ?? 0) > slotsHere.size
    if (!isShared || isPepper(item) || said.has(`${item.slot}:${item.food.name}`)) return name
    said.add(`${item.slot}:${item.food.name}`)
    const isCutAlike = plate.items.every(
      ({ food, preparation }) => food !== item.food || preparation === item.preparation,
    )
    const cut = item.amount.unit === 'piece' && !isCutAlike ? cutWords.exec(item.preparation)?.[0] : undefined
    if (cut) return `${cut} ${name}`
    if (!isCutAlike && /\bwedges\b/.test(item.preparation)) return `${item.food.short} wedges`
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
  return wordsWith(plate, '', (item, _, isCapital) =>
    spellTitle && isCapital ? item.food.title : shortName(item),
  )
}

function wordsWith(
  plate: Plate,
  prefix: string,
  spell: (item: Item, beside: readonly Item[], isCapital: boolean) => string,
): Words {
  const itemsOf = (slot: string): Item[] =>
    plate.slots.get(prefix + slot) ?? (prefix ? (plate.slots.get(slot) ?? []) : [])
  return {
    mention(slots, property, isCapital) {
      const [first = ''] = slots
      if (slots.length === 1 && (first === 'side' || first === 'sauce')) {
        return plate[first] ? (plate.words.get(`${first}.${property ?? 'short'}`) ?? null) : null
      }
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
      const beside = slots.flatMap(itemsOf)
      if (beside.length === 0) return null
      return joinList(
        slots.flatMap((slot) =>
          slot.startsWith('"')
            ? [slot.slice(1, -1)]
            : slot === 'sauce'
              ? partLabel(plate)
              : itemsOf(slot).map((item) => spell(item, beside, isCapital)),
        ),
      )
    },
    count(written) {
      const exact = (written * plate.share * plate.servings) / (plate.dish.serves ?? 4)
      return Math.max(1, exact > 3 ? Math.round(exact / 2) * 2 : Math.round(exact))
    },
    minutes(slot, property) {
      return plate.minutes.get(`${prefix}${slot}.${property}`) ?? null
    },
  }
}

function partLabel(plate: Plate): string[] {
  const label = plate.words.get('sauce.label')
  return label ? [label] : []
}
