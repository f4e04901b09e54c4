import { Link } from 'react-router-dom'
import * as m from '#messages'
import type { RecipeImport } from '#shared/contract/recipes/recipeImport.ts'
import { importName, importStateSentence } from '#shared/messages/recipes/recipeImports.ts'
import { dateTimeFormatOptions, useLocalDateFormatter } from '../../../data/useLocalDateFormatter.ts'

/** The imports of the last week, each with the way to it. */
export function ImportList({ imports }: { imports: readonly RecipeImport[] }) {
  const formatDate = useLocalDateFormatter(dateTimeFormatOptions)
  if (imports.length === 0) return null
  return (
    <section aria-labelledby="imports-title" className="flex flex-col gap-3">
      <h2 id="imports-title" className="text-2xl">
        {m.recipe_import_list_title()}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {imports.map((each) => (
          <li key={each.importId} className="py-3">
            <Link
              to={`/import?id=${each.importId}`}
              className="inline-flex min-h-11 items-center font-semibold text-paprika underline-offset-4 wrap-anywhere hover:underline"
            >
              <bdi>{importName(each)}</bdi>
            </Link>
            <p className="text-soft">
              {formatDate(each.createdAt)} · {importStateSentence(each)}
            </p>
            <ImportCounts counts={each.counts} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How many recipes of an import are in which state; those of which there are none are left out. */
export function ImportCounts({ counts }: Pick<RecipeImport, 'counts'>) {
  const shown = [
    [m.recipe_import_count_waiting(), counts.waiting],
    [m.recipe_import_count_read(), counts.read],
    [m.recipe_import_count_saved(), counts.saved],
    [m.recipe_import_count_failed(), counts.failed],
  ] as const
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1">
      {shown
        .filter(([, count]) => count > 0)
        .map(([label, count]) => (
          <div key={label} className="flex gap-2">
            <dt className="text-soft">{label}</dt>
            <dd className="font-semibold tabular-nums">{count}</dd>
          </div>
        ))}
    </dl>
  )
}
