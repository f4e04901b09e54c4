import { describe, expect, test } from 'vitest'
import { rescaleAll } from '../scalingCalls.ts'

const stepFor = (lines: readonly string[], step: string, factor: number) =>
  rescaleAll(lines, [step], { factor }).instructions[0]

describe('"the other 2" of what a cup or a spoon measures grows with the rest of the recipe', () => {
  test.each([
    [['4 cups milk'], 'Add 2 cups of milk. Add the other 2.', 'Add 4 cups of milk. Add the other 4 cups.'],
    [['4 tbsp oil'], 'Heat 2 tbsp oil. Add the other 2.', 'Heat ¼ cup oil. Add the other ¼ cup.'],
    [
      ['6 cups stock'],
      'Pour in 2 cups of stock. Stir, then add the remaining 4.',
      'Pour in 4 cups of stock. Stir, then add the remaining 8 cups.',
    ],
    [
      ['4 Tassen Milch'],
      '2 Tassen Milch zugeben. Die anderen 2 einrühren.',
      '4 Tassen Milch zugeben. Die anderen 4 einrühren.',
    ],
    [['4 EL Öl'], '2 EL Öl erhitzen. Die anderen 2 zugeben.', '4 EL Öl erhitzen. Die anderen 4 zugeben.'],
    [
      ['4 tasses de lait'],
      'Ajouter 2 tasses de lait. Verser les 2 autres.',
      'Ajouter 4 tasses de lait. Verser les 4 autres.',
    ],
    [
      ["4 cuillères à soupe d'huile"],
      "Chauffer 2 cuillères à soupe d'huile. Verser les deux autres.",
      "Chauffer 4 cuillères à soupe d'huile. Verser les 4 autres.",
    ],
    [
      ['4 tazas de leche'],
      'Añadir 2 tazas de leche. Echar las otras 2.',
      'Añadir 4 tazas de leche. Echar las otras 4.',
    ],
    [
      ['4 cucharadas de aceite'],
      'Calentar 2 cucharadas de aceite. Añadir las otras dos.',
      'Calentar 4 cucharadas de aceite. Añadir las otras 4.',
    ],
    [['4 कप दूध'], '2 कप दूध डालें। बाकी 2 डालें।', '4 कप दूध डालें। बाकी 4 डालें।'],
    // The eggs stand nearer.
    [
      ['4 cups milk', '4 eggs'],
      'Add 2 cups of milk and 2 eggs. Add the other 2.',
      'Add 4 cups of milk and 4 eggs. Add the other 4.',
    ],
  ])('a measured rest is doubled with its lines %j: "%s"', (lines, step, expected) => {
    expect(stepFor(lines, step, 2)).toBe(expected)
    expect(stepFor(lines, step, 1)).toBe(step)
  })
})

describe('amounts of one Arabic or French word with its share', () => {
  test.each([
    ['كوب إلا ربع حليب', '1½ كوب حليب'],
    ['كوبان إلا ربع دقيق', '3½ كوب دقيق'],
    ['كيلو إلا ربع لحم', '1½ كيلو لحم'],
    ['دزينة بيض', '2 دزينة بيض'],
    ['دزينتان من البيض', '4 دزينات من البيض'],
    ['une demi-livre de beurre', '1 livre de beurre'],
    ['une livre de fraises', '2 livres de fraises'],
  ])('an amount in one word is doubled with its share: "%s"', (line, expected) => {
    expect(rescaleAll([line], [], { factor: 2 }).ingredients).toEqual([expected])
    expect(rescaleAll([line], [], { factor: 1 }).ingredients).toEqual([line])
  })
})
