import { lead, sections } from '#shared/messages/cookingTips.ts'
import { titles } from '#shared/messages/site.ts'
import { Guide } from '../features/guides/Guide.tsx'

export default function CookingTipsPage() {
  return <Guide title={titles.cookingTips} lead={lead} sections={sections} />
}
