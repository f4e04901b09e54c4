import * as m from '#messages'
import { cookingTipSections } from '#shared/messages/pages/cookingTips.ts'
import { footerPageTitles } from '#shared/messages/pages/site.ts'
import { GuidePage } from '../features/guides/GuidePage.tsx'

export default function CookingTipsPage() {
  return (
    <GuidePage
      title={footerPageTitles().cookingTips}
      lead={m.cooking_tips_lead()}
      sections={cookingTipSections()}
    />
  )
}
