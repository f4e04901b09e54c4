import { useParams } from 'react-router-dom'
import * as m from '#messages'
import type { SavedRecipe } from '#shared/contract/recipes/recipes.ts'
import { cuisineName } from '#shared/messages/names/names.ts'
import type { PageLoadArguments } from '../app/pageModules.ts'
import { createSignInPath } from '../data/createSignInPath.ts'
import { createFailedFileNotice } from '../data/failures/createFailedFileNotice.tsx'
import { FailedPage } from '../data/failures/FailedPage.tsx'
import { LateDataPart } from '../data/failures/FailedPagePart.tsx'
import { usePageLoadFailure } from '../data/failures/loadFailure.ts'
import { isDataOfStoredPage } from '../data/storedPage.ts'
import { trpcHooks } from '../data/trpc.ts'
import { dataUnlessOfOtherVersion } from '../data/versions/dataOfVersion.ts'
import { usePreferredUnitSystem, useViewerAndSignInProviders } from '../data/viewer.ts'
import { useCookingProgress } from '../features/cooking/useCookingProgress.ts'
import { AddToGroceries } from '../features/grocery/adding/AddToGroceries.tsx'
import { RatingPanel } from '../features/ratings/RatingPanel.tsx'
import { LateReportPanel } from '../features/recipeReport/LateReportPanel.tsx'
import { BlogEntrySheet } from '../features/recipes/BlogEntrySheet.tsx'
import { LateRecipeCardBadges } from '../features/recipes/lateCardBadges.tsx'
import { RecipeActions } from '../features/recipes/RecipeActions.tsx'
import { RecipeDownloads } from '../features/recipes/RecipeDownloads.tsx'
import { RecipePageMetadata } from '../features/recipes/RecipePageMetadata.tsx'
import { RecipePicture } from '../features/recipes/RecipePicture.tsx'
import { RecipeSheet } from '../features/recipes/RecipeSheet.tsx'
import { RecipeShelf } from '../features/recipes/RecipeShelf.tsx'
import { ServingControls } from '../features/recipes/ServingControls.tsx'
import { useScaledRecipe } from '../features/recipes/useScaledRecipe.ts'
import {
  isFoodNamedOnlyInStep,
  LateHouseholdWarningsStrip,
  renderAllergyMarks,
  renderHazardMarks,
} from '../features/warnings/lateParts.tsx'
import { StartCookingLink } from '../features/warnings/StartCookingLink.tsx'
import { VisitorWarningsStrip } from '../features/warnings/VisitorWarningsStrip.tsx'
import { StoredPageMark } from '../offline/StoredPageMark.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { LoadingSkeleton } from '../ui/LoadingSkeleton.tsx'
import { createLatePart } from '../ui/latePart.tsx'

export async function load({ queries, params: { recipeId = '' } }: PageLoadArguments) {
  const reported = queries.recipes.report.prefetch({ recipeId })
  void queries.recipes.listRelated.prefetch({ recipeId })
  const { viewer } = await queries.auth.entrance.ensureData()
  // Without these it is still a recipe to read. A member sees what was found for the household first of all.
  const extras = [
    queries.recipes.scalables.ensureData({ recipeId }),
    queries.notes.list.ensureData({ recipeId }),
    ...(viewer
      ? [
          reported,
          queries.recipes.reportVersion.prefetch(),
          queries.ratings.mine.ensureData({ recipeId }),
          queries.preferences.get.ensureData(),
        ]
      : []),
  ]
  await Promise.all([queries.recipes.get.ensureData({ recipeId }), Promise.allSettled(extras)])
}

export const isFailureShown = true

export default function RecipePage() {
  const failure = usePageLoadFailure()
  return failure ? <FailedPage sentence={m.recipes_details_failed()} failure={failure} /> : <LoadedRecipe />
}

