/** A recipe takes more work than it may. */
export class CookWorkLimitError extends Error {
  override readonly name = 'CookWorkLimitError'
}

/** What is done until a dish is taken; a unit takes 0.04 ms of a core. */
const units = { filling: 1, telling: 2 } as const

export type CountCookWork = (what: keyof typeof units) => void

/** Counts the steps of the search for one recipe. Throws CookWorkLimitError beyond `maxUnits`. */
export function createCookWorkCounter(maxUnits: number): CountCookWork {
  let done = 0
  return (what) => {
    done += units[what]
    if (done > maxUnits) throw new CookWorkLimitError(`A recipe takes more than ${maxUnits} units of work.`)
  }
}
