import DataLoader from 'dataloader'

/** Returns the answers for those subjects that have one. */
type FindAnswers<Answer> = (subjects: string[]) => Promise<Map<string, Answer>>

/**
 * Batches single questions for `ask`: a question that comes while a batch is running waits for the next batch, so that
 * its answer is never older than the question.
 */
export function createQuestionBatcher<Answer>(
  ask: FindAnswers<Answer>,
): (subject: string) => Promise<Answer | undefined> {
  let current: Promise<unknown> = Promise.resolve()
  const findAnswersOfBatch = async (subjects: readonly string[]) => {
    const asked = ask([...new Set(subjects)])
    current = asked.catch(() => {})
    const answers = await asked
    return subjects.map((subject) => answers.get(subject))
  }
  const batchScheduleFn = (askNow: () => void) => void current.then(askNow)
  const loader = new DataLoader(findAnswersOfBatch, { cache: false, batchScheduleFn })
  return (subject) => loader.load(subject)
}
