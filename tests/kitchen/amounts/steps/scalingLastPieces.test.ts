import { describe, expect, test } from 'vitest'
import { rescaleAll } from '../scalingCalls.ts'

const scaled = (texts: readonly string[], factor: number): string[] => {
  const [line, ...steps] = texts
  const { ingredients, instructions } = rescaleAll(line!.split('; '), steps, { factor })
  return [ingredients.join('; '), ...instructions]
}

const german = ['3 Eier', '2 Eier mit dem Mehl verrühren.', 'Mit dem letzten Ei bestreichen.'] as const
const french = ['3 œufs', 'Mélanger 2 œufs.', 'Ajouter le dernier œuf.'] as const
const spanish = ['3 huevos', 'Batir dos huevos con la harina.', 'Añadir el último huevo.'] as const
const hindi = ['3 अंडे; 1 कप आटा', '2 अंडे फेंटें।', 'आखिरी अंडा डालें।'] as const
const arabic = [
  '3 بيضات; 2 كوب دقيق',
  'اخفق بيضتين مع كوب دقيق.',
  'أضف البيضة الأخيرة والكوب الباقي من الدقيق.',
] as const

describe('one thing that a step names by no number grows with its line', () => {
  test.each([
    [german, 3, ['9 Eier', '6 Eier mit dem Mehl verrühren.', 'Mit den letzten 3 Eiern bestreichen.']],
    [german, 3 / 2, ['5 Eier', '3 Eier mit dem Mehl verrühren.', 'Mit den letzten 2 Eiern bestreichen.']],
    [french, 3, ['9 œufs', 'Mélanger 6 œufs.', 'Ajouter les 3 derniers œufs.']],
    [spanish, 3, ['9 huevos', 'Batir 6 huevos con la harina.', 'Añadir los últimos 3 huevos.']],
    [hindi, 3, ['9 अंडे; 3 कप आटा', '6 अंडे फेंटें।', 'आखिरी 3 अंडे डालें।']],
    [
      arabic,
      3,
      [
        '9 بيضات; 6 أكواب دقيق',
        'اخفق 6 بيضات مع 3 أكواب دقيق.',
        'أضف الـ3 بيضات الأخيرة والـ3 أكواب الباقية من الدقيق.',
      ],
    ],
    [
      arabic,
      3 / 2,
      [
        '5 بيضات; 3 أكواب دقيق',
        'اخفق 3 بيضات مع 1½ كوب دقيق.',
        'أضف الـ2 بيضة الأخيرة والـ1½ كوب الباقي من الدقيق.',
      ],
    ],
  ] as const)(
    'a single piece that a step names without a number scales with its line: %s by %d',
    (texts, factor, expected) => {
      expect(scaled(texts, factor)).toEqual(expected)
      expect(scaled(texts, 1)).toEqual(texts)
      expect(rescaleAll(texts[0].split('; '), texts.slice(1), { units: 'metric' }).instructions).toEqual(
        texts.slice(1),
      )
    },
  )

  test.each([
    ['2 Äpfel', 'Den anderen Apfel reiben.', 'Die anderen 2 Äpfel reiben.'],
    ['2 Äpfel', 'Vom letzten Apfel essen.', 'Von den letzten 2 Äpfeln essen.'],
    ['2 Zwiebeln', 'Mit der anderen Zwiebel mischen.', 'Mit den anderen 2 Zwiebeln mischen.'],
    ['2 Zwiebeln', 'Saft der zweiten Zwiebel.', 'Saft der anderen 2 Zwiebeln.'],
    ['2 Eier', 'Das restliche Ei verquirlen.', 'Die restlichen 2 Eier verquirlen.'],
    ['2 œufs', 'Ajouter l’œuf restant.', 'Ajouter les 2 œufs restants.'],
    ['2 tomates', 'Ajouter la tomate restante au riz.', 'Ajouter les 2 tomates restantes au riz.'],
    ['2 oignons', 'Hacher l’autre oignon.', 'Hacher les 2 autres oignons.'],
    ['2 oignons', 'Mélanger au dernier oignon.', 'Mélanger aux 2 derniers oignons.'],
    ['2 huevos', 'Añadir el huevo restante.', 'Añadir los 2 huevos restantes.'],
    ['2 cebollas', 'Cortar la otra cebolla en aros.', 'Cortar las otras 2 cebollas en aros.'],
    ['2 huevos', 'Mezclar con la yema del último huevo.', 'Mezclar con la yema de los últimos 2 huevos.'],
    ['2 EL Öl', 'Den letzten EL Öl zugeben.', 'Die letzten 2 EL Öl zugeben.'],
    ['2 c. à s. d’huile', 'Ajouter la dernière c. à s. d’huile.', 'Ajouter les 2 dernières c. à s. d’huile.'],
    ['2 बड़े चम्मच तेल; 2 अंडे', 'बचा हुआ अंडा डालें।', 'बचे हुए 2 अंडे डालें।'],
    ['بيضتان', 'أضف البيضة الثانية.', 'أضف الـ2 بيضة الأخرى.'],
  ])('a single piece of the line "%s" is scaled in the step: "%s" by 2', (line, step, expected) => {
    expect(scaled([line, step], 2).at(-1)).toBe(expected)
  })

  test.each([
    ['3 Eier', 'Das letzte ½ Ei zugeben.', 1],
    ['3 Eier', 'Die letzten Eier verquirlen.', 2],
    ['3 oignons', 'Émincer le premier oignon.', 2],
    ['1 Zwiebel', 'Den anderen Topf nehmen und die letzte Minute rühren.', 2],
  ])('a single piece of everything or of another thing is not scaled: %s: %s', (line, step, factor) => {
    expect(scaled([line, step], factor).at(-1)).toBe(step)
  })

  test('a single piece scaled below one becomes a fraction', () => {
    expect(scaled(german, 1 / 2).at(-1)).toBe('Mit dem letzten ½ Ei bestreichen.')
    expect(scaled(['3 œufs', 'Battre 2 œufs.', "Ajouter l'œuf restant."], 1 / 2).at(-1)).toBe(
      'Ajouter le ½ œuf restant.',
    )
  })
})
