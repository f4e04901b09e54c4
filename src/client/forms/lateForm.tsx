import { type ComponentType, useEffect, useState } from 'react'
import { createFailedFileNotice } from '../data/failures/createFailedFileNotice.tsx'
import { importWithRetries } from '../ui/importWithRetries.ts'
import { createLatePart } from '../ui/latePart.tsx'

const failed = createFailedFileNotice()

/**
 * A form whose file is loaded after its page. The form that the server rendered stays in place until the file is loaded, with
 * what was typed into it, even if the file cannot be fetched: that is said above the form, and the file is requested again.
 */
export function createLateForm<Props extends object>(
  importForm: () => Promise<ComponentType<Props>>,
  serverComponent: ComponentType<Props> | false,
) {
  const { promise: loaded, resolve } = Promise.withResolvers<{ default: ComponentType<Props> }>()
  const load = async () => resolve({ default: await importForm() })
  let isRequested = false
  const Form = createLatePart(
    () => {
      if (!isRequested) void importWithRetries(load, Infinity)
      isRequested = true
      return loaded
    },
    { serverComponent, keepsServerHtml: true, failed: () => null },
  )

  return (props: Props) => {
    const [failures, setFailures] = useState(0)
    const [isTrying, setIsTrying] = useState(false)
    useEffect(() => {
      importWithRetries(load, 1).catch(() => setFailures(1))
      void loaded.then(() => setFailures(0))
    }, [])
    async function tryAgain() {
      setIsTrying(true)
      await load().catch(() => setFailures(failures + 1))
      setIsTrying(false)
    }
    return (
      <>
        {failures > 0 && failed({}, { tryAgain: () => void tryAgain(), count: failures - 1, isTrying })}
        <Form {...props} />
      </>
    )
  }
}
