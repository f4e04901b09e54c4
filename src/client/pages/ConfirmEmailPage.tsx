import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { safeNext } from '#shared/contract/nextPath.ts'
import * as say from '#shared/messages/auth.ts'
import { ConfirmEmailForm } from '../features/auth/ConfirmEmailForm.tsx'
import { Door, DoorLink } from '../features/auth/Door.tsx'
import { doorPath } from '../features/auth/doorPath.ts'

export default function ConfirmEmailPage() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [search] = useSearchParams()
  const next = safeNext(search.get('next'))
  const isUnconfirmed = search.get('why') === 'unconfirmed'
  return (
    <Door title={say.confirmTitle} lead={say.confirmLead} notice={isUnconfirmed ? say.notConfirmedYet : null}>
      <ConfirmEmailForm
        knownEmail={search.get('email')}
        wasJustSent={Boolean(state?.wasJustSent)}
        onConfirmed={(email) => void navigate(doorPath('/login', { done: 'confirmed', email, next }))}
      />
      <DoorLink to={doorPath('/login', { next })} before={say.haveAccount}>
        {say.signIn}
      </DoorLink>
    </Door>
  )
}
