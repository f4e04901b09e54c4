import { type RefObject, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as m from '#messages'
import { footerPageTitles } from '#shared/messages/pages/site.ts'
import type { PageLoadArguments } from '../app/pageModules.ts'
import { FailedLoadNotice } from '../data/failures/FailedLoadNotice.tsx'
import { FailedPage } from '../data/failures/FailedPage.tsx'
import { type PageLoadFailure, usePageLoadFailure } from '../data/failures/loadFailure.ts'
import { trpcHooks } from '../data/trpc.ts'
import { ChefDetail } from '../features/chefs/ChefDetail.tsx'
import { ChefGrid } from '../features/chefs/ChefGrid.tsx'
import { ChefListFilters } from '../features/chefs/ChefListFilters.tsx'
import {
  readChefIdInAddress,
  readChefListAddress,
  writeChefListAddress,
} from '../features/chefs/chefsAddress.ts'
import { useFocusOnHeading } from '../ui/useFocusOnHeading.ts'

export async function load({ queries, url }: PageLoadArguments) {
  const chefId = readChefIdInAddress(url.searchParams)
  if (chefId !== null) await queries.chefs.get.ensureData({ chefId })
  else
    await Promise.all([
      queries.chefs.list.ensureData(readChefListAddress(url.searchParams)),
      queries.chefs.cuisines.ensureData(),
    ])
}

export const isFailureShown = true

export default function LocalFlavorsPage() {
  const [search] = useSearchParams()
  const failure = usePageLoadFailure()
  const chefId = readChefIdInAddress(search)
  const screen = chefId ?? 'list'
  const [firstScreen] = useState(screen)
  const [hasMoved, setHasMoved] = useState(false)
  if (screen !== firstScreen && !hasMoved) setHasMoved(true)
  const heading = useFocusOnHeading<HTMLHeadingElement>({ screen, isWanted: hasMoved, onlyIfLost: true })
  if (chefId === null) return <Directory heading={heading} failure={failure} />
  if (failure) return <FailedPage sentence={m.errors_retrieve_failed()} failure={failure} />
  return <OneChef chefId={chefId} heading={heading} />
}

interface ScreenProps {
  /** Takes the focus when this screen follows another. */
  heading: RefObject<HTMLHeadingElement | null>
}

function OneChef({ chefId, heading }: ScreenProps & { chefId: string }) {
  const [search] = useSearchParams()
  const [chef] = trpcHooks.chefs.get.useSuspenseQuery({ chefId })
  return (
    <>
      <title>{m.site_page_title({ title: chef.name })}</title>
      <ChefDetail
        heading={heading}
        chef={chef}
        listPath={writeChefListAddress(readChefListAddress(search))}
      />
    </>
  )
}

function Directory({ heading, failure }: ScreenProps & { failure: PageLoadFailure | null }) {
  const [search] = useSearchParams()
  const asked = readChefListAddress(search)
  const { data: chefs = [] } = trpcHooks.chefs.list.useQuery(asked, { enabled: failure === null })
  const { data: cuisines = [] } = trpcHooks.chefs.cuisines.useQuery(undefined, { enabled: failure === null })
  return (
    <div className="flex flex-col gap-8">
      <title>{m.site_page_title({ title: footerPageTitles().localFlavors })}</title>
      <meta name="description" content={m.chefs_lead()} />
      <header className="flex flex-col gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-4xl sm:text-5xl">
          {footerPageTitles().localFlavors}
        </h1>
        <p className="max-w-prose text-lg text-soft">{m.chefs_lead()}</p>
        {chefs.some(({ id }) => id.startsWith('demo-')) && (
          <p className="text-sm text-soft">{m.chefs_example()}</p>
        )}
      </header>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[17rem_1fr] lg:gap-10">
        <div className="lg:border-e lg:border-line lg:pe-6">
          <ChefListFilters asked={asked} cuisines={cuisines} />
        </div>
        <ChefGrid chefs={chefs} asked={asked}>
          {failure && <FailedLoadNotice sentence={m.errors_retrieve_failed()} failure={failure} />}
        </ChefGrid>
      </div>
    </div>
  )
}
