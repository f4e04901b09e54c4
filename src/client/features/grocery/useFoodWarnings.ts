import { useEffect, useMemo, useRef, useState } from 'react'
import type { FoodWarnings } from '#shared/contract/grocery.ts'
import { keptWarnings } from '../../keptWarnings.ts'
import { trpc } from '../../trpc.ts'

/**
 * What the household is told of the items on its lists, by their names: as the server knows them now, else as this
 * browser kept it. `isSaved`: the server has all that is on them.
 */
export function useFoodWarnings(householdId: string, names: readonly string[], isSaved: boolean) {
  const utils = trpc.useUtils()
  const { data } = trpc.grocery.foodWarnings.useQuery(
    { householdId },
    { enabled: isSaved, refetchOnWindowFocus: false },
  )
  const all = names.join('\n')
  const asked = useRef('')
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
  return useMemo(
    () => new Map((data ?? kept).map(({ name, warnings }) => [name, warnings] as const)),
    [data, kept],
  )
}

/** What this browser kept of this household, as far as it can be read. */
function keptOf(householdId: string): FoodWarnings[] {
  try {
    const kept = JSON.parse(keptWarnings.read() ?? 'null') as { householdId: string; items: FoodWarnings[] }
    return kept.householdId === householdId ? kept.items : []
  } catch {
    return []
  }
}
