import * as say from '#shared/messages/faq.ts'
import * as sayGuides from '#shared/messages/guides.ts'
import { pageTitle, titles } from '#shared/messages/site.ts'
import { useAddresses } from '../addresses.ts'
import { GuideLinks } from '../features/guides/Guide.tsx'
import { Questions } from '../features/guides/Questions.tsx'
import { MailLink } from '../ui/MailLink.tsx'

const elsewhere = [
  { to: '/help-center', text: sayGuides.toHelp },
  { to: '/contact', text: sayGuides.toContact },
]

export default function FaqPage() {
  const { support, ideas } = useAddresses()
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-8">
      <title>{pageTitle(titles.faq)}</title>
      <meta name="description" content={say.lead} />
      <header className="flex flex-col gap-3">
        <h1 className="text-4xl sm:text-5xl">{titles.faq}</h1>
        <p className="max-w-prose text-lg text-soft">{say.lead}</p>
      </header>
      <Questions questions={say.questions} />
      <footer>
        <p className="font-semibold">{say.more}</p>
        <GuideLinks links={elsewhere} />
        {support && <MailLink label={say.mailSupport} address={support} />}
        {ideas && <MailLink label={say.mailIdeas} address={ideas} />}
      </footer>
    </div>
  )
}
