import { useEffect, useMemo, useRef, useState } from 'react'
import type { GroceryFoodWarnings } from '#shared/contract/grocery.ts'
import { parseJsonList } from '../../../data/browserStore.ts'
import { trpcHooks } from '../../../data/trpc.ts'
import { storedGroceryWarnings } from '../../../offline/keptWarnings.ts'

/** The household, when the answer was given that its page brought, by which pages are told apart, and the warnings since. */
type StoredWarnings = [householdId: string, pageAt: number, warnings: GroceryFoodWarnings[]]

/** How often a list that is looked at asks again, in milliseconds: who eats may change on another device. */
const againMs = 5 * 60_000

/**
 * The household's warnings for the items on its lists, by their names: as the server knows them now, else as this
 * browser kept it. `isSaved`: the server has all that is on them. It is asked again for other names, when somebody comes
 * back to the page or the network does, and every few minutes.
 */
export function useGroceryFoodWarnings(householdId: string, names: readonly string[], isSaved: boolean) {
  const utils = trpcHooks.useUtils()
  const { data, dataUpdatedAt: at } = trpcHooks.grocery.foodWarnings.useQuery(
    { householdId },
    { enabled: isSaved, refetchOnWindowFocus: false, refetchInterval: againMs },
  )
  const returnCount = useReturns()
  const all = `${returnCount}\n${names.join('\n')}`
  // An empty list is asked about once, by the query itself.
  const asked = useRef('0\n')
  useEffect(() => {
    if (!isSaved || asked.current === all) return
    asked.current = all
    void utils.grocery.foodWarnings.invalidate({ householdId })
  }, [utils, householdId, all, isSaved])
  const pageRenderedAt = useRef(at).current
  const [kept, setKept] = useState<GroceryFoodWarnings[]>()
  useEffect(() => {
    const [ownerId, keptPageAt, items] = parseJsonList(storedGroceryWarnings.read()) as StoredWarnings | []
    const before = ownerId === householdId ? items : undefined
    // A page that this browser kept brings what was told when it was drawn, and newer warnings may have been kept since.
    const isNew = data && !(before && keptPageAt === at)
    if (isNew)
      storedGroceryWarnings.keep(JSON.stringify([householdId, pageRenderedAt, data] satisfies StoredWarnings))
    setKept(isNew ? undefined : before)
  }, [data, householdId, at, pageRenderedAt])
  return useMemo(() => new Map((kept ?? data ?? []).map((each) => [each.name, each])), [data, kept])
}

/** How often somebody has come back to the page, or the network has. */
function useReturns(): number {
  const [returns, setReturns] = useState(0)
  useEffect(() => {
    const count = () => {
      if (document.visibilityState === 'visible') setReturns((before) => before + 1)
    }
    for (const event of eventsOfReturn) addEventListener(event, count)
    return () => {
      for (const event of eventsOfReturn) removeEventListener(event, count)
    }
  }, [])
  return returns
}

/** A phone that is unlocked shows the page again without giving it the focus. */
const eventsOfReturn = ['focus', 'visibilitychange', 'online']
