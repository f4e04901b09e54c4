import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import * as m from '#messages'
import { Card } from '../../ui/Card.tsx'

interface DoorProps {
  title: string
  lead?: string | undefined
  /** What happened just before, such as an e-mail that was confirmed. */
  notice?: string | null | undefined
  children: ReactNode
}

/** One of the pages by which one comes in. */
export function SignInPageLayout({ title, lead, notice, children }: DoorProps) {
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-6">
      <title>{m.site_page_title({ title })}</title>
      <header className="flex flex-col gap-3">
        <h1 className="text-4xl">{title}</h1>
        {lead && <p className="text-lg text-soft">{lead}</p>}
      </header>
      {notice && (
        <p role="status" className="rounded-2xl border border-line bg-sprig px-4 py-3 font-semibold">
          {notice}
        </p>
      )}
      <Card>
        <div className="flex flex-col gap-6">{children}</div>
      </Card>
    </div>
  )
}

/** A way from one of these pages to another, with the words that lead up to it. */
export function SignInPageLink({ to, before, children }: { to: string; before?: string; children: string }) {
  return (
    <p className="text-soft">
      {before && `${before} `}
      <Link
        to={to}
        className="inline-flex min-h-11 items-center font-semibold text-paprika underline underline-offset-4"
      >
        {children}
      </Link>
    </p>
  )
}
