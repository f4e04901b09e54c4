import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import * as m from '#messages'
import type { ImportedItem, SavedImports } from '#shared/contract/recipes/recipeImport.ts'
import { importFailureSentence } from '#shared/messages/recipes/recipeImports.ts'
import { createFailedFileNotice } from '../../../data/failures/createFailedFileNotice.tsx'
import { createLatePart, importNothing } from '../../../ui/latePart.tsx'

/** Fetched when somebody opens one. */
const ImportedPreview = createLatePart(
  import.meta.env.SSR ? importNothing : () => import('./ImportedPreview.tsx'),
  { failed: createFailedFileNotice() },
)

interface ImportedItemRowProps {
  importId: string
  item: ImportedItem
  result: SavedImports[number] | undefined
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
}

/** A recipe of an import: what became of it, and what was read of it. */
export function ImportedItemRow({ importId, item, result, isSelected, onSelect }: ImportedItemRowProps) {
  const { position, state, name, failure, duplicateOf, recipeId } = item
  const [isShown, setIsShown] = useState(false)
  const noteId = useId()
  return (
    <li className="flex flex-col gap-1 py-3">
      {state === 'read' ? (
        <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold wrap-anywhere">
          <input
            type="checkbox"
            checked={isSelected}
            onChange={({ target }) => onSelect(target.checked)}
            aria-describedby={noteId}
            className="size-5 shrink-0 accent-paprika"
          />
          <bdi>{name}</bdi>
        </label>
      ) : (
        <p className="flex min-h-11 items-center font-semibold wrap-anywhere">
          {recipeId === null ? (
            <bdi>{name}</bdi>
          ) : (
            <Link to={`/recipe/${recipeId}`} className="text-paprika underline underline-offset-4">
              <bdi>{name}</bdi>
            </Link>
          )}
        </p>
      )}
      <div id={noteId} className="text-soft">
        {state === 'saved' && <p>{m.recipe_import_count_saved()}</p>}
        {state === 'waiting' && <p>{m.recipe_import_count_waiting()}</p>}
        {failure && <p>{importFailureSentence(failure)}</p>}
        {result?.recipeId === null && <p>{m.recipe_import_not_savable()}</p>}
        {result?.isWithoutPicture && <p>{m.recipe_import_without_picture()}</p>}
        {duplicateOf && (
          <p>
            {m.recipe_import_duplicate()}{' '}
            <Link
              to={`/recipe/${duplicateOf.recipeId}`}
              className="text-paprika underline underline-offset-4"
            >
              <bdi>{duplicateOf.name}</bdi>
            </Link>
          </p>
        )}
      </div>
      {state === 'read' && (
        <details onToggle={({ currentTarget }) => setIsShown(currentTarget.open)}>
          <summary className="flex min-h-11 cursor-pointer items-center text-paprika">
            {m.recipe_import_preview()}
          </summary>
          {isShown && <ImportedPreview importId={importId} position={position} />}
        </details>
      )}
    </li>
  )
}
