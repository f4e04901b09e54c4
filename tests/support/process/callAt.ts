import type { Place, SignedIn } from '../accounts/signedIn.ts'

/** Calls a mutation at a Larder that runs. */
export async function callAt(
  { url }: Place,
  { cookie }: SignedIn,
  procedure: string,
  input: unknown,
): Promise<void> {
  const answer = await fetch(`${url}/rpc/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `${cookie.name}=${cookie.value}` },
    body: JSON.stringify(input),
  })
  if (!answer.ok) throw new Error(`${procedure}: ${await answer.text()}`)
}
