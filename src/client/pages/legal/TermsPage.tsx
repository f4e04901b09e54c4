import { termsOfServiceSections } from '#shared/messages/legal/terms.ts'
import { LegalText } from '../../features/legal/LegalText.tsx'

export default function TermsPage() {
  return <LegalText path="/terms" {...termsOfServiceSections()} />
}
