import { describe, expect, test } from 'vitest'
import { rescaleAll } from '../scalingCalls.ts'

describe('the rest of an amount, written in letters, grows with the rest of the recipe', () => {
  test.each([
    [
      ['1 pint (570 ml) stock'],
      'Add half a pint of stock, then the other half pint.',
      'Add 1 pint of stock, then the other 1 pint.',
    ],
    [
      ['2 cups milk'],
      'Warm 1½ cups milk. Add the remaining half cup.',
      'Warm 3 cups milk. Add the remaining 1 cup.',
    ],
    [
      ['5 tbsp oil'],
      'Heat 2 tbsp oil. Drizzle over the remaining three tablespoons.',
      'Heat ¼ cup oil. Drizzle over the remaining 6 tablespoons.',
    ],
    [
      ['1 l Milch'],
      'Einen halben Liter Milch erwärmen. Den anderen halben Liter zugeben.',
      '1 l Milch erwärmen. Den anderen 1 l zugeben.',
    ],
    [
      ['1 Tasse Zucker'],
      'Eine halbe Tasse Zucker zugeben. Die andere halbe Tasse Zucker aufstreuen.',
      '1 Tasse Zucker zugeben. Die andere 1 Tasse Zucker aufstreuen.',
    ],
    [
      ['1 litre de lait'],
      "Chauffer un demi-litre de lait. Ajouter l'autre demi-litre.",
      "Chauffer 1 l de lait. Ajouter l'autre 1 l.",
    ],
    [
      ['1 tasse de sucre'],
      'Ajouter une demi-tasse de sucre. Verser l’autre demi-tasse de sucre.',
      'Ajouter 1 tasse de sucre. Verser l’autre 1 tasse de sucre.',
    ],
    [
      ['1 taza de azúcar'],
      'Añadir media taza de azúcar. Echar la otra media taza de azúcar.',
      'Añadir 1 taza de azúcar. Echar la otra 1 taza de azúcar.',
    ],
    [
      ['1 litro de leche'],
      'Calentar medio litro de leche. Añadir el otro medio litro.',
      'Calentar 1 litro de leche. Añadir el otro 1 litro.',
    ],
    [['1 लीटर दूध'], 'आधा लीटर दूध गरम करें। बाकी आधा लीटर डालें।', '1 लीटर दूध गरम करें। बाकी 1 लीटर डालें।'],
    [['1 कप चीनी'], 'आधा कप चीनी डालें। बाकी आधा कप चीनी डालें।', '1 कप चीनी डालें। बाकी 1 कप चीनी डालें।'],
  ])('a rest in letters is doubled with its line: %s, "%s"', (lines, step, expected) => {
    expect(rescaleAll(lines, [step], { factor: 2 }).instructions).toEqual([expected])
  })

  test('articles agree with a rest in letters', () => {
    const shown = (lines: string[], step: string) => rescaleAll(lines, [step], { factor: 4 }).instructions[0]
    expect(shown(['1 Tasse Zucker'], 'Die andere halbe Tasse Zucker aufstreuen.')).toBe(
      'Die anderen 2 Tassen Zucker aufstreuen.',
    )
    expect(shown(['1 tasse de sucre'], 'Verser l’autre demi-tasse de sucre.')).toBe(
      'Verser les 2 autres tasses de sucre.',
    )
    expect(shown(['1 taza de azúcar'], 'Echar la otra media taza de azúcar.')).toBe(
      'Echar las otras 2 tazas de azúcar.',
    )
  })
})
