import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as m from '#messages'
import type { OwnerProof } from '#shared/contract/auth/auth.ts'
import type { Household, HouseholdGuest, HouseholdMember } from '#shared/contract/households.ts'
import { createFailedFileNotice } from '../../data/failures/createFailedFileNotice.tsx'
import { createRandomId } from '../../forms/randomId.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { QuestionDialog } from '../../ui/Dialog.tsx'
import { createLatePart } from '../../ui/latePart.tsx'
import { HouseholdActionMessage } from './ActionOutcome.tsx'
import type { RenderEatingPreferenceFields } from './GuestDialog.tsx'
import { isGuestSavedWithFields } from './guestFields.ts'
import { HandOverHouseholdDialog, type RenderProofForm } from './HandOverHouseholdDialog.tsx'
import { NutritionTargetButton } from './NutritionTargetButton.tsx'
import { PersonCard } from './PersonCard.tsx'
import { useHouseholdAction } from './useHouseholdAction.ts'

const GuestDialog = createLatePart(
  async () => ({ default: (await import('./GuestDialog.tsx')).GuestDialog }),
  {
    failed: createFailedFileNotice(),
  },
)

type HouseholdQuestion =
  | { kind: 'edit guest'; guest: HouseholdGuest | null; draftId: string }
  | { kind: 'remove guest'; guest: HouseholdGuest }
  | { kind: 'remove member' | 'hand over'; member: HouseholdMember }
/** With the household that was shown when it was asked: the answer is for that one, whichever is shown by then. */
type AskedHouseholdQuestion = HouseholdQuestion & { householdId: string }

interface PeopleListProps {
  household: Household
  drawEats: RenderEatingPreferenceFields
  drawProofForm: RenderProofForm
}

