import { type FormEvent, useState } from 'react'
import * as m from '#messages'
import { createFetchWithTimeouts } from '../../../data/createFetchWithTimeouts.ts'
import { AlertMessage } from '../../../ui/AlertMessage.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useClearingOfOtherOutcomes } from './latestOutcome.tsx'

const address = '/account/download'
/** Milliseconds that the server may gather the data before it sends the next piece. */
const answerMs = 60_000

/** Downloads everything that is kept of a member, as a file. Works without scripts, as a form. */
export function DownloadDataForm() {
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle')
  const clearOtherOutcomes = useClearingOfOtherOutcomes(() =>
    setState((now) => (now === 'busy' ? now : 'idle')),
  )

  async function download(event: FormEvent) {
    event.preventDefault()
    setState('busy')
    clearOtherOutcomes()
    try {
      const answer = await createFetchWithTimeouts(fetch, answerMs)(address, { method: 'POST' })
      if (!answer.ok) throw new Error(`The download was answered with ${answer.status}.`)
      saveFile(m.account_file_name(), await answer.blob())
      setState('done')
    } catch {
      setState('failed')
    }
  }

  return (
    <section aria-labelledby="data-title" className="flex flex-col items-start gap-4">
      <h2 id="data-title" className="text-2xl">
        {m.account_data_title()}
      </h2>
      <p className="text-soft">{m.account_data_lead()}</p>
      {state === 'failed' && <AlertMessage>{m.account_download_failed()}</AlertMessage>}
      <form method="post" action={address} onSubmit={(event) => void download(event)}>
        <Button look="quiet" type="submit" isBusy={state === 'busy'}>
          {state === 'busy' ? m.account_downloading() : m.account_download()}
        </Button>
      </form>
      <p className="text-soft">{m.account_archive_lead()}</p>
      <form method="post" action="/account/archive">
        <Button look="quiet" type="submit">
          {m.account_archive()}
        </Button>
      </form>
      <p role="status" className="font-semibold empty:hidden">
        {state === 'done' ? m.account_downloaded() : ''}
      </p>
    </section>
  )
}

function saveFile(name: string, file: Blob): void {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // The browser needs the address until it has begun to write the file.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
