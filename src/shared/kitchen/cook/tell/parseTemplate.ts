import { asMinutes, type Minutes } from '../../units/quantities.ts'
import { cacheAtMost } from '../boundedCache.ts'
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

/** The steps of some fifty dishes are remembered; all that are written would take 10 MB. */
const cachedNodes = cacheAtMost(500, readTemplateNodes)

export function parseTemplateNodes(source: string): readonly TemplateNode[] {
  return cachedNodes(source)
}

/** Parses without remembering, for a caller that reads each template once. Throws for a bracket that is not closed. */
export function readTemplateNodes(source: string): readonly TemplateNode[] {
  const reader = { source, at: 0 }
  const nodes = readNodes(reader, '')
  if (reader.at < source.length) throw new Error(`Unbalanced bracket in "${source}"`)
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
