import { useState } from 'react'
import * as say from '#shared/messages/households.ts'
import { pageTitle } from '#shared/messages/site.ts'
import { HouseholdName } from '../features/households/HouseholdName.tsx'
import { InvitePanel } from '../features/households/InvitePanel.tsx'
import { LeaveHousehold } from '../features/households/LeaveHousehold.tsx'
import { OtherHouseholds } from '../features/households/OtherHouseholds.tsx'
import { PeopleList } from '../features/households/PeopleList.tsx'
import { EatsFields } from '../features/preferences/EatsFields.tsx'
import type { LoadArgs } from '../pageModules.ts'
import { trpc } from '../trpc.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { useFocusOn } from '../ui/useFocusOn.ts'

export async function load({ queries }: LoadArgs) {
  await Promise.all([queries.households.current.prefetch(), queries.households.list.prefetch()])
}

export default function HouseholdPage() {
  const current = trpc.households.current.useQuery()
  const all = trpc.households.list.useQuery()
  const household = current.data
  const [firstId] = useState(household?.id)
  const heading = useFocusOn<HTMLHeadingElement>({
    screen: household?.id ?? '',
    isWanted: household !== undefined && household.id !== firstId,
    onlyIfLost: true,
  })
  return (
    <div className="flex flex-col gap-10">
      <title>{pageTitle(say.title)}</title>
      <header className="flex flex-col gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-4xl sm:text-5xl">
          {say.title}
        </h1>
        <p className="max-w-prose text-lg text-soft">{say.lead}</p>
      </header>
      {household ? (
        <>
          <HouseholdName key={household.id} name={household.name} />
          <PeopleList
            household={household}
            drawEats={(eats, onChange) => <EatsFields eats={eats} onChange={onChange} isOwn={false} />}
          />
          <InvitePanel key={`${household.id} invitations`} invitations={household.invitations} />
          <OtherHouseholds households={all.data ?? []} />
          <LeaveHousehold household={household} />
        </>
      ) : current.error && !current.isFetching ? (
        <div className="flex flex-col items-start gap-4">
          <Alert>{say.loadFailed}</Alert>
          <Button onClick={() => void current.refetch()}>{say.tryAgain}</Button>
        </div>
      ) : (
        <p role="status">{say.loading}</p>
      )}
    </div>
  )
}
