import * as m from '#messages'
import { featureSections } from '#shared/messages/pages/features.ts'
import { footerPageTitles } from '#shared/messages/pages/site.ts'
import { Guide } from '../features/guides/Guide.tsx'

export default function FeaturesPage() {
  return <Guide title={footerPageTitles().features} lead={m.features_lead()} sections={featureSections()} />
}
