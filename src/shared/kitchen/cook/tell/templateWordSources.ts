import { addCookAmounts, formatAmountForStep, scaleCookAmount } from '../cookAmounts.ts'
import { parseDishStep } from '../dishTemplate.ts'
import {
  type FilledDish,
  type FilledDishItem,
  fullFoodNameOfItem,
  isItemNamePlural,
  shortFoodNameOfItem,
} from '../filledDish.ts'
import { getLarderFood } from '../larderFood.ts'
import { makeFoodMentionMark, type StepFoodMention, writeAmountsIntoSteps } from '../stepFoodMentions.ts'
import { type AmountShareName, parseTemplateNodes, type TemplateNode } from './parseTemplate.ts'
import type { TemplateWordSource } from './template.ts'

/** Two foods of one name are told apart by how they were cut: "the grated cucumber", "the diced tomatoes". */
const cutWords = /\b(?:diced|sliced|grated|chopped|shredded|hollowed|halved|quartered|crushed)\b/

export interface StepWordSource {
  /** The words for a part of the dish, "side." or "sauce.", or for the dish itself, "". */
  of(prefix: string): TemplateWordSource
  /** Puts what the steps take of each food into their texts, in the order in which they are read. */
  say(steps: readonly string[]): string[]
}

/** The words of the steps: of a food that stands in two slots, or is taken bit by bit, each step says how much. */
export function createStepWordSource(plate: FilledDish): StepWordSource {
  const slotsByFood = new Map<string, Set<string>>()
  for (const { food, slot } of plate.items) {
    slotsByFood.set(food.name, (slotsByFood.get(food.name) ?? new Set()).add(slot))
  }
  const foodsByShort = new Map<string, Set<string>>()
  for (const { food } of plate.items)
    for (const short of [food.short, food.shortMany])
      foodsByShort.set(short, (foodsByShort.get(short) ?? new Set()).add(food.name))
  const restSlots = slotsWithRest(plate)
  const mentions: StepFoodMention[] = []
  const spell: SpellItem = (item, beside, _, share) => {
    // "The salt" would be all of the line, which names the pinches of other steps too; a pinch cannot be divided.
    if (isPinchOfSalt(item))
      return item.amount.quantity > 1 && share === null && !restSlots.has(item.slot)
        ? '2 pinches of salt'
        : 'a pinch of salt'
    const isAmbiguous =
      [item.food.short, item.food.shortMany].some((short) => (foodsByShort.get(short)?.size ?? 0) > 1) &&
      !['meat', 'fish'].includes(item.food.kind)
    const name = isAmbiguous ? fullFoodNameOfItem(item) : shortFoodNameOfItem(item)
    const slotsHere = new Set(beside.filter(({ food }) => food === item.food).map(({ slot }) => slot))
    const isOneOfSeveral = (slotsByFood.get(item.food.name)?.size ?? 0) > slotsHere.size && !isPepper(item)
    const cut = isOneOfSeveral && share === null ? cutNameOf(item, name, plate) : null
    if (cut) return cut
    const hasRest = restSlots.has(item.slot)
    return `${makeFoodMentionMark(mentions.push({ item, share, isOneOfSeveral, hasRest }) - 1)}${name}`
  }
  return {
    of: (prefix) => wordsWith(plate, prefix, spell),
    say: (steps) => writeAmountsIntoSteps(steps, mentions),
  }
}

/** The slots of which a step of the dish or of its parts takes "the rest". */
function slotsWithRest({ dish, sauce, side }: FilledDish): ReadonlySet<string> {
  const slotsIn = (steps: readonly string[], prefix: string) =>
    steps.flatMap((step) => slotsUsedAsRest(step).map((slot) => prefix + slot))
  return new Set([
    ...slotsIn(dish.steps, ''),
    ...slotsIn(sauce?.steps ?? [], 'sauce.'),
    ...slotsIn(side?.steps ?? [], 'side.'),
  ])
}

const restsBySource = new Map<string, readonly string[]>()

function slotsUsedAsRest(step: string): readonly string[] {
  const rests = restsBySource.get(step) ?? restsIn(parseTemplateNodes(parseDishStep(step).template))
  restsBySource.set(step, rests)
  return rests
}

function restsIn(nodes: readonly TemplateNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'choice') return node.branches.flatMap(restsIn)
    return node.kind === 'ref' && node.share === 'the rest' ? [...node.slots] : []
  })
}

const isPinchOfSalt = ({ food, amount }: FilledDishItem) =>
  food.name === 'fine salt' && amount.unit === 'pinch'
const isPepper = ({ food }: FilledDishItem) => food.name === 'black pepper' || food.name === 'white pepper'

