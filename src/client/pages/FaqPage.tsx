import * as m from '#messages'
import * as say from '#shared/messages/pages/faq.ts'
import { footerPageTitles } from '#shared/messages/pages/site.ts'
import { useOperatorAddresses } from '../data/addresses.ts'
import { FoldingQuestions } from '../features/guides/FoldingQuestions.tsx'
import { GuideLinks } from '../features/guides/GuidePage.tsx'
import { MailLink } from '../ui/MailLink.tsx'

const furtherLinks = () => [
  { to: '/help-center', text: m.guides_to_help() },
  { to: '/contact', text: m.guides_to_contact() },
]

export default function FaqPage() {
  const { support, ideas } = useOperatorAddresses()
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-8">
      <title>{m.site_page_title({ title: footerPageTitles().faq })}</title>
      <meta name="description" content={m.faq_lead()} />
      <header className="flex flex-col gap-3">
        <h1 className="text-4xl sm:text-5xl">{footerPageTitles().faq}</h1>
        <p className="max-w-prose text-lg text-soft">{m.faq_lead()}</p>
      </header>
      <FoldingQuestions questions={say.faqQuestions()} />
      <footer>
        <p className="font-semibold">{m.faq_more()}</p>
        <GuideLinks links={furtherLinks()} />
        {support && <MailLink label={m.faq_mail_support()} address={support} />}
        {ideas && <MailLink label={m.faq_mail_ideas()} address={ideas} />}
      </footer>
    </div>
  )
}
