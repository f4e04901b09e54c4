import { expect, test } from 'vitest'
import { readingOf } from './readingOf.ts'

test.each([
  ['keine Fadennudeln', ['pasta']],
  ['keine Trockenmilch', ['milk powder']],
  ['keine Trockenhefe', ['yeast']],
  ['keine Trockenfrüchte', ['dried fruit']],
  ['ohne Sauerteig', ['sourdough starter']],
])('a food that begins like "fad" or "trocken" is left out: "%s"', (wish, read) => {
  expect(readingOf(wish)).toEqual(read)
})

test.each(['kein fades Essen', 'nicht so trocken bitte, Hähnchen', 'kein trockenes Fleisch'])(
  'words that describe the taste of a dish exclude no food: "%s"',
  (wish) => expect(readingOf(wish)).toEqual([]),
)
