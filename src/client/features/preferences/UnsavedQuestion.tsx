import * as say from '#shared/messages/preferences.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

interface UnsavedQuestionProps {
  isBusy: boolean
  onSave: () => void
  onLeave: () => void
  onStay: () => void
}

export function UnsavedQuestion({ isBusy, onSave, onLeave, onStay }: UnsavedQuestionProps) {
  return (
    <Dialog title={say.unsavedTitle} onDismiss={onStay}>
      <p>{say.unsaved}</p>
      <div className="flex flex-col gap-3">
        <Button onClick={onSave} isBusy={isBusy}>
          {say.saveAndLeave}
        </Button>
        <Button look="quiet" onClick={onLeave} disabled={isBusy}>
          {say.leaveWithout}
        </Button>
        <Button look="plain" onClick={onStay} disabled={isBusy}>
          {say.stay}
        </Button>
      </div>
    </Dialog>
  )
}
