import { useEffect, useRef } from 'react'
import * as m from '#messages'
import { type HouseholdSummary, JoinHouseholdByCodeInput } from '#shared/contract/households.ts'
import { useStoredFieldText } from '../../forms/useStoredFieldText.ts'
import { useValidatedForm } from '../../forms/useValidatedForm.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { HouseholdActionMessage } from './ActionOutcome.tsx'
import { useHouseholdAction } from './useHouseholdAction.ts'

/** The caller's other households, and the door into another by a mailed code. */
export function OtherHouseholds({ households }: { households: readonly HouseholdSummary[] }) {
  const isHydrated = useIsHydrated()
  const { act, outcome, forget, isBusy } = useHouseholdAction()
  const { text: code, field, change } = useStoredFieldText<HTMLInputElement>('larder.typed.code')
  const latestCode = useRef(code)
  useEffect(() => {
    latestCode.current = code
  })
  const { fault, submit, mend } = useValidatedForm(JoinHouseholdByCodeInput, join)
  const others = households.filter(({ isCurrent }) => !isCurrent)

  async function join(input: JoinHouseholdByCodeInput) {
    const isIn = await act(
      (client) => client.households.joinByCode.mutate(input),
      m.households_joined_by_code(),
    )
    if (isIn && latestCode.current === code) change('')
  }

  return (
    <>
      {others.length > 0 && (
        <section aria-labelledby="others-title" className="flex flex-col gap-4">
          <h2 id="others-title" className="text-3xl">
            {m.households_other_households()}
          </h2>
          <ul className="flex flex-wrap gap-3">
            {others.map(({ id, name }) => (
              <li key={id}>
                <Button
                  look="quiet"
                  disabled={isBusy}
                  onClick={() =>
                    void act(
                      (client) => client.households.switch.mutate({ householdId: id }),
                      m.households_switched({ name }),
                    )
                  }
                >
                  {m.households_switch_to({ name })}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="code-title" className="flex flex-col gap-4">
        <h2 id="code-title" className="text-3xl">
          {m.households_have_code()}
        </h2>
        <p className="text-soft">{m.households_have_code_lead()}</p>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void submit({ code })
          }}
          noValidate
          className="flex flex-wrap items-end gap-3"
        >
          <div className="grow basis-40 sm:max-w-xs">
            <TextField
              ref={field}
              label={m.households_code()}
              value={code}
              onChange={({ target }) => {
                change(target.value)
                mend({ code: target.value })
                forget()
              }}
              inputMode="numeric"
              autoComplete="one-time-code"
              aria-invalid={fault !== null}
              aria-describedby={fault ? 'code-fault' : undefined}
            />
          </div>
          <Button look="quiet" type="submit" disabled={isBusy || !isHydrated}>
            {m.households_join()}
          </Button>
        </form>
        {fault && (
          <p id="code-fault" role="alert" className="font-semibold text-paprika-deep">
            {fault}
          </p>
        )}
        <HouseholdActionMessage outcome={fault === null ? outcome : null} />
      </section>
    </>
  )
}
