import { useEffect, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { type ShownToast, toastStore } from './toast.ts'

interface ToastsProps {
  dismissWord: string
}

const stayMs = 6_000

/** Where toasts appear; always there, so that they are heard. They stay under the pointer and with the focus within. */
export function ToastArea({ dismissWord }: ToastsProps) {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.shown, () => null)
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-20 flex justify-center print:hidden"
    >
      {toast && <ToastCard key={toast.id} toast={toast} dismissWord={dismissWord} />}
    </div>
  )
}

/** How a toast looks; it goes by itself. */
function ToastCard({ toast: { sentence, link }, dismissWord }: ToastsProps & { toast: ShownToast }) {
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(toastStore.dismiss, stayMs)
    return () => clearTimeout(timer)
  }, [isHeld])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only delays its end; its button does the rest.
    <div
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className="appear pointer-events-auto flex max-w-lg items-center gap-2 rounded-2xl bg-ink py-1 ps-5 pe-1 font-semibold text-paper shadow-card"
    >
      <span className="py-2">{sentence}</span>
      {link && (
        <Link
          to={link.to}
          onClick={toastStore.dismiss}
          className="grid min-h-11 shrink-0 items-center px-2 underline focus-visible:outline-paper hover:opacity-70"
        >
          {link.words}
        </Link>
      )}
      <button
        type="button"
        aria-label={dismissWord}
        onClick={toastStore.dismiss}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full focus-visible:outline-paper hover:opacity-70"
      >
        <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 fill-none stroke-current stroke-2">
          <path d="M7 7l10 10M17 7L7 17" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  )
}
