import { describe, expect, test } from 'vitest'
import { rescaleAll } from '../scalingCalls.ts'

const stepFor = (lines: readonly string[], step: string, factor: number) =>
  rescaleAll(lines, [step], { factor }).instructions[0]

describe('dozens of what a line counts one by one', () => {
  test.each([
    [['6 eggs'], 'Boil half a dozen eggs.', 'Boil 1 dozen eggs.'],
    [['12 prawns'], 'Use a dozen prawns.', 'Use 2 dozen prawns.'],
    [
      ['18 eggs'],
      'Boil 1 dozen eggs. Beat the other half dozen.',
      'Boil 2 dozen eggs. Beat the other 1 dozen.',
    ],
    [['12 Eier', '2 EL Öl'], 'Ein halbes Dutzend Eier im Öl braten.', '1 Dutzend Eier im Öl braten.'],
    [
      ['12 huîtres', '1 citron'],
      'Ouvrir une douzaine d’huîtres et presser le citron.',
      'Ouvrir 2 douzaines d’huîtres et presser les citrons.',
    ],
    [
      ['6 œufs', '200 g de riz'],
      'Cuire une demi-douzaine d’œufs avec le riz.',
      'Cuire 1 douzaine d’œufs avec le riz.',
    ],
    [
      ['6 huevos', '2 cucharadas de aceite'],
      'Freír media docena de huevos en el aceite.',
      'Freír 1 docena de huevos en el aceite.',
    ],
    [['1 दर्जन अंडे', '1 कप आटा'], 'आधा दर्जन अंडे फेंटें।', '1 दर्जन अंडे फेंटें।'],
  ])('dozens are doubled with their lines %j: "%s"', (lines, step, expected) => {
    expect(stepFor(lines, step, 2)).toBe(expected)
    expect(stepFor(lines, step, 1)).toBe(step)
  })

  test('a dozen is divided into quarters', () => {
    const shown = rescaleAll(['una docena de huevos'], ['Batir una docena de huevos.'], { factor: 3 / 4 })
    expect(shown).toEqual({
      ingredients: ['¾ docena de huevos'],
      instructions: ['Batir ¾ docena de huevos.'],
    })
  })
})

describe('water that an empty pack of a line measures', () => {
  test.each([
    [['2 tins of tomatoes'], 'Add half a tin of water.', 'Add 1 tin of water.'],
    [['1 can condensed soup'], 'Stir in 1 can of water or milk.', 'Stir in 2 cans of water or milk.'],
    [
      ['1 jar sauce'],
      'Rinse it out with half a jar of cold water.',
      'Rinse it out with 1 jar of cold water.',
    ],
    [['1 Dose Tomaten'], 'Eine halbe Dose Wasser zugeben.', '1 Dose Wasser zugeben.'],
    [['1 boîte de tomates'], 'Ajouter une demi-boîte d’eau.', 'Ajouter 1 boîte d’eau.'],
    [['1 lata de tomate'], 'Añadir media lata de agua.', 'Añadir 1 lata de agua.'],
    [['1 डिब्बा टमाटर'], 'आधा डिब्बा पानी डालें।', '1 डिब्बा पानी डालें।'],
    [['علبة طماطم'], 'أضف نصف علبة ماء.', 'أضف 1 علبة ماء.'],
    [['1 pack pasta'], 'Boil a pot of water.', 'Boil a pot of water.'],
    [['400 g tomatoes'], 'Add half a tin of water.', 'Add half a tin of water.'],
  ])('water measured by an empty pack is doubled with its lines %j: "%s"', (lines, step, expected) => {
    expect(stepFor(lines, step, 2)).toBe(expected)
  })
})
