import * as m from '#messages'
import type { ImportedItemPreview } from '#shared/contract/recipes/recipeImport.ts'

/** "fatContent" as "fat". */
const nutrientOf = (name: string) =>
  name
    .replace(/Content$/, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()

/** Tags, the owner's stars and the nutrition as the source states them; the last is shown alone, and used nowhere. */
export function StatedFacts({
  tags,
  rating,
  nutrition,
}: Pick<ImportedItemPreview, 'tags' | 'rating' | 'nutrition'>) {
  const figures = Object.entries(nutrition)
  return (
    <>
      {tags.length > 0 && (
        <p>
          {m.recipe_import_tags()}: <bdi>{tags.join(', ')}</bdi>
        </p>
      )}
      {rating !== null && <p>{m.recipe_import_rating({ stars: rating })}</p>}
      {figures.length > 0 && (
        <section aria-label={m.recipe_import_nutrition()}>
          <h3 className="text-lg">{m.recipe_import_nutrition()}</h3>
          <dl className="grid grid-cols-[auto_1fr] gap-x-4">
            {figures.map(([name, figure]) => (
              <div key={name} className="contents">
                <dt className="text-soft">{nutrientOf(name)}</dt>
                <dd>
                  <bdi>{figure}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  )
}
