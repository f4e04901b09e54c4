import { useParams } from 'react-router-dom'
import * as m from '#messages'
import type { PageLoadArguments } from '../app/pageModules.ts'
import { FailedPage } from '../data/failures/FailedPage.tsx'
import { trpcHooks } from '../data/trpc.ts'
import { JoinHouseholdForm } from '../features/households/JoinHouseholdForm.tsx'
import { Card } from '../ui/Card.tsx'

export async function load({ queries, params: { token = '' } }: PageLoadArguments) {
  await Promise.all([queries.auth.entrance.ensureData(), queries.households.invitation.prefetch({ token })])
}

export default function JoinPage() {
  const { token = '' } = useParams()
  const [{ viewer }] = trpcHooks.auth.entrance.useSuspenseQuery()
  const { data: invitation, error } = trpcHooks.households.invitation.useQuery({ token })
  const reason = error?.data?.reason
  const isClosed = !invitation && (reason === 'households_not_open' || reason === 'households_other_address')
  if (error && !invitation && !isClosed) {
    const failure = { explanation: error.data ? error.message : null, status: null }
    return <FailedPage sentence={m.households_invitation_failed()} failure={failure} />
  }
  const title = isClosed ? m.households_not_open_title() : m.households_join_title()
  return (
    <div className="mx-auto max-w-2xl">
      <title>{m.site_page_title({ title })}</title>
      <Card>
        <div className="flex flex-col items-start gap-5">
          <h1 className="text-4xl">{title}</h1>
          {invitation ? (
            <JoinHouseholdForm token={token} invitation={invitation} isSignedIn={viewer !== null} />
          ) : isClosed ? (
            <>
              <p role="alert">{error?.message}</p>
              <p>{m.households_ask_for_another()}</p>
            </>
          ) : (
            <p role="status">{m.households_looking_up()}</p>
          )}
        </div>
      </Card>
    </div>
  )
}
