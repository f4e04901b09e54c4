import * as sayGuides from '#shared/messages/guides.ts'
import { lead, sections } from '#shared/messages/helpCenter.ts'
import { titles } from '#shared/messages/site.ts'
import { Guide, GuideLinks } from '../features/guides/Guide.tsx'

const elsewhere = [
  { to: '/faq', text: sayGuides.toFaq },
  { to: '/contact', text: sayGuides.toContact },
]

export default function HelpCenterPage() {
  return (
    <Guide title={titles.helpCenter} lead={lead} sections={sections}>
      <footer className="border-t border-line pt-6">
        <p className="font-semibold">{sayGuides.answersToo}</p>
        <GuideLinks links={elsewhere} />
      </footer>
    </Guide>
  )
}
