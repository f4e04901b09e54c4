import type { RecipeReport } from '#shared/contract/recipes/recipeReport.ts'
import type { ConcernVerdict } from '#shared/kitchen/findings/verdicts.ts'

/** What a report says of each allergy and diet of each eater: of an eater, those of which it says the same together. */
export const verdictsOf = ({ verdictsByEater }: Pick<RecipeReport, 'verdictsByEater'>): ConcernVerdict[] =>
  verdictsByEater.flatMap(({ eater, verdict, allergens, allergies, diets }) => [
    ...allergens.map((id) => ({ eater, concern: { kind: 'allergen' as const, id }, verdict })),
    ...allergies.map((food) => ({ eater, concern: { kind: 'allergy' as const, food }, verdict })),
    ...diets.map((id) => ({ eater, concern: { kind: 'diet' as const, id }, verdict })),
  ])
