import { expect, test } from 'vitest'
import { readingOf } from '../readingOf.ts'

const four = ['#gluten', '#milk', '#nuts', '#peanuts', '#soy']

test.each([
  'dairy gluten soy nut free',
  'dairy gluten soy nut free cookies',
  'dairy gluten soy & nut free',
  'dairy, gluten, soy, nut free',
  'dairy/gluten/soy/nut free',
  'dairy-gluten-soy-nut free',
  'milch gluten soja nuss frei',
])('every food of a list before "free" is left out: "%s"', (wish) => expect(readingOf(wish)).toEqual(four))

test.each([
  ['gluten-free soy-nut bars', ['#gluten']],
  ['chicken gluten free', ['#gluten']],
  ['no soy-nut butter', ['soy nut butter']],
])('soy nuts and dishes beside a limit stay what they are: "%s"', (wish, read) =>
  expect(readingOf(wish)).toEqual(read),
)
