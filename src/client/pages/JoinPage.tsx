import { useParams } from 'react-router-dom'
import * as m from '#messages'
import { JoinHousehold } from '../features/households/JoinHousehold.tsx'
import type { LoadArgs } from '../pageModules.ts'
import { trpc } from '../trpc.ts'
import { Card } from '../ui/Card.tsx'

export async function load({ queries, params: { token = '' } }: LoadArgs) {
  await Promise.all([queries.auth.entrance.ensureData(), queries.households.invitation.prefetch({ token })])
}

export default function JoinPage() {
  const { token = '' } = useParams()
  const [{ viewer }] = trpc.auth.entrance.useSuspenseQuery()
  const { data: invitation, error } = trpc.households.invitation.useQuery({ token })
  const title = error && !invitation ? m.households_not_open_title() : m.households_join_title()
  return (
    <div className="mx-auto max-w-2xl">
      <title>{m.site_page_title({ title })}</title>
      <Card>
        <div className="flex flex-col items-start gap-5">
          <h1 className="text-4xl">{title}</h1>
          {invitation ? (
            <JoinHousehold token={token} invitation={invitation} isSignedIn={viewer !== null} />
          ) : error ? (
            <>
              <p role="alert">{error.data ? error.message : m.households_failed()}</p>
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
