import { useEffect, useRef } from 'react'
import * as m from '#messages'
import { useSigningOut } from './features/auth/useSigningOut.ts'
import { unsavedAfterSending } from './features/grocery/unsavedAfterSending.ts'
import { HeaderLink, headerItem } from './HeaderLink.tsx'
import { trpc } from './trpc.ts'
import { UnsavedQuestion } from './UnsavedQuestion.tsx'
import { Menu } from './ui/Menu.tsx'
import { useIsHydrated } from './ui/useIsHydrated.ts'

/** In a row where there is room; on a phone behind a button, by the browser's own popover, which needs no script. */
export function MemberMenu({ userId }: { userId: string }) {
  const isHydrated = useIsHydrated()
  const { client } = trpc.useUtils()
  const menu = useRef<HTMLButtonElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const signingOut = useSigningOut(() => unsavedAfterSending(userId, client))
  const { isAsking, isBusy, hasFailed } = signingOut
  // Who stays goes on where they were: a button that rested has lost the focus, and so has one in a menu that closed.
  const mustFocus = useRef(false)
  useEffect(() => {
    if (isAsking || isBusy) mustFocus.current = true
    else if (mustFocus.current) {
      mustFocus.current = false
      const isShown = button.current?.checkVisibility() ?? false
      ;(isShown ? button : menu).current?.focus()
    }
  }, [isAsking, isBusy])
  return (
    <>
      <Menu id="member-menu" word={m.site_menu()} button={menu} buttonLook={headerItem} isRowWhenWide>
        <li>
          <HeaderLink to="/user-settings">{m.site_nav_settings()}</HeaderLink>
        </li>
        <li>
          <HeaderLink to="/household">{m.site_nav_household()}</HeaderLink>
        </li>
        <li>
          <HeaderLink to="/account">{m.site_nav_account()}</HeaderLink>
        </li>
        <li>
          <button
            ref={button}
            type="button"
            disabled={!isHydrated || isBusy}
            onClick={() => void signingOut.begin()}
            className={`${headerItem} w-full cursor-pointer`}
          >
            {m.site_sign_out()}
          </button>
          {hasFailed && !isAsking && (
            <p role="alert" className="px-4 py-2 text-sm text-paprika-deep">
              {m.site_sign_out_failed()}
            </p>
          )}
        </li>
      </Menu>
      {isAsking && <UnsavedQuestion signingOut={signingOut} />}
    </>
  )
}
