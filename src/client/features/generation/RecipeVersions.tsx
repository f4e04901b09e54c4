import { Link } from 'react-router-dom'
import * as m from '#messages'
import type { GeneratedRecipeDraft } from './draftShape.ts'

interface RecipeVersionsProps {
  versions: GeneratedRecipeDraft[]
  currentId: string | null
  /** The page's query that shows a version. */
  searchFor: (recipeId: string) => string
}

/** The versions of one recipe beside each other; each has its address, so that back leads to the one before. */
export default function RecipeVersions({ versions, currentId, searchFor }: RecipeVersionsProps) {
  return (
    <nav aria-label={m.generation_versions_label()}>
      <ol className="flex flex-wrap gap-2">
        {versions.map((version, index) => {
          const isCurrent = version.id === currentId
          return (
            <li key={version.id} className="min-w-0 flex-1 basis-40">
              <Link
                to={{ search: searchFor(version.id) }}
                preventScrollReset
                aria-current={isCurrent ? 'true' : undefined}
                className={`block h-full rounded-2xl border px-4 py-3 hover:border-paprika ${isCurrent ? 'border-paprika bg-blush' : 'border-edge bg-card'}`}
              >
                <span className="block text-sm text-soft">
                  {m.generation_version_name({ number: index + 1 })} · {versionLabelOf(version)}
                </span>
                <span className="block font-dish wrap-anywhere">{version.recipe.name}</span>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function versionLabelOf({ change }: GeneratedRecipeDraft): string {
  if (change === null) return m.generation_first_version()
  return change.kind === 'another' ? m.generation_another_version() : change.wish
}