/** Everybody who eats here, with what one may change of them. */
export function PeopleList({ household, drawEats, drawProofForm }: PeopleListProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<AskedHouseholdQuestion | null>(null)
  const { act, actOrThrow, outcome, forget, isBusy } = useHouseholdAction()
  const isOwner = household.role === 'owner'
  // Ends too when somebody who handed it over elsewhere is refused here.
  const isHandingOver = asked?.kind === 'hand over' && isOwner

  function ask(question: HouseholdQuestion) {
    forget()
    setAsked({ ...question, householdId: household.id })
  }

  async function answer(...action: Parameters<typeof act>) {
    const isDone = await act(...action)
    if (!isDone && asked?.kind === 'edit guest') return
    close()
  }

  function close() {
    // Nothing beneath a dialog takes the focus until the dialog is gone.
    flushSync(() => setAsked(null))
    // The button that asked is gone with what it was for, so the focus goes to the head of the list.
    if (asked?.kind !== 'edit guest') heading.current?.focus()
  }

  async function handOver(
    householdId: string,
    { userId, name }: HouseholdMember,
    { currentPassword }: OwnerProof,
  ) {
    await actOrThrow(
      ({ households }) => households.handOver.mutate({ householdId, userId, currentPassword }),
      m.households_made_owner({ who: name }),
    )
    close()
  }

  return (
    <section aria-labelledby="people-title" className="flex flex-col gap-5">
      <h2 ref={heading} id="people-title" tabIndex={-1} className="text-3xl">
        {m.households_people()}
      </h2>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {household.members.map((member) => (
          <PersonCard
            key={member.userId}
            name={member.name}
            badges={[
              ...(member.isYou ? [m.households_you()] : []),
              ...(member.role === 'owner' ? [m.households_owner()] : []),
            ]}
            joinedAt={member.isYou ? null : member.joinedAt}
            eats={member.eats}
          >
            {member.isYou && (
              <>
                <ButtonLink to="/user-settings" look="quiet">
                  {m.households_your_settings()}
                </ButtonLink>
                <NutritionTargetButton
                  householdId={household.id}
                  eater={{ id: member.userId, name: member.name }}
                  isGuest={false}
                />
              </>
            )}
            {isOwner && !member.isYou && (
              <>
                <Button look="quiet" onClick={() => ask({ kind: 'hand over', member })}>
                  {m.households_make_owner({ who: member.name })}
                </Button>
                <Button look="quiet" onClick={() => ask({ kind: 'remove member', member })}>
                  {m.households_remove({ who: member.name })}
                </Button>
              </>
            )}
          </PersonCard>
        ))}
        {household.guests.map((guest) => (
          <PersonCard
            key={guest.id}
            name={guest.name}
            badges={[m.households_no_account()]}
            eats={guest}
            isVulnerable={guest.isVulnerable}
          >
            <Button look="quiet" onClick={() => ask({ kind: 'edit guest', guest, draftId: guest.id })}>
              {m.households_edit({ who: guest.name })}
            </Button>
            <NutritionTargetButton householdId={household.id} eater={guest} isGuest />
            <Button look="quiet" onClick={() => ask({ kind: 'remove guest', guest })}>
              {m.households_remove({ who: guest.name })}
            </Button>
          </PersonCard>
        ))}
      </ul>
      {asked?.kind !== 'edit guest' && !isHandingOver && <HouseholdActionMessage outcome={outcome} />}
      <div>
        <Button onClick={() => ask({ kind: 'edit guest', guest: null, draftId: createRandomId() })}>
          {m.households_add_guest()}
        </Button>
      </div>
      {asked?.kind === 'edit guest' && (
        <GuestDialog
          householdId={asked.householdId}
          draftId={asked.draftId}
          guest={currentGuest(household, asked)}
          drawEats={drawEats}
          outcome={outcome}
          isBusy={isBusy}
          onClose={() => {
            // It told why the guest was not saved; who closes it has read that.
            forget()
            setAsked(null)
          }}
          onSave={(input) => {
            const guest = currentGuest(household, asked)
            const { draftId: guestId, ...fields } = input
            void answer(
              ({ households }) =>
                guest
                  ? households.saveGuest.mutate({ ...fields, guestId, version: guest.version })
                  : households.addGuest.mutate(input),
              (guest ? m.households_guest_saved : m.households_guest_added)({ who: input.name }),
              async ({ households }) => {
                const { id, guests } = await households.current.query()
                const kept = guests.find((each) => each.id === guestId)
                return id === asked.householdId && kept !== undefined && isGuestSavedWithFields(kept, fields)
              },
            )
          }}
        />
      )}
      {asked?.kind === 'remove guest' && (
        <QuestionDialog
          title={m.households_remove({ who: asked.guest.name })}
          question={m.households_remove_guest_question({ who: asked.guest.name })}
          yes={m.households_remove({ who: asked.guest.name })}
          no={m.households_cancel()}
          isBusy={isBusy}
          onNo={() => setAsked(null)}
          onYes={() =>
            void answer(
              ({ households }) =>
                households.removeGuest.mutate({
                  householdId: asked.householdId,
                  guestId: asked.guest.id,
                }),
              m.households_removed({ who: asked.guest.name }),
              async ({ households }) => {
                const { id, guests } = await households.current.query()
                return id === asked.householdId && guests.every((guest) => guest.id !== asked.guest.id)
              },
            )
          }
        />
      )}
      {asked?.kind === 'remove member' && (
        <QuestionDialog
          title={m.households_remove({ who: asked.member.name })}
          question={m.households_remove_member_question({ who: asked.member.name })}
          yes={m.households_remove({ who: asked.member.name })}
          no={m.households_cancel()}
          isBusy={isBusy}
          onNo={() => setAsked(null)}
          onYes={() =>
            void answer(
              ({ households }) =>
                households.removeMember.mutate({
                  householdId: asked.householdId,
                  userId: asked.member.userId,
                }),
              m.households_removed({ who: asked.member.name }),
              async ({ households }) => {
                const { id, members } = await households.current.query()
                return (
                  id === asked.householdId && members.every(({ userId }) => userId !== asked.member.userId)
                )
              },
            )
          }
        />
      )}
      {isHandingOver && (
        <HandOverHouseholdDialog
          member={asked.member}
          drawProofForm={drawProofForm}
          send={(proof) => handOver(asked.householdId, asked.member, proof)}
          onCancel={() => setAsked(null)}
        />
      )}
    </section>
  )
}

/** The guest as they are kept now; somebody new is one as soon as the household is read with them. */
function currentGuest(
  { guests }: Household,
  { guest, draftId }: { guest: HouseholdGuest | null; draftId: string },
) {
  return guests.find(({ id }) => id === draftId) ?? guest
}
