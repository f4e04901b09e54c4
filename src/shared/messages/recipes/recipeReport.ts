import * as m from '#messages'
export const foodPathText = (path: readonly string[]) => path.join(' → ')

export const linesNotCheckedSentence = (lines: readonly string[]) =>
  m.recipe_report_not_checked({ count: lines.length })

export const nutrientNames = {
  kcal: m.recipe_report_nutrients_kcal,
  proteinGrams: m.recipe_report_nutrients_protein_grams,
  fatGrams: m.recipe_report_nutrients_fat_grams,
  saturatedFatGrams: m.recipe_report_nutrients_saturated_fat_grams,
  carbohydrateGrams: m.recipe_report_nutrients_carbohydrate_grams,
  sugarsGrams: m.recipe_report_nutrients_sugars_grams,
  fibreGrams: m.recipe_report_nutrients_fibre_grams,
  sodiumMg: m.recipe_report_nutrients_sodium_mg,
}
export const linesNotCountedSentence = (lines: readonly string[]) =>
  m.recipe_report_not_counted({ lines: lines.join('; ') })
export const massSourceNames = () =>
  ({
    weighed: m.recipe_report_how_weighed(),
    'by density': m.recipe_report_how_by_density(),
    'by piece': m.recipe_report_how_by_piece(),
    guessed: m.recipe_report_how_guessed(),
    'not counted': m.recipe_report_how_not_counted(),
  }) as const
