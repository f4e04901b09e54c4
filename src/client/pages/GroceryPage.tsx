import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as m from '#messages'
import { defaultGroceryListId } from '#shared/grocery/defaultList.ts'
import type { GroceryDocumentAddress } from '#shared/grocery/kind.ts'
import type { PageLoadArguments } from '../app/pageModules.ts'
import { createFailedFileNotice } from '../data/failures/createFailedFileNotice.tsx'
import { trpcHooks } from '../data/trpc.ts'
import { useViewerAndSignInProviders } from '../data/viewer.ts'
import { GroceryScreen } from '../features/grocery/GroceryScreen.tsx'
import { storeRememberedListId } from '../features/grocery/lastShownList.ts'
import { storeGroceryPageOffline } from '../features/grocery/storeGroceryPageOffline.ts'
import { typedDocuments } from '../replication/typedDocuments.ts'
import { AlertMessage } from '../ui/AlertMessage.tsx'
import { Button } from '../ui/Button.tsx'
import { createLatePart } from '../ui/latePart.tsx'

const sendList = () => import('../features/sms/SendListAsText.tsx')
// It stands below the list: the server writes it, and the browser fetches the script that hydrates it after the rest.
const SendList = createLatePart(sendList, {
  serverComponent: import.meta.env.SSR && (await sendList()).default,
  keepsServerHtml: true,
  failed: createFailedFileNotice(),
})

/** The list and the part of it that an address asks for. */
const listRequestOf = (search: URLSearchParams) => ({
  listId: search.get('list'),
  part: Number(search.get('part') ?? 1),
})

export async function load({ queries, url }: PageLoadArguments) {
  // Without a network nothing would ever come; the browser has its own copy.
  if (!import.meta.env.SSR && !navigator.onLine) return
  const { current } = queries.households
  await Promise.all([queries.sms.phone.prefetch(), current.prefetch()])
  const household = current.getData()
  if (!household) return
  const { grocery } = queries
  const ref = { householdId: household.id }
  await Promise.all([
    grocery.page.prefetch({ ...ref, ...listRequestOf(url.searchParams) }),
    grocery.foodWarnings.prefetch(ref),
  ])
}

export default function GroceryPage() {
  const userId = useViewerAndSignInProviders()?.viewer?.userId
  const { data: household, error, isFetching, refetch } = trpcHooks.households.current.useQuery()
  const [params, setParams] = useSearchParams()
  const [asked] = useState(() => listRequestOf(params))
  const { data: first } = trpcHooks.grocery.page.useQuery(
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
  // Shown at once; the address, for which the page is loaded again, comes after.
  const [chosen, setChosen] = useState<string | null>(null)
  const onList = (listId: string) => {
    setChosen(listId)
    if (household) storeRememberedListId(household.id, listId)
    setParams(listId === defaultGroceryListId ? {} : { list: listId }, {
      replace: true,
      preventScrollReset: true,
    })
  }
  // Without a network the service worker hands out the first list's page for that of another: see there.
  useEffect(() => {
    const asked = new URLSearchParams(window.location.hash.slice(1)).get('list')
    if (asked) setParams({ list: asked }, { replace: true })
  }, [setParams])
  useEffect(() => {
    if (userId) void storeGroceryPageOffline(userId, sendList)
  }, [userId])
  return (
    <div className="flex flex-col gap-8">
      <title>{m.site_page_title({ title: m.grocery_page_title() })}</title>
      <header className="flex flex-col gap-3 print:hidden">
        <h1 className="text-4xl sm:text-5xl">{m.grocery_page_title()}</h1>
        <p className="max-w-prose text-lg text-soft">{m.grocery_page_lead()}</p>
      </header>
      {household && userId ? (
        <GroceryScreen
          key={`${userId} ${household.id}`}
          userId={userId}
          householdId={household.id}
          first={first && { ...first, docs: typedDocuments<GroceryDocumentAddress>(first.docs) }}
          next={first?.next}
          listId={chosen ?? params.get('list')}
          onList={onList}
          isLost={isLost}
          onHouseholdLeft={() => setIsLost(true)}
          drawSending={(list, isSaved) => (
            <SendList householdId={household.id} list={list} isSaved={isSaved} />
          )}
        />
      ) : error && !isFetching ? (
        <div className="flex flex-col items-start gap-4">
          <AlertMessage>{m.grocery_page_fetch_failed()}</AlertMessage>
          <Button onClick={() => void refetch()}>{m.grocery_page_try_again()}</Button>
        </div>
      ) : (
        <p role="status">{m.grocery_page_loading()}</p>
      )}
    </div>
  )
}
