import type { Minutes } from '../../units/quantities.ts'
import type { CookAmount } from '../cookAmounts.ts'
import type { AmountShareName, TemplateNode } from './parseTemplate.ts'

/** What stands in one place of a filled template. */
export type FilledSlot =
  /** Names of foods or other words, as a list. */
  | {
      kind: 'names'
      names: readonly string[]
      isCapital: boolean
      /** The slots of the dish whose foods are named; none where only a word is said. */
      foodSlots?: readonly string[]
      /** Whether all of those foods is meant, and not a part. */
      isWhole?: boolean
    }
  | { kind: 'amount'; text: string }
  | {
      kind: 'time'
      least: Minutes
      upTo: Minutes
      isRange: boolean
      isBackground: boolean
      /** Whether a pot or an oven gets hot meanwhile, or all batches together take so long. */
      purpose: 'cook' | 'heating' | 'batches'
      /** How many batches the pan takes, where the author does not speak of batches. */
      batches?: number
    }

/** The characters that stand for the places of names, amounts and times in `words`. */
export const slotMarks = { names: '\uE001', amount: '\uE003', time: '\uE002' } as const

/** Authored words with a mark for each slot, in the order of `slots`. */
export interface Prose {
  words: string
  slots: readonly FilledSlot[]
}

export interface FilledTemplate extends Prose {
  /** The slots of the dish that it speaks of. */
  used: readonly string[]
}

/** The words that a template can request from a filled dish; null when the dish has none of that kind. */
export interface TemplateWordSource {
  mention(
    slots: readonly string[],
    property: string | null,
    isCapital: boolean,
    share: AmountShareName | null,
  ): readonly string[] | null
  minutes(slot: string, property: string): Minutes | null
  /** How many, for the people at this table, of what makes so many for the dish as written. */
  count(written: number): number
  /** An amount for the people at this table. */
  measure(written: CookAmount): string
}

/** Fills a template in; null when something it cannot do without is missing. */
export function fillTemplateNodes(
  nodes: readonly TemplateNode[],
  source: TemplateWordSource,
): FilledTemplate | null {
  let words = ''
  const slots: FilledSlot[] = []
  const used: string[] = []
  const put = (slot: FilledSlot) => {
    words += slotMarks[slot.kind]
    slots.push(slot)
  }
  for (const node of nodes) {
    if (node.kind === 'text') {
      words += node.text
    } else if (node.kind === 'ref') {
      const names = source.mention(node.slots, node.property, node.isCapital, node.share)
      if (names === null) return null
      used.push(...node.slots)
      const foodSlots = node.property === null ? node.slots : []
      put({ kind: 'names', names, isCapital: node.isCapital, foodSlots, isWhole: node.share === null })
    } else if (node.kind === 'count') {
      put({ kind: 'amount', text: `${source.count(node.count)}` })
    } else if (node.kind === 'measure') {
      put({ kind: 'amount', text: source.measure(node.amount) })
    } else if (node.kind === 'time') {
      const upTo = node.ref ? source.minutes(node.ref[0], node.ref[1]) : node.upTo
      if (upTo === null) return null
      const isRange = node.minutes !== node.upTo && !node.ref
      const { minutes: least, isBackground } = node
      put({ kind: 'time', least, upTo, isRange, isBackground, purpose: 'cook' })
    } else {
      for (const branch of node.branches) {
        const inner = fillTemplateNodes(branch, source)
        if (!inner) continue
        words += inner.words
        slots.push(...inner.slots)
        used.push(...inner.used)
        break
      }
    }
  }
  return { words, slots, used }
}

/** The slots a template cannot do without, and those it only mentions in brackets. */
export function collectTemplateSlots(
  nodes: readonly TemplateNode[],
  into = new Set<string>(),
): ReadonlySet<string> {
  for (const node of nodes) {
    if (node.kind === 'ref') for (const slot of node.slots) if (!slot.startsWith('"')) into.add(slot)
    if (node.kind === 'choice') for (const branch of node.branches) collectTemplateSlots(branch, into)
  }
  return into
}

/** What stands before the slots of a step: nothing in the dish itself. */
export type StepPrefix = '' | 'sauce.' | 'side.' | 'extra.'
