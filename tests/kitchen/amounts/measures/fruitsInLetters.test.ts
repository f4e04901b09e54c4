import { expect, test } from 'vitest'
import { rescaleLine, rescaleStep } from '../scalingCalls.ts'

test.each([
  ['Saft einer Zitrone', 'Saft von 2 Zitronen'],
  ['Saft und Schale einer großen Zitrone', 'Saft und Schale von 2 großen Zitronen'],
  ['abgeriebene Schale einer Bio-Zitrone', 'abgeriebene Schale von 2 Bio-Zitronen'],
  ['Mark einer halben Vanilleschote', 'Mark von 1 Vanilleschote'],
  ['Saft zweier Limetten', 'Saft von 4 Limetten'],
  ['Saft eines Apfels', 'Saft von 2 Äpfeln'],
  ['Saft von 1 Apfel', 'Saft von 2 Äpfeln'],
  ["jus d'un citron", 'jus de 2 citrons'],
  ["le jus et le zeste d'une orange", 'le jus et le zeste de 2 oranges'],
  ["jus d'un demi-citron", 'jus de 1 citron'],
  ['zumo de un limón', 'zumo de 2 limones'],
  ['juice of half a lemon', 'juice of 1 lemon'],
])('a part of a fruit that is counted in letters, "%s", is doubled to "%s"', (line, expected) => {
  expect(rescaleLine(line, { factor: 2 })).toBe(expected)
  expect(rescaleLine(line, { factor: 1 })).toBe(line)
})

test('half of the juice of one lemon is the juice of half a lemon', () => {
  expect(rescaleLine('Saft einer Zitrone', { factor: 1 / 2 })).toBe('Saft von ½ Zitrone')
  expect(rescaleLine("jus d'un citron", { factor: 1 / 2 })).toBe('jus de ½ citron')
})

test.each([
  ['Saft einer Zitrone', 'Den Saft einer Zitrone zugeben.', 'Den Saft von 2 Zitronen zugeben.'],
  ['1 Zitrone', 'Den Saft einer Zitrone zugeben.', 'Den Saft von 2 Zitronen zugeben.'],
  ['1 citron', "Ajouter le jus d'un citron.", 'Ajouter le jus de 2 citrons.'],
  ['1 Zitrone', 'Den Boden eines Topfes fetten.', 'Den Boden eines Topfes fetten.'],
])('with the line "%s" doubled the step "%s" reads "%s"', (line, step, expected) => {
  expect(rescaleStep(step, { factor: 2 }, [line])).toBe(expected)
})
