import { expect, test } from 'vitest'
import { rescaleStep } from '../scalingCalls.ts'

test.each([
  ['4 EL Öl', 'Zwei Esslöffel Öl erhitzen.', '4 Esslöffel Öl erhitzen.'],
  ['50 ml Öl', 'Einen Esslöffel Öl erhitzen.', '2 Esslöffel Öl erhitzen.'],
  ['3 TL Zucker', 'Drei Teelöffel Zucker zugeben.', '6 Teelöffel Zucker zugeben.'],
  ['1 TL Salz', 'Einen halben Teelöffel Salz zugeben.', '1 Teelöffel Salz zugeben.'],
  ['4 EL Öl', 'Mit zwei Esslöffeln Öl bestreichen.', 'Mit 4 Esslöffeln Öl bestreichen.'],
  ['3 EL Öl', 'Zwei bis drei Esslöffel Öl erhitzen.', '4–6 Esslöffel Öl erhitzen.'],
  ["4 c. à s. d'huile", "Verser deux cuillères à soupe d'huile.", "Verser 4 cuillères à soupe d'huile."],
  ['50 ml de aceite', 'Añade una cucharada de aceite.', 'Añade 2 cucharadas de aceite.'],
])(
  'with the line "%s" a number of spoons in letters is doubled: "%s" becomes "%s"',
  (line, step, expected) => {
    expect(rescaleStep(step, { factor: 2 }, [line])).toBe(expected)
  },
)

test.each([
  ['4 EL Öl', 'Mit einem Esslöffel umrühren.'],
  ['4 EL Öl', 'Mit zwei Esslöffeln Nocken abstechen.'],
  ['200 g Mehl', 'Zwei Esslöffel Teig in die Pfanne geben.'],
  ['250 g Quark', 'Jeweils einen Esslöffel Quark auf die Teller geben.'],
  ["4 c. à s. d'huile", 'Mélanger avec une cuillère à soupe.'],
  ['4 cucharadas de aceite', 'Remueve con una cuchara.'],
])(
  'with the line "%s" a spoon that is a tool, or that each piece gets, is unchanged in "%s"',
  (line, step) => {
    expect(rescaleStep(step, { factor: 2 }, [line])).toBe(step)
  },
)
