import type { SecondAmount } from './amounts.ts'
import { createLineParser } from './lineParser.ts'
import { unpackLineTaggerWeights } from './lineTaggerWeights.ts'
import { packedLineTaggerWeights } from './lineWeights.ts'
import { writeOutLargePieces } from './units/largePieces.ts'
import { writeOutRestOfMeasure } from './units/restsOfMeasures.ts'

/** One line of a recipe's ingredients, taken apart by its words alone. */
export interface LineParts {
  /** The first amount; null when none is told. */
  quantity: number | null
  /** The upper end of a range, else null. */
  quantityMax: number | null
  /** Canonical and singular: "gram", "cup", "clove", "can"; null when things are counted by themselves. */
  unit: string | null
  /** The food's words as written; '' only for a heading or a line without a word. */
  name: string
  /** What is done to it: "finely chopped". */
  preparation: string | null
  /** All else that is said: size, purpose, brands, and what stands beyond the length that is read. */
  note: string | null
  isOptional: boolean
  /** "For the sauce:" heads other lines; its words are the note. */
  isHeading: boolean
  /** "butter or olive oil" leaves two foods open; empty when there is only one. */
  alternatives: string[]
  secondAmount: SecondAmount | null
  /** 0 to 1: the share of lines as clear as this one whose amount, unit and name are read rightly. */
  confidence: number
}

/** A hyphen between two amounts with their units, "800 g-2 kg"; the tagger reads "g-2" as one word. */
const betweenAmounts = /(?<=\d ?\p{L}{1,12}\.?)[-–](?=\d)/gu

let parser: ((text: string) => LineParts) | null = null

/**
 * Reads any text as one line of ingredients; never throws, and takes time by its length up to 640 letters, none beyond.
 * The weights are learned from labelled lines by `node src/server/commands/trainLineTagger.ts`.
 */
export function splitLineIntoParts(text: string): LineParts {
  parser ??= createLineParser(unpackLineTaggerWeights(packedLineTaggerWeights))
  return parser(writeOutRestOfMeasure(writeOutLargePieces(text)).replace(betweenAmounts, ' - '))
}
