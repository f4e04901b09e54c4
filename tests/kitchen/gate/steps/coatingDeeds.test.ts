import { describe, expect, test } from 'vitest'
import { allergensTold, checkBeside, type RecipeLanguage } from '../recipeBeside.ts'

describe('an action with a food as its verb', () => {
  test.each<[RecipeLanguage, string, string]>([
    ['en', 'Butter a 20cm cake tin.', 'milk'],
    ['en', 'Butter and flour the tin.', '?gluten milk'],
    ['en', 'Lightly flour your worktop.', '?gluten'],
    ['en', 'Butter the bread on both sides.', '?gluten milk'],
    ['en', 'Grease and flour two tins.', '?gluten'],
    ['en', 'Using your fingers, butter a dish.', 'milk'],
    ['en', 'Flour your hands and shape the balls.', '?gluten'],
    ['en', 'Tip onto a well-floured board.', '?gluten'],
    ['en', 'Pour into a buttered and floured pan.', '?gluten milk'],
    ['en', 'Bread the cutlets.', 'gluten ?eggs ?soy ?milk'],
    ['fr', 'Beurrez le moule.', 'milk'],
    ['fr', 'Beurrer et fariner le moule.', 'gluten milk'],
    ['fr', 'Farinez le plan de travail.', 'gluten'],
    ['fr', 'Panez les escalopes.', 'gluten ?eggs ?soy ?milk'],
    ['fr', 'Servir les escalopes panées.', 'gluten ?eggs ?soy ?milk'],
    ['fr', 'Singez la viande.', 'gluten'],
    ['es', 'Enharinamos los filetes.', 'gluten'],
    ['es', 'Enharinar la encimera.', 'gluten'],
    ['es', 'Enmantequillar el molde.', 'milk'],
    ['es', 'Rebozar las berenjenas y freír.', 'gluten ?eggs'],
    ['es', 'Empanar los filetes.', 'gluten ?eggs ?soy ?milk'],
    ['es', 'Freír los filetes empanados.', 'gluten ?soy ?milk'],
    ['de', 'Die Arbeitsfläche bemehlen.', 'gluten'],
    ['de', 'Auf einer bemehlten Fläche ausrollen.', 'gluten'],
    ['de', 'In eine gebutterte und bemehlte Form füllen.', 'gluten milk'],
    ['de', 'Die Form buttern.', 'milk'],
    ['de', 'Die Form mit Semmelbröseln ausstreuen.', 'gluten ?soy ?milk'],
    ['de', 'Die Schnitzel panieren.', 'gluten ?eggs ?soy ?milk'],
    ['de', 'Das Fleisch mehlieren.', 'gluten'],
    ['de', 'Die Schnitzel mit gemahlenen Mandeln panieren.', '?gluten ?eggs ?soy ?milk nuts'],
    ['it', 'Imburrare e infarinare la teglia.', 'gluten milk'],
    ['it', 'Impanare le fettine.', 'gluten ?eggs ?soy ?milk'],
    ['pt', 'Unte e enfarinhe a forma.', 'gluten'],
    ['pt', 'Panar os bifes.', 'gluten ?soy ?milk'],
    ['fr', 'N’oubliez pas de beurrer le moule.', 'milk'],
    ['es', 'No olvides enharinar la mesa.', 'gluten'],
    ['it', 'Non dimenticate di infarinare la teglia.', 'gluten'],
    ['de', 'Die Form zu buttern nicht vergessen.', 'milk'],
    ['fr', 'Retirer le papier, pas de gras. Beurrez.', 'milk'],
  ])('in a recipe in %s, the verb in "%s" adds the food: %s', (language, step, told) => {
    expect(allergensTold(checkBeside(language, { steps: [step] }))).toBe(told)
  })

  test.each<[RecipeLanguage, string[], string]>([
    ['en', ['50 g butter', '200 g flour'], 'Butter and flour the tin.'],
    ['en', ['50 g vegan butter', '200 g gluten-free flour'], 'Butter and flour the tin.'],
    ['en', ['200 g rice flour'], 'Flour the board.'],
    ['en', ['100 g gluten-free breadcrumbs'], 'Bread the cutlets.'],
    ['fr', ['200 g de farine de riz'], 'Farinez le plan de travail.'],
    ['fr', ['200 g de farine sans gluten'], 'Farinez le plan de travail.'],
    ['fr', ['50 g de beurre végétal'], 'Beurrez le moule.'],
    ['es', ['200 g de harina de arroz'], 'Enharinar la encimera.'],
    ['de', ['200 g Reismehl'], 'Die Arbeitsfläche bemehlen.'],
    ['de', ['200 g glutenfreies Mehl'], 'Die Arbeitsfläche bemehlen.'],
    ['de', ['100 g Panko'], 'Das Fleisch panieren.'],
    ['de', ['50 g vegane Butter'], 'Die Form buttern.'],
    ['it', ['200 g di farina di riso'], 'Infarinare la teglia.'],
  ])('in a recipe in %s, the lines %j list the food added by "%s"', (language, lines, step) => {
    const own = allergensTold(checkBeside(language, { lines }))
    const check = checkBeside(language, { lines, steps: [step] })
    expect(allergensTold(check)).toBe(own)
    expect(check.findings.filter(({ kind }) => kind === 'unlisted food')).toEqual([])
  })

  test('an action with a food as its verb is not listed by a spread that is called butter', () => {
    const check = checkBeside('en', { lines: ['100 g peanut butter'], steps: ['Butter a tin.'] })
    expect(allergensTold(check)).toBe('peanuts milk')
  })

  test.each<[RecipeLanguage, string]>([
    ['en', 'Do not butter the tin.'],
    ['en', 'Butter beans go in next.'],
    ['fr', 'Ne beurrez pas le moule.'],
    ['fr', 'Beurrez pas le moule.'],
    ['es', 'No se enharina la mesa.'],
    ['fr', 'Verser dans un moule non beurré.'],
    ['de', 'Die Form nicht buttern.'],
    ['de', 'Mehligkochende Kartoffeln schälen.'],
    ['de', 'Die Arbeitsfläche ohne zu bemehlen abwischen.'],
  ])('in a recipe in %s, the step "%s" adds no food', (language, step) => {
    expect(allergensTold(checkBeside(language, { steps: [step] }))).toBe('')
  })
})

describe('flours and claims of other languages', () => {
  test.each<[RecipeLanguage, string, string]>([
    ['de', '200 g glutenfreies Mehl', ''],
    ['de', '1 glutenfreies Brot', '?soy ?milk'],
    ['de', '100 g pflanzliche Butter', '?gluten ?soy ?nuts'],
    ['de', '200 g Mandelmehl', 'nuts'],
    ['de', '200 g Kokosmehl', ''],
    ['de', '4 Schnitzel', ''],
    ['fr', '200 g de farine sans gluten', ''],
    ['fr', '200 g de farine d’amande', 'nuts'],
    ['fr', '200 g de farine de coco', ''],
    ['es', '200 g de harina de arroz', ''],
    ['es', '200 g de harina de trigo sarraceno', ''],
    ['es', '200 g de harina de yuca', ''],
    ['es', '200 g de harina de trigo', 'gluten'],
    ['it', '200 g di farina di riso', ''],
  ])('in a recipe in %s, the line "%s" contains: %s', (language, line, told) => {
    expect(allergensTold(checkBeside(language, { lines: [line] }))).toBe(told)
  })
})
