import type { TestBrowser, TestKitchen, TestMember } from './testKitchen.ts'

/** A household of these people, the first its owner, everybody in it now. */
export async function addHousehold<const Names extends string[]>(
  kitchen: TestKitchen,
  ...names: Names
): Promise<{ [N in keyof Names]: TestMember }> {
  const people = await Promise.all(names.map((name) => kitchen.addMember(name)))
  for (const person of people.slice(1)) await invite(people[0]!, person)
  return people as never
}

export const householdOf = ({ caller }: TestBrowser) => caller.households.current()
/** Lets somebody into the household that the inviter is in. */
export async function invite(inviter: TestBrowser, guest: TestBrowser): Promise<void> {
  const { token } = await inviter.caller.households.inviteByLink()
  await guest.caller.households.joinByLink({ token })
}

export const handOver = (
  from: TestBrowser,
  to: Pick<TestMember, 'userId'>,
  currentPassword: string | null = null,
) => from.caller.households.handOver({ userId: to.userId, currentPassword })

/** What each is there, by their names. */
export const rolesIn = async (person: TestBrowser) =>
  Object.fromEntries((await householdOf(person)).members.map(({ name, role }) => [name, role]))
