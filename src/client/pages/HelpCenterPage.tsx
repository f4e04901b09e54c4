import * as m from '#messages'
import { sections } from '#shared/messages/pages/helpCenter.ts'
import { footerPageTitles } from '#shared/messages/pages/site.ts'
import { Guide, GuideLinks } from '../features/guides/Guide.tsx'

const furtherLinks = () => [
  { to: '/faq', text: m.guides_to_faq() },
  { to: '/contact', text: m.guides_to_contact() },
]

export default function HelpCenterPage() {
  return (
    <Guide title={footerPageTitles().helpCenter} lead={m.help_center_lead()} sections={sections()}>
      <footer className="border-t border-line pt-6">
        <p className="font-semibold">{m.guides_answers_too()}</p>
        <GuideLinks links={furtherLinks()} />
      </footer>
    </Guide>
  )
}
