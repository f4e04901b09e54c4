import * as m from '#messages'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

interface UnsavedQuestionProps {
  isBusy: boolean
  onSave: () => void
  onLeave: () => void
  onStay: () => void
}

export function UnsavedPreferencesQuestion({ isBusy, onSave, onLeave, onStay }: UnsavedQuestionProps) {
  return (
    <Dialog title={m.preferences_unsaved_title()} onDismiss={onStay}>
      <p>{m.preferences_unsaved()}</p>
      <div className="flex flex-col gap-3">
        <Button onClick={onSave} isBusy={isBusy}>
          {m.preferences_save_and_leave()}
        </Button>
        <Button look="quiet" onClick={onLeave} disabled={isBusy}>
          {m.preferences_leave_without()}
        </Button>
        <Button look="plain" onClick={onStay} disabled={isBusy}>
          {m.preferences_stay()}
        </Button>
      </div>
    </Dialog>
  )
}
