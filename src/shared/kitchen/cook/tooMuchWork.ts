/** A recipe takes more work than it may. */
export class TooMuchWork extends Error {
  override readonly name = 'TooMuchWork'
}

/** What is done until a dish is taken, where a unit takes 0.04 ms of a core. */
export const unitsOfWork = { filling: 1, telling: 2 } as const

/** Counts what is done for one recipe. Throws TooMuchWork beyond `maxUnits`. */
export function workCounter(maxUnits: number): (what: keyof typeof unitsOfWork) => void {
  let units = 0
  return (what) => {
    units += unitsOfWork[what]
    if (units > maxUnits) throw new TooMuchWork(`A recipe takes more than ${maxUnits} units of work.`)
  }
}
