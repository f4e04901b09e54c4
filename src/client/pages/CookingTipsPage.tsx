import * as m from '#messages'
import { sections } from '#shared/messages/pages/cookingTips.ts'
import { titles } from '#shared/messages/pages/site.ts'
import { Guide } from '../features/guides/Guide.tsx'

export default function CookingTipsPage() {
  return <Guide title={titles().cookingTips} lead={m.cooking_tips_lead()} sections={sections()} />
}
