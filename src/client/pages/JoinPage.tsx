import { useParams } from 'react-router-dom'
import * as say from '#shared/messages/households.ts'
import { pageTitle } from '#shared/messages/site.ts'
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
  const title = error && !invitation ? say.notOpenTitle : say.joinTitle
  return (
    <div className="mx-auto max-w-2xl">
      <title>{pageTitle(title)}</title>
      <Card>
        <div className="flex flex-col items-start gap-5">
          <h1 className="text-4xl">{title}</h1>
          {invitation ? (
            <JoinHousehold token={token} invitation={invitation} isSignedIn={viewer !== null} />
          ) : error ? (
            <>
              <p role="alert">{error.data ? error.message : say.failed}</p>
              <p>{say.askForAnother}</p>
            </>
          ) : (
            <p role="status">{say.lookingUp}</p>
          )}
        </div>
      </Card>
    </div>
  )
}
