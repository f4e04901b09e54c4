import { useEffect, useMemo, useRef, useState } from 'react'
import type { FoodWarnings } from '#shared/contract/grocery.ts'
import { keptWarnings } from '../../keptWarnings.ts'
import { trpc } from '../../trpc.ts'

/** How often a list that is looked at asks again, in milliseconds: who eats may change on another device. */
const againMs = 5 * 60_000

/**
 * What the household is told of the items on its lists, by their names: as the server knows them now, else as this
 * browser kept it. `isSaved`: the server has all that is on them. It is asked again for other names, when somebody comes
 * back to the page or the network does, and every few minutes.
 */
export function useFoodWarnings(householdId: string, names: readonly string[], isSaved: boolean) {
  const utils = trpc.useUtils()
  const { data } = trpc.grocery.foodWarnings.useQuery(
    { householdId },
    { enabled: isSaved, refetchOnWindowFocus: false, refetchInterval: againMs },
  )
  const returns = useReturns()
  const all = `${returns}\n${names.join('\n')}`
  // An empty list is asked about once, by the query itself.
  const asked = useRef('0\n')
  useEffect(() => {
    if (!isSaved || asked.current === all) return
    asked.current = all
    void utils.grocery.foodWarnings.invalidate({ householdId })
  }, [utils, householdId, all, isSaved])
  const [kept, setKept] = useState<FoodWarnings[]>([])
  useEffect(() => {
    if (data) keptWarnings.keep(JSON.stringify({ householdId, items: data }))
    else setKept(keptOf(householdId))
  }, [data, householdId])
  return useMemo(() => new Map((data ?? kept).map((each) => [each.name, each] as const)), [data, kept])
}

/** How often somebody has come back to the page, or the network has. */
function useReturns(): number {
  const [returns, setReturns] = useState(0)
  useEffect(() => {
    const count = () => {
      if (document.visibilityState === 'visible') setReturns((before) => before + 1)
    }
    for (const event of returning) addEventListener(event, count)
    return () => {
      for (const event of returning) removeEventListener(event, count)
    }
  }, [])
  return returns
}

/** A phone that is unlocked shows the page again without giving it the focus. */
const returning = ['focus', 'visibilitychange', 'online']

/** What this browser kept of this household, as far as it can be read. */
function keptOf(householdId: string): FoodWarnings[] {
  try {
    const kept = JSON.parse(keptWarnings.read() ?? 'null') as { householdId: string; items: FoodWarnings[] }
    return kept.householdId === householdId ? kept.items : []
  } catch {
    return []
  }
}
