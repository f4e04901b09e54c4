import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import * as m from '#messages'
import type { MealPlanDocumentAddress } from '#shared/mealPlan/kind.ts'
import type { PageLoadArguments } from '../app/pageModules.ts'
import { trpcHooks } from '../data/trpc.ts'
import { useViewerAndSignInProviders } from '../data/viewer.ts'
import { listEatersOfHousehold } from '../features/mealPlanner/eaters.ts'
import { MealPlannerScreen } from '../features/mealPlanner/MealPlannerScreen.tsx'
import {
  readFilledSlotFromHistory,
  readPlannerAddress,
  writePlannerAddress,
} from '../features/mealPlanner/plannerAddress.ts'
import { storeMealPlannerPageOffline } from '../features/mealPlanner/storeMealPlannerPageOffline.ts'
import { findOpenReplica } from '../replication/openReplicas.ts'
import { typedDocuments } from '../replication/typedDocuments.ts'
import { AlertMessage } from '../ui/AlertMessage.tsx'
import { Button } from '../ui/Button.tsx'

export async function load({ queries, url }: PageLoadArguments) {
  // Without a network nothing would ever come; the browser has its own copy.
  if (!import.meta.env.SSR && !navigator.onLine) return
  const { current } = queries.households
  const userId = queries.auth.entrance.getData()?.viewer?.userId
  // Another week of a plan that this tab follows already: nothing is to be waited for.
  if (!import.meta.env.SSR && userId && findOpenReplica('mealPlan', userId, current.getData()?.id ?? ''))
    return
  await current.prefetch()
  const household = current.getData()
  if (!household) return
  await queries.mealPlanner.page.prefetch({ householdId: household.id, ...daysAskedFor(url.searchParams) })
}

function daysAskedFor(search: URLSearchParams) {
  const { date, view } = readPlannerAddress(search)
  return { date, shows: view === 'month' ? ('month' as const) : ('week' as const) }
}

export default function MealPlannerPage() {
  const userId = useViewerAndSignInProviders()?.viewer?.userId
  const { data: household, error, isFetching, refetch } = trpcHooks.households.current.useQuery()
  const [params, setParams] = useSearchParams()
  const address = readPlannerAddress(params)
  const [asked] = useState(() => daysAskedFor(params))
  const slotToFill = readFilledSlotFromHistory(useLocation().state)
  const { data: first } = trpcHooks.mealPlanner.page.useQuery(
    { householdId: household?.id ?? '', ...asked },
    // Once it is here, the stream tells what changes.
    {
      enabled: household !== undefined,
      refetchOnMount: false,
      refetchOnWindowFocus: false,
      staleTime: Infinity,
    },
  )
  const [isLost, setIsLost] = useState(false)
  // Without a network the service worker hands out the page without a query, and puts the query behind the #.
  useEffect(() => {
    const asked = readPlannerAddress(new URLSearchParams(window.location.hash.slice(1)))
    if (asked.date || asked.view) setParams(writePlannerAddress(asked), { replace: true })
  }, [setParams])
  useEffect(() => {
    if (userId) void storeMealPlannerPageOffline(userId)
  }, [userId])
  return (
    <div className="flex flex-col gap-5 sm:gap-8">
      <title>{m.site_page_title({ title: m.meal_plan_title() })}</title>
      <header className="flex flex-col gap-3 print:hidden">
        <h1 className="text-4xl sm:text-5xl">{m.meal_plan_title()}</h1>
        <p className="max-w-prose text-lg text-soft max-sm:hidden">{m.meal_plan_lead()}</p>
      </header>
      {household && userId ? (
        <MealPlannerScreen
          key={`${userId} ${household.id}`}
          userId={userId}
          householdId={household.id}
          household={listEatersOfHousehold(household)}
          first={first && { ...first, docs: typedDocuments<MealPlanDocumentAddress>(first.docs) }}
          todayOnServer={first?.today}
          address={address}
          slotToFill={slotToFill}
          onAddress={(next) =>
            setParams(writePlannerAddress(next), { replace: true, preventScrollReset: true })
          }
          isLost={isLost}
          onHouseholdLeft={() => setIsLost(true)}
        />
      ) : error && !isFetching ? (
        <div className="flex flex-col items-start gap-4">
          <AlertMessage>{m.meal_plan_fetch_failed()}</AlertMessage>
          <Button onClick={() => void refetch()}>{m.grocery_page_try_again()}</Button>
        </div>
      ) : (
        <p role="status">{m.meal_plan_loading()}</p>
      )}
    </div>
  )
}
