import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Guest, Household, HouseholdMember } from '#shared/contract/households.ts'
import * as say from '#shared/messages/households.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { QuestionDialog } from '../../ui/Dialog.tsx'
import { ActionOutcome } from './ActionOutcome.tsx'
import { type DrawEats, GuestDialog } from './GuestDialog.tsx'
import { PersonCard } from './PersonCard.tsx'
import { useHouseholdAction } from './useHouseholdAction.ts'

type Asked =
  | { kind: 'edit guest'; guest: Guest | null }
  | { kind: 'remove guest'; guest: Guest }
  | { kind: 'remove member' | 'hand over'; member: HouseholdMember }

/** Everybody who eats here, with what one may change of them. */
export function PeopleList({ household, drawEats }: { household: Household; drawEats: DrawEats }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const { act, outcome, isBusy } = useHouseholdAction()
  const isOwner = household.role === 'owner'

  async function answer(...[work, done]: Parameters<typeof act>) {
    const isDone = await act(work, done)
    if (!isDone && asked?.kind === 'edit guest') return
    // Nothing beneath a dialog takes the focus until the dialog is gone.
    flushSync(() => setAsked(null))
    // The button that asked is gone with what it was for, so the focus goes to the head of the list.
    if (asked?.kind !== 'edit guest') heading.current?.focus()
  }

  return (
    <section aria-labelledby="people-title" className="flex flex-col gap-5">
      <h2 ref={heading} id="people-title" tabIndex={-1} className="text-3xl">
        {say.people}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {household.members.map((member) => (
          <PersonCard
            key={member.userId}
            name={member.name}
            badges={[...(member.isYou ? [say.you] : []), ...(member.role === 'owner' ? [say.owner] : [])]}
            eats={member.eats}
          >
            {member.isYou && (
              <ButtonLink to="/user-settings" look="quiet">
                {say.yourSettings}
              </ButtonLink>
            )}
            {isOwner && !member.isYou && (
              <>
                <Button look="quiet" onClick={() => setAsked({ kind: 'hand over', member })}>
                  {say.makeOwner(member.name)}
                </Button>
                <Button look="quiet" onClick={() => setAsked({ kind: 'remove member', member })}>
                  {say.remove(member.name)}
                </Button>
              </>
            )}
          </PersonCard>
        ))}
        {household.guests.map((guest) => (
          <PersonCard
            key={guest.id}
            name={guest.name}
            badges={[say.noAccount]}
            eats={guest}
            isVulnerable={guest.isVulnerable}
          >
            <Button look="quiet" onClick={() => setAsked({ kind: 'edit guest', guest })}>
              {say.edit(guest.name)}
            </Button>
            <Button look="quiet" onClick={() => setAsked({ kind: 'remove guest', guest })}>
              {say.remove(guest.name)}
            </Button>
          </PersonCard>
        ))}
      </ul>
      {asked?.kind !== 'edit guest' && <ActionOutcome outcome={outcome} />}
      <div>
        <Button onClick={() => setAsked({ kind: 'edit guest', guest: null })}>{say.addGuest}</Button>
      </div>
      {asked?.kind === 'edit guest' && (
        <GuestDialog
          guest={newest(household, asked.guest)}
          drawEats={drawEats}
          outcome={outcome}
          isBusy={isBusy}
          onClose={() => setAsked(null)}
          onSave={(input) => {
            const guest = newest(household, asked.guest)
            void (guest
              ? answer(
                  ({ households }) =>
                    households.saveGuest.mutate({ ...input, guestId: guest.id, version: guest.version }),
                  say.guestSaved(input.name),
                )
              : answer(({ households }) => households.addGuest.mutate(input), say.guestAdded(input.name)))
          }}
        />
      )}
      {asked?.kind === 'remove guest' && (
        <QuestionDialog
          title={say.remove(asked.guest.name)}
          question={say.removeGuestQuestion(asked.guest.name)}
          yes={say.remove(asked.guest.name)}
          no={say.cancel}
          isBusy={isBusy}
          onNo={() => setAsked(null)}
          onYes={() =>
            void answer(
              ({ households }) => households.removeGuest.mutate({ guestId: asked.guest.id }),
              say.removed(asked.guest.name),
            )
          }
        />
      )}
      {(asked?.kind === 'remove member' || asked?.kind === 'hand over') && (
        <QuestionDialog
          {...questionAbout(asked)}
          no={say.cancel}
          isBusy={isBusy}
          onNo={() => setAsked(null)}
          onYes={() => {
            const { userId, name } = asked.member
            void (asked.kind === 'hand over'
              ? answer(({ households }) => households.handOver.mutate({ userId }), say.madeOwner(name))
              : answer(({ households }) => households.removeMember.mutate({ userId }), say.removed(name)))
          }}
        />
      )}
    </section>
  )
}

function questionAbout({ kind, member: { name } }: Extract<Asked, { member: HouseholdMember }>) {
  return kind === 'hand over'
    ? { title: say.makeOwner(name), question: say.makeOwnerQuestion(name), yes: say.makeOwner(name) }
    : { title: say.remove(name), question: say.removeMemberQuestion(name), yes: say.remove(name) }
}

function newest({ guests }: Household, guest: Guest | null): Guest | null {
  return guest && (guests.find(({ id }) => id === guest.id) ?? guest)
}
