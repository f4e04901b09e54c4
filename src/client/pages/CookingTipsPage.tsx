import * as m from '#messages'
import { cookingTipSections } from '#shared/messages/pages/cookingTips.ts'
import { footerPageTitles } from '#shared/messages/pages/site.ts'
import { Guide } from '../features/guides/Guide.tsx'

export default function CookingTipsPage() {
  return (
    <Guide
      title={footerPageTitles().cookingTips}
      lead={m.cooking_tips_lead()}
      sections={cookingTipSections()}
    />
  )
}
