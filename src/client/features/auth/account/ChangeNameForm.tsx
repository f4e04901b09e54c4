import { useState } from 'react'
import * as m from '#messages'
import { ChangeNameInput, type SignedInViewer } from '#shared/contract/auth/auth.ts'
import { trpcHooks } from '../../../data/trpc.ts'
import { useDraftOfField } from '../../../forms/useDraftOfField.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { AccountForm } from '../AccountForm.tsx'
import { findRefusalForBlankField } from '../useAccountForm.ts'
import { useAccountPageForm } from './useAccountPageForm.ts'

/** Changes the name that stands beside recipes and notes, and in the household. */
export function ChangeNameForm({ viewer: { name } }: { viewer: SignedInViewer }) {
  const utils = trpcHooks.useUtils()
  const change = trpcHooks.auth.changeName.useMutation()
  const [isSaved, setIsSaved] = useState(false)
  const draft = useDraftOfField('larder.typed.name', name)
  const state = useAccountPageForm({
    schema: ChangeNameInput,
    read: (text) => ({ name: text('name') }),
    check: (text) => findRefusalForBlankField(text, ['name'], m.auth_fill_all_fields()),
    async send(input) {
      setIsSaved(false)
      await change.mutateAsync(input)
      draft.sent(input.name)
      setIsSaved(true)
      await utils.invalidate()
    },
    failed: m.account_name_failed(),
    forget: () => setIsSaved(false),
  })
  return (
    <section aria-labelledby="own-name-title" className="flex flex-col gap-4">
      <h2 id="own-name-title" className="text-2xl">
        {m.account_name_title()}
      </h2>
      <p className="text-soft">{m.account_name_lead()}</p>
      <AccountForm state={state} submit={m.account_name_save()} submitting={m.account_changing_password()}>
        <TextField
          label={m.auth_name()}
          autoComplete="name"
          maxLength={100}
          required
          defaultValue={name}
          ref={draft.field.ref}
          onInput={() => {
            draft.field.onInput()
            setIsSaved(false)
          }}
          {...state.field('name')}
        />
      </AccountForm>
      <p role="status" className="font-semibold empty:hidden">
        {isSaved && !state.refusal && !state.isBusy ? m.account_name_saved() : ''}
      </p>
    </section>
  )
}
