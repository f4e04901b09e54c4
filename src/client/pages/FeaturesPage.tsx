import * as m from '#messages'
import { sections } from '#shared/messages/pages/features.ts'
import { titles } from '#shared/messages/pages/site.ts'
import { Guide } from '../features/guides/Guide.tsx'

export default function FeaturesPage() {
  return <Guide title={titles().features} lead={m.features_lead()} sections={sections()} />
}
