import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import * as m from '#messages'

interface GuideSection {
  id: string
  title: string
  paragraphs: readonly string[]
  links: readonly { to: string; text: string }[]
}

interface GuideProps {
  title: string
  lead: string
  sections: readonly GuideSection[]
  /** What stands at its end. */
  children?: ReactNode
}

/** A page to read, with its contents at the top and the way on at the end of each part. */
export function GuidePage({ title, lead, sections, children }: GuideProps) {
  return (
    <article className="mx-auto flex max-w-prose flex-col gap-10">
      <title>{m.site_page_title({ title })}</title>
      <meta name="description" content={lead} />
      <header className="flex flex-col gap-3">
        <h1 className="text-4xl sm:text-5xl">{title}</h1>
        <p className="text-lg text-soft">{lead}</p>
      </header>
      <nav aria-label={m.guides_on_this_page()}>
        <ul className="flex flex-wrap gap-2">
          {sections.map((section) => (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                className="flex min-h-11 items-center rounded-full border border-edge bg-card px-4 hover:border-paprika hover:text-paprika"
              >
                {section.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map((section) => (
        <section
          key={section.id}
          id={section.id}
          aria-labelledby={`${section.id}-title`}
          className="flex flex-col gap-3"
        >
          <h2 id={`${section.id}-title`} className="text-3xl">
            {section.title}
          </h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.links.length > 0 && <GuideLinks links={section.links} />}
        </section>
      ))}
      {children}
    </article>
  )
}

/** The way on from a part of a guide. */
export function GuideLinks({ links }: Pick<GuideSection, 'links'>) {
  return (
    <ul className="flex flex-wrap gap-x-6">
      {links.map(({ to, text }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex min-h-11 items-center font-semibold text-paprika underline-offset-4 hover:underline"
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}
