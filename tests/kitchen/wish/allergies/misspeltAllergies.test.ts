import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'

const saidOf = (wish: string) => {
  const { leftOut, unclear } = readWishLimits(wish)
  return { leftOut: leftOut.map(({ said }) => said), asked: unclear.map(({ text }) => text) }
}

test.each([
  ['hazlenut allergy cookies', 'hazlenut'],
  ['walnutt allergy brownies', 'walnutt'],
  ['almnd allergy cake', 'almnd'],
  ['pistashio allergy ice cream', 'pistashio'],
  ['eg allergy cake', 'eg'],
  ['oyser allergy pasta', 'oyser'],
  ['seseme allergy noodles', 'seseme'],
  ['peenut allergy noodles', 'peenut'],
  ['hazlenut allergy, cookies', 'hazlenut'],
  ['cookies, hazlenut allergy', 'hazlenut'],
])('a misspelt food before "allergy" is left out, not the dish behind it: "%s"', (wish, food) =>
  expect(saidOf(wish)).toEqual({ leftOut: [food], asked: [] }),
)

test('misspelt foods of a list of allergies are left out', () =>
  expect(saidOf('allergies: penuts, sesme. noodles').leftOut).toEqual(['penuts', 'sesme']))

test.each([
  ['nutt allergy cookies', 'nutt allergy'],
  ['egs allergy cake', 'egs allergy'],
  ['milc allergy cake', 'milc allergy'],
  ['weat allergy bread', 'weat allergy'],
  ['pnut allergy cookies', 'pnut allergy'],
  ['fsh allergy pie', 'fsh allergy'],
  ['blorb allergy cookies', 'blorb allergy'],
  ['till se allergy laddu', 'till se allergy'],
  ['tunna allergy pasta', 'tunna allergy'],
  ['Soija Allergie Nudeln', 'Soija Allergie'],
  ['alergia lche pastel', 'alergia lche pastel'],
  ['allergie amendes gateau', 'allergie amendes gateau'],
  ['allergie oeuff gateau', 'allergie oeuff gateau'],
  ['allergie lai gateau', 'allergie lai gateau'],
])('an unknown word before "allergy" is asked about, and the dish is not left out: "%s"', (wish, question) =>
  expect(saidOf(wish)).toEqual({ leftOut: [], asked: [question] }),
)

test.each(['no onion no garlic, paneer', 'bina pyaz bina lehsun, paneer'])(
  'a food behind foods that each have a negation is asked about: "%s"',
  (wish) => {
    const { leftOut, unclear } = readWishLimits(wish)
    expect(leftOut.flatMap(({ foods }) => foods)).not.toContain('paneer')
    expect(unclear.flatMap(({ foods }) => foods.map(({ food }) => food))).toEqual(['paneer'])
  },
)
