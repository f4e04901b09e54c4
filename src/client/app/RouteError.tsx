import { useSyncExternalStore } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom'
import * as m from '#messages'
import { fetchServerHealth, hasServiceWorker } from '../data/documents.ts'
import { AlertMessage } from '../ui/AlertMessage.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { showToast } from '../ui/toast.ts'
import type { RouteErrorData } from './routes.tsx'

/** What a page shows in its place when it broke: a sentence, the number that finds the cause, another try, a way on. */
export function RouteError() {
  const error = useRouteError()
  const isOnline = useSyncExternalStore(
    followNetwork,
    () => navigator.onLine,
    () => true,
  )
  const { sentence, requestId } = isRouteErrorResponse(error)
    ? (error.data as RouteErrorData)
    : { sentence: m.errors_unexpected(), requestId: null }
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const title = isMissing
    ? sentence || m.recipes_recipe_not_found()
    : isOnline
      ? m.site_something_broke()
      : m.grocery_page_offline_title()
  return (
    <div className="mx-auto flex max-w-xl flex-col items-start gap-5 py-12">
      <title>{m.site_page_title({ title })}</title>
      <h1 className="text-4xl">{title}</h1>
      {!isMissing && (
        <>
          {sentence && <AlertMessage>{sentence}</AlertMessage>}
          {requestId && <p className="text-soft">{m.site_request_number({ requestId })}</p>}
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {!isMissing && <TryAgain />}
        <ButtonLink to="/" look={isMissing ? 'main' : 'quiet'}>
          {m.site_back_home()}
        </ButtonLink>
      </div>
    </div>
  )
}

/** Loads the page again as a new document, once one would come. */
function TryAgain() {
  const { pathname, search } = useLocation()
  const path = pathname + search
  const again = async () => {
    if (hasServiceWorker() || (await fetchServerHealth())) location.assign(path)
    else showToast(m.errors_unreachable())
  }
  return (
    <ButtonLink
      to={path}
      onClick={(event) => {
        event.preventDefault()
        void again()
      }}
    >
      {m.site_try_again()}
    </ButtonLink>
  )
}

function followNetwork(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
