import { Link } from 'react-router-dom'
import * as m from '#messages'
import { legalPageTitles } from '#shared/messages/legal/titles.ts'
import { footerPageTitles } from '#shared/messages/pages/site.ts'

interface LegalTextProps {
  path: ReturnType<typeof legalPageTitles>[number]['path']
  lead: string
  sections: readonly { title: string; paragraphs: readonly string[] }[]
}

/** One of the pages that say what holds, with the way to the others. */
export function LegalText({ path, lead, sections }: LegalTextProps) {
  const title = legalPageTitles().find((page) => page.path === path)?.title ?? ''
  return (
    <article className="mx-auto flex max-w-prose flex-col gap-8">
      <title>{m.site_page_title({ title })}</title>
      <meta name="description" content={lead} />
      <header className="flex flex-col gap-3">
        <h1 className="text-4xl sm:text-5xl">{title}</h1>
        <p className="text-sm text-soft">{m.titles_last_updated()}</p>
        <p className="text-lg text-soft">{lead}</p>
      </header>
      {sections.map((section) => (
        <section key={section.title} className="flex flex-col gap-3">
          <h2 className="text-2xl">{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <nav aria-label={m.titles_see_also()} className="flex flex-wrap gap-x-6 border-t border-line pt-4">
        {[...legalPageTitles(), { path: '/contact', title: footerPageTitles().contact }]
          .filter((page) => page.path !== path)
          .map((page) => (
            <Link
              key={page.path}
              to={page.path}
              className="flex min-h-11 items-center font-semibold text-paprika underline-offset-4 hover:underline"
            >
              {page.title}
            </Link>
          ))}
      </nav>
    </article>
  )
}
