import * as m from '#messages'

export const recipeEngineNames = {
  openai: m.recipe_keeping_engine_names_openai,
  endpoint: m.recipe_keeping_engine_names_endpoint,
  'built-in': m.recipe_keeping_engine_names_built_in,
}
export function checksOfRecipeText(mendings: number, findingsLeft: number): string {
  if (mendings === 0 && findingsLeft === 0) return m.recipe_keeping_nothing_to_mend()
  const times =
    mendings === 0
      ? m.recipe_keeping_taken_as_it_came()
      : mendings === 1
        ? m.recipe_keeping_sent_back_once()
        : m.recipe_keeping_sent_back_twice()
  return findingsLeft === 0 ? times : `${times}; ${m.recipe_keeping_findings_stayed({ count: findingsLeft })}`
}
