import { useState } from 'react'
import { DeleteAccountInput, type DeletionPlan, type Viewer } from '#shared/contract/auth.ts'
import * as sayAccount from '#shared/messages/account.ts'
import * as say from '#shared/messages/auth.ts'
import { trpc } from '../../trpc.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { AccountForm } from './AccountForm.tsx'
import { EmailField } from './EmailField.tsx'
import { refuseBlank, useAccountForm } from './useAccountForm.ts'
import { useComingAndGoing } from './useComingAndGoing.ts'

export function DeleteAccount({ viewer }: { viewer: Viewer }) {
  const isHydrated = useIsHydrated()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <section aria-labelledby="delete-title" className="flex flex-col items-start gap-4">
      <h2 id="delete-title" className="text-2xl">
        {sayAccount.deleteTitle}
      </h2>
      <p className="text-soft">{sayAccount.deleteLead}</p>
      <Button look="quiet" disabled={!isHydrated} onClick={() => setIsAsked(true)}>
        {sayAccount.deleteAccount}
      </Button>
      {isAsked && (
        <Dialog title={sayAccount.deleteTitle} onDismiss={() => setIsAsked(false)}>
          <Consequences />
          <DeleteForm viewer={viewer} onCancel={() => setIsAsked(false)} />
        </Dialog>
      )}
    </section>
  )
}

/** What becomes of what, said before it happens. */
function Consequences() {
  const { data: plan, isError } = trpc.auth.planDeletion.useQuery(undefined, { staleTime: 0, gcTime: 0 })
  if (isError) return <Alert>{sayAccount.planFailed}</Alert>
  return (
    <div role="status">
      <p className="font-semibold">{plan ? sayAccount.whatHappens : sayAccount.lookingUp}</p>
      {plan && (
        <ul className="mt-2 flex list-disc flex-col gap-1 ps-5">
          {sentencesOf(plan).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function sentencesOf({ endingHouseholds, stayingHouseholds }: DeletionPlan): string[] {
  return [
    sayAccount.accountGoes,
    ...endingHouseholds.map(sayAccount.householdEnds),
    ...stayingHouseholds.map(({ name, newOwner }) =>
      newOwner ? sayAccount.householdPasses(name, newOwner) : sayAccount.householdStays(name),
    ),
    sayAccount.recipesGo,
    sayAccount.noWayBack,
  ]
}

function DeleteForm({ viewer: { hasPassword }, onCancel }: { viewer: Viewer; onCancel: () => void }) {
  const remove = trpc.auth.deleteAccount.useMutation()
  const { leave } = useComingAndGoing()
  const state = useAccountForm({
    schema: DeleteAccountInput,
    read: (text) => ({ email: text('email'), password: hasPassword ? text('password') : null }),
    check: (text) => refuseBlank(text, hasPassword ? ['email', 'password'] : ['email'], say.fillAllFields),
    async send(input) {
      await remove.mutateAsync(input)
      await leave('/')
    },
    failed: sayAccount.deleteFailed,
  })
  return (
    <AccountForm
      state={state}
      submit={sayAccount.deleteAccount}
      submitting={sayAccount.deleting}
      aside={
        <Button look="quiet" onClick={onCancel}>
          {sayAccount.cancel}
        </Button>
      }
    >
      <EmailField state={state} label={sayAccount.typeEmail} autoComplete="off" />
      {hasPassword && (
        <PasswordField
          label={say.password}
          showWord={say.showPassword}
          hideWord={say.hidePassword}
          autoComplete="current-password"
          required
          {...state.field('password')}
        />
      )}
    </AccountForm>
  )
}
