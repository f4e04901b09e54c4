import { privacyPolicySections } from '#shared/messages/legal/privacy.ts'
import { LegalText } from '../../features/legal/LegalText.tsx'

export default function PrivacyPage() {
  return <LegalText path="/privacy" {...privacyPolicySections()} />
}
