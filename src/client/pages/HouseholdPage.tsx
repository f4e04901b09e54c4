import { useState } from 'react'
import * as m from '#messages'
import type { PageLoadArguments } from '../app/pageModules.ts'
import { createFailedFileNotice } from '../data/failures/createFailedFileNotice.tsx'
import { trpcHooks } from '../data/trpc.ts'
import { useViewerAndSignInProviders } from '../data/viewer.ts'
import { LeaveHouseholdForm } from '../features/households/LeaveHouseholdForm.tsx'
import { PeopleList } from '../features/households/PeopleList.tsx'
import { createLateForm } from '../forms/lateForm.tsx'
import { AlertMessage } from '../ui/AlertMessage.tsx'
import { Button } from '../ui/Button.tsx'
import { createLatePart } from '../ui/latePart.tsx'
import { useFocusOnHeading } from '../ui/useFocusOnHeading.ts'

export async function load({ queries }: PageLoadArguments) {
  await Promise.all([
    importHouseholdForms(),
    queries.households.current.prefetch(),
    queries.households.list.prefetch(),
  ])
}

// With their schemas they are larger than a page may be. The server draws the first three.
const importHouseholdForms = () => import('../features/households/householdForms.ts')
const failed = createFailedFileNotice()
const HouseholdName = createLateForm(
  async () => (await importHouseholdForms()).HouseholdName,
  import.meta.env.SSR && (await importHouseholdForms()).HouseholdName,
)
const InvitePanel = createLateForm(
  async () => (await importHouseholdForms()).HouseholdInvitePanel,
  import.meta.env.SSR && (await importHouseholdForms()).HouseholdInvitePanel,
)
const OtherHouseholds = createLateForm(
  async () => (await importHouseholdForms()).OtherHouseholds,
  import.meta.env.SSR && (await importHouseholdForms()).OtherHouseholds,
)
const EatsFields = createLatePart(
  async () => ({
    default: (await import('../features/preferences/EatingPreferenceFields.tsx')).EatingPreferenceFields,
  }),
  { failed },
)
const OwnerProofForm = createLatePart(
  async () => ({ default: (await import('../features/auth/account/OwnerProofForm.tsx')).OwnerProofForm }),
  { failed },
)

export default function HouseholdPage() {
  const current = trpcHooks.households.current.useQuery()
  const all = trpcHooks.households.list.useQuery()
  const household = current.data
  const viewer = useViewerAndSignInProviders()?.viewer
  const [firstId] = useState(household?.id)
  const heading = useFocusOnHeading<HTMLHeadingElement>({
    screen: household?.id ?? '',
    isWanted: household !== undefined && household.id !== firstId,
    onlyIfLost: true,
  })
  return (
    <div className="flex flex-col gap-10">
      <title>{m.site_page_title({ title: m.households_title() })}</title>
      <header className="flex flex-col gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-4xl sm:text-5xl">
          {m.households_title()}
        </h1>
        <p className="max-w-prose text-lg text-soft">{m.households_lead()}</p>
      </header>
      {household ? (
        <>
          <HouseholdName id={household.id} name={household.name} />
          <PeopleList
            household={household}
            drawEats={(eats, onChange) => <EatsFields eats={eats} onChange={onChange} isOwn={false} />}
            drawProofForm={(form) => viewer && <OwnerProofForm viewer={viewer} path="/household" {...form} />}
          />
          <InvitePanel household={household} />
          <OtherHouseholds households={all.data ?? []} />
          <LeaveHouseholdForm household={household} />
        </>
      ) : current.error && !current.isFetching ? (
        <div className="flex flex-col items-start gap-4">
          <AlertMessage>{m.households_load_failed()}</AlertMessage>
          <Button onClick={() => void current.refetch()}>{m.households_try_again()}</Button>
        </div>
      ) : (
        <p role="status">{m.households_loading()}</p>
      )}
    </div>
  )
}
