import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'

/** How whatever one can press in the header looks. */
export const headerItemClasses =
  'flex min-h-11 items-center rounded-full px-2 text-sm font-semibold max-[25rem]:px-1 sm:px-3 sm:text-base lg:px-2.5 whitespace-nowrap hover:text-paprika'

export function HeaderLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <NavLink
      to={to}
      className={({ isActive }) => `${headerItemClasses} ${isActive ? 'bg-blush text-paprika-deep' : ''}`}
    >
      {children}
    </NavLink>
  )
}
