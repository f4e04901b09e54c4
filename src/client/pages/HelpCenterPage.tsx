import * as m from '#messages'
import { helpCenterSections } from '#shared/messages/pages/helpCenter.ts'
import { footerPageTitles } from '#shared/messages/pages/site.ts'
import { GuideLinks, GuidePage } from '../features/guides/GuidePage.tsx'

const furtherLinks = () => [
  { to: '/faq', text: m.guides_to_faq() },
  { to: '/contact', text: m.guides_to_contact() },
]

export default function HelpCenterPage() {
  return (
    <GuidePage
      title={footerPageTitles().helpCenter}
      lead={m.help_center_lead()}
      sections={helpCenterSections()}
    >
      <footer className="border-t border-line pt-6">
        <p className="font-semibold">{m.guides_answers_too()}</p>
        <GuideLinks links={furtherLinks()} />
      </footer>
    </GuidePage>
  )
}
