/** A recipe takes more work than it may. */
export class TooMuchWork extends Error {
  override readonly name = 'TooMuchWork'
}

/** What is done until a dish is taken; a unit takes 0.04 ms of a core. */
const units = { filling: 1, telling: 2 } as const

export type CountWork = (what: keyof typeof units) => void

/** Counts what is done for one recipe. Throws TooMuchWork beyond `maxUnits`. */
export function workCounter(maxUnits: number): CountWork {
  let done = 0
  return (what) => {
    done += units[what]
    if (done > maxUnits) throw new TooMuchWork(`A recipe takes more than ${maxUnits} units of work.`)
  }
}
