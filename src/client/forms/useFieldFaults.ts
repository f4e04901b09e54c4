import { useRef, useState } from 'react'
import type { Faults } from '#shared/contract/faults.ts'

/**
 * What is wrong with the fields of a form. `mend` is called when a field has changed, with what finds the faults of all:
 * a fault leaves as soon as its field is valid, and none comes before the form is sent.
 */
export function useFieldFaults(initial: Faults) {
  const [faults, setFaults] = useState(initial)
  const changes = useRef(0)
  async function mend(findFaults: () => Promise<Faults>) {
    changes.current += 1
    const change = changes.current
    if (Object.keys(faults).length === 0) return
    const now = await findFaults()
    if (change !== changes.current) return
    setFaults((shown) =>
      Object.fromEntries(
        Object.keys(shown).flatMap((field) => (now[field] === undefined ? [] : [[field, now[field]]])),
      ),
    )
  }
  return { faults, setFaults, mend }
}
