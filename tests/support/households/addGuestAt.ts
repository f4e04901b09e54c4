import { randomUUID } from 'node:crypto'
import type { AddGuestInput } from '#shared/contract/households.ts'
import type { Place, SignedIn } from '../accounts/signedIn.ts'
import { callAt } from '../process/callAt.ts'

type Needs = Partial<Pick<AddGuestInput, 'allergens' | 'otherAllergies' | 'diets' | 'isVulnerable'>>

/** Lets somebody eat in a household from now on, as another device of the member would. */
export async function addGuestAt(larder: Place, member: SignedIn, name: string, needs: Needs): Promise<void> {
  const guest: AddGuestInput = {
    householdId: member.householdId,
    draftId: randomUUID(),
    name,
    allergens: [],
    otherAllergies: [],
    diets: [],
    likes: [],
    dislikes: [],
    isVulnerable: false,
    ...needs,
  }
  await callAt(larder, member, 'households.addGuest', guest)
}
