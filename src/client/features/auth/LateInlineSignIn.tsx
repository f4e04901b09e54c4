import { useLocation } from 'react-router-dom'
import * as m from '#messages'
import { createSignInPath } from '../../data/createSignInPath.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { createLatePart, type RetryLatePart } from '../../ui/latePart.tsx'

/** The inline sign-in, whose file is fetched when a visitor saves a recipe. */
export const LateInlineSignIn = createLatePart(() => import('./InlineSignIn.tsx'), {
  failed: (_props, retry) => <SignInElsewhere {...retry} />,
})

/** A way to sign in on another page, where the form for it could not be fetched. */
function SignInElsewhere({ tryAgain, isTrying }: RetryLatePart) {
  const { pathname, search } = useLocation()
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={createSignInPath(pathname + search)}>{m.auth_log_in()}</ButtonLink>
      <Button look="quiet" isBusy={isTrying} onClick={tryAgain}>
        {m.site_try_again()}
      </Button>
    </div>
  )
}
