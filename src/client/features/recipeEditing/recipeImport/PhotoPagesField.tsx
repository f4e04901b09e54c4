import { useId } from 'react'
import * as m from '#messages'
import { maxImportedPages } from '#shared/contract/limits.ts'
import { trpcHooks } from '../../../data/trpc.ts'
import { Button } from '../../../ui/Button.tsx'
import { LabelledField } from '../../../ui/LabelledField.tsx'

/** Undefined until it is known. */
const useIsAssistantThere = () => trpcHooks.recipeImport.assistant.useQuery().data?.isThere

/** Has a text read by a model; nothing where there is none. */
export function AssistantButton({ isBusy, onClick }: { isBusy: boolean; onClick: () => void }) {
  const hintId = useId()
  if (!useIsAssistantThere()) return null
  return (
    <>
      <Button look="quiet" isBusy={isBusy} onClick={onClick} aria-describedby={hintId}>
        {m.recipe_import_read_by_assistant()}
      </Button>
      <p id={hintId} className="w-full text-soft">
        {m.recipe_import_assistant_hint()}
      </p>
    </>
  )
}

interface PhotoPagesFieldProps {
  isBusy: boolean
  onChoose: (files: readonly File[]) => void
}

/** Photos of pages, which a model reads; a sentence where there is none. */
export function PhotoPagesField({ isBusy, onChoose }: PhotoPagesFieldProps) {
  const isThere = useIsAssistantThere()
  if (isThere === undefined) return null
  if (!isThere) return <p className="text-soft">{m.recipe_import_no_assistant()}</p>
  return (
    <LabelledField
      label={m.recipe_import_photos()}
      hint={m.recipe_import_photos_hint({ pages: maxImportedPages })}
    >
      {(control) => (
        <input
          {...control}
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp"
          disabled={isBusy}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            if (files.length > 0) onChoose(files)
          }}
          className="w-full max-w-full rounded-2xl border border-edge bg-card p-2 file:me-3 file:min-h-9 file:rounded-full file:border-0 file:bg-blush file:px-4 file:font-semibold file:text-paprika-deep hover:border-paprika"
        />
      )}
    </LabelledField>
  )
}
