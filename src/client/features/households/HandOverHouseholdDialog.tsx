import type { ReactNode } from 'react'
import * as m from '#messages'
import type { OwnerProof } from '#shared/contract/auth/auth.ts'
import type { HouseholdMember } from '#shared/contract/households.ts'
import { Dialog } from '../../ui/Dialog.tsx'

interface ProofForm {
  submit: string
  cancel: string
  failed: string
  send: (proof: OwnerProof) => Promise<void>
  onCancel: () => void
}

/** Draws the form that asks the owner to show who they are; the page brings it. */
export type RenderProofForm = (form: ProofForm) => ReactNode

interface HandOverDialogProps extends Pick<ProofForm, 'send' | 'onCancel'> {
  member: HouseholdMember
  drawProofForm: RenderProofForm
}

/** Asks before another becomes the owner, and for the owner's password. */
export function HandOverHouseholdDialog({
  member: { name },
  drawProofForm,
  send,
  onCancel,
}: HandOverDialogProps) {
  const makeOwner = m.households_make_owner({ who: name })
  return (
    <Dialog title={makeOwner} onDismiss={onCancel}>
      <p>{m.households_make_owner_question({ who: name })}</p>
      {drawProofForm({
        submit: makeOwner,
        cancel: m.households_cancel(),
        failed: m.households_failed(),
        send,
        onCancel,
      })}
    </Dialog>
  )
}
