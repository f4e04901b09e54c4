import { useState } from 'react'
import * as m from '#messages'
import { trpc } from '../../trpc.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'

/** Gives somebody everything that is kept of them, as a file. */
export function DownloadData() {
  const isHydrated = useIsHydrated()
  const utils = trpc.useUtils()
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle')

  async function download() {
    setState('busy')
    try {
      const data = await utils.auth.downloadData.fetch(undefined, { staleTime: 0, gcTime: 0 })
      saveFile(m.account_file_name(), JSON.stringify(data, null, 2))
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
      {state === 'failed' && <Alert>{m.account_download_failed()}</Alert>}
      <Button look="quiet" disabled={!isHydrated} isBusy={state === 'busy'} onClick={() => void download()}>
        {state === 'busy' ? m.account_downloading() : m.account_download()}
      </Button>
      <p role="status" className="font-semibold empty:hidden">
        {state === 'done' ? m.account_downloaded() : ''}
      </p>
    </section>
  )
}

function saveFile(name: string, json: string): void {
  const href = URL.createObjectURL(new Blob([json], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // The browser needs the address until it has begun to write the file.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
