import { expect, test } from 'vitest'
import { rescaleLine } from '../scalingCalls.ts'

test.each([
  ['1 head garlic (10–12 cloves)', 0.5, '½ head garlic (5–6 cloves)'],
  ['1 head garlic (10–12 cloves)', 2, '2 heads garlic (20–24 cloves)'],
  ['1 head of garlic (about 12 cloves)', 2, '2 heads of garlic (about 24 cloves)'],
  ['1 Knolle Knoblauch (10 Zehen)', 2, '2 Knollen Knoblauch (20 Zehen)'],
  ["1 tête d'ail (10 gousses)", 2, "2 têtes d'ail (20 gousses)"],
  ['1 cabeza de ajo (10-12 dientes)', 2, '2 cabezas de ajo (20–24 dientes)'],
  ['1 رأس ثوم (10 فصوص)', 0.5, '½ رأس ثوم (5 فصوص)'],
  ['1 लहसुन की गांठ (10 कलियाँ)', 2, '2 लहसुन की गांठ (20 कलियाँ)'],
  ['1 baguette (about 12 slices)', 0.5, '½ baguette (about 6 slices)'],
  ['1 bunch celery (8 stalks)', 2, '2 bunches celery (16 stalks)'],
])('pieces in brackets grow with what they are of: "%s" x %f is "%s"', (line, factor, expected) => {
  expect(rescaleLine(line, { factor })).toBe(expected)
})

test.each([
  ['2 heads garlic (10 cloves each)', '4 heads garlic (10 cloves each)'],
  ['2 packs bacon (8 slices)', '4 packs bacon (8 slices)'],
  ['1 cake (serves 8)', '2 cakes (serves 8)'],
  ['4 onions (2 sliced)', '8 onions (4 sliced)'],
])('what each has or a pack holds stays: "%s" x 2 is "%s"', (line, expected) => {
  expect(rescaleLine(line, { factor: 2 })).toBe(expected)
})
