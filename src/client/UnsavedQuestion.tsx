import * as m from '#messages'
import * as say from '#shared/messages/unsavedGroceries.ts'
import type { SigningOut } from './features/auth/useSigningOut.ts'
import { Alert } from './ui/Alert.tsx'
import { Button } from './ui/Button.tsx'
import { Dialog } from './ui/Dialog.tsx'

/** Asks whoever signs out while something of theirs is in this browser alone. */
export function UnsavedQuestion({ signingOut }: { signingOut: SigningOut }) {
  const { unsaved, isBusy, hasFailed, stay, leave } = signingOut
  return (
    <Dialog title={m.unsaved_groceries_title()} onDismiss={stay}>
      <p>
        {say.notSaved(unsaved)} {m.unsaved_groceries_question()}
      </p>
      {hasFailed && <Alert>{m.site_sign_out_failed()}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button onClick={stay}>{m.unsaved_groceries_stay()}</Button>
        <Button look="quiet" isBusy={isBusy} onClick={leave}>
          {m.unsaved_groceries_leave()}
        </Button>
      </div>
    </Dialog>
  )
}
