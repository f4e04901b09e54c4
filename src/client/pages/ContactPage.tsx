import { useSearchParams } from 'react-router-dom'
import * as say from '#shared/messages/contact.ts'
import { title as feedbackTitle } from '#shared/messages/feedback.ts'
import * as sayGuides from '#shared/messages/guides.ts'
import { pageTitle, titles } from '#shared/messages/site.ts'
import { useAddresses } from '../addresses.ts'
import { ContactForm } from '../features/feedback/ContactForm.tsx'
import { GuideLinks } from '../features/guides/Guide.tsx'
import { Card } from '../ui/Card.tsx'
import { MailLink } from '../ui/MailLink.tsx'
import { useEntrance } from '../viewer.ts'

const answers = [
  { to: '/faq', text: sayGuides.toFaq },
  { to: '/help-center', text: sayGuides.toHelp },
]

export default function ContactPage() {
  const [search] = useSearchParams()
  const knownEmail = useEntrance()?.viewer?.email ?? ''
  const refused = search.has('refused')
    ? { email: search.get('email') ?? '', message: search.get('message') ?? '' }
    : null
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-8">
      <title>{pageTitle(titles.contact)}</title>
      <meta name="description" content={say.lead} />
      <header className="flex flex-col gap-3">
        <h1 className="text-4xl sm:text-5xl">{titles.contact}</h1>
        <p className="max-w-prose text-lg text-soft">{say.lead}</p>
      </header>
      <section aria-labelledby="before-title" className="rounded-2xl bg-sprig p-5">
        <h2 id="before-title" className="text-xl">
          {say.beforeTitle}
        </h2>
        <p>{say.before}</p>
        <GuideLinks links={answers} />
      </section>
      <Card>
        <ContactForm knownEmail={knownEmail} refused={refused} wasSent={search.has('sent')} />
      </Card>
      <OtherWays />
      <div>
        <p>{say.feedbackHint}</p>
        <GuideLinks links={[{ to: '/feedback', text: feedbackTitle }]} />
      </div>
    </div>
  )
}

/** The addresses that whoever runs Larder tells, if any. */
function OtherWays() {
  const { support, ideas } = useAddresses()
  if (!support && !ideas) return null
  return (
    <section aria-labelledby="elsewhere-title">
      <h2 id="elsewhere-title" className="text-2xl">
        {say.elsewhere}
      </h2>
      {support && <MailLink label={say.support} address={support} />}
      {ideas && <MailLink label={say.ideas} address={ideas} />}
    </section>
  )
}
