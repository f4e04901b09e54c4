import { expect, test } from 'vitest'
import { parseIngredientLine } from '#shared/kitchen/lines/parseIngredientLine.ts'
import { rescaleLine, rescaleStep } from '../scalingCalls.ts'

test.each([
  ['1 gr. Zwiebel', '2 gr. Zwiebeln'],
  ['2 gr. Kartoffeln', '4 gr. Kartoffeln'],
  ['1 gr Zwiebel', '2 gr Zwiebeln'],
  ['1 gr. Salatgurke', '2 gr. Salatgurken'],
  ['1 gr. Glas Gurken', '2 gr. Gläser Gurken'],
  ['2 gr. Scheiben Brot', '4 gr. Scheiben Brot'],
  ['1 gr. oignon', '2 gr. oignons'],
  ['5 gr. Salz', '10 g Salz'],
  ['10 gr. Petersilie', '20 g Petersilie'],
  ['10 gr. Pilze', '20 g Pilze'],
  ['250 gr. Tomaten', '500 g Tomaten'],
  ['4 (à ca. 120 g) Lachsfilets', '8 (à ca. 120 g) Lachsfilets'],
  ['4 (je 120 g) Lachsfilets', '8 (je 120 g) Lachsfilets'],
  ['4 Lachsfilets (à ca. 120 g)', '8 Lachsfilets (à ca. 120 g)'],
  ['4 (ca. 120 g) Lachsfilets', '8 (ca. 120 g) Lachsfilets'],
  ['4 (about 4 oz) salmon fillets', '8 (about 4 oz) salmon fillets'],
  ['4 Eier (ca. 200 g)', '8 Eier (ca. 400 g)'],
  ['Je eine rote und gelbe Paprika', 'Je 2 rote und gelbe Paprika'],
  ['Je zwei Zweige Thymian und Rosmarin', 'Je 4 Zweige Thymian und Rosmarin'],
  ['4 Steaks, je eine Handvoll Rucola', '8 Steaks, je eine Handvoll Rucola'],
  ['4 (de 120 g) filets de saumon', '8 (de 120 g) filets de saumon'],
  ['Je 1 Scheibe Schinken und Käse', 'Je 2 Scheiben Schinken und Käse'],
])('the German or French line "%s" doubled is "%s"', (line, expected) => {
  expect(rescaleLine(line, { factor: 2 })).toBe(expected)
})

test('German "gr." before an onion is read as "large", and before salt as grams', () => {
  expect(parseIngredientLine('1 gr. Zwiebel')).toMatchObject({ quantity: 1, unit: null })
  expect(parseIngredientLine('5 gr. Salz')).toMatchObject({ quantity: 5, unit: 'gram' })
})

test.each(['Je 1 Scheibe Käse auf das Brot legen.', 'Mit je 1 Scheibe Käse belegen.'])(
  'a slice for each of several pieces is unchanged in the doubled step "%s"',
  (step) => {
    expect(rescaleStep(step, { factor: 2 }, ['4 Scheiben Käse', '4 Scheiben Brot'])).toBe(step)
  },
)

test('a slice that is the whole amount of its line is doubled with it', () => {
  expect(rescaleStep('1 Scheibe Käse auf das Brot legen.', { factor: 2 }, ['1 Scheibe Käse'])).toBe(
    '2 Scheiben Käse auf das Brot legen.',
  )
})
