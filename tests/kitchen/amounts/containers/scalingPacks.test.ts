import { describe, expect, test } from 'vitest'
import { rescaleLine } from '../scalingCalls.ts'

describe('what one pack or piece holds, in two units', () => {
  test.each([
    ['1 (14 oz/400 g) can tomatoes', '2 (14 oz/400 g) cans tomatoes'],
    ['4 x 150g/5½oz cod fillets', '8 x 150g/5½oz cod fillets'],
    ['1 x 400g/14oz can tomatoes', '2 x 400g/14oz cans tomatoes'],
    ['2 (400 g/14 oz) tins chickpeas', '4 (400 g/14 oz) tins chickpeas'],
    ['1 14-oz (400 g) can tomatoes', '2 14-oz (400 g) cans tomatoes'],
    ['1 8 oz. (225g) block feta', '2 8 oz. (225g) blocks feta'],
    ['4 (6 oz/170 g) salmon fillets', '8 (6 oz/170 g) salmon fillets'],
    ['1 (1.5 kg/3 lb 5 oz) chicken', '2 (1.5 kg/3 lb 5 oz) chickens'],
    ['1 (8-oz; 225-g) package cream cheese', '2 (8-oz; 225-g) packages cream cheese'],
    ['4 (5 to 6 oz/140 to 170 g) fish fillets', '8 (5 to 6 oz/140 to 170 g) fish fillets'],
    ['2 sirloin steaks (each 225g/8oz)', '4 sirloin steaks (each 225g/8oz)'],
    ['2 steaks, each about 8 oz', '4 steaks, each about 8 oz'],
    ['1 large (28-oz/800-g) can tomatoes', '2 large (28-oz/800-g) cans tomatoes'],
    ['a 450 g/1 lb pack of gnocchi', '2 450 g/1 lb packs of gnocchi'],
    ['2 x 80g packs (2¾ oz) prosciutto', '4 x 80g packs (2¾ oz) prosciutto'],
    ['4 filets de saumon (150 g/5 oz pièce)', '8 filets de saumon (150 g/5 oz pièce)'],
    ['2 Dosen Tomaten (à 400 g/14 oz)', '4 Dosen Tomaten (à 400 g/14 oz)'],
    ['half a 400 g/14 oz tin chickpeas', '1 400 g/14 oz tin chickpeas'],
  ])('the content of one pack keeps both units when the line is doubled: %s', (line, expected) => {
    expect(rescaleLine(line, { factor: 2 })).toBe(expected)
  })

  test.each([
    ['1 (14 oz/400 g) can tomatoes', '3 (400 g) cans tomatoes', '3 (14 oz) cans tomatoes'],
    ['4 x 150g/5½oz cod fillets', '12 x 150g cod fillets', '12 x 5½oz cod fillets'],
    ['1 14-oz (400 g) can tomatoes', '3 400 g cans tomatoes', '3 14-oz cans tomatoes'],
    ['2 sirloin steaks (each 225g/8oz)', '6 sirloin steaks (each 225g)', '6 sirloin steaks (each 8oz)'],
  ])('the content of one pack is shown once when units are converted: %s', (line, metric, us) => {
    expect(rescaleLine(line, { factor: 3, units: 'metric' })).toBe(metric)
    expect(rescaleLine(line, { factor: 3, units: 'us' })).toBe(us)
  })

  test('a line scaled to one pack has the singular noun', () => {
    expect(rescaleLine('2 (400 g/14 oz) tins chickpeas', { factor: 1 / 2 })).toBe(
      '1 (400 g/14 oz) tin chickpeas',
    )
  })
})

describe('one amount in three units', () => {
  test.each([
    ['115g/4oz/1 stick butter', 2, '230 g/8 oz/2 sticks butter'],
    ['55g/2oz/½ stick butter', 1 / 2, '28 g/1 oz/¼ stick butter'],
    ['400g/14oz/1 tin tomatoes', 3, '1.2 kg/2 lb 10 oz/3 tins tomatoes'],
    ['1 stick (8 tablespoons; 113 g) butter', 2, '2 sticks (1 cup; 225 g) butter'],
  ])('an amount in three units is scaled in all three: %s by %d', (line, factor, expected) => {
    expect(rescaleLine(line, { factor })).toBe(expected)
  })

  test.each([
    ['600ml/1 pint/2½ cups milk', '600ml milk', '1 pint milk'],
    ['115g/4oz/1 stick butter', '115g/1 stick butter', '4oz/1 stick butter'],
    ['1 stick (8 tablespoons; 113 g) butter', '1 stick (113 g) butter', '1 stick (8 tablespoons) butter'],
  ])('an amount in three units is shown in one when units are converted: %s', (line, metric, us) => {
    expect(rescaleLine(line, { units: 'metric' })).toBe(metric)
    expect(rescaleLine(line, { units: 'us' })).toBe(us)
  })
})

describe('two units that do not quite agree', () => {
  test.each([
    ['1 pint (570 ml) stout', 1 / 2, '½ pint (275 ml) stout'],
    ['300ml/½ pint milk', 1 / 2, '150 ml/¼ pint milk'],
    ['900 ml (2 cups) stock', 2, '1.8 l (4 cups) stock'],
  ])('two units that differ slightly are scaled alike: %s by %d', (line, factor, expected) => {
    expect(rescaleLine(line, { factor })).toBe(expected)
  })

  test('two units that differ slightly are shown as one when units are converted', () => {
    expect(rescaleLine('900 ml (2 cups) stock', { units: 'metric' })).toBe('900 ml stock')
    expect(rescaleLine('900 ml (2 cups) stock', { units: 'us' })).toBe('2 cups stock')
  })
})

test.each([
  ['a couple of onions', '4 onions'],
  ['7up 200 ml', '7up 400 ml'],
  ['2nd pressing olive oil, 1 cup', '2nd pressing olive oil, 2 cups'],
])('the line with packs in two units "%s" scaled by two is "%s"', (line, expected) => {
  expect(rescaleLine(line, { factor: 2 })).toBe(expected)
})
