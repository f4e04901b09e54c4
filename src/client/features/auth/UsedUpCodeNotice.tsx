import * as m from '#messages'
import type { AccountFormState } from './useAccountForm.ts'

/** Says that another code is needed, where the form does not say so itself. */
export function UsedUpCodeNotice({ state }: { state: AccountFormState }) {
  return state.refusal ? null : <p className="text-soft">{m.codes_used_up()}</p>
}