function LoadedRecipe() {
  const { recipeId = '' } = useParams()
  const [recipe, { dataUpdatedAt }] = trpcHooks.recipes.get.useSuspenseQuery({ recipeId })
  const scalables = dataUnlessOfOtherVersion(trpcHooks.recipes.scalables.useQuery({ recipeId }).data, recipe)
  const serving = useScaledRecipe(recipe, scalables, usePreferredUnitSystem())
  const { servings, ingredients, instructions, search } = serving
  const ticks = useCookingProgress(recipeId, recipe.ingredients)
  const isSignedIn = Boolean(useViewerAndSignInProviders()?.viewer)
  const isBlog = recipe.kind === 'blog'
  const household = trpcHooks.recipes.report.useQuery({ recipeId }, { enabled: isSignedIn })
  const report = isSignedIn ? household.data : undefined
  // The part that shows them asks for them.
  const related = trpcHooks.recipes.listRelated.useQuery({ recipeId }, { enabled: false })
  const controls = scalables && <ServingControls serving={serving} servingsAsWritten={recipe.servings} />
  const warnings = isSignedIn ? (
    <LateHouseholdWarningsStrip
      report={report}
      recipeVersion={recipe.version}
      query={household}
      lines={recipe.ingredients}
      ownRecipe={recipe.isMine && !isBlog ? recipe : undefined}
    />
  ) : (
    <VisitorWarningsStrip recipe={recipe} />
  )
  const placed = dataUnlessOfOtherVersion(report, recipe)
  const markOf = (line: number) => renderAllergyMarks(placed, (finding) => finding.line === line)
  const stepMarkOf = (step: number) => (
    <>
      {renderAllergyMarks(placed, (finding) => isFoodNamedOnlyInStep(finding, step))}
      {renderHazardMarks(placed, step)}
    </>
  )
  const actions = (
    <RecipeActions title={recipe.name} description={recipe.description} visibility={recipe.visibility}>
      {!isBlog && instructions.length > 0 && (
        <StartCookingLink to={`/recipe/${recipeId}/cook${search}`} recipe={recipe} report={report} />
      )}
      {ingredients.length > 0 && (
        <AddToGroceries
          key={recipeId}
          recipeId={recipeId}
          servings={servings}
          isSignedIn={isSignedIn}
          logInPath={createSignInPath(`/recipe/${recipeId}${search}`)}
        />
      )}
      {!isBlog && (
        <ButtonLink look="quiet" to={`/meal-planner?recipe=${recipeId}&servings=${servings}`}>
          {m.recipe_keeping_plan()}
        </ButtonLink>
      )}
      {!isBlog && <RecipeDownloads recipeId={recipeId} />}
    </RecipeActions>
  )
  return (
    <div className="flex flex-col gap-12">
      <RecipePageMetadata recipe={recipe} />
      <Card>
        <StoredPageMark updatedAt={dataUpdatedAt} />
        <div className="flex flex-col gap-8">
          <div className="overflow-hidden rounded-2xl print:hidden">
            <RecipePicture recipe={recipe} sizes="(min-width: 64rem) 56rem, 90vw" isBanner />
          </div>
          {isHidden(recipe) && <LateRecipeCardBadges visibility={recipe.visibility} warnsOf={none} />}
          {recipe.isMine && <OwnRecipeLinks recipeId={recipeId} />}
          {isBlog ? (
            <BlogEntrySheet
              entry={recipe}
              ingredients={ingredients}
              servings={servings}
              ticks={ticks}
              warnings={warnings}
              markOf={markOf}
              controls={controls}
              actions={actions}
            />
          ) : (
            <RecipeSheet
              recipe={{ ...recipe, servings, ingredients, instructions }}
              stars={recipe}
              ticks={ticks}
              warnings={warnings}
              markOf={markOf}
              stepMarkOf={stepMarkOf}
              controls={controls}
              actions={actions}
            />
          )}
          <RatingPanel
            key={recipeId}
            recipeId={recipeId}
            isSignedIn={isSignedIn}
            logInPath={createSignInPath(`/recipe/${recipeId}`)}
          />
          {recipe.isMine && <OwnRecipe recipeId={recipeId} recipe={recipe} />}
          {recipe.kind === 'recipe' && recipe.ingredients.length === 0 && (
            <p className="text-soft">{m.recipe_report_no_ingredients()}</p>
          )}
          {ingredients.length > 0 && (
            <LateDataPart
              key={`report of ${recipeId}`}
              sentence={m.recipe_report_broke()}
              query={household}
              waiting={<p className="text-soft">{m.recipe_report_checking()}</p>}
            >
              <ReportOnRecipe recipeId={recipeId} />
            </LateDataPart>
          )}
          {(recipe.origin || recipe.sourceUrl) && <RecipeOriginDetails recipe={recipe} />}
        </div>
      </Card>
      <RecipeNotes key={recipeId} recipeId={recipeId} />
      {!isDataOfStoredPage(dataUpdatedAt) && (
        <section aria-labelledby="related-title" className="flex flex-col gap-6 print:hidden">
          <h2 id="related-title" className="text-3xl">
            {recipe.cuisine === 'Other'
              ? m.recipes_related_other()
              : m.recipes_related({ cuisine: cuisineName(recipe.cuisine) })}
          </h2>
          <LateDataPart
            key={recipeId}
            sentence={m.recipes_related_broke()}
            query={related}
            waiting={<LoadingSkeleton shape="cards" label={m.recipes_loading_related()} />}
          >
            <RelatedRecipes recipeId={recipeId} />
          </LateDataPart>
        </section>
      )}
    </div>
  )
}

const none: [] = []

/** A copy kept before there was a choice says nothing of it, and is of a recipe that everybody sees. */
const isHidden = ({ visibility = 'everyone' }: Partial<SavedRecipe>) => visibility !== 'everyone'

// Only for the creator of the recipe.
const importOwnRecipe = () => import('../features/recipeEditing/OwnRecipe.tsx')
const OwnRecipe = createLatePart(importOwnRecipe, {
  serverComponent: import.meta.env.SSR && (await importOwnRecipe()).default,
  failed: createFailedFileNotice(),
})
const ownLinks = () => import('../features/recipes/OwnRecipeLinks.tsx')
const OwnRecipeLinks = createLatePart(ownLinks, {
  serverComponent: import.meta.env.SSR && (await ownLinks()).default,
  failed: createFailedFileNotice(),
})

const importOriginDetails = () => import('../features/recipes/RecipeOriginDetails.tsx')
const RecipeOriginDetails = createLatePart(importOriginDetails, {
  serverComponent: import.meta.env.SSR && (await importOriginDetails()).default,
  failed: createFailedFileNotice(),
})

const importNotes = () => import('../features/notes/RecipeNotes.tsx')
const RecipeNotes = createLatePart(importNotes, {
  serverComponent: import.meta.env.SSR && (await importNotes()).default,
  failed: createFailedFileNotice(),
})

function ReportOnRecipe({ recipeId }: { recipeId: string }) {
  const [{ version }] = trpcHooks.recipes.get.useSuspenseQuery({ recipeId })
  const [report] = trpcHooks.recipes.report.useSuspenseQuery({ recipeId })
  return <LateReportPanel report={report} recipeVersion={version} />
}

function RelatedRecipes({ recipeId }: { recipeId: string }) {
  const [related] = trpcHooks.recipes.listRelated.useSuspenseQuery({ recipeId })
  return related.length > 0 ? (
    <RecipeShelf recipes={related} />
  ) : (
    <p className="text-soft">{m.recipes_none_related()}</p>
  )
}
