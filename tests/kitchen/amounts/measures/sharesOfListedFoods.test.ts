import { expect, test } from 'vitest'
import { rescaleStep } from '../scalingCalls.ts'

test.each([
  ['100 مل زيت', 'أضف نصف الزيت'],
  ['1 بصلة', 'أضف نصف البصلة.'],
  ['100 جم سكر', 'أضف ربع السكر.'],
  ['4 ملاعق زيت', 'أضف ثلث الزيت.'],
  ['4 ملاعق زيت', 'أضف نصف كمية الزيت.'],
  ['300 جم دقيق', 'أضف ثلاثة أرباع الدقيق.'],
  ['300 ग्राम मैदा', 'तीन चौथाई मैदा डालें।'],
  ['300 मिली दूध', 'दो तिहाई दूध डालें।'],
  ['4 टमाटर', 'आधे टमाटर डालें।'],
  ['100 ग्राम चीनी', 'आधी चीनी डालें'],
  ['आधा कप चीनी', 'आधी चीनी डालें'],
  ['4 बड़े चम्मच तेल', 'आधा तेल डालें।'],
  ['500 मिली दूध', 'एक चौथाई दूध डालें।'],
  ['4 tbsp oil', 'Add half the oil.'],
  ['4 EL Öl', 'Die Hälfte des Öls zugeben.'],
  ['100 g de sucre', 'Ajouter la moitié du sucre.'],
  ['100 g de azúcar', 'Añadir la mitad del azúcar.'],
])('with the line "%s" the share in the step "%s" stays when the recipe is doubled', (line, step) => {
  expect(rescaleStep(step, { factor: 2 }, [line])).toBe(step)
})

test.each([
  ['1 كوب زيت', 'أضف نصف كوب زيت.', 'أضف 1 كوب زيت.'],
  ['1 بصلة', 'أضف نصف بصلة.', 'أضف 1 بصلة.'],
  ['1 لتر حليب', 'أضف نصف اللتر من الحليب.', 'أضف 1 اللتر من الحليب.'],
  ['1 कप तेल', 'आधा कप तेल डालें।', '1 कप तेल डालें।'],
  ['1 प्याज', 'आधा प्याज डालें।', '1 प्याज डालें।'],
  ['1 नींबू', 'आधा नींबू निचोड़ें।', '1 नींबू निचोड़ें।'],
])('with the line "%s" the amount in the step "%s" doubled is "%s"', (line, step, expected) => {
  expect(rescaleStep(step, { factor: 2 }, [line])).toBe(expected)
})
