import { useEffect, useId, useRef, useState } from 'react'
import * as m from '#messages'
import {
  isCommonPassword,
  passwordRuleChecks,
  passwordRuleNames,
} from '#shared/contract/auth/passwordRules.ts'
import * as say from '#shared/messages/auth.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { fetchCommonPasswords } from './newPassword.ts'
import type { AccountFormState } from './useAccountForm.ts'

interface NewPasswordFieldProps {
  label: string
  name: string
  state: AccountFormState
}

/**
 * A field for a new password, with the list of its requirements. A screen reader reads the list when the field gets the focus;
 * while the user types, it only announces that all requirements are met.
 */
export function NewPasswordField({ label, name, state }: NewPasswordFieldProps) {
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const [password, setPassword] = useState('')
  const [common, setCommon] = useState<ReadonlySet<string> | null>(null)
  const hasTyped = password !== ''
  useEffect(() => {
    if (hasTyped) void fetchCommonPasswords().then(setCommon)
  }, [hasTyped])
  const requirements = [
    ...passwordRuleNames.map((rule) => ({
      name: say.passwordRequirementTexts()[rule],
      isMet: passwordRuleChecks[rule](password),
    })),
    {
      name: say.passwordRequirementTexts().uncommon,
      isMet: hasTyped && common !== null && !isCommonPassword(password, common),
    },
  ]
  useEffect(() => setPassword(box.current?.querySelector('input')?.value ?? ''), [])
  return (
    <div ref={box} className="flex flex-col gap-3">
      <PasswordField
        label={label}
        showWord={m.auth_show_password()}
        hideWord={m.auth_hide_password()}
        autoComplete="new-password"
        required
        onInput={(event) => setPassword(event.currentTarget.value)}
        {...state.field(name, listId)}
      />
      <div id={listId} className="text-sm">
        <p className="font-semibold">{m.auth_password_checklist()}</p>
        <ul className="mt-1 grid gap-x-4 sm:grid-cols-2">
          {requirements.map(({ name, isMet }) => (
            <li key={name} className={`flex items-center gap-2 ${isMet ? 'text-olive' : 'text-soft'}`}>
              <Mark isMet={isMet} />
              <span>
                {name}
                <span className="sr-only">{isMet ? m.auth_met() : m.auth_unmet()}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <p role="status" className="sr-only">
        {requirements.every(({ isMet }) => isMet) ? m.auth_all_met() : ''}
      </p>
    </div>
  )
}

function Mark({ isMet }: { isMet: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className="size-4 shrink-0 fill-none stroke-current stroke-2"
      strokeLinecap="round"
    >
      {isMet ? <path d="M3 8.5l3.5 3.5L13 4.5" /> : <circle cx="8" cy="8" r="5.5" />}
    </svg>
  )
}
