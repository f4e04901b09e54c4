import * as say from '#shared/messages/recipeKeeping.ts'
import { trpc } from '../../trpc.ts'
import { Button } from '../../ui/Button.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { RevisionText } from './RevisionText.tsx'
import type { RecipeEdit } from './useRecipeEdit.ts'

interface RecipeHistoryProps {
  recipeId: string
  edit: RecipeEdit
}

/** The states a recipe has been in, each of which can come back. */
export function RecipeHistory({ recipeId, edit }: RecipeHistoryProps) {
  const { data: revisions, isError } = trpc.recipes.listRevisions.useQuery({ recipeId })
  const isHydrated = useIsHydrated()
  const isBusy = edit.outcome.kind === 'busy'
  return (
    <section id="history" aria-labelledby="history-title" className="flex flex-col gap-4">
      <h2 id="history-title" className="text-2xl">
        {say.historyTitle}
      </h2>
      {edit.isDirty && <p className="text-soft">{say.saveFirst}</p>}
      {isError && !revisions && <p className="text-soft">{say.historyFailed}</p>}
      <ol className="divide-y divide-line border-y border-line">
        {revisions?.map(({ version, at, name, changed }, index) => (
          <li
            key={version}
            className="flex flex-col gap-2 py-3 sm:flex-row sm:items-start sm:justify-between sm:gap-6"
          >
            <div className="min-w-0 grow wrap-anywhere">
              <p className="font-semibold">{say.versionOf(version, momentOf(at))}</p>
              <p>{name}</p>
              <p className="text-sm text-soft">
                {changed.length > 0 ? say.changedParts(changed) : version === 1 && say.firstVersion}
              </p>
              <RevisionText recipeId={recipeId} version={version} />
            </div>
            {index === 0 ? (
              <p className="text-sm text-soft sm:pt-2.5 sm:text-end">{say.currentVersion}</p>
            ) : (
              <div className="shrink-0">
                <Button
                  look="quiet"
                  aria-label={say.restoreOf(version)}
                  disabled={!isHydrated || isBusy || edit.isDirty}
                  onClick={() => void edit.restore(version)}
                >
                  {say.restore}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The same words on the server and in every browser: the time in UTC, and it says so. */
function momentOf(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`
}
