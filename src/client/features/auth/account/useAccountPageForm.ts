import type * as z from 'zod/mini'
import { type AccountFormOptions, type AccountFormState, useAccountForm } from '../useAccountForm.ts'
import { useClearingOfOtherOutcomes } from './latestOutcome.tsx'

interface PageFormOptions<Schema extends z.ZodMiniType> extends AccountFormOptions<Schema> {
  /** Takes away what is said of an earlier success, once another form of the page is sent. */
  forget?: () => void
}

/** An account form beside others on a page that says of one of them at a time how it went. */
export function useAccountPageForm<Schema extends z.ZodMiniType>({
  forget,
  ...options
}: PageFormOptions<Schema>): AccountFormState {
  const state = useAccountForm(options)
  const { refusal, isBusy, form } = state
  const begin = useClearingOfOtherOutcomes(() => {
    if (refusal) state.refuse(null)
    forget?.()
  })
  return {
    ...state,
    form: {
      ...form,
      onSubmit(event) {
        if (!isBusy) begin()
        form.onSubmit(event)
      },
    },
  }
}
