/** Prints one line for each step when it ends, and a table of figures at the end. */
export function newRecord() {
  const figures: [string, string][] = []
  const startedAt = performance.now()

  /** Runs `work` under a name. An error in it ends the rehearsal. */
  async function step<T>(name: string, work: () => Promise<T> | T): Promise<T> {
    const from = performance.now()
    try {
      const result = await work()
      console.log(`  ok      ${seconds(from).padStart(8)}  ${name}`)
      return result
    } catch (error) {
      console.log(`  FAILED  ${seconds(from).padStart(8)}  ${name}`)
      throw error
    }
  }

  function figure(name: string, value: string) {
    figures.push([name, value])
  }

  function close(isWell: boolean) {
    figure('all of it', seconds(startedAt))
    const width = Math.max(...figures.map(([name]) => name.length))
    console.log(`\n${isWell ? 'The image runs.' : 'The image does not run.'}\n`)
    for (const [name, value] of figures) console.log(`  ${name.padEnd(width)}  ${value.padStart(10)}`)
  }

  return { step, figure, close }
}

export type Record = ReturnType<typeof newRecord>

/** The seconds since a moment of performance.now(). */
export function seconds(from: number): string {
  return `${((performance.now() - from) / 1_000).toFixed(2)} s`
}
