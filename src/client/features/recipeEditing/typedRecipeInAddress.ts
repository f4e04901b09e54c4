import {
  type TypedRecipeFieldTexts,
  typedRecipeFieldNames,
} from '#shared/contract/recipes/typedRecipeFields.ts'

/** A recipe as an address carries it: of a form that was sent without scripts and came back. */
export function readTypedRecipeFieldsInAddress(search: URLSearchParams): TypedRecipeFieldTexts {
  const texts = typedRecipeFieldNames.map((name) => [
    name,
    search.get(name) ?? (name === 'servings' ? '4' : ''),
  ])
  return Object.fromEntries(texts) as TypedRecipeFieldTexts
}
