import type { TestBrowser, TestKitchen, TestMember } from './testKitchen.ts'

/** A household of these people, the first its owner, everybody in it now. */
export async function addHousehold<const Names extends string[]>(
  kitchen: TestKitchen,
  ...names: Names
): Promise<{ [N in keyof Names]: TestMember }> {
  const people = await Promise.all(names.map((name) => kitchen.addMember(name)))
  for (const person of people.slice(1)) {
    const { token } = await people[0]!.caller.households.inviteByLink()
    await person.caller.households.joinByLink({ token })
  }
  return people as never
}

export const householdOf = ({ caller }: TestBrowser) => caller.households.current()
/** What each is there, by their names. */
export const rolesIn = async (person: TestBrowser) =>
  Object.fromEntries((await householdOf(person)).members.map(({ name, role }) => [name, role]))
