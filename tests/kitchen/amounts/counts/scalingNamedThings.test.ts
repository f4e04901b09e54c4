import { describe, expect, test } from 'vitest'
import { rescaleAll, rescaleStep } from '../scalingCalls.ts'

const double = (line: string, step: string) => rescaleStep(step, { factor: 2 }, line.split('; '))
const halve = (line: string, step: string) => rescaleStep(step, { factor: 1 / 2 }, line.split('; '))

describe('what a step names with an article and no number', () => {
  test.each([
    ['1 can of tomatoes', 'Add the can of tomatoes.', 'Add the cans of tomatoes.'],
    ['1 tin beans', 'Drain the tin of beans and rinse.', 'Drain the tins of beans and rinse.'],
    ['1 packet of yeast', 'Stir the packet of yeast into milk.', 'Stir the packets of yeast into milk.'],
    ['1 onion', 'Peel the onion and chop it finely.', 'Peel the onions and chop them finely.'],
    ['1 red pepper', 'Slice the red pepper thinly.', 'Slice the red peppers thinly.'],
    ['1 garlic clove', 'Crush the garlic clove into the pan.', 'Crush the garlic cloves into the pan.'],
    ['1 egg', 'Beat the egg with the milk.', 'Beat the eggs with the milk.'],
    ['1 Dose Tomaten', 'Die Dose Tomaten zugeben.', 'Die Dosen Tomaten zugeben.'],
    ['1 Zwiebel', 'Die Zwiebel schälen und würfeln.', 'Die Zwiebeln schälen und würfeln.'],
    ['1 Ei', 'Mit dem Ei mischen.', 'Mit den Eiern mischen.'],
    ['1 Ei', 'Die Milch zum Ei geben.', 'Die Milch zu den Eiern geben.'],
    ['1 Ei', 'Das große Ei verquirlen.', 'Die großen Eier verquirlen.'],
    ['1 Apfel', 'Den Apfel schälen.', 'Die Äpfel schälen.'],
    ['1 Becher Schlagsahne', 'Den Becher Sahne zugeben.', 'Die Becher Sahne zugeben.'],
    ['1 Glas Weißwein', 'Das Glas Wein zugeben.', 'Die Gläser Wein zugeben.'],
    ['1 verre de rhum', 'Ajouter le verre de rhum.', 'Ajouter les verres de rhum.'],
    ['2 vasos de azúcar; 1 vaso de aceite', 'Añadir el vaso de aceite.', 'Añadir los vasos de aceite.'],
    ['1 boîte de tomates', 'Ajouter la boîte de tomates.', 'Ajouter les boîtes de tomates.'],
    ['1 oignon', "Ajouter l'oignon émincé.", 'Ajouter les oignons émincés.'],
    ["1 gousse d'ail", "Hacher la gousse d'ail.", "Hacher les gousses d'ail."],
    ['1 lata de tomate', 'Añadir la lata de tomate.', 'Añadir las latas de tomate.'],
    ['1 cebolla', 'Picar la cebolla finamente.', 'Picar las cebollas finamente.'],
    ['1 huevo', 'Mezclar con el huevo.', 'Mezclar con los huevos.'],
  ])(
    'a food or pack that a step names with an article, "the egg", becomes plural when its line is doubled: %s: %s',
    (line, step, expected) => {
      expect(double(line, step)).toBe(expected)
      expect(rescaleStep(step, { units: 'us' }, line.split('; '))).toBe(step)
      expect(halve(line, step)).toBe(step)
    },
  )

  test.each([
    ['2 onions', 'Slice the onions.', 'Slice the onion.'],
    ['2 eggs', 'Beat the eggs and add them to the bowl.', 'Beat the egg and add it to the bowl.'],
    ['2 Äpfel', 'Die Äpfel schälen.', 'Den Apfel schälen.'],
    ['2 Zwiebeln', 'Mit den Zwiebeln mischen.', 'Mit der Zwiebel mischen.'],
    ['2 œufs', 'Battre les œufs.', 'Battre l’œuf.'],
    ['2 carottes', 'Couper les carottes.', 'Couper la carotte.'],
    ['2 cebollas', 'Picar las cebollas.', 'Picar la cebolla.'],
    ['2 huevos', 'Batir los huevos.', 'Batir el huevo.'],
  ])(
    'a thing that a step names with an article becomes singular when its line is halved: %s: %s',
    (line, step, expected) => {
      expect(halve(line, step)).toBe(expected)
    },
  )

  test.each([
    ['1 tin beans', 'Grease the tin.'],
    ['1 lemon', 'Add the lemon juice.'],
    ['1 egg', 'Brush with the egg wash.'],
    ['1 onion', 'Fry until the onion is soft.'],
    ['1 onion', 'Slice the onion. It should be thin.'],
    ['1 lemon', 'Halve the lemon; squeeze it over the fish.'],
    ['1 red onion; 1 white onion', 'Slice the onion.'],
    ['250 g flour', 'Sift the flour.'],
    ['1 Zwiebel', 'Braten, bis die Zwiebel glasig ist.'],
    ['1 Zwiebel', 'Die Zwiebel wird weich.'],
    ['1 Ei', 'Das Eigelb trennen.'],
    ['3 Zehen Knoblauch', 'Den Knoblauch schälen.'],
    ['1 Bund Basilikum', 'Das Bund Basilikum hacken.'],
    ['1 oignon', "Cuire jusqu'à ce que l'oignon soit tendre."],
    ['1 oignon', "Éplucher l'oignon et le couper."],
    ['1 cebolla', 'Cocinar hasta que la cebolla esté blanda.'],
    ['1 cebolla', 'Pelar la cebolla y picarla.'],
  ])(
    'a thing that a step names with an article is unchanged if a verb or pronoun agrees with it, or the line means another thing: %s: %s',
    (line, step) => {
      expect(double(line, step)).toBe(step)
    },
  )

  test('in scaled steps, a food named with an article, "the eggs", does not change how the amounts of its line are scaled', () => {
    const steps = ['Beat 2 eggs.', 'Add the remaining egg.', 'Fold the eggs into the cream.']
    expect(rescaleAll(['3 eggs'], steps, { factor: 5 / 3 }).instructions).toEqual([
      'Beat 3 eggs.',
      'Add the remaining 2 eggs.',
      'Fold the eggs into the cream.',
    ])
  })
})

