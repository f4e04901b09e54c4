import type { Place, SignedIn } from '../accounts/signedIn.ts'
import { callAt } from '../process/callAt.ts'

/** Lets somebody into the household of another at a Larder that runs; they are in it then. */
export async function joinHouseholdOf(larder: Place, owner: SignedIn, guest: SignedIn): Promise<void> {
  const answer = await fetch(`${larder.url}/rpc/households.inviteByLink`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `${owner.cookie.name}=${owner.cookie.value}` },
    body: JSON.stringify({ householdId: owner.householdId }),
  })
  const { result } = (await answer.json()) as { result: { data: { token: string } } }
  await callAt(larder, guest, 'households.joinByLink', { token: result.data.token })
}
