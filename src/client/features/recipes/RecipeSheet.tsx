import type { PartialRecipe } from '#shared/kitchen/recipe.ts'
import * as say from '#shared/messages/recipes.ts'

interface RecipeSheetProps {
  recipe: PartialRecipe
  /** Level of the title's heading on the page it stands on; its parts come one below. */
  titleLevel?: 1 | 3
  /** Shows where the next word will stand. */
  isWriting?: boolean
}

/** A recipe as one reads it at the stove, whole or as far as it is written. */
export function RecipeSheet({ recipe, titleLevel = 1, isWriting = false }: RecipeSheetProps) {
  const [Title, Part] = titleLevel === 1 ? (['h1', 'h2'] as const) : (['h3', 'h4'] as const)
  const { ingredients = [], instructions = [] } = recipe
  const last = !isWriting
    ? null
    : instructions.length
      ? 'step'
      : ingredients.length
        ? 'food'
        : recipe.description
          ? 'lead'
          : 'name'
  return (
    <article className="flex flex-col gap-7">
      <header className="flex flex-col gap-4">
        <Title className={`text-4xl wrap-anywhere sm:text-5xl ${last === 'name' ? 'writing' : ''}`}>
          {recipe.name}
        </Title>
        {recipe.description && (
          <p className={`max-w-prose text-lg text-soft wrap-anywhere ${last === 'lead' ? 'writing' : ''}`}>
            {recipe.description}
          </p>
        )}
        <Figures recipe={recipe} />
      </header>
      <div className="grid gap-8 md:grid-cols-[minmax(14rem,2fr)_3fr]">
        {ingredients.length > 0 && (
          <section>
            <Part className="mb-3 text-2xl">{say.ingredients}</Part>
            <ul className="divide-y divide-line border-y border-line">
              {withKeys(ingredients).map(({ key, line }, index) => (
                <li
                  key={key}
                  className={`py-2 wrap-anywhere ${last === 'food' && index === ingredients.length - 1 ? 'writing' : ''}`}
                >
                  {line}
                </li>
              ))}
            </ul>
          </section>
        )}
        {instructions.length > 0 && (
          <section>
            <Part className="mb-3 text-2xl">{say.instructions}</Part>
            <ol className="flex flex-col gap-4">
              {withKeys(instructions).map(({ key, line }, index) => (
                <li key={key} className="grid grid-cols-[2.25rem_1fr] wrap-anywhere">
                  <span aria-hidden="true" className="font-dish text-2xl leading-none text-paprika">
                    {index + 1}
                  </span>
                  <span className={last === 'step' && index === instructions.length - 1 ? 'writing' : ''}>
                    {line}
                  </span>
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </article>
  )
}

function Figures({ recipe }: { recipe: PartialRecipe }) {
  if (recipe.totalTimeMinutes === undefined || recipe.servings === undefined) return null
  const figures = [
    [say.totalTime, say.minutes(recipe.totalTimeMinutes)],
    [say.prepTime, say.minutes(recipe.prepTimeMinutes ?? 0)],
    [say.cookTime, say.minutes(recipe.cookTimeMinutes ?? 0)],
    [say.serves, say.servings(recipe.servings)],
  ]
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-soft">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Lines may repeat and only grow at the end, so their place is what tells them apart. */
function withKeys(lines: string[]): { key: string; line: string }[] {
  return lines.map((line, index) => ({ key: String(index), line }))
}
