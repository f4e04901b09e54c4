import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { alignLabelsToTokens } from '#server/commands/lineTraining/alignLabels.ts'
import { learnTaggerWeights } from '#server/commands/lineTraining/learnTaggerWeights.ts'
import { taggerStateByLabel } from '#shared/kitchen/lines/labels.ts'
import { createLineParser } from '#shared/kitchen/lines/lineParser.ts'
import { unpackLineTaggerWeights } from '#shared/kitchen/lines/lineTaggerWeights.ts'
import { createLineTokens, tokenizeLine } from '#shared/kitchen/lines/tokens.ts'

const settings = {
  rounds: 20,
  warmUp: 5,
  rate: 0.3,
  shrink: 0.1,
  dropout: 0.2,
  nameCost: 0,
  seed: 1,
  seeds: 1,
  leastUses: 1,
  valueStep: 0.05,
  room: 50_000,
}

/** Made-up words, so that nothing but these lines can have taught them. */
const taught = ['flub', 'grone', 'plim', 'vask', 'sorrin', 'tebble'].flatMap((food) =>
  [1, 2, 3].map((count) => ({ line: `${count} zorts ${food}, quaxed`, food })),
)

test('a tagger trained on labelled lines reads similar lines', () => {
  const { beforeName, afterName } = taggerStateByLabel
  const lines = taught.map(({ line }) => ({
    source: 'made up',
    line,
    expected: { quantity: null, quantityMax: null, unit: null, name: null },
    states: Uint8Array.of(beforeName[0]!, beforeName[1]!, beforeName[3]!, afterName[4]!),
    fold: 0,
  }))
  const packed = learnTaggerWeights(lines, new Set(), settings, { shift: 0, stretch: 1 })
  const parse = createLineParser(unpackLineTaggerWeights(packed))
  expect(parse('4 zorts wumble, quaxed')).toMatchObject({
    quantity: 4,
    unit: 'zort',
    name: 'wumble',
    preparation: 'quaxed',
  })
})

test('labels are aligned with the tokens of a line, or the line is left out', () => {
  const tokens = createLineTokens()
  tokenizeLine('1½ cups half-and-half (cold)', tokens)
  const theirs = { tokens: ['1#1$2', 'cups', 'half-and-half', '(', 'cold', ')'], labels: 'QUN-P-' }
  expect(alignLabelsToTokens(tokens, theirs)).toEqual([0, 1, 3, 4])
  expect(alignLabelsToTokens(tokens, { tokens: ['2', 'cups', 'milk'], labels: 'QUN' })).toBeNull()
})

test('the tagger’s weights take 400 kB at most', () => {
  const file = new URL('../../../src/shared/kitchen/lines/lineWeights.ts', import.meta.url)
  expect(statSync(file).size).toBeLessThanOrEqual(400_000)
})
