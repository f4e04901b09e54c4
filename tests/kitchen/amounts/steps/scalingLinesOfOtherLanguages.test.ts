import { describe, expect, test } from 'vitest'
import { rescaleLine } from '../scalingCalls.ts'

describe('a line in another language for more or fewer people', () => {
  test.each([
    ['zwei Eier', 2, '4 Eier'],
    ['2 große Eier', 1 / 2, '1 großes Ei'],
    ['ein reifer Apfel', 3, '3 reife Äpfel'],
    ['eine rote Zwiebel, gehackt', 2, '2 rote Zwiebeln, gehackt'],
    ['3 Frühlingszwiebeln', 1 / 3, '1 Frühlingszwiebel'],
    ['eine halbe Zitrone', 4, '2 Zitronen'],
    ['zwei bis drei Knoblauchzehen', 2, '4–6 Knoblauchzehen'],
    ['2 EL Öl', 2, '4 EL Öl'],
    ['1 Prise(n) Salz', 2, '2 Prise(n) Salz'],
    ['2 Stück Paprika', 2, '4 Stück Paprika'],
    ['una bustina di lievito', 2, '2 bustina di lievito'],
    ['1 large aubergine', 2, '2 large aubergines'],
    ['deux œufs', 1 / 2, '1 œuf'],
    ['2 oignons rouges émincés', 1 / 2, '1 oignon rouge émincé'],
    ['une gousse d’ail', 2, '2 gousses d’ail'],
    ['2 gousses d’ail', 1 / 2, '1 gousse d’ail'],
    ['2 gros poireaux', 1 / 2, '1 gros poireau'],
    ['2 c. à soupe d’huile', 2, '4 c. à soupe d’huile'],
    ['dos huevos', 3, '6 huevos'],
    ['2 cebollas rojas picadas', 1 / 2, '1 cebolla roja picada'],
    ['un limón', 2, '2 limones'],
    ['2 cebollas dulces', 1 / 2, '1 cebolla dulce'],
    ['2 dientes de ajo', 1 / 2, '1 diente de ajo'],
    ['٢٠٠ غ دقيق', 2, '400 غ دقيق'],
    ['١٫٥ كيلو بطاطس', 2, '3 كيلو بطاطس'],
    ['२०० ग्राम आटा', 1 / 2, '100 ग्राम आटा'],
    ['२ प्याज', 2, '4 प्याज'],
  ])('a line in another language is scaled, and its nouns agree: %s by %d', (text, factor, expected) => {
    expect(rescaleLine(text, { factor })).toBe(expected)
  })

  test.each(['zwei Eier', 'deux œufs', 'dos huevos', '٢٠٠ غ دقيق', '२ प्याज'])(
    'a line in another language is unchanged for the same servings: %s',
    (text) => {
      expect(rescaleLine(text, {})).toBe(text)
    },
  )
})
