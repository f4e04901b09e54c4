import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import * as m from '#messages'
import type { ImportedItem, SavedImports } from '#shared/contract/recipes/recipeImport.ts'
import { importFailureSentence } from '#shared/messages/recipes/recipeImports.ts'
import { createFailedFileNotice } from '../../../data/failures/createFailedFileNotice.tsx'
import { createLatePart, importNothing } from '../../../ui/latePart.tsx'
import { DuplicateChoice } from './DuplicateChoice.tsx'
import type { ItemChoice } from './useImportSelection.ts'

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
  choice: ItemChoice
  onChoose: (change: ItemChoice) => void
}

/** A recipe of an import: what became of it, and what was read of it. */
export function ImportedItemRow({
  importId,
  item,
  result,
  isSelected,
  onSelect,
  choice,
  onChoose,
}: ImportedItemRowProps) {
  const { position, state, name, failure, duplicateOf, recipeId } = item
  const mustBeShown = state === 'read' && (item.mustBeCompared || item.ungroundedLines > 0)
  /** Null until somebody opens or closes it. */
  const [isOpened, setIsOpened] = useState<boolean | null>(null)
  const isShown = isOpened ?? mustBeShown
  const noteId = useId()
  return (
    <li className="flex flex-col gap-1 py-3">
      {state === 'read' && !duplicateOf ? (
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
            <bdi>{name || m.recipe_import_being_read()}</bdi>
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
        {failure && (
          <p>{state === 'read' ? m.recipe_import_failure_assistant() : importFailureSentence(failure)}</p>
        )}
        {state === 'read' && item.mustBeCompared && <p>{m.recipe_import_must_compare()}</p>}
        {state === 'read' && item.ungroundedLines > 0 && (
          <p>{m.recipe_import_lines_not_found({ count: item.ungroundedLines })}</p>
        )}
        {result?.isNotCompared && (
          <p>{item.mustBeCompared ? m.recipe_import_not_compared() : m.recipe_import_read_again()}</p>
        )}
        {result?.recipeId === null && !result.isNotCompared && <p>{m.recipe_import_not_savable()}</p>}
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
      {state === 'read' && duplicateOf && (
        <DuplicateChoice
          name={name}
          chosen={isSelected ? (choice.duplicate ?? 'keepBoth') : 'skip'}
          onChoose={(chosen) => {
            onSelect(chosen !== 'skip')
            if (chosen !== 'skip') onChoose({ duplicate: chosen })
          }}
        />
      )}
      {state === 'read' && (
        <details open={isShown} onToggle={({ currentTarget }) => setIsOpened(currentTarget.open)}>
          <summary className="flex min-h-11 cursor-pointer items-center text-paprika">
            {m.recipe_import_preview()}
          </summary>
          {isShown && <ImportedPreview {...{ importId, position, choice, onChoose }} />}
        </details>
      )}
    </li>
  )
}
