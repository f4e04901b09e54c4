import * as say from '#shared/messages/site.ts'
import { InlineSignIn } from '../features/auth/InlineSignIn.tsx'
import { UnsavedRecipe } from '../features/generation/UnsavedRecipe.tsx'
import { RecipeSheet } from '../features/recipes/RecipeSheet.tsx'
import { RecipeShelf } from '../features/recipes/RecipeShelf.tsx'
import { homeSlides } from '../homeSlides.tsx'
import type { LoadArgs } from '../pageModules.ts'
import { trpc } from '../trpc.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Carousel } from '../ui/Carousel.tsx'

export const load = ({ queries }: LoadArgs) => queries.recipes.listLatest.ensureData()

export default function HomePage() {
  const { data: latest = [] } = trpc.recipes.listLatest.useQuery()
  return (
    <div className="flex flex-col gap-16">
      <title>{say.pageTitle(say.homeTitle)}</title>
      <meta name="description" content={say.homeLead} />
      <div className="grid items-center gap-x-12 gap-y-8 py-4 lg:grid-cols-2">
        <div className="flex flex-col items-start gap-6">
          <h1 className="max-w-3xl text-5xl sm:text-6xl">{say.homeTitle}</h1>
          <p className="max-w-xl text-xl text-soft">{say.homeLead}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/recipes">{say.homeFind}</ButtonLink>
            <ButtonLink to="/generate" look="quiet">
              {say.homeGenerate}
            </ButtonLink>
          </div>
        </div>
        <Carousel label={say.homeSlides} slides={homeSlides} everyMs={4_000} words={say.carousel} />
      </div>
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
