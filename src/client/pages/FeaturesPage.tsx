import * as m from '#messages'
import { featureSections } from '#shared/messages/pages/features.ts'
import { footerPageTitles } from '#shared/messages/pages/site.ts'
import { GuidePage } from '../features/guides/GuidePage.tsx'

export default function FeaturesPage() {
  return (
    <GuidePage title={footerPageTitles().features} lead={m.features_lead()} sections={featureSections()} />
  )
}
