import * as m from '#messages'
import { AlertMessage } from '../ui/AlertMessage.tsx'
import { Button } from '../ui/Button.tsx'
import InterceptedNotice from './InterceptedNotice.tsx'
import type { ShownReplica } from './replicaState.ts'

interface ReplicaNoticesProps {
  shown: ShownReplica
  replica: { forgetRefusal: (id: string) => void; tryAgain: () => void }
  /** What the changes that wait are about. */
  namesOfWaiting: readonly string[]
  /** The sentence for a browser that stores nothing. */
  notStoredSentence: string
}

/** Above the documents: changes that were refused, a proxy that answers instead of Larder, and a browser that stores nothing. */
export default function ReplicaNotices({
  shown,
  replica,
  namesOfWaiting,
  notStoredSentence,
}: ReplicaNoticesProps) {
  return (
    <>
      {shown.refusals.map(({ id, sentence }) => (
        <div key={id} className="flex flex-wrap items-center gap-3 print:hidden">
          <AlertMessage>{sentence}</AlertMessage>
          <Button look="quiet" onClick={() => replica.forgetRefusal(id)}>
            {m.grocery_page_done()}
          </Button>
        </div>
      ))}
      {shown.isIntercepted && <InterceptedNotice names={namesOfWaiting} onRetry={() => replica.tryAgain()} />}
      {!shown.isKept && <AlertMessage>{notStoredSentence}</AlertMessage>}
    </>
  )
}
