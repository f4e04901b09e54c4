import * as sayAuth from '#shared/messages/auth.ts'
import * as say from '#shared/messages/unsavedGroceries.ts'
import type { SigningOut } from './features/auth/useSigningOut.ts'
import { Alert } from './ui/Alert.tsx'
import { Button } from './ui/Button.tsx'
import { Dialog } from './ui/Dialog.tsx'

/** Asks whoever signs out while something of theirs is in this browser alone. */
export function UnsavedQuestion({ signingOut }: { signingOut: SigningOut }) {
  const { unsaved, isBusy, hasFailed, stay, leave } = signingOut
  return (
    <Dialog title={say.title} onDismiss={stay}>
      <p>
        {say.notSaved(unsaved)} {say.question}
      </p>
      {hasFailed && <Alert>{sayAuth.signOutFailed}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button onClick={stay}>{say.stay}</Button>
        <Button look="quiet" isBusy={isBusy} onClick={leave}>
          {say.leave}
        </Button>
      </div>
    </Dialog>
  )
}
