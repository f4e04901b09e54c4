import { useRef, useState } from 'react'
import type { Faults } from '#shared/contract/faults.ts'

/**
 * What is wrong with the fields of a form. Call `mend` when a field has changed, with a function that finds the faults of all
 * fields: a fault disappears as soon as its field is valid, and none appears before the form is sent.
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
