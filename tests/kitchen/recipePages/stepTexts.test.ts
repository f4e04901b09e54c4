import { expect, test } from 'vitest'
import { toSteps } from '#server/recipeFiles/webPage/stepTexts.ts'

test.each([
  ['Step 1 Heat the oven.', 'Heat the oven.'],
  ['STEP 2: Stir the lentils.', 'Stir the lentils.'],
  ['Schritt 3 Den Teig kneten.', 'Den Teig kneten.'],
  ['Étape 1 – Mélanger la farine.', 'Mélanger la farine.'],
  ['Paso 4. Añadir el arroz.', 'Añadir el arroz.'],
  ['चरण 1: दाल धोएँ।', 'दाल धोएँ।'],
  ['Steps away from the stove, stir.', 'Steps away from the stove, stir.'],
  ['Stir 2 minutes.', 'Stir 2 minutes.'],
])('the step "%s" of a page is read as "%s"', (text, read) => {
  expect(toSteps([{ kind: 'line', text }])).toEqual([{ kind: 'line', text: read }])
})
