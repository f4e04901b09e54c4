import { useSyncExternalStore } from 'react'
import * as m from '#messages'
import {
  dismissNewVersionNotice,
  getNewVersionNotice,
  subscribeToNewVersionNotice,
} from '../data/versions/newVersion.ts'
import { Button } from '../ui/Button.tsx'

const none = { hasUpdate: false, nextAddress: null }

/** Offers a newer Larder and leaves it to the person when: nothing that is typed is lost without them. */
export function NewVersionNotice() {
  const { hasUpdate: isHere, nextAddress } = useSyncExternalStore(
    subscribeToNewVersionNotice,
    getNewVersionNotice,
    () => none,
  )
  const reload = () => (nextAddress === null ? location.reload() : location.assign(nextAddress))
  return (
    <div role="status" className="fixed inset-x-4 top-4 z-20 mx-auto max-w-md print:hidden">
      {isHere && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-2xl border border-edge bg-card px-5 py-3 shadow-card">
          <p className="font-semibold">{m.new_version_is_here()}</p>
          <div className="flex">
            <Button onClick={reload}>{m.new_version_reload()}</Button>
            <Button look="plain" onClick={dismissNewVersionNotice}>
              {m.new_version_later()}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
