import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { taggerNameState, taggerStateByLabel } from '#shared/kitchen/lines/labels.ts'
import { createLineTokens, tokenizeLine } from '#shared/kitchen/lines/tokens.ts'
import { alignLabelsToTokens } from './alignLabels.ts'

export interface ExpectedLineParts {
  quantity: number | null
  quantityMax: number | null
  unit: string | null
  name: string | null
}

export interface LabelledTrainingLine {
  source: string
  line: string
  expected: ExpectedLineParts
  /** The tagger's state of each token; null if the line is labelled by other tokens than the tokenizer's. */
  states: Uint8Array | null
  /** 0 to 4; equal for lines that differ only in numbers and punctuation. */
  fold: number
}

export const crossValidationFolds = 5

const readLines = (file: string) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

/** Lines of `dev/*.jsonl` with the labels of `dev-tokens/*.jsonl` aligned to our own tokens. */
export function readLabelledLines(folder: string): LabelledTrainingLine[] {
  const tokens = createLineTokens()
  return readdirSync(path.join(folder, 'dev'))
    .sort()
    .flatMap((file) => {
      const labelled = new Map(readLines(path.join(folder, 'dev-tokens', file)).map((row) => [row.id, row]))
      return readLines(path.join(folder, 'dev', file)).map(
        ({ id, source, line, expected }): LabelledTrainingLine => {
          tokenizeLine(line, tokens)
          const labels = alignLabelsToTokens(tokens, labelled.get(id))
          return { source, line, expected, states: labels && statesOf(labels), fold: foldOf(line) }
        },
      )
    })
}

function foldOf(line: string): number {
  const words = line
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
  return createHash('sha256').update(words).digest()[0]! % crossValidationFolds
}

function statesOf(labels: number[]): Uint8Array {
  let isNamed = false
  return Uint8Array.from(labels, (label) => {
    const state = (isNamed ? taggerStateByLabel.afterName : taggerStateByLabel.beforeName)[label]!
    isNamed ||= state === taggerNameState
    return state
  })
}