describe('an article before a number', () => {
  test.each([
    ['2 Eier', 'Die 2 Eier verquirlen.', 'Das 1 Ei verquirlen.'],
    ['2 Eier', 'Die zwei großen Eier trennen.', 'Das 1 große Ei trennen.'],
    ['2 Eier', 'Mit den 2 Eiern mischen.', 'Mit dem 1 Ei mischen.'],
    ['2 Zwiebeln', 'Die 2 Zwiebeln schälen.', 'Die 1 Zwiebel schälen.'],
    ['2 Zwiebeln', 'Mit den 2 Zwiebeln braten.', 'Mit der 1 Zwiebel braten.'],
    ['2 Äpfel', 'Die 2 Äpfel reiben.', 'Den 1 Apfel reiben.'],
    ['2 œufs', 'Battre les 2 œufs.', 'Battre le 1 œuf.'],
    ['2 oignons rouges', 'Émincer les 2 oignons rouges.', 'Émincer le 1 oignon rouge.'],
    ['2 carottes', 'Couper les deux carottes.', 'Couper la 1 carotte.'],
    ['2 huevos', 'Batir los 2 huevos.', 'Batir el 1 huevo.'],
    ['2 huevos', 'Añadir la yema de los 2 huevos.', 'Añadir la yema del 1 huevo.'],
    ['2 cebollas', 'Picar las 2 cebollas.', 'Picar la 1 cebolla.'],
    ['2 cucharadas de aceite', 'Echar las 2 cucharadas de aceite.', 'Echar la 1 cucharada de aceite.'],
    ['2 tazas de leche', 'Echar las 2 tazas de leche.', 'Echar la 1 taza de leche.'],
    ['2 c. à s. de sucre', 'Mélanger les 2 c. à s. de sucre.', 'Mélanger la 1 c. à s. de sucre.'],
    ['2 Tassen Milch', 'Die 2 Tassen Milch zugeben.', 'Die 1 Tasse Milch zugeben.'],
  ])('an article before a scaled number agrees with the number: %s: %s', (line, step, expected) => {
    expect(halve(line, step)).toBe(expected)
    expect(rescaleStep(step, {}, [line])).toBe(step)
  })
})

