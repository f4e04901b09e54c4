import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'

test.each([
  '27 weeks, sushi',
  'sushi, 27 weeks',
  '27 weeks. sushi please',
  '27wks, sushi',
  '27. Woche, Sushi',
  'in der 27. Woche, Sushi',
  '27 SSW, Sushi',
  '27 Wochen, Sushi',
  '27 semaines, sushi',
  'à 27 semaines, sushi',
  'semaine 27, sushi',
  '27 semanas, sushi',
  'estoy de 27 semanas, sushi',
  'de 27 semanas, sushi',
  '27 हफ्ते, सुशी',
  '27 hafte, sushi',
  '27 أسبوع، سوشي',
])('weeks that stand alone are those of a pregnancy: "%s"', (wish) => {
  expect(readWishLimits(wish).vulnerable).toHaveLength(1)
})

test.each([
  '27 weeks old cheese',
  '27 weeks cheese',
  'cheese, 27 weeks',
  'cheese aged 27 weeks',
  'for 27 weeks of school',
  'lunches for 27 weeks of school',
  'school lunches, 27 weeks',
  'meal plan for 27 weeks',
  'meal plan, 27 weeks',
  '27 weeks of dinners',
  'dinner in 27 weeks',
  'Käse 27 Wochen gereift',
  'für 27 Wochen Schule',
  "comté 27 semaines d'affinage",
  'queso curado 27 semanas',
  'plan de 27 semanas',
  'plano de 27 semanas',
  'queso de 27 semanas',
  '4 weeks, pasta',
  '50 weeks, pasta',
])('weeks of something else tell of no pregnancy: "%s"', (wish) => {
  expect(readWishLimits(wish).vulnerable).toEqual([])
})
