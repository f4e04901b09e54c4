import type { AddGuestInput } from '#shared/contract/households.ts'
import { mailedCode } from '../accounts/mailedCode.ts'
import { otherPassword } from '../accounts/newcomers.ts'
import type { TestBrowser, TestMember, TestSite } from '../testSite.ts'

/** A guest with something in each of the fields of what they eat. */
export const particularGuest: Omit<AddGuestInput, 'householdId' | 'draftId'> = {
  name: 'Mia',
  allergens: ['peanuts'],
  otherAllergies: ['kiwi'],
  diets: ['vegetarian'],
  likes: ['noodles'],
  dislikes: ['leeks'],
  isVulnerable: true,
}

/** A household of these people, the first its owner, everybody in it now. */
export async function addHousehold<const Names extends string[]>(
  site: TestSite,
  ...names: Names
): Promise<{ [N in keyof Names]: TestMember }> {
  const people = await Promise.all(names.map((name) => site.addMember(name)))
  for (const person of people.slice(1)) await invite(people[0]!, person)
  return people as never
}

/** Lets somebody into the household that the inviter is in. */
export async function invite(inviter: TestBrowser, guest: TestBrowser): Promise<void> {
  const { token } = await inviter.home.inviteByLink()
  await guest.caller.households.joinByLink({ token })
}

export const handOver = (
  from: TestBrowser,
  to: Pick<TestMember, 'userId'>,
  currentPassword: string | null = null,
) => from.home.handOver({ userId: to.userId, currentPassword })

/** Makes the memberships of these people, past ones too, that many days older. */
export async function letDaysPass({ deps }: TestSite, days: number, ...people: TestMember[]): Promise<void> {
  const ids = people.map(({ userId }) => `'${userId}'`).join()
  for (const table of ['memberships', 'ended_memberships'])
    await deps.db.execute(
      `update ${table} set joined_at = joined_at - interval '${days} days' where user_id in (${ids})`,
    )
}

/** Resets somebody's password by a mailed code, and signs them in with the new one. */
export async function resetPasswordOf({ deps }: TestSite, person: TestMember): Promise<void> {
  const { email, caller } = person
  await caller.auth.forgotPassword({ email })
  const code = await mailedCode(deps.db, email)
  await caller.auth.resetPassword({ email, code, newPassword: otherPassword })
  await caller.auth.signIn({ email, password: otherPassword })
}

export const householdOf = ({ caller }: TestBrowser) => caller.households.current()
/** What each is there, by their names. */
export const rolesIn = async (person: TestBrowser) =>
  Object.fromEntries((await householdOf(person)).members.map(({ name, role }) => [name, role]))
