import { describe, expect, test } from 'vitest'
import { rescaleLine, rescaleStep } from '../scalingCalls.ts'

describe('measures of other languages', () => {
  test.each([
    ['250 ml (1 tasse) de lait', '500 ml (2 tasses) de lait'],
    ['250 ml (1 taza) de leche', '500 ml (2 tazas) de leche'],
    ['250 ml (1 Tasse) Milch', '500 ml (2 Tassen) Milch'],
    ['500 ml (2 कप) दूध', '1 l (4 कप) दूध'],
    ['500 मिली (2 कप) दूध', '1000 मिली (4 कप) दूध'],
    ['30 मिली (2 बड़े चम्मच) तेल', '60 मिली (4 बड़े चम्मच) तेल'],
    ['250 ml (1 كوب) حليب', '500 ml (2 كوب) حليب'],
    ['250 مل (1 كوب) حليب', '500 مل (2 كوب) حليب'],
    ['2 كوب (500 مل) ماء', '4 أكواب (1000 مل) ماء'],
    ['2 tasses (500 ml) de lait', '4 tasses (1 l) de lait'],
  ])('the foreign line "%s" scaled by two is "%s"', (line, expected) => {
    expect(rescaleLine(line, { factor: 2 })).toBe(expected)
  })

  test.each([
    ['1 c. à s. de miel', 'Verser 1 c. à s. de miel.', 'Verser 2 c. à s. de miel.'],
    ['2 c. à c. de sel', 'Ajouter 2 c. à c. de sel.', 'Ajouter 4 c. à c. de sel.'],
    ['2 c. à soupe de miel', 'Ajouter 1 c. à s. de miel.', 'Ajouter 2 c. à s. de miel.'],
    ['150 g de miel', 'Ajouter 1 c. à s. de miel.', 'Ajouter 2 c. à s. de miel.'],
    ['1 oignon', 'Ajouter 1 c. à s. de pâte de curry.', 'Ajouter 2 c. à s. de pâte de curry.'],
    ['1 Ei', '1 EL Zucker zum Teig geben.', '2 EL Zucker zum Teig geben.'],
    ['1 EL Honig', '1 EL Honig zugeben.', '2 EL Honig zugeben.'],
    ['2 Esslöffel Öl', '2 EL Öl erhitzen.', '4 EL Öl erhitzen.'],
    ['2 EL Öl', 'Mit 1 EL Öl und 1 TL Salz mischen.', 'Mit 2 EL Öl und 2 TL Salz mischen.'],
    ['2 EL Öl', 'Je 1 EL Öl und Essig mischen.', 'Je 2 EL Öl und Essig mischen.'],
    ['2 EL Öl', 'In 2 EL Öl anbraten.', 'In 4 EL Öl anbraten.'],
    ['2 cdas de miel', 'Añadir 2 cdas de miel.', 'Añadir 4 cdas de miel.'],
    ['2 cucharadas de miel', 'Añadir 2 cdas de miel.', 'Añadir 4 cdas de miel.'],
    ['60 g de noix', 'Râper la pomme avec 60 g de noix.', 'Râper la pomme avec 120 g de noix.'],
    ['2 Tassen Wasser', 'In 2 Tassen Wasser kochen.', 'In 4 Tassen Wasser kochen.'],
    ['2 Tassen (250 g) Mehl', '1 Tasse (125 g) Mehl zugeben.', '2 Tassen (250 g) Mehl zugeben.'],
    ['2 कप (240 g) मैदा', '1 कप (120 g) मैदा मिलाएं।', '2 कप (240 g) मैदा मिलाएं।'],
    ['250 ml de lait', 'Verser 250 ml (1 tasse) de lait.', 'Verser 500 ml (2 tasses) de lait.'],
    ['250 मिली दूध', '250 मिली (1 कप) दूध डालें।', '500 मिली (2 कप) दूध डालें।'],
    ['250 مل حليب', 'أضف 250 مل (1 كوب) حليب.', 'أضف 500 مل (2 كوب) حليب.'],
    ['250 مل حليب', 'أضف 250 مل حليب.', 'أضف 500 مل حليب.'],
    ['2 بيضة', 'أضف 1 ملعقة كبيرة عسل.', 'أضف 2 ملعقة كبيرة عسل.'],
  ])('in a recipe with the line "%s" the step "%s" scaled by two is "%s"', (line, step, expected) => {
    expect(rescaleStep(step, { factor: 2 }, [line])).toBe(expected)
  })

  test.each([
    ['3 EL (45 ml) Öl', '45 ml Öl', '3 EL Öl'],
    ['3 c. à s. (45 ml) d’huile', '45 ml d’huile', '3 c. à s. d’huile'],
    ['25 cl de lait (1 tasse)', '25 cl de lait', '1 tasse de lait'],
    ['1 taza (250 ml) de leche', '250 ml de leche', '1 taza de leche'],
    ['3 बड़े चम्मच (45 ml) तेल', '45 ml तेल', '3 बड़े चम्मच तेल'],
    ['كوبان (500 ml) حليب', '500 ml حليب', 'كوبان حليب'],
  ])('a foreign measure and the bracket after it are one amount: %s', (line, metric, us) => {
    expect(rescaleLine(line, { units: 'metric' })).toBe(metric)
    expect(rescaleLine(line, { units: 'us' })).toBe(us)
  })

  test.each([
    'Je 1 EL Marmelade auf die Böden streichen.',
    'Je 1 EL Teig in die Pfanne geben.',
    'Verser 2 c. à s. de pâte dans la poêle.',
    'Pour chaque crêpe, verser 3 c. à s. de pâte.',
    'Poner 1 cda de la masa en cada hoja.',
    'Dividir en 4 el arroz.',
    'Ouvrir une boîte de 400 g de tomates.',
    'Abrir la lata de 400 g de tomate.',
    '2 Dosen à 400 g öffnen.',
    'Auf 4 Tassen verteilen.',
    'Servir dans 4 tasses.',
  ])('an amount dealt out to each piece is not scaled: %s', (step) => {
    expect(rescaleStep(step, { factor: 2 }, ['500 g de pâtes', '2 EL Öl', '200 g arroz'])).toBe(step)
  })
})
