import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as m from '#messages'
import { signOutLocally } from '../features/auth/signingOut/signOutLocally.ts'
import { createLatePart } from '../ui/latePart.tsx'
import { PopoverMenu } from '../ui/PopoverMenu.tsx'
import { useIsHydrated } from '../ui/useIsHydrated.ts'
import { HeaderLink, headerItemClasses } from './HeaderLink.tsx'
import { importSignedOutScreen, importSignOutScreen } from './importSignOutScreen.ts'

const SignOut = createLatePart(importSignOutScreen, {
  failed: ({ onStay }) => <SignOutWithoutFile onStay={onStay} />,
})

/** In a row where there is room; on a phone behind a button, by the browser's own popover, which needs no script. */
export function MemberMenu({ userId }: { userId: string }) {
  const isHydrated = useIsHydrated()
  const menu = useRef<HTMLButtonElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isLeaving, setIsLeaving] = useState(false)
  // Who stays goes on where they were: a button that rested has lost the focus, and so has one in a menu that closed.
  const mustFocus = useRef(false)
  useEffect(() => void Promise.all([importSignOutScreen(), importSignedOutScreen()]).catch(() => {}), [])
  useEffect(() => {
    if (isLeaving) mustFocus.current = true
    else if (mustFocus.current) {
      mustFocus.current = false
      const isShown = button.current?.checkVisibility() ?? false
      ;(isShown ? button : menu).current?.focus()
    }
  }, [isLeaving])
  return (
    <>
      <PopoverMenu
        id="member-menu"
        word={m.site_menu()}
        button={menu}
        buttonLook={headerItemClasses}
        isRowWhenWide
      >
        <li className="sm:hidden">
          <HeaderLink to="/meal-planner">{m.site_nav_planner()}</HeaderLink>
        </li>
        <li>
          <HeaderLink to="/user-settings">{m.site_nav_settings()}</HeaderLink>
        </li>
        <li>
          <HeaderLink to="/household">{m.site_nav_household()}</HeaderLink>
        </li>
        <li>
          <HeaderLink to="/account">{m.site_nav_account()}</HeaderLink>
        </li>
        <li className="md:hidden">
          <HeaderLink to="/feedback">{m.feedback_title()}</HeaderLink>
        </li>
        <li>
          <button
            ref={button}
            type="button"
            disabled={!isHydrated || isLeaving}
            onClick={() => setIsLeaving(true)}
            className={`${headerItemClasses} w-full cursor-pointer`}
          >
            {m.site_sign_out()}
          </button>
        </li>
      </PopoverMenu>
      {isLeaving && <SignOut userId={userId} onStay={() => setIsLeaving(false)} />}
    </>
  )
}

/**
 * Signs out where the file with the dialog did not come, as without an answer from the server. It asks first, since it cannot
 * tell what would be lost.
 */
function SignOutWithoutFile({ onStay }: { onStay: () => void }) {
  const queryClient = useQueryClient()
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    if (window.confirm(m.signing_out_forgets())) void signOutLocally(queryClient)
    else onStay()
  }, [onStay, queryClient])
  return null
}
