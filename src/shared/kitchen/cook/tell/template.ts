import { asMinutes, type Minutes } from '../../units/quantities.ts'
import type { CookAmount } from '../cookAmounts.ts'

/**
 * The small language in which dishes are written:
 *   {veg} {oil+garlic}     the foods of one or several slots, as a list; {Veg} with a capital
 *   {oil+"a pinch of salt"}   words in quotes join the list as they are
 *   half of the {oil}, a third of, two thirds of, a quarter of, most of, the rest of, half of the rest of …
 *                          what is taken of a food here; of what is measured the step names the amount
 *   {protein.done}         a property of what was chosen
 *   {=2 tbsp} of water     an amount of what has no line, scaled to the table
 *   {#12}                  a count for as many people as the dish is written for, scaled to the table
 *   {~5} {~4-5} {~veg.time}   a time: "5 minutes", counted as time at the stove
 *   {&20}                  a time that runs beside the next steps
 *   [and the {herb}|alone] a stretch that falls away (or gives way to the next) when a slot in it stayed empty
 */
export type TemplateNode =
  | { kind: 'text'; text: string }
  | {
      kind: 'ref'
      slots: readonly string[]
      property: string | null
      isCapital: boolean
      share: AmountShareName | null
    }
  | {
      kind: 'time'
      minutes: Minutes
      upTo: Minutes
      ref: readonly [string, string] | null
      isBackground: boolean
    }
  | { kind: 'count'; count: number }
  | { kind: 'measure'; amount: CookAmount }
  | { kind: 'choice'; branches: readonly (readonly TemplateNode[])[] }

export const amountShareNames = [
  'half',
  'a third',
  'two thirds',
  'a quarter',
  'three quarters',
  'a fifth',
  'most',
  'some',
  'a little',
  'more',
  'the rest',
  'half of the rest',
] as const
export type AmountShareName = (typeof amountShareNames)[number]

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

const parsed = new Map<string, readonly TemplateNode[]>()

export function parseTemplateNodes(source: string): readonly TemplateNode[] {
  const known = parsed.get(source)
  if (known) return known
  const reader = { source, at: 0 }
  const nodes = readNodes(reader, '')
  if (reader.at < source.length) throw new Error(`Unbalanced bracket in "${source}"`)
  parsed.set(source, nodes)
  return nodes
}

function readNodes(reader: { source: string; at: number }, ends: string): TemplateNode[] {
  const nodes: TemplateNode[] = []
  let text = ''
  const flush = () => {
    if (text) nodes.push({ kind: 'text', text })
    text = ''
  }
  while (reader.at < reader.source.length) {
    const char = reader.source.charAt(reader.at)
    if (ends.includes(char)) break
    reader.at++
    if (char === '{') {
      const said = sharePattern.exec(text)
      if (said) text = text.slice(0, said.index)
      flush()
      const close = reader.source.indexOf('}', reader.at)
      if (close < 0) throw new Error(`Unbalanced brace in "${reader.source}"`)
      nodes.push(readReference(reader.source.slice(reader.at, close), said ? shareNamed(said[1]!) : null))
      reader.at = close + 1
    } else if (char === '[') {
      flush()
      const branches: TemplateNode[][] = []
      do {
        branches.push(readNodes(reader, '|]'))
        if (reader.at >= reader.source.length) throw new Error(`Unbalanced bracket in "${reader.source}"`)
      } while (reader.source.charAt(reader.at++) === '|')
      nodes.push({ kind: 'choice', branches })
    } else {
      text += char
    }
  }
  flush()
  return nodes
}

const sharePattern =
  /(?<![\p{L}-])(half of the rest|half|a third|two thirds|a quarter|three quarters|a fifth|most|some|a little|more|the rest) of (?:the )?$/iu
const shareNamed = (said: string) => amountShareNames.find((name) => name === said.toLowerCase())!

function readMeasure(body: string): CookAmount {
  const [, quantity, unit] = /^=(\d+) (ml|tbsp|tsp)$/.exec(body) ?? []
  if (!quantity || !unit) throw new Error(`No measure in "{${body}}"`)
  return { quantity: Number(quantity), unit: unit as 'ml' | 'tbsp' | 'tsp' }
}

function readReference(body: string, share: AmountShareName | null): TemplateNode {
  if (body.startsWith('#')) return { kind: 'count', count: Number(body.slice(1)) }
  if (body.startsWith('=')) return { kind: 'measure', amount: readMeasure(body) }
  if (body.startsWith('~') || body.startsWith('&')) {
    const isBackground = body.startsWith('&')
    const inner = body.slice(1)
    const numbers = /^(\d+)(?:-(\d+))?$/.exec(inner)
    if (numbers) {
      const [, least, most = least] = numbers
      const upTo = asMinutes(Number(most))
      return { kind: 'time', minutes: asMinutes(Number(least)), upTo, ref: null, isBackground }
    }
    const [slot = '', property = ''] = inner.split('.')
    return {
      kind: 'time',
      minutes: asMinutes(0),
      upTo: asMinutes(0),
      ref: [slot, property],
      isBackground,
    }
  }
  const property = /\.([A-Za-z]+)$/.exec(body)?.[1] ?? null
  const names = property ? body.slice(0, -property.length - 1) : body
  const isCapital = /^[A-Z]/.test(names)
  const slots = (isCapital ? names.charAt(0).toLowerCase() + names.slice(1) : names).split('+')
  return { kind: 'ref', slots, property, isCapital, share }
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
