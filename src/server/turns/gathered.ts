import DataLoader from 'dataloader'

/** Tells for each of these subjects that there is something to tell of. */
type Ask<Answer> = (subjects: string[]) => Promise<Map<string, Answer>>

/**
 * Asks for one at a time what `ask` answers for many: whoever comes while a question is on its way waits for the next,
 * which is asked after they came.
 */
export function gathered<Answer>(ask: Ask<Answer>): (subject: string) => Promise<Answer | undefined> {
  let current: Promise<unknown> = Promise.resolve()
  const askAll = async (subjects: readonly string[]) => {
    const asked = ask([...new Set(subjects)])
    current = asked.catch(() => {})
    const answers = await asked
    return subjects.map((subject) => answers.get(subject))
  }
  const batchScheduleFn = (askNow: () => void) => void current.then(askNow)
  const loader = new DataLoader(askAll, { cache: false, batchScheduleFn })
  return (subject) => loader.load(subject)
}
