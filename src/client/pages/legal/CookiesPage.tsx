import { cookiePolicySections } from '#shared/messages/legal/cookies.ts'
import { LegalText } from '../../features/legal/LegalText.tsx'

export default function CookiesPage() {
  return <LegalText path="/cookies" {...cookiePolicySections()} />
}
