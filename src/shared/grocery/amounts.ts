import type { RequiredAmount, SoldPack } from '../kitchen/groceryLines.ts'
import { formatAmountSum } from '../kitchen/units/formatAmountSum.ts'

/** What all parts ask together. */
export interface TotalAmountNeeded {
  /** "5", "325 g", "2 bunches + 30 g"; '' when no part tells an amount. Of more than 20 amounts the first 20, and "…". */
  text: string
  /** Whether a density or the weight of a piece was needed to add them up. */
  isAbout: boolean
  /** Whether some part asks for a small unmeasured addition. */
  isToTaste: boolean
  /** Whether it is in tins or packs, so that no purchase need be added. */
  isPacked: boolean
  grams: number | null
  millilitres: number | null
  pieces: number | null
}

type Measure = SoldPack['measure']

/** Amounts in ways that do not add up that one item tells; an honest one has two or three. */
const maxAmounts = 20

/**
 * Adds up what recipes ask of one food. Like is added to like; what is told in different ways is added in one that all
 * of them are known in, by the food's density or the weight of a piece; else each is told by itself. A part without an
 * amount ("to taste") never adds up.
 */
export function addUpRequiredAmounts(
  parts: readonly RequiredAmount[],
  packs: readonly SoldPack[],
): TotalAmountNeeded {
  const told = parts.filter((part) => part.amount !== null)
  const total = (measure: Measure) => sumIfAllKnown(told.map((part) => part[measure]))
  const totals = { grams: total('grams'), millilitres: total('millilitres'), pieces: total('pieces') }
  const byKind = partsByKind(told)
  const kinds = [...byKind.keys()].sort()
  const isPacked = kinds.length > 0 && kinds.every((kind) => packUnits.has(kind))
  const rest = { isToTaste: told.length < parts.length, isPacked, ...totals }
  if (told.length === 0) return { text: '', isAbout: false, ...rest }
  const common = kinds.length > 1 && commonMeasure(totals, packs)
  if (common) return { text: purchaseMeasureText(totals[common]!, common), isAbout: true, ...rest }
  const texts = kinds.slice(0, maxAmounts).map((kind) => textOfKind(kind, byKind.get(kind) ?? []))
  if (kinds.length > maxAmounts) texts.push('…')
  return { text: texts.join(' + '), isAbout: false, ...rest }
}

const packUnits = new Set('can jar package bag box bottle container envelope carton pouch tube'.split(' '))

/** Parts of one kind are added as they are told: grams with kilograms, cups with cups, pieces with pieces. */
function amountKindOf({ unit }: RequiredAmount): string {
  if (unit === null) return 'pieces'
  return unit.endsWith('gram') ? 'grams' : unit.endsWith('liter') ? 'millilitres' : unit
}

function partsByKind(parts: readonly RequiredAmount[]): Map<string, RequiredAmount[]> {
  const byKind = new Map<string, RequiredAmount[]>()
  for (const part of parts) {
    const kind = amountKindOf(part)
    const known = byKind.get(kind)
    if (known) known.push(part)
    else byKind.set(kind, [part])
  }
  return byKind
}

/** What parts of one kind ask together. */
function textOfKind(kind: string, parts: readonly RequiredAmount[]): string {
  if (kind === 'grams' || kind === 'millilitres')
    return purchaseMeasureText(sumIfAllKnown(parts.map((part) => part[kind])) ?? 0, kind)
  return formatAmountSum(
    roundToHundredths(sumIfAllKnown(parts.map((part) => part.amount)) ?? 0),
    kind === 'pieces' ? null : kind,
  )
}

/** How all is told that was told in different ways: as it is sold, else by weight. */
function commonMeasure(totals: Record<Measure, number | null>, packs: readonly SoldPack[]): Measure | null {
  const measureOfPacks = packs[0]?.measure
  if (measureOfPacks && measureOfPacks !== 'pieces' && totals[measureOfPacks] !== null) return measureOfPacks
  return totals.grams !== null ? 'grams' : totals.millilitres !== null ? 'millilitres' : null
}

/** Smallest first, so that it does not matter in which order recipes were added. Null when one of them is unknown. */
function sumIfAllKnown(amounts: readonly (number | null)[]): number | null {
  const known = amounts.filter((amount) => amount !== null)
  if (known.length < amounts.length) return null
  return known.sort((a, b) => a - b).reduce((sum, amount) => sum + amount, 0)
}

function purchaseMeasureText(amount: number, measure: Measure): string {
  if (measure === 'pieces') return formatAmountSum(roundToHundredths(amount), null)
  const rounded = amount < 10 ? Number(amount.toPrecision(2)) : Math.round(amount)
  const [small, large] = measure === 'grams' ? ['gram', 'kilogram'] : ['milliliter', 'liter']
  return rounded < 1_000 ? formatAmountSum(rounded, small) : formatAmountSum(rounded / 1_000, large)
}

const roundToHundredths = (amount: number) => Number(amount.toFixed(2))

/** What to put in the basket. */
export interface PacksToBuy {
  count: number
  pack: SoldPack
  /** What is left when the recipes are cooked: "175 g", '' for nothing. */
  left: string
}

/** The packs of one size that leave least over, of those the fewest; null where packs or the amount are not known. */
export function choosePacksToBuy(needed: TotalAmountNeeded, packs: readonly SoldPack[]): PacksToBuy | null {
  const packChoices = packs.flatMap((pack) => {
    const amount = needed[pack.measure]
    if (amount === null || amount <= 0 || needed.text === '' || needed.isPacked) return []
    // Who needs 401 g of a 400 g tin opens one.
    const count = Math.max(1, Math.ceil((amount / pack.holds) * 0.995))
    return [{ pack, count, over: Math.max(0, count * pack.holds - amount) }]
  })
  const [best] = packChoices.sort((a, b) => a.over - b.over || a.count - b.count)
  if (!best) return null
  const { pack, count, over } = best
  return {
    pack,
    count,
    left: over < pack.holds * 0.02 ? '' : purchaseMeasureText(Math.max(1, Math.round(over)), pack.measure),
  }
}
