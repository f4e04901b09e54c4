import { describe, expect, test } from 'vitest'
import { allergensTold, checkBeside, type RecipeLanguage } from '../recipeBeside.ts'

const roux = '?gluten ?milk'
const batter = '?gluten ?eggs ?milk'

describe('a preparation of foods that no line lists', () => {
  test.each<[RecipeLanguage, string, string]>([
    ['en', 'Make a roux.', roux],
    ['en', 'Cook the roux for 2 minutes.', roux],
    ['en', 'Thicken the sauce with a roux.', roux],
    ['en', 'Make a white sauce.', roux],
    ['en', 'Top with béchamel.', roux],
    ['en', 'Dip in batter and fry.', batter],
    ['en', 'Coat the florets in batter.', batter],
    ['en', 'Dip the onion in the batter and fry.', batter],
    ['en', 'Tempura the onion.', batter],
    ['en', 'Dredge the onion.', '?gluten'],
    ['en', 'Dredge and fry in oil.', '?gluten'],
    ['en', 'Dust with flour.', '?gluten'],
    ['en', 'Crumb the onion and fry.', '?gluten'],
    ['en', 'Roll out the pastry and line the tin.', '?gluten'],
    ['en', 'Cover with pastry.', '?gluten'],
    ['de', 'Eine Mehlschwitze herstellen.', roux],
    ['de', 'Einen Roux herstellen.', roux],
    ['de', 'Mit Mehlbutter binden.', roux],
    ['de', 'Eine helle Sauce kochen.', roux],
    ['de', 'Mit Béchamel übergießen.', roux],
    ['de', 'In Backteig tauchen und frittieren.', batter],
    ['de', 'In den Ausbackteig tauchen.', batter],
    ['de', 'In Bierteig ausbacken.', batter],
    ['fr', 'Faire un roux.', roux],
    ['fr', 'Préparez un roux blond.', roux],
    ['fr', 'Faire une béchamel.', roux],
    ['fr', 'Tremper dans la pâte à frire.', batter],
    ['es', 'Hacer un roux.', roux],
    ['es', 'Preparar una bechamel.', roux],
    ['es', 'Pasar por la masa de rebozar y freír.', 'gluten ?eggs ?milk'],
    ['es', 'Preparar la tempura y freír.', batter],
    ['it', 'Preparare un roux.', roux],
    ['it', 'Coprire con besciamella.', roux],
    ['it', 'Legare con burro manipolato.', roux],
    ['it', 'Immergere nella pastella e friggere.', batter],
    ['pt', 'Fazer um roux.', roux],
    ['pt', 'Preparar o molho bechamel.', roux],
    ['pt', 'Cobrir com molho branco.', roux],
    ['pt', 'Passar pelo polme e fritar.', batter],
    ['pt', 'Mergulhar na massa de fritura.', batter],
    ['nl', 'Maak een roux.', roux],
    ['nl', 'Dompel in het beslag en frituur.', batter],
    ['pl', 'Zrób zasmażkę.', roux],
    ['pl', 'Zanurz w cieście naleśnikowym.', batter],
    ['sv', 'Gör en bechamelsås.', roux],
    ['sv', 'Doppa i smeten och fritera.', batter],
    ['da', 'Lav en opbagning.', roux],
    ['no', 'Lag en hvit saus.', roux],
  ])('in a recipe in %s, "%s" may bring %s', (language, step, told) => {
    expect(allergensTold(checkBeside(language, { steps: [step] }))).toBe(told)
  })

  test('a preparation is shown by its name at the first step that makes it', () => {
    const { findings } = checkBeside('en', { steps: ['Make a roux.', 'Stir the roux.'] })
    expect(findings).toMatchObject([
      { kind: 'may contain', namedIn: 'step', step: 2, concern: { id: 'gluten' } },
      { kind: 'may contain', namedIn: 'step', step: 2, concern: { id: 'milk' } },
    ])
    expect(findings.map((finding) => 'path' in finding && finding.path[0])).toEqual(['roux', 'roux'])
  })

  test.each([
    ['Top with béchamel.', ['béchamel sauce < all-purpose flour < wheat', 'béchamel sauce < butter']],
    ['Dredge the onion.', ['all-purpose flour < wheat']],
    ['Crumb the onion and fry.', ['breadcrumbs < all-purpose flour < wheat']],
  ])('the foods that may come in by "%s" are reported once, with how: %j', (step, ways) => {
    const { findings } = checkBeside('en', { steps: [step] })
    expect(findings.map((finding) => 'path' in finding && finding.path.join(' < '))).toEqual(ways)
  })

  test('breadcrumbs that a step adds are certain, also where another step coats in crumbs', () => {
    const steps = ['Fold in the breadcrumbs.', 'Crumb the onion and fry.']
    expect(allergensTold(checkBeside('en', { steps }))).toBe('gluten ?soy ?milk')
    expect(allergensTold(checkBeside('en', { steps: steps.toReversed() }))).toBe('gluten ?soy ?milk')
  })

  test.each<[RecipeLanguage, string[], string]>([
    ['en', ['30 g rice flour', '20 ml olive oil'], 'Make a roux.'],
    ['en', ['30 g cornflour', '20 ml olive oil'], 'Make a roux.'],
    ['en', ['30 g flour', '20 g butter', '300 ml milk'], 'Make a béchamel.'],
    ['en', ['30 g rice flour', '30 g margarine', '300 ml oat milk'], 'Make a white sauce.'],
    ['en', ['100 g rice flour'], 'Dip the onion in the batter and fry.'],
    ['en', ['1 pack gluten-free batter mix'], 'Dip the onion in the batter.'],
    ['en', ['100 g chickpea flour'], 'Dredge the onion.'],
    ['en', ['50 g cornflour'], 'Dredge the onion in cornflour.'],
    ['en', ['50 g icing sugar'], 'Dredge with icing sugar.'],
    ['en', ['200 g ground almonds', '3 eggs'], 'Pour the batter into the tin and bake.'],
    ['en', ['1 sheet gluten-free pastry'], 'Roll out the pastry and line the tin.'],
    ['en', ['1 box curry roux'], 'Stir in the curry roux.'],
    ['en', [], 'Make a gluten-free batter and fry the onion in it.'],
    ['en', [], 'Serve without the roux.'],
    ['en', [], 'Do not make a roux.'],
    ['de', ['30 g Reismehl', '30 g Margarine'], 'Eine Mehlschwitze herstellen.'],
    ['de', ['100 g Reismehl'], 'In den Ausbackteig tauchen.'],
    ['de', ['30 g Reismehl', '300 ml Hafermilch', '30 g Margarine'], 'Eine Béchamel kochen.'],
    ['de', [], 'Keine Mehlschwitze machen.'],
    ['de', [], 'Den glutenfreien Bierteig aufschlagen.'],
    ['fr', ['30 g de fécule de maïs', '20 g d’huile'], 'Faire un roux.'],
    ['fr', ['100 g de farine de riz'], 'Tremper dans la pâte à frire.'],
    ['fr', [], 'Sans roux, la sauce est plus légère.'],
    ['es', ['100 g de harina de arroz'], 'Pasar por la masa de rebozar y freír.'],
    ['it', ['100 g di farina di riso'], 'Immergere nella pastella e friggere.'],
    ['pt', ['30 g de amido de milho', '30 g de margarina'], 'Fazer um roux.'],
  ])('in a recipe in %s with the lines %j, "%s" brings nothing more', (language, lines, step) => {
    const own = allergensTold(checkBeside(language, { lines }))
    expect(allergensTold(checkBeside(language, { lines, steps: [step] }))).toBe(own)
  })
})
