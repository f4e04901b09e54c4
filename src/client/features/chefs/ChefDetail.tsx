import type { RefObject } from 'react'
import * as m from '#messages'
import type { Chef } from '#shared/contract/chefs.ts'
import { establishmentTypeName as typeName } from '#shared/messages/names/establishmentNames.ts'
import { cuisineName, dietTypeName, mealTypeName } from '#shared/messages/names/names.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChefPortrait } from './ChefPortrait.tsx'

interface ChefDetailProps {
  chef: Chef
  listPath: string
  heading: RefObject<HTMLHeadingElement | null>
}

/** One chef with everything they cook, and the way back to the list as it was. */
export function ChefDetail({ chef, listPath, heading }: ChefDetailProps) {
  const { name, establishmentName, establishmentType, cuisine, city, state, country, zipcode, recipes } = chef
  return (
    <article className="flex flex-col gap-8">
      <div>
        <ButtonLink to={listPath} look="quiet">
          {m.chefs_back()}
        </ButtonLink>
      </div>
      <Card>
        <div className="flex flex-col gap-6 sm:flex-row sm:items-center">
          <div className="aspect-3/2 w-full overflow-hidden rounded-2xl sm:w-64 sm:shrink-0">
            <ChefPortrait chef={chef} />
          </div>
          <div className="flex min-w-0 flex-col gap-2">
            <h1 ref={heading} tabIndex={-1} className="text-4xl wrap-anywhere sm:text-5xl">
              {name}
            </h1>
            <p className="text-xl font-semibold text-olive wrap-anywhere">{establishmentName}</p>
            <p>
              {cuisineName(cuisine)} · {typeName(establishmentType)}
            </p>
            <p className="text-soft">{m.chefs_whole_location({ city, state, zipcode, country })}</p>
          </div>
        </div>
      </Card>
      <section aria-labelledby="chef-recipes" className="flex flex-col gap-5">
        <h2 id="chef-recipes" className="text-3xl">
          {m.chefs_recipes()}
        </h2>
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {recipes.map((recipe) => (
            <li key={recipe.name} className="rounded-card border border-line bg-card p-5 shadow-card">
              <h3 className="text-xl">{recipe.name}</h3>
              <p className="mt-1 text-soft">{recipe.description}</p>
              <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
                <Fact name={m.chefs_meal_type()} value={mealTypeName(recipe.mealType)} />
                <Fact name={m.chefs_diet_type()} value={dietTypeName(recipe.dietType)} />
                <Fact
                  name={m.chefs_cooking_time()}
                  value={m.chefs_minutes({ count: recipe.cookingTimeMinutes })}
                />
              </dl>
            </li>
          ))}
        </ul>
      </section>
    </article>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-soft">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  )
}
