/** How much of a replacement goes for the old food: by its measure and its mass, or by the piece. */
export type SwapAmount =
  | { kind: 'share'; ofVolume: number; ofMass: number }
  | { kind: 'each'; quantity: number; unit: string | null }

export interface SwapPart {
  amount: SwapAmount
  /** As a cook would buy it; "(s)" is for more than one piece. */
  words: string
}

export interface SwapEntry {
  /** More than one are mixed. */
  parts: readonly SwapPart[]
  /** "finely chopped" still makes sense of it. */
  keepsPreparation: boolean
  changes: string
}

/** What may stand for these foods and kinds; `when` are words of which the line must hold one, if there are any. */
export interface SwapTableBlock {
  foods: readonly string[]
  when: readonly string[]
  swaps: readonly SwapEntry[]
}

const pieceUnits = /^(teaspoon|tablespoon|cup|gram|milliliter|slice|sheet|clove|pinch|sprig)\s+/

/**
 * Reads a table of swaps. "> butter, ghee when greasing, melted" begins a block; each line below it is one swap:
 * "0.75/0.8 olive oil | What changes." is three quarters of the old measure or 0.8 of the old mass (1 where nothing
 * is said); "each 1 tablespoon ground linseed + 3 tablespoon water | …" goes by the piece; "vegan cheese, … | …" keeps
 * the preparation. Throws an Error for a line it cannot read.
 */
export function readSwaps(table: string): SwapTableBlock[] {
  const blocks: { foods: string[]; when: string[]; swaps: SwapEntry[] }[] = []
  for (const line of table.split('\n').map((text) => text.trim())) {
    if (line === '') continue
    if (line.startsWith('>')) {
      const [foods = '', when = ''] = line.slice(1).split(' when ')
      blocks.push({ foods: listOf(foods), when: listOf(when), swaps: [] })
    } else {
      const [replacement = '', changes = ''] = line.split('|').map((part) => part.trim())
      const block = blocks.at(-1)
      if (!block || replacement === '' || changes === '') throw new Error(`No swap: "${line}"`)
      block.swaps.push(entryOf(replacement, changes))
    }
  }
  return blocks
}

const listOf = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

function entryOf(text: string, changes: string): SwapEntry {
  const keepsPreparation = text.endsWith(', …')
  const replacement = keepsPreparation ? text.slice(0, -3) : text
  const isByPiece = replacement.startsWith('each ')
  const parts = (isByPiece ? replacement.slice(5) : replacement).split(' + ')
  return { parts: parts.map(isByPiece ? piecePart : sharePart), keepsPreparation, changes }
}

function piecePart(text: string): SwapPart {
  const [, quantity, rest = ''] = /^([\d.]+)\s+(.+)$/.exec(text) ?? []
  if (quantity === undefined) throw new Error(`No amount by the piece: "${text}"`)
  const unit = pieceUnits.exec(rest)?.[1] ?? null
  return {
    amount: { kind: 'each', quantity: Number(quantity), unit },
    words: unit === null ? rest : rest.replace(pieceUnits, ''),
  }
}

function sharePart(text: string): SwapPart {
  const [, volume, mass, words = text] = /^([\d.]+)(?:\/([\d.]+))?\s+(.+)$/.exec(text) ?? []
  const ofVolume = Number(volume ?? 1)
  return { amount: { kind: 'share', ofVolume, ofMass: mass === undefined ? ofVolume : Number(mass) }, words }
}
