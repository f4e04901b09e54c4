import { capitalize, formatCount, formatMinutes, joinWithAnd } from './grammar.ts'
import { type FilledSlot, type Prose, slotMarks } from './template.ts'

const marks = new RegExp(`[${Object.values(slotMarks).join('')}]`, 'g')

const countSlots = (words: string) => words.match(marks)?.length ?? 0

/** A stretch of the words with the slots that stand in it. */
export function sliceProse({ words, slots }: Prose, from: number, to = words.length): Prose {
  const part = words.slice(from, to)
  const first = countSlots(words.slice(0, from))
  return { words: part, slots: slots.slice(first, first + countSlots(part)) }
}

export function joinProse(...parts: readonly (Prose | string)[]): Prose {
  const prose = parts.map((part) => (typeof part === 'string' ? { words: part, slots: [] } : part))
  return {
    words: prose.map(({ words }) => words).join(''),
    slots: prose.flatMap(({ slots }) => slots),
  }
}

/** Names that a sentence lists: "the {a}, the {b} and {c}" is three. Its words stand between the separators. */
export function namesInList(list: Prose): string[] {
  const separator = /,? and the |, the |, | and /g
  const names: string[] = []
  let from = 0
  for (const end of [...list.words.matchAll(separator), null]) {
    const part = sliceProse(list, from, end?.index)
    const [slot] = part.slots
    if (part.words.length === 1 && slot?.kind === 'names') names.push(...slot.names)
    else names.push(renderProse(part))
    from = (end?.index ?? 0) + (end?.[0].length ?? 0)
  }
  return names
}

export const proseOfNames = (names: readonly string[]): Prose => ({
  words: slotMarks.names,
  slots: [{ kind: 'names', names, isCapital: false }],
})

const firstCode = 0xe200

/** The prose with its words changed: `edit` gets one character for each slot, and may move or drop it. */
export function editWords({ words, slots }: Prose, edit: (words: string) => string): Prose {
  let index = 0
  const edited = edit(words.replace(marks, () => String.fromCharCode(firstCode + index++)))
  const kept: FilledSlot[] = []
  const marked = edited.replace(/[\uE200-\uE2FF]/g, (code) => {
    const slot = slots[code.charCodeAt(0) - firstCode]!
    kept.push(slot)
    return slotMarks[slot.kind]
  })
  return { words: marked, slots: kept }
}

/** The slot that a character of the words that `editWords` hands over stands for; null for a letter. */
export function slotCodeAt(words: string, at: number): number | null {
  const index = words.charCodeAt(at) - firstCode
  return index >= 0 && index < 0x100 ? index : null
}

/** The prose with some of its slots as words. */
export function spellSlots({ words, slots }: Prose, isSpelled: (slot: FilledSlot) => boolean): Prose {
  let index = 0
  const spelled = words.replace(marks, (mark) => {
    const slot = slots[index++]!
    return isSpelled(slot) ? formatSlot(slot) : mark
  })
  return { words: spelled, slots: slots.filter((slot) => !isSpelled(slot)) }
}

/** The prose with a slot put in at this place of the words. */
export const insertSlot = (prose: Prose, at: number, slot: FilledSlot): Prose =>
  joinProse(sliceProse(prose, 0, at), { words: slotMarks[slot.kind], slots: [slot] }, sliceProse(prose, at))

/** The words with what stands in the slots: the only place where a step or a title becomes text. */
export function renderProse({ words, slots }: Prose): string {
  let text = ''
  let index = 0
  let from = 0
  for (const { index: at } of words.matchAll(marks)) {
    const slot = slots[index++]!
    text += words.slice(from, at)
    from = at + 1
    if (slot.kind === 'time' && slot.purpose === 'heating')
      text = `${text.replace(/(?:, about)? ?$/, '')}, about ${formatTime(slot)}${words.charAt(from) === ' ' ? ',' : ''}`
    else text += formatSlot(slot)
  }
  return text + words.slice(from)
}

function formatSlot(slot: FilledSlot): string {
  if (slot.kind === 'amount') return slot.text
  if (slot.kind === 'time')
    return slot.batches
      ? `in ${formatCount(slot.batches)} batches, ${formatTime(slot)} in all`
      : formatTime(slot)
  const list = joinWithAnd(slot.names)
  return slot.isCapital ? capitalize(list) : list
}

function formatTime({ least, upTo, isRange, purpose }: FilledSlot & { kind: 'time' }): string {
  if (upTo === 0) return 'briefly'
  if (purpose === 'batches' && isRange) return `${least} to ${upTo} minutes`
  return isRange ? `${least} to ${formatMinutes(upTo)}` : formatMinutes(upTo)
}
