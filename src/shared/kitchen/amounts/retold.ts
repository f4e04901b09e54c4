import type { FoundNumber } from './lineNumbers.ts'
import { isMeasured, isSameDimension, sizeOf, type ToldNumber } from './toldNumbers.ts'

/** Numbers that tell one amount or one length, "190 g (1½ cups)"; most amounts are told once. */
export interface Telling {
  start: number
  /** Behind the bracket that closes after the last of `told`. */
  end: number
  told: FoundNumber[]
  /** The bracket goes on behind the last of `told`. */
  isOpen: boolean
}

const joint = /^ ?(?:[([/,=] ?(?:or )?|or )(?:about |approx\.? |roughly )?$/i
const longestJoint = 16
const isLength = ({ unit, isMeasure }: ToldNumber) => isMeasure && !isMeasured(unit)
const isMetric = (unit: string | null) => /(?:gram|liter|meter)$/.test(unit ?? '')
/** How far apart two tellings of one amount may be, as a share of it: "10 g/½ oz" in print, cups and millilitres. */
const farthest = { ofTwoSystems: 0.6, ofOneSystem: 0.15 }

/** Joins the numbers of a text, in its order, that say the same amount again in another unit. */
export function tellingsOf(text: string, numbers: readonly FoundNumber[]): Telling[] {
  const tellings: Telling[] = []
  for (const told of numbers) {
    const before = tellings.at(-1)
    if (before && isRetold(text, before.told.at(-1)!, told)) before.told.push(told)
    else tellings.push({ start: told.start, end: told.end, told: [told], isOpen: false })
  }
  return tellings.map((telling) => (telling.told.length > 1 ? closed(text, telling) : telling))
}

/** With the bracket that the second telling opened, or up to what else is said in it. */
function closed(text: string, telling: Telling): Telling {
  const { start, told } = telling
  const { end } = told.at(-1)!
  if (!/[([]/.test(text.slice(told[0]!.end, end))) return { ...telling, end }
  if (/^[)\]]/.test(text.slice(end, end + 1))) return { start, end: end + 1, told, isOpen: false }
  const isOpen = /^[^()[\]]{0,60}[)\]]/.test(text.slice(end, end + 61))
  const skipped = isOpen ? /^[ ,;]*/.exec(text.slice(end, end + 4))![0].length : 0
  return { start, end: end + skipped, told, isOpen }
}

function isRetold(text: string, first: FoundNumber, second: FoundNumber): boolean {
  if (first.grows !== second.grows) return false
  const between = second.start - first.end <= longestJoint ? text.slice(first.end, second.start) : ''
  if (!joint.test(between) || first.unit === null || second.unit === null) return false
  const areTwoSystems = isMetric(first.unit) !== isMetric(second.unit)
  if (isLength(first) || isLength(second)) return isLength(first) && isLength(second) && areTwoSystems
  if (!isMeasured(first.unit) || !isMeasured(second.unit)) return false
  const isBracketOrSlash = /[([/]/.test(between)
  if (!isSameDimension(first.unit, second.unit))
    return isBracketOrSlash || (areTwoSystems && between.includes(','))
  const ratio = (first.low * sizeOf(first.unit)) / (second.low * sizeOf(second.unit))
  const far = Math.max(ratio, 1 / ratio) - 1
  return far <= (areTwoSystems ? farthest.ofTwoSystems : isBracketOrSlash ? farthest.ofOneSystem : 0)
}
