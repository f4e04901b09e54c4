import { useState } from 'react'
import * as m from '#messages'
import {
  type AccountDeletionPlan,
  DeleteAccountInput,
  type SignedInViewer,
} from '#shared/contract/auth/auth.ts'
import { accountDeletionPossibleFromSentence } from '#shared/messages/accountDeletion.ts'
import { appErrorDataOf, isCallWithoutServerAnswer } from '../../../data/failure.ts'
import { FailedPagePart } from '../../../data/failures/FailedPagePart.tsx'
import { trpcHooks } from '../../../data/trpc.ts'
import { createRandomId } from '../../../forms/randomId.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { useIsHydrated } from '../../../ui/useIsHydrated.ts'
import { AccountForm } from '../AccountForm.tsx'
import { EmailField } from '../EmailField.tsx'
import { useSignInAndOutEffects } from '../signingOut/useSignInAndOutEffects.ts'
import { findRefusalForBlankField } from '../useAccountForm.ts'
import { ProveIdentityWithoutPasswordForm } from './ProveIdentityForm.tsx'
import { useAccountPageForm } from './useAccountPageForm.ts'
import { useIsIdentityProofAsked } from './useIsIdentityProofAsked.ts'

export function DeleteAccountForm({ viewer }: { viewer: SignedInViewer }) {
  const isHydrated = useIsHydrated()
  const [isAsked, setIsAsked] = useState(false)
  // Of all presses on this page, the dialog closed between them or not.
  const [deletionId] = useState(createRandomId)
  return (
    <section aria-labelledby="delete-title" className="flex flex-col items-start gap-4">
      <h2 id="delete-title" className="text-2xl">
        {m.account_delete_title()}
      </h2>
      <p className="text-soft">{m.account_delete_lead()}</p>
      <Button look="quiet" disabled={!isHydrated} onClick={() => setIsAsked(true)}>
        {m.account_delete_account()}
      </Button>
      {isAsked && (
        <Dialog title={m.account_delete_title()} onDismiss={() => setIsAsked(false)}>
          <Question viewer={viewer} deletionId={deletionId} onCancel={() => setIsAsked(false)} />
        </Dialog>
      )}
    </section>
  )
}

/** The form appears once the server has told what a deletion removes and what stays. */
function Question(props: { viewer: SignedInViewer; deletionId: string; onCancel: () => void }) {
  // Loaded again each time the question opens.
  const query = trpcHooks.auth.planDeletion.useQuery(undefined, { staleTime: 0, gcTime: 0 })
  const { data: plan, isError } = query
  return (
    <>
      <div role="status" className="empty:hidden">
        {plan ? <Consequences plan={plan} /> : !isError && m.account_looking_up()}
      </div>
      {!plan && isError && <FailedPagePart sentence={m.account_plan_failed()} query={query} />}
      {plan && !plan.possibleFrom ? (
        <DeleteForm plan={plan} {...props} />
      ) : (
        <Button look="quiet" onClick={props.onCancel}>
          {m.account_cancel()}
        </Button>
      )}
    </>
  )
}

function Consequences({ plan }: { plan: AccountDeletionPlan }) {
  if (plan.possibleFrom) return accountDeletionPossibleFromSentence(new Date(plan.possibleFrom))
  return (
    <>
      <p className="font-semibold">{m.account_what_happens()}</p>
      <ul className="mt-2 flex list-disc flex-col gap-1 ps-5">
        {deletionSentencesOf(plan).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  )
}

function deletionSentencesOf({ endingHouseholds, stayingHouseholds }: AccountDeletionPlan): string[] {
  return [
    m.account_account_goes(),
    ...endingHouseholds.map((name) => m.account_household_ends({ name })),
    ...stayingHouseholds.map(({ name, newOwner }) =>
      newOwner ? m.account_household_passes({ name, newOwner }) : m.account_household_stays({ name }),
    ),
    m.account_recipes_go(),
    m.account_no_way_back(),
  ]
}

interface DeleteFormProps {
  viewer: SignedInViewer
  deletionId: string
  plan: AccountDeletionPlan
  onCancel: () => void
}

function DeleteForm({ viewer, deletionId, plan: { recipeCount }, onCancel }: DeleteFormProps) {
  const { email, hasPassword } = viewer
  const remove = trpcHooks.auth.deleteAccount.useMutation()
  const { leave } = useSignInAndOutEffects()
  const { client } = trpcHooks.useUtils()
  const proof = useIsIdentityProofAsked()

  /**
   * Asks the server whether a call of this page deleted the account, after its answer was lost. A session that has
   * ended is no proof of it: it may have been ended on another device.
   */
  async function isDeletedWithoutAnswer(error: unknown): Promise<boolean> {
    if (!isCallWithoutServerAnswer(error) && appErrorDataOf(error)?.code !== 'UNAUTHORIZED') return false
    const outcome = await client.auth.deletionOutcome.query({ deletionId }).catch(() => null)
    return outcome?.isDeleted === true
  }

  const state = useAccountPageForm({
    schema: DeleteAccountInput,
    read: (text) => ({
      deletionId,
      email: text('email'),
      password: hasPassword ? text('password') : null,
      recipes: text('recipes') || 'keep',
    }),
    check: (text) =>
      findRefusalForBlankField(
        text,
        hasPassword ? ['email', 'password'] : ['email'],
        m.auth_fill_all_fields(),
      ),
    async send(input) {
      try {
        await proof.sendProven(() => remove.mutateAsync(input))
      } catch (error) {
        if (!(await isDeletedWithoutAnswer(error))) throw error
        return await leave('/login?done=deleted')
      }
      await leave('/')
    },
    failed: m.account_delete_failed(),
  })
  return (
    <>
      {proof.state === 'missing' && <ProveIdentityWithoutPasswordForm email={email} onProven={proof.give} />}
      <p role="status" className="font-semibold empty:hidden">
        {proof.state === 'given' ? m.account_proven() : ''}
      </p>
      <AccountForm
        state={state}
        submit={m.account_delete_account()}
        submitting={m.account_deleting()}
        aside={
          <Button look="quiet" onClick={onCancel}>
            {m.account_cancel()}
          </Button>
        }
      >
        {recipeCount > 0 && (
          <RadioGroup
            label={m.account_recipes_choice({ count: recipeCount })}
            name="recipes"
            choices={[
              { value: 'keep', label: m.account_recipes_keep() },
              { value: 'delete', label: m.account_recipes_delete() },
            ]}
            initial="keep"
          />
        )}
        <EmailField state={state} label={m.account_type_email()} autoComplete="off" />
        {hasPassword && (
          <PasswordField
            label={m.auth_password()}
            showWord={m.auth_show_password()}
            hideWord={m.auth_hide_password()}
            autoComplete="current-password"
            required
            {...state.field('password')}
          />
        )}
      </AccountForm>
    </>
  )
}
