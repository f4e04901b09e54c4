/** Tells for each of these subjects that there is something to tell of. */
type Ask<Answer> = (subjects: string[]) => Promise<Map<string, Answer>>

/**
 * Asks for one at a time what `ask` answers for many: whoever comes while a question is on its way waits for the next,
 * which is asked after they came.
 */
export function gathered<Answer>(ask: Ask<Answer>): (subject: string) => Promise<Answer | undefined> {
  let next: { subjects: Set<string>; answer: Promise<Map<string, Answer>> } | null = null
  let current: Promise<unknown> = Promise.resolve()

  function prepare() {
    const subjects = new Set<string>()
    const answer = current.then(() => {
      next = null
      return ask([...subjects])
    })
    current = answer.catch(() => {})
    return { subjects, answer }
  }

  return async (subject) => {
    next ??= prepare()
    next.subjects.add(subject)
    return (await next.answer).get(subject)
  }
}
