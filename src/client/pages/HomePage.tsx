import * as say from '#shared/messages/site.ts'
import { InlineSignIn } from '../features/auth/InlineSignIn.tsx'
import { UnsavedRecipe } from '../features/generation/UnsavedRecipe.tsx'
import { RecipeSheet } from '../features/recipes/RecipeSheet.tsx'
import { RecipeShelf } from '../features/recipes/RecipeShelf.tsx'
import type { LoadArgs } from '../routes.tsx'
import { trpc } from '../trpc.ts'
import { ButtonLink } from '../ui/Button.tsx'

export const load = ({ queries }: LoadArgs) => queries.recipes.listLatest.ensureData()

export default function HomePage() {
  const { data: latest = [] } = trpc.recipes.listLatest.useQuery()
  return (
    <div className="flex flex-col gap-16">
      <title>{say.pageTitle(say.homeTitle)}</title>
      <meta name="description" content={say.homeLead} />
      <section className="flex flex-col items-start gap-6 py-4 sm:py-10">
        <h1 className="max-w-3xl text-5xl sm:text-7xl">{say.homeTitle}</h1>
        <p className="max-w-xl text-xl text-soft">{say.homeLead}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/recipes">{say.homeFind}</ButtonLink>
          <ButtonLink to="/generate" look="quiet">
            {say.homeGenerate}
          </ButtonLink>
        </div>
      </section>
      <UnsavedRecipe signIn={<InlineSignIn />}>
        {(recipe) => <RecipeSheet recipe={recipe} titleLevel={3} />}
      </UnsavedRecipe>
      <ul className="grid gap-6 border-y border-line py-8 sm:grid-cols-3">
        {say.homePromises.map((promise) => (
          <li key={promise.name}>
            <h2 className="mb-1 text-xl text-olive">{promise.name}</h2>
            <p className="text-soft">{promise.text}</p>
          </li>
        ))}
      </ul>
      <section aria-labelledby="latest-title" className="flex flex-col gap-6">
        <h2 id="latest-title" className="text-3xl">
          {say.homeLatest}
        </h2>
        {latest.length > 0 ? <RecipeShelf recipes={latest} /> : <p className="text-soft">{say.homeEmpty}</p>}
      </section>
    </div>
  )
}
