import * as m from '#messages'
import { AlertMessage } from '../../ui/AlertMessage.tsx'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import type { RecipeWritingState } from './useRecipeWriter.ts'

interface WritingStatusProps {
  writing: RecipeWritingState
  onStop: () => void
  onTryAgain: () => void
  onEdit: () => void
}

/** What is going on with the recipe that is being written, and what one can do about it. */
export function WritingStatus({ writing, onStop, onTryAgain, onEdit }: WritingStatusProps) {
  if (writing.status === 'writing')
    return (
      <div className="sticky top-2 flex flex-wrap items-center justify-between gap-3 rounded-2xl bg-sprig px-4 py-3 print:hidden">
        <p className="flex items-center gap-3 font-semibold text-olive">
          <Spinner />
          {writing.isBeingCorrected ? m.generation_mending() : m.generation_writing()}
        </p>
        <Button look="quiet" onClick={onStop}>
          {m.generation_stop()}
        </Button>
      </div>
    )
  if (writing.status !== 'stopped' && writing.status !== 'failed') return null
  return (
    <div className="flex flex-col gap-4">
      <AlertMessage>{writing.status === 'failed' ? writing.sentence : m.generation_stopped()}</AlertMessage>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onTryAgain}>{m.generation_generate_again()}</Button>
        <Button look="quiet" onClick={onEdit}>
          {m.generation_edit_answers()}
        </Button>
      </div>
    </div>
  )
}
