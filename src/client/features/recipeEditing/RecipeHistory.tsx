import * as m from '#messages'
import * as say from '#shared/messages/recipes/recipeKeeping.ts'
import { FailedPagePart } from '../../data/failures/FailedPagePart.tsx'
import { trpcHooks } from '../../data/trpc.ts'
import { dateTimeFormatOptions, useLocalDateFormatter } from '../../data/useLocalDateFormatter.ts'
import { Button } from '../../ui/Button.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { RevisionText } from './RevisionText.tsx'
import type { RecipeEdit } from './useRecipeEdit.ts'

interface RecipeHistoryProps {
  recipeId: string
  edit: RecipeEdit
}

/** The earlier versions of a recipe, each with a button that restores it. */
export function RecipeHistory({ recipeId, edit }: RecipeHistoryProps) {
  const query = trpcHooks.recipes.listRevisions.useQuery({ recipeId })
  const revisions = query.data
  const isHydrated = useIsHydrated()
  const momentOf = useLocalDateFormatter(dateTimeFormatOptions)
  const isBusy = edit.outcome.kind === 'busy'
  return (
    <section id="history" aria-labelledby="history-title" className="flex flex-col gap-4">
      <h2 id="history-title" className="text-2xl">
        {m.recipe_keeping_history_title()}
      </h2>
      {edit.isDirty && <p className="text-soft">{m.recipe_keeping_save_first()}</p>}
      {query.isError && !revisions && (
        <FailedPagePart sentence={m.recipe_keeping_history_failed()} query={query} />
      )}
      <ol className="divide-y divide-line border-y border-line">
        {revisions?.map(({ version, at, name, changed }, index) => (
          <li
            key={version}
            className="flex flex-col gap-2 py-3 sm:flex-row sm:items-start sm:justify-between sm:gap-6"
          >
            <div className="min-w-0 grow wrap-anywhere">
              <p suppressHydrationWarning className="font-semibold">
                {m.recipe_keeping_version_of({ version, at: momentOf(at) })}
              </p>
              <p>
                <bdi>{name}</bdi>
              </p>
              <p className="text-sm text-soft">
                {changed.length > 0
                  ? say.changedPartsText(changed)
                  : version === 1 && m.recipe_keeping_first_version()}
              </p>
              <RevisionText recipeId={recipeId} version={version} />
            </div>
            {index === 0 ? (
              <p className="text-sm text-soft sm:pt-2.5 sm:text-end">{m.recipe_keeping_current_version()}</p>
            ) : (
              <div className="shrink-0">
                <Button
                  look="quiet"
                  aria-label={m.recipe_keeping_restore_of({ version })}
                  disabled={!isHydrated || isBusy || edit.isDirty}
                  onClick={() => void edit.restore(version)}
                >
                  {m.recipe_keeping_restore()}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
