import { expect, test } from 'vitest'
import { rescaleLine, rescaleStep } from '../scalingCalls.ts'

const packs = '2 tins chickpeas; 3 cans coconut milk; 2 packs noodles; 2 jars passata; 2 sachets yeast'

test.each([
  [
    packs,
    'Blend 1 tin of chickpeas; leave the other tin whole.',
    'Blend ½ tin of chickpeas; leave the other ½ tin whole.',
    'Blend 2 tins of chickpeas; leave the other 2 tins whole.',
  ],
  [
    packs,
    'Use 2 cans of coconut milk, then the last can.',
    'Use 1 can of coconut milk, then the last ½ can.',
    'Use 4 cans of coconut milk, then the last 2 cans.',
  ],
  [
    packs,
    'Cook 1 pack of noodles, then the second pack.',
    'Cook ½ pack of noodles, then the other ½ pack.',
    'Cook 2 packs of noodles, then the other 2 packs.',
  ],
  [
    packs,
    'Add 1 sachet of yeast, then the second one.',
    'Add ½ sachet of yeast, then the other ½.',
    'Add 2 sachets of yeast, then the other 2.',
  ],
  [
    '2 x 400g tins tomatoes',
    'Stir in 1 tin of tomatoes, then the second tin.',
    'Stir in ½ tin of tomatoes, then the other ½ tin.',
    'Stir in 2 tins of tomatoes, then the other 2 tins.',
  ],
  [
    '2 x 400 g cans tomatoes',
    'Add 1 x 400 g can tomatoes.',
    'Add ½ x 400 g can tomatoes.',
    'Add 2 x 400 g cans tomatoes.',
  ],
  [
    '3 eggs',
    'Beat 2 eggs, then the third egg.',
    'Beat 1 egg, then the other ½ egg.',
    'Beat 4 eggs, then the other 2 eggs.',
  ],
  [
    '4 œufs',
    'Battre 2 œufs, puis les 2 autres œufs.',
    'Battre 1 œuf, puis l’autre 1 œuf.',
    'Battre 4 œufs, puis les 4 autres œufs.',
  ],
  ['4 œufs', 'Ajouter les 2 derniers œufs.', 'Ajouter le dernier 1 œuf.', 'Ajouter les 4 derniers œufs.'],
  [
    '4 tomates et du sel',
    'Ajouter les 2 tomates restantes.',
    'Ajouter la 1 tomate restante.',
    'Ajouter les 4 tomates restantes.',
  ],
  ['4 huevos', 'Batir los otros 2 huevos.', 'Batir el otro 1 huevo.', 'Batir los otros 4 huevos.'],
  [
    '4 huevos',
    'Batir los 2 huevos restantes.',
    'Batir el 1 huevo restante.',
    'Batir los 4 huevos restantes.',
  ],
  ['4 Eier', 'Die anderen 2 Eier trennen.', 'Das andere 1 Ei trennen.', 'Die anderen 4 Eier trennen.'],
  [
    '4 Zwiebeln',
    'Mit den restlichen 2 Zwiebeln braten.',
    'Mit der restlichen 1 Zwiebel braten.',
    'Mit den restlichen 4 Zwiebeln braten.',
  ],
  [
    '2 bunches parsley',
    'Chop 1 bunch of parsley; save the other bunch.',
    'Chop ½ bunch of parsley; save the other ½ bunch.',
    'Chop 2 bunches of parsley; save the other 2 bunches.',
  ],
  [
    '4 tortillas',
    'Fry 2 tortillas; keep the other 2 warm.',
    'Fry 1 tortilla; keep the other 1 warm.',
    'Fry 4 tortillas; keep the other 4 warm.',
  ],
  [
    '2 sachets de levure; 500 g de farine',
    "Ajouter 1 sachet, puis l'autre sachet.",
    "Ajouter ½ sachet, puis l'autre ½ sachet.",
    'Ajouter 2 sachets, puis les 2 autres sachets.',
  ],
  [
    '3 Paprika; 2 Eier',
    '2 Paprika würfeln, die letzte Paprika hacken.',
    '1 Paprika würfeln, die letzte ½ Paprika hacken.',
    '4 Paprika würfeln, die letzten 2 Paprika hacken.',
  ],
  [
    '4 EL Öl; 2 Eier',
    'Mit den restlichen 2 EL Öl braten.',
    'Mit dem restlichen 1 EL Öl braten.',
    'Mit den restlichen 4 EL Öl braten.',
  ],
  [
    '2 Pfund Kartoffeln; 2 Eier',
    'Zwei Pfund Kartoffeln schälen.',
    '1 Pfund Kartoffeln schälen.',
    '4 Pfund Kartoffeln schälen.',
  ],
])('"the other" and "the last" agree with their number: %s: %s', (lines, step, halved, doubled) => {
  expect(rescaleStep(step, { factor: 1 / 2 }, lines.split('; '))).toBe(halved)
  expect(rescaleStep(step, { factor: 2 }, lines.split('; '))).toBe(doubled)
  expect(rescaleStep(step, {}, lines.split('; '))).toBe(step)
})

test.each([
  ['2 kiwis', '1 kiwi'],
  ['2 zucchinis', '1 zucchini'],
  ['2 halloumis', '1 halloumi'],
  ['2 rotis', '1 roti'],
  ['2 Pfund Butter', '1 Pfund Butter'],
  ['2 TL Zitronenschale', '1 TL Zitronenschale'],
])('a line for half as many people has the noun for its number: %s', (line, expected) => {
  expect(rescaleLine(line, { factor: 1 / 2 })).toBe(expected)
  expect(rescaleLine(expected, { factor: 2 })).toBe(line)
})
