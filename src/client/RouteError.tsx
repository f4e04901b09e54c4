import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { recipeNotFound } from '#shared/messages/recipes.ts'
import * as say from '#shared/messages/site.ts'
import type { RouteErrorData } from './routes.tsx'
import { ButtonLink } from './ui/Button.tsx'

/** What a page shows in its place when it broke: a sentence, the number that finds the cause, a way on. */
export function RouteError() {
  const error = useRouteError()
  const { sentence, requestId } = isRouteErrorResponse(error)
    ? (error.data as RouteErrorData)
    : { sentence: '', requestId: null }
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const title = isMissing ? sentence || recipeNotFound : say.somethingBroke
  return (
    <div className="mx-auto flex max-w-xl flex-col items-start gap-5 py-12">
      <title>{say.pageTitle(title)}</title>
      <h1 className="text-4xl">{title}</h1>
      {!isMissing && sentence && <p role="alert">{sentence}</p>}
      {!isMissing && requestId && <p className="text-soft">{say.requestNumber(requestId)}</p>}
      <ButtonLink to="/">{say.backHome}</ButtonLink>
    </div>
  )
}
