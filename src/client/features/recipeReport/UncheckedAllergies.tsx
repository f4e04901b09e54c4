import type { RecipeList } from '#shared/contract/recipes/recipeList.ts'
import { unknownAllergySentence } from '#shared/messages/recipes/warnings.ts'

/** Allergies that Larder does not know: shown once above the list, because no recipe was checked for them. */
export default function UncheckedAllergies({ unknownAllergies }: Pick<RecipeList, 'unknownAllergies'>) {
  return (
    <ul className="flex flex-col gap-1 rounded-xl border-2 border-amber px-4 py-3 wrap-anywhere">
      {unknownAllergies.flatMap(({ eater, words }) =>
        words.map((allergy) => (
          <li key={`${eater} ${allergy}`}>{unknownAllergySentence({ eater, allergy })}</li>
        )),
      )}
    </ul>
  )
}