/** "grated cucumber" where another one is sliced. */
function cutNameOf(item: FilledDishItem, name: string, { items }: FilledDish): string | null {
  if (items.every(({ food, preparation }) => food !== item.food || preparation === item.preparation))
    return null
  const cut = item.amount.unit === 'piece' ? cutWords.exec(item.preparation)?.[0] : undefined
  if (cut) return `${cut} ${name}`
  return /\bwedges\b/.test(item.preparation) ? `${item.food.short} wedges` : null
}

/** The plain names of the foods of a dish, for titles and descriptions. */
export function createTitleWordSource(plate: FilledDish, spellTitle = false): TemplateWordSource {
  return wordsWith(plate, '', (item, _, isCapital) =>
    spellTitle && isCapital ? item.food.title : shortFoodNameOfItem(item),
  )
}

type SpellItem = (
  item: FilledDishItem,
  beside: readonly FilledDishItem[],
  isCapital: boolean,
  share: AmountShareName | null,
) => string

function wordsWith(plate: FilledDish, prefix: string, spell: SpellItem): TemplateWordSource {
  const itemsOf = (slot: string): FilledDishItem[] =>
    plate.slots.get(prefix + slot) ?? (prefix ? (plate.slots.get(slot) ?? []) : [])
  return {
    mention(slots, property, isCapital, share) {
      const [first = ''] = slots
      if (slots.length === 1 && (first === 'side' || first === 'sauce')) {
        return plate[first] ? oneName(plate.words.get(`${first}.${property ?? 'short'}`)) : null
      }
      if (property) {
        const items = itemsOf(first)
        const item = items[0]
        if (property === 'title') return oneName(item?.food.title)
        const isPlural = items.length > 1 || (item !== undefined && isSpokenOfAsMany(item))
        if (property === 'it') return item ? [isPlural ? 'them' : 'it'] : null
        if (property === 'is') return item ? [isPlural ? 'are' : 'is'] : null
        if (property === 's') return item ? [isPlural ? '' : 's'] : null
        return oneName(plate.words.get(`${prefix}${first}.${property}`))
      }
      const beside = slots.flatMap(itemsOf)
      if (beside.length === 0) return null
      const named = share === null ? itemsNamedOnce(beside) : null
      return slots.flatMap((slot) =>
        slot.startsWith('"')
          ? [slot.slice(1, -1)]
          : slot === 'sauce'
            ? partLabel(plate)
            : itemsOf(slot).flatMap((item) => {
                const said = named ? named.get(item) : item
                return said ? [spell(said, beside, isCapital, share)] : []
              }),
      )
    },
    count(written) {
      return countForTable((written * plate.share * plate.servings) / (plate.dish.serves ?? 4), plate)
    },
    measure(written) {
      const factor = (plate.share * plate.servings) / (plate.dish.serves ?? 4)
      return formatAmountForStep(scaleCookAmount(written, factor, getLarderFood('water')))
    },
    minutes(slot, property) {
      return plate.minutes.get(`${prefix}${slot}.${property}`) ?? null
    },
  }
}

/** "The chicken is" of four cutlets, too: the name of the meat stands for all of them. */
const isSpokenOfAsMany = (item: FilledDishItem) =>
  isItemNamePlural(item) && !(item.food.kind === 'meat' && item.food.short === item.food.shortMany)

/** How far a number of pieces may be from the written one so that all get as many. */
const maxShiftOfCount = 0.34

/** A number of pieces as it is shaped: as many for each person where that is near, unless there is a wrapper or the like for each. */
function countForTable(exact: number, { items, servings }: FilledDish): number {
  const even = Math.max(1, exact > 3 ? Math.round(exact / 2) * 2 : Math.round(exact))
  const shared = Math.max(1, Math.round(exact / servings)) * servings
  const isListed = items.some(
    ({ amount }) => /piece|sheet|slice/.test(amount.unit) && amount.quantity === even,
  )
  const isNear = Math.abs(shared - exact) <= exact * maxShiftOfCount
  return servings > 1 && exact > 1 && exact <= servings * 5 && isNear && !isListed ? shared : even
}

/** What is named for each item of a list: of two amounts of soy sauce their sum for the first, and nothing for the other. */
function itemsNamedOnce(items: readonly FilledDishItem[]): ReadonlyMap<FilledDishItem, FilledDishItem> {
  const named = new Map<FilledDishItem, FilledDishItem>()
  for (const item of items) {
    const first = items.find(({ food }) => food === item.food)!
    const before = named.get(first)
    const sum = before ? addCookAmounts(before.amount, item.amount) : null
    if (!before) named.set(item, item)
    else if (sum) named.set(first, { ...before, amount: sum })
  }
  return named
}

const oneName = (name: string | undefined) => (name === undefined ? null : [name])

function partLabel(plate: FilledDish): string[] {
  const label = plate.words.get('sauce.label')
  return label ? [label] : []
}
