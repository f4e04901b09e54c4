import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import * as m from '#messages'
import type { EatingPreferences } from '#shared/contract/eatingPreferences.ts'
import { AddGuestInput, type HouseholdGuest } from '#shared/contract/households.ts'
import { useQuestionBeforeLosingChanges } from '../../forms/useQuestionBeforeLosingChanges.ts'
import { useValidatedForm } from '../../forms/useValidatedForm.ts'
import { AlertMessage } from '../../ui/AlertMessage.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog, QuestionDialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { EatingPreferencesSummary } from './EatingPreferencesSummary.tsx'
import { emptyGuestFields, type GuestFields, isGuestSavedWithFields, toGuestFields } from './guestFields.ts'
import type { HouseholdActionOutcome } from './useHouseholdAction.ts'

/** Draws the fields of what somebody eats; the page brings them. */
export type RenderEatingPreferenceFields = (
  eats: EatingPreferences,
  onChange: (change: Partial<EatingPreferences>) => void,
) => ReactNode

interface GuestDialogProps {
  /** The household that was shown when the dialog was opened. */
  householdId: string
  /** The id that somebody new gets. */
  draftId: string
  /** As they are kept now; null for somebody new, until the household is read with them. */
  guest: HouseholdGuest | null
  drawEats: RenderEatingPreferenceFields
  outcome: HouseholdActionOutcome
  isBusy: boolean
  onSave: (guest: AddGuestInput) => void
  onClose: () => void
}

/** Asks who eats along without an account, and what. */
export function GuestDialog({
  householdId,
  draftId,
  guest,
  drawEats,
  outcome,
  isBusy,
  onSave,
  onClose,
}: GuestDialogProps) {
  const [draft, setDraft] = useState<AddGuestInput>(() => ({
    householdId,
    draftId,
    ...(guest ? toGuestFields(guest) : emptyGuestFields),
  }))
  const [beganWith] = useState(guest?.version)
  const [beganAs] = useState(draft)
  /** Whether something was typed: a list takes a word only once it is finished. */
  const [hasTyped, setHasTyped] = useState(false)
  const isDirty = hasTyped || JSON.stringify(draft) !== JSON.stringify(beganAs)
  const guard = useQuestionBeforeLosingChanges(isDirty)
  const [isClosing, setIsClosing] = useState(false)
  /** What was sent from here: the answers may be lost, and it is kept all the same. */
  const [sent, setSent] = useState<readonly GuestFields[]>([])
  const { fault, submit, mend } = useValidatedForm(AddGuestInput, (input) => {
    setSent((before) => [...before, input])
    onSave(input)
  })
  const isConflict = outcome?.kind === 'failed' && outcome.reason === 'households_guest_conflict'
  const isOurs = guest !== null && sent.some((fields) => isGuestSavedWithFields(guest, fields))
  const other = guest && guest.version !== beganWith && (isConflict || !isOurs) ? guest : null
  function change(part: Partial<AddGuestInput>) {
    setDraft((now) => ({ ...now, ...part }))
    mend({ ...draft, ...part })
  }

  function leave() {
    // The dialogs go one after the other, the inner one first, so that the focus comes back to where it was before both.
    flushSync(() => setIsClosing(false))
    onClose()
  }

  return (
    <Dialog
      title={guest ? m.households_edit({ who: guest.name }) : m.households_add_guest()}
      onDismiss={() => (isDirty ? setIsClosing(true) : onClose())}
      isWide
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void submit(draft)
        }}
        onInput={() => setHasTyped(true)}
        noValidate
        className="flex flex-col gap-7"
      >
        {!guest && <p className="text-soft">{m.households_add_guest_lead()}</p>}
        <div className="flex flex-col gap-2">
          <TextField
            label={m.households_guest_name()}
            value={draft.name}
            maxLength={100}
            onChange={({ target }) => change({ name: target.value })}
            autoComplete="off"
            aria-invalid={fault !== null}
            aria-describedby={fault ? 'guest-fault' : undefined}
          />
          {fault && <AlertMessage id="guest-fault">{fault}</AlertMessage>}
        </div>
        {drawEats(draft, change)}
        <Checkbox
          label={m.households_guest_is_vulnerable()}
          hint={m.households_guest_is_vulnerable_hint()}
          isChecked={draft.isVulnerable}
          onCheck={(isVulnerable) => change({ isVulnerable })}
        />
        {other && (
          <section
            ref={bringIntoView}
            className="flex flex-col gap-2 rounded-2xl border border-paprika bg-blush p-4"
          >
            <p role="alert" className="font-semibold text-paprika-deep">
              {m.households_guest_conflict()}
            </p>
            <p className="font-semibold">{other.name}</p>
            <EatingPreferencesSummary eats={other} isVulnerable={other.isVulnerable} />
          </section>
        )}
        {outcome?.kind === 'failed' && !(isConflict && other) && (
          <div ref={bringIntoView}>
            <AlertMessage>{outcome.sentence}</AlertMessage>
          </div>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={isBusy}>
            {guest ? m.households_save() : m.households_add()}
          </Button>
          <Button look="quiet" onClick={onClose} disabled={isBusy}>
            {m.households_cancel()}
          </Button>
        </div>
      </form>
      {(isClosing || guard.isAsking) && (
        <QuestionDialog
          title={m.households_unsaved_title()}
          question={m.households_unsaved()}
          yes={m.households_unsaved_leave()}
          no={m.households_unsaved_stay()}
          isDangerous
          onYes={() => (guard.isAsking ? guard.leave() : leave())}
          onNo={() => {
            setIsClosing(false)
            guard.stay()
          }}
        />
      )}
    </Dialog>
  )
}

function bringIntoView(part: HTMLElement | null): void {
  part?.scrollIntoView({ block: 'center' })
}
