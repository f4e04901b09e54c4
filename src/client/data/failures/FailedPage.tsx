import type { ComponentProps } from 'react'
import * as m from '#messages'
import { ButtonLink } from '../../ui/Button.tsx'
import { FailedLoadNotice } from './FailedLoadNotice.tsx'

/** Shows, in place of a whole page, what it could not fetch. */
export function FailedPage(props: ComponentProps<typeof FailedLoadNotice>) {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-start gap-5 py-12">
      <title>{m.site_page_title({ title: m.site_something_broke() })}</title>
      <h1 className="text-4xl">{m.site_something_broke()}</h1>
      <FailedLoadNotice {...props} />
      <ButtonLink to="/" look="quiet">
        {m.site_back_home()}
      </ButtonLink>
    </div>
  )
}
