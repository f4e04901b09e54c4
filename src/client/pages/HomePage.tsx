import * as m from '#messages'
import * as say from '#shared/messages/pages/home.ts'
import { makeHomeSlides } from '../app/homeSlides.tsx'
import type { PageLoadArguments } from '../app/pageModules.ts'
import { createFailedFileNotice } from '../data/failures/createFailedFileNotice.tsx'
import { FailedLoadNotice } from '../data/failures/FailedLoadNotice.tsx'
import { usePageLoadFailure } from '../data/failures/loadFailure.ts'
import { trpcHooks } from '../data/trpc.ts'
import { useViewerAndSignInProviders } from '../data/viewer.ts'
import { LateInlineSignIn } from '../features/auth/LateInlineSignIn.tsx'
import { UnsavedRecipe } from '../features/generation/UnsavedRecipe.tsx'
import { RecipeSheet } from '../features/recipes/RecipeSheet.tsx'
import { RecipeShelf } from '../features/recipes/RecipeShelf.tsx'
import {
  isFoodNamedOnlyInStep,
  LateHouseholdWarningsStrip,
  renderAllergyMarks,
  renderHazardMarks,
} from '../features/warnings/lateParts.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Carousel } from '../ui/Carousel.tsx'
import { createLatePart } from '../ui/latePart.tsx'

const todaysMeals = () => import('../features/mealPlanner/TodaysMeals.tsx')
// Only for members.
const TodaysMeals = createLatePart(todaysMeals, {
  serverComponent: import.meta.env.SSR && (await todaysMeals()).default,
  failed: createFailedFileNotice(),
})

export const load = ({ queries }: PageLoadArguments) =>
  Promise.all([queries.recipes.listLatest.ensureData(), prefetchPlanOfMember(queries)])

/** Without the plan it is still a page to read. */
async function prefetchPlanOfMember({
  auth,
  households,
  mealPlanner,
}: PageLoadArguments['queries']): Promise<void> {
  const { viewer } = await auth.entrance.ensureData()
  if (!viewer) return
  await households.current.prefetch()
  const household = households.current.getData()
  if (household) await mealPlanner.page.prefetch({ householdId: household.id, date: null, shows: 'day' })
}

export const isFailureShown = true

export default function HomePage() {
  const failure = usePageLoadFailure()
  const isMember = Boolean(useViewerAndSignInProviders()?.viewer)
  return (
    <div className="flex flex-col gap-16">
      <title>{m.site_page_title({ title: m.site_home_title() })}</title>
      <meta name="description" content={m.site_home_lead()} />
      <div className="grid grid-cols-1 items-center gap-x-12 gap-y-8 py-4 lg:grid-cols-2">
        <div className="flex flex-col items-start gap-6">
          <h1 className="max-w-3xl text-5xl sm:text-6xl">{m.site_home_title()}</h1>
          <p className="max-w-xl text-xl text-soft">{m.site_home_lead()}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/recipes">{m.site_home_find()}</ButtonLink>
            <ButtonLink to="/generate" look="quiet">
              {m.site_home_generate()}
            </ButtonLink>
          </div>
        </div>
        <Carousel
          label={m.site_home_slides()}
          slides={makeHomeSlides()}
          words={say.carouselTexts()}
          everyMs={4_000}
        />
      </div>
      {isMember && <TodaysMeals />}
      <UnsavedRecipe signIn={<LateInlineSignIn />}>
        {({ recipe, report }) => (
          <RecipeSheet
            recipe={recipe}
            titleLevel={3}
            warnings={
              <LateHouseholdWarningsStrip
                report={report ?? undefined}
                recipeVersion={null}
                hasFailed={!report}
                titleLevel={4}
                lines={recipe.ingredients}
              />
            }
            markOf={(line) => renderAllergyMarks(report, (finding) => finding.line === line)}
            stepMarkOf={(step) => (
              <>
                {renderAllergyMarks(report, (finding) => isFoodNamedOnlyInStep(finding, step))}
                {renderHazardMarks(report, step)}
              </>
            )}
          />
        )}
      </UnsavedRecipe>
      <ul className="grid grid-cols-1 gap-6 border-y border-line py-8 sm:grid-cols-3">
        {say.homePagePromises().map((promise) => (
          <li key={promise.name}>
            <h2 className="mb-1 text-xl text-olive">{promise.name}</h2>
            <p className="text-soft">{promise.text}</p>
          </li>
        ))}
      </ul>
      <section aria-labelledby="latest-title" className="flex flex-col gap-6">
        <h2 id="latest-title" className="text-3xl">
          {m.site_home_latest()}
        </h2>
        {failure ? (
          <FailedLoadNotice sentence={m.recipes_latest_failed()} failure={failure} />
        ) : (
          <LatestRecipes />
        )}
      </section>
    </div>
  )
}

function LatestRecipes() {
  const { data: latest = [] } = trpcHooks.recipes.listLatest.useQuery()
  return latest.length > 0 ? (
    <RecipeShelf recipes={latest} />
  ) : (
    <p className="text-soft">{m.site_home_empty()}</p>
  )
}
