import { useLocation } from 'react-router-dom'
import * as m from '#messages'
import { AlertMessage } from '../../ui/AlertMessage.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import type { PageLoadFailure } from './loadFailure.ts'

interface FailedLoadProps {
  /** The sentence that says what could not be fetched. */
  sentence: string
  failure: PageLoadFailure
}

/** Shows what a page could not fetch. The link to the same address loads it again, without scripts too. */
export function FailedLoadNotice({ sentence, failure }: FailedLoadProps) {
  const { pathname, search } = useLocation()
  return (
    <div className="flex flex-col items-start gap-4">
      <AlertMessage>{sentence}</AlertMessage>
      {failure.explanation && <p className="text-soft">{failure.explanation}</p>}
      <ButtonLink to={pathname + search} replace preventScrollReset>
        {m.site_try_again()}
      </ButtonLink>
    </div>
  )
}
