import { parentPort } from 'node:worker_threads'
import type {
  KitchenJobDoneMessage,
  MessageFromKitchenThread,
  MessageToKitchenThread,
} from '#server/kitchenThread/threadMessages.ts'

type Answer = Omit<KitchenJobDoneMessage, 'kind' | 'id' | 'heapBytes'>
type Asked = Extract<MessageToKitchenThread, { kind: 'load' }>

/** Answers the questions of a KitchenThread on a thread of a test: nothing is loaded before `doKitchenJob`, which may answer null for nothing. */
export function answerJobs(doJob: (asked: Asked) => Promise<Answer | null> | Answer | null): void {
  let asked: Asked | null = null
  const say = (message: MessageFromKitchenThread) => parentPort?.postMessage(message)
  parentPort?.on('message', async (message: MessageToKitchenThread) => {
    if (message.kind === 'load') {
      asked = message
      const { user, system } = process.threadCpuUsage()
      say({ kind: 'loaded', id: message.id, failure: null, threadCpuMs: (user + system) / 1_000 })
    } else if (asked) {
      const { id } = asked
      const answer = await doJob(asked)
      if (answer) say({ kind: 'done', id, heapBytes: 0, ...answer })
    }
  })
}
