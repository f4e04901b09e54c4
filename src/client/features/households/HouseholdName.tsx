import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import * as m from '#messages'
import { type Household, RenameHouseholdInput } from '#shared/contract/households.ts'
import { parseJsonList } from '../../data/browserStore.ts'
import { createDraftInBrowserStorage } from '../../forms/draftStore.ts'
import SavedMeanwhile from '../../forms/SavedMeanwhile.tsx'
import { useValidatedForm } from '../../forms/useValidatedForm.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { HouseholdActionMessage } from './ActionOutcome.tsx'
import { useHouseholdAction } from './useHouseholdAction.ts'

/** A typed name, and the name of the household that it was typed over. */
const TypedName = z.object({ householdId: z.string(), name: z.string(), replaces: z.string() })
type TypedName = z.infer<typeof TypedName>

/** The household's name, to be changed. What was typed stays in this tab, for this household, until it is saved. */
export function HouseholdName({ id: householdId, name }: Pick<Household, 'id' | 'name'>) {
  const isHydrated = useIsHydrated()
  const { act, outcome, forget, isBusy } = useHouseholdAction()
  const [draft, setDraft] = useState<TypedName | null>(null)
  /** The name that this form saved last: what is typed after it replaces this name. */
  const [savedName, setSavedName] = useState<string | null>(null)
  const conflict = useRef<HTMLElement>(null)
  const stored = createDraftInBrowserStorage('sessionStorage', `larder.home.${householdId}`)
  const typed = draft?.householdId === householdId ? draft : { householdId, name, replaces: name }
  const replaces = name === savedName ? name : typed.replaces
  const isRenamedMeanwhile = replaces !== name && typed.name.trim() !== name
  const { fault, submit, mend } = useValidatedForm(RenameHouseholdInput, rename)
  async function rename(input: RenameHouseholdInput) {
    const save: Parameters<typeof act>[0] = async ({ households }) => {
      await households.rename.mutate(input)
      setSavedName(input.name)
    }
    if (!(await act(save, m.households_renamed()))) return
    setDraft((now) => (now === draft ? null : now))
    if (stored.read() === JSON.stringify(typed)) return stored.forget()
    const typedMeanwhile = readStored()
    if (typedMeanwhile) stored.keep(JSON.stringify({ ...typedMeanwhile, replaces: input.name }))
  }
  const readStored = () => TypedName.safeParse(parseJsonList(`[${stored.read()}]`)[0]).data
  function type(text: string) {
    const next = { householdId, name: text, replaces }
    setDraft(next)
    if (text.trim() === '' || text === name) stored.forget()
    else stored.keep(JSON.stringify(next))
    mend(next)
    forget()
  }
  function takeTheirs() {
    setDraft(null)
    stored.forget()
    forget()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once for each household.
  useEffect(() => {
    const before = readStored()
    if (before) setDraft(before)
  }, [householdId])

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isRenamedMeanwhile) conflict.current?.focus()
        else void submit({ ...typed, replaces })
      }}
      noValidate
      className="flex flex-col gap-3"
    >
      <div className="flex flex-wrap items-end gap-3">
        <div className="grow basis-56 sm:max-w-md">
          <TextField
            label={m.households_name()}
            value={typed.name}
            onChange={({ target }) => type(target.value)}
            autoComplete="off"
            aria-invalid={fault !== null}
            aria-describedby={fault ? 'name-fault' : undefined}
          />
        </div>
        <Button look="quiet" type="submit" isBusy={isBusy} disabled={!isHydrated}>
          {m.households_rename()}
        </Button>
      </div>
      {fault && (
        <p id="name-fault" role="alert" className="font-semibold text-paprika-deep">
          {fault}
        </p>
      )}
      {isRenamedMeanwhile ? (
        <SavedMeanwhile
          ref={conflict}
          fields={[{ label: null, text: name }]}
          onTakeTheirs={takeTheirs}
          onKeepMine={() => void submit({ ...typed, replaces: name })}
        />
      ) : (
        <HouseholdActionMessage outcome={fault === null ? outcome : null} />
      )}
    </form>
  )
}
