import { describe, expect, test } from 'vitest'
import { rescaleLine, rescaleStep } from '../scalingCalls.ts'

describe('a container that a line counts has the noun of its number', () => {
  test.each([
    ['2 mugs of tea', '1 mug of tea'],
    ['2 bowls of rice', '1 bowl of rice'],
    ['2 ladles of stock', '1 ladle of stock'],
    ['2 wine glasses of sherry', '1 wine glass of sherry'],
    ['2 legs of lamb', '1 leg of lamb'],
    ['2 Tüten Chips', '1 Tüte Chips'],
    ['2 Schalen Erdbeeren', '1 Schale Erdbeeren'],
    ['2 Tafeln Schokolade', '1 Tafel Schokolade'],
    ['2 Tuben Tomatenmark', '1 Tube Tomatenmark'],
    ['2 Kellen Brühe', '1 Kelle Brühe'],
    ['2 Rollen Blätterteig', '1 Rolle Blätterteig'],
    ['2 Kartons Eier', '1 Karton Eier'],
    ['2 Tetrapaks Tomaten', '1 Tetrapak Tomaten'],
    ['2 briques de crème', '1 brique de crème'],
    ['2 bouteilles de cidre', '1 bouteille de cidre'],
    ['2 bocaux de cornichons', '1 bocal de cornichons'],
    ['2 tablettes de chocolat', '1 tablette de chocolat'],
    ['2 bols de riz', '1 bol de riz'],
    ['2 rouleaux de pâte feuilletée', '1 rouleau de pâte feuilletée'],
    ['2 briks de leche', '1 brik de leche'],
    ['2 tabletas de chocolate', '1 tableta de chocolate'],
    ['2 cuencos de arroz', '1 cuenco de arroz'],
    ['2 tarrinas de queso', '1 tarrina de queso'],
    ['2 tacitas de café', '1 tacita de café'],
    ['2 कटोरे दही', '1 कटोरा दही'],
    ['ظرفان خميرة', '1 ظرف خميرة'],
    ['6 فناجين قهوة', '3 فناجين قهوة'],
  ])('a counted container is scaled with its noun: %s for half as many', (line, expected) => {
    expect(rescaleLine(line, { factor: 1 / 2 })).toBe(expected)
  })

  test.each([
    ['2 red chillies', '1 red chilli'],
    ['2 chilies', '1 chili'],
    ['2 brownies', '1 brownie'],
    ['2 mince pies', '1 mince pie'],
    ['2 small quiches', '1 small quiche'],
    ['2 brioches', '1 brioche'],
  ])('an English container word whose singular ends in "i" or "e" is scaled: %s', (line, expected) => {
    expect(rescaleLine(line, { factor: 1 / 2 })).toBe(expected)
  })
})

describe('a container by which a step measures out a food that its line weighs or pours', () => {
  const lines = ['500 ml wine', '300 g rice', '400 g beans', '2 cartons of cream']
  test.each([
    [lines, 'Pour in 2 glasses of wine.', 'Pour in 4 glasses of wine.'],
    [lines, 'Add a glass of the wine.', 'Add 2 glasses of the wine.'],
    [lines, 'Add 2 bowls of rice.', 'Add 4 bowls of rice.'],
    [lines, 'Add 2 mugs of rice.', 'Add 4 mugs of rice.'],
    [lines, 'Add 2 tins of beans.', 'Add 4 tins of beans.'],
    [lines, 'Pour in 2 cartons of cream.', 'Pour in 4 cartons of cream.'],
    [['500 ml Rotwein'], '2 Gläser Rotwein zugeben.', '4 Gläser Rotwein zugeben.'],
    [['300 g Reis'], 'Eine Schüssel Reis zugeben.', '2 Schüsseln Reis zugeben.'],
    [['500 ml Brühe'], '2 Kellen Brühe zugießen.', '4 Kellen Brühe zugießen.'],
    [['200 ml Sahne'], '1 Becher Sahne zugeben.', '2 Becher Sahne zugeben.'],
    [['500 ml de vin rouge'], 'Verser 2 verres de vin rouge.', 'Verser 4 verres de vin rouge.'],
    [['500 ml de vin rouge'], 'Ajouter un verre de vin.', 'Ajouter 2 verres de vin.'],
    [['300 g de riz'], 'Ajouter 2 bols de riz.', 'Ajouter 4 bols de riz.'],
    [['500 ml de vino tinto'], 'Añadir 2 vasos de vino tinto.', 'Añadir 4 vasos de vino tinto.'],
    [['500 ml de vino tinto'], 'Añadir un vaso de vino.', 'Añadir 2 vasos de vino.'],
    [['500 ml पानी'], '2 गिलास पानी डालें।', '4 गिलास पानी डालें।'],
    [['300 ग्राम चावल'], '2 कटोरी चावल डालें।', '4 कटोरी चावल डालें।'],
    [['500 مل ماء'], 'أضف كأسين من الماء.', 'أضف 4 كؤوس من الماء.'],
  ])(
    'a container by which a step measures a food is scaled with the food’s line: %s: %s',
    (ingredients, step, expected) => {
      expect(rescaleStep(step, { factor: 2 }, ingredients)).toBe(expected)
      expect(rescaleStep(step, { units: 'metric' }, ingredients)).toBe(step)
    },
  )

  test.each([
    [lines, 'Fill 2 glasses with wine.'],
    [lines, 'Pour the wine into 2 glasses.'],
    [lines, 'Serve in 2 bowls.'],
    [['500 ml Rotwein'], 'Auf 2 Gläser verteilen.'],
    [['500 ml Rotwein'], '2 Gläser mit Rotwein füllen.'],
    [['500 ml de vin rouge'], 'Répartir dans 2 verres.'],
    [['500 ml de vino tinto'], 'Repartir en 2 vasos.'],
    [['500 ml पानी'], '2 गिलास में डालें।'],
  ])('a container that a step fills is not scaled: %s: %s', (ingredients, step) => {
    expect(rescaleStep(step, { factor: 2 }, ingredients)).toBe(step)
  })
})
