import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import * as m from '#messages'
import type { RouteErrorData } from './routes.tsx'
import { ButtonLink } from './ui/Button.tsx'

/** What a page shows in its place when it broke: a sentence, the number that finds the cause, a way on. */
export function RouteError() {
  const error = useRouteError()
  const { sentence, requestId } = isRouteErrorResponse(error)
    ? (error.data as RouteErrorData)
    : { sentence: '', requestId: null }
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const title = isMissing ? sentence || m.recipes_recipe_not_found() : m.site_something_broke()
  return (
    <div className="mx-auto flex max-w-xl flex-col items-start gap-5 py-12">
      <title>{m.site_page_title({ title })}</title>
      <h1 className="text-4xl">{title}</h1>
      {!isMissing && sentence && <p role="alert">{sentence}</p>}
      {!isMissing && requestId && <p className="text-soft">{m.site_request_number({ requestId })}</p>}
      <ButtonLink to="/">{m.site_back_home()}</ButtonLink>
    </div>
  )
}
