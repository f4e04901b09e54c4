import { useSearchParams } from 'react-router-dom'
import * as m from '#messages'
import { footerPageTitles } from '#shared/messages/pages/site.ts'
import { useOperatorAddresses } from '../data/addresses.ts'
import { useViewerAndSignInProviders } from '../data/viewer.ts'
import { ContactForm } from '../features/feedback/ContactForm.tsx'
import { GuideLinks } from '../features/guides/GuidePage.tsx'
import { Card } from '../ui/Card.tsx'
import { MailLink } from '../ui/MailLink.tsx'

const linksToAnswers = () => [
  { to: '/faq', text: m.guides_to_faq() },
  { to: '/help-center', text: m.guides_to_help() },
]

const typedContactFields = (search: URLSearchParams) => ({
  email: search.get('email') ?? '',
  message: search.get('message') ?? '',
})

export default function ContactPage() {
  const [search] = useSearchParams()
  const knownEmail = useViewerAndSignInProviders()?.viewer?.email ?? ''
  const refused = search.has('refused') ? typedContactFields(search) : null
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-8">
      <title>{m.site_page_title({ title: footerPageTitles().contact })}</title>
      <meta name="description" content={m.contact_lead()} />
      <header className="flex flex-col gap-3">
        <h1 className="text-4xl sm:text-5xl">{footerPageTitles().contact}</h1>
        <p className="max-w-prose text-lg text-soft">{m.contact_lead()}</p>
      </header>
      <section aria-labelledby="before-title" className="rounded-2xl bg-sprig p-5">
        <h2 id="before-title" className="text-xl">
          {m.contact_before_title()}
        </h2>
        <p>{m.contact_before()}</p>
        <GuideLinks links={linksToAnswers()} />
      </section>
      <Card>
        <ContactForm knownEmail={knownEmail} refused={refused} wasSent={search.has('sent')} />
      </Card>
      <OtherWays />
      <div>
        <p>{m.contact_feedback_hint()}</p>
        <GuideLinks links={[{ to: '/feedback', text: m.feedback_title() }]} />
      </div>
    </div>
  )
}

/** The addresses that the operator has configured, if any. */
function OtherWays() {
  const { support, ideas } = useOperatorAddresses()
  if (!support && !ideas) return null
  return (
    <section aria-labelledby="elsewhere-title">
      <h2 id="elsewhere-title" className="text-2xl">
        {m.contact_elsewhere()}
      </h2>
      {support && <MailLink label={m.contact_support()} address={support} />}
      {ideas && <MailLink label={m.contact_ideas()} address={ideas} />}
    </section>
  )
}
