import { TRPCClientError } from '@trpc/client'
import * as m from '#messages'
import type * as say from '#shared/messages/notes.ts'
import { type ServerErrorData, trpcHooks } from '../../data/trpc.ts'

interface NoteActionProps {
  noteId: string
  action: 'remove' | 'report' | 'show'
  /** What the button shows, and what it is called where several stand on a page. */
  text: string
  label: string
  back: string
  /** With what was done; null when something is begun. */
  onStatus: (done: keyof typeof say.noteActionSentences | null) => void
}

const done = { remove: 'removed', report: 'reported', show: 'shown' } as const
const failed = {
  remove: m.notes_remove_failed,
  report: m.notes_report_failed,
  show: m.notes_show_failed,
}

/** A button that does one thing to a note. It is a form, which the browser sends where no script does. */
export function NoteAction({ noteId, action, text, label, back, onStatus }: NoteActionProps) {
  const utils = trpcHooks.useUtils()
  const act = trpcHooks.notes[action].useMutation({
    onMutate: () => onStatus(null),
    async onSuccess() {
      await utils.notes.invalidate()
      onStatus(done[action])
    },
  })
  return (
    <form
      method="post"
      action={`/forum/${action}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (!act.isPending) act.mutate({ noteId })
      }}
    >
      <input type="hidden" name="noteId" value={noteId} />
      <input type="hidden" name="back" value={back} />
      <button
        type="submit"
        aria-label={label}
        aria-busy={act.isPending || undefined}
        className="min-h-11 cursor-pointer text-sm font-semibold text-paprika underline-offset-4 hover:underline"
      >
        {text}
      </button>
      {act.isError && (
        <p role="alert" className="text-sm text-paprika-deep">
          {noteFailureSentence(act.error, failed[action]())}
        </p>
      )}
    </form>
  )
}

/** The server's own words where they tell more, else the one sentence there is. */
function noteFailureSentence(error: unknown, otherwise: string): string {
  const data = error instanceof TRPCClientError ? (error.data as ServerErrorData | undefined) : undefined
  const isTold = data?.code === 'TOO_MANY_REQUESTS' || data?.code === 'NOT_FOUND'
  return isTold && error instanceof Error ? error.message : otherwise
}