describe('the other or remaining measure', () => {
  test.each([
    ['3 cucharadas de aceite', 'Añadir la cucharada restante.', 'Añadir las 2 cucharadas restantes.'],
    ['3 cdas. de aceite', 'Echar la cda. restante.', 'Echar las 2 cdas. restantes.'],
    ['3 tomates y sal', 'Rallar el tomate restante.', 'Rallar los 2 tomates restantes.'],
    ['3 tomates', 'Couper la tomate restante.', 'Couper les 2 tomates restantes.'],
    ['2 cups milk', 'Stir in the other cup.', 'Stir in the other 2 cups.'],
    ['2 Tassen Milch', 'Dann die andere Tasse zugeben.', 'Dann die anderen 2 Tassen zugeben.'],
    ['2 tasses de lait', "Puis ajouter l'autre tasse.", 'Puis ajouter les 2 autres tasses.'],
    ['2 tazas de leche', 'Luego añadir la otra taza.', 'Luego añadir las otras 2 tazas.'],
    ['2 कप दूध', 'फिर दूसरा कप डालें।', 'फिर दूसरे 2 कप डालें।'],
    ['كوبان حليب', 'ثم أضف الكوب الآخر.', 'ثم أضف الـ2 كوب الآخر.'],
  ])(
    '"the other cup" of a step is scaled with the cups or spoons of its line: %s: %s',
    (line, step, expected) => {
      expect(double(line, step)).toBe(expected)
    },
  )

  test.each([
    ['2 cups milk', 'Pour it into the other cup.'],
    ['2 Tassen Milch', 'In die andere Tasse füllen.'],
    ['2 tasses de lait', "Verser dans l'autre tasse."],
    ['2 tazas de leche', 'Verter en la otra taza.'],
    ['1 cup milk', 'Take the other cup.'],
  ])('"the other cup" of a step is not scaled where the cup is a vessel: %s: %s', (line, step) => {
    expect(double(line, step)).toBe(step)
  })
})

describe('two amounts in one sentence of Hindi', () => {
  test('two amounts in one Hindi sentence are both scaled, also before a word that begins like "each"', () => {
    const lines = ['2 बड़े चम्मच घी', '1 छोटा चम्मच जीरा', '2 हरी मिर्च']
    const step = '2 बड़े चम्मच घी में 1 छोटा चम्मच जीरा डालें। 2 हरी मिर्च डालें।'
    expect(rescaleStep(step, { factor: 2 }, lines)).toBe(
      '4 बड़े चम्मच घी में 2 छोटे चम्मच जीरा डालें। 4 हरी मिर्च डालें।',
    )
  })
})

test('German "je" before one food means each piece, before two foods each food', () => {
  expect(double('50 g Mus; 1 EL Öl', 'Je 1 EL Mus daraufgeben.')).toBe('Je 1 EL Mus daraufgeben.')
  expect(double('1 EL Öl; 1 EL Essig', 'Je 1 EL Öl und Essig mischen.')).toBe('Je 2 EL Öl und Essig mischen.')
})

test('a French "d’" before a number is "de" where that is no longer one', () => {
  const recipe = ["le jus d'1 citron", '2 œufs', '100 g de sucre']
  expect(rescaleAll(recipe, ['Presser.'], { factor: 2 }).ingredients[0]).toBe('le jus de 2 citrons')
  expect(rescaleAll(recipe, ['Presser.'], { factor: 1 / 2 }).ingredients[0]).toBe("le jus d'½ citron")
})
