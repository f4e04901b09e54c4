import type { ReactNode } from 'react'
import * as m from '#messages'
import type { EatingPreferences } from '#shared/contract/eatingPreferences.ts'
import { dateFormatOptions, useLocalDateFormatter } from '../../data/useLocalDateFormatter.ts'
import { EatingPreferencesSummary } from './EatingPreferencesSummary.tsx'

interface PersonCardProps {
  name: string
  badges: readonly string[]
  /** Since when they belong to the household; null for a guest. */
  joinedAt?: string | null
  eats: EatingPreferences
  isVulnerable?: boolean
  /** What one may do. */
  children: ReactNode
}

export function PersonCard({
  name,
  badges,
  joinedAt = null,
  eats,
  isVulnerable = false,
  children,
}: PersonCardProps) {
  const dayOf = useLocalDateFormatter(dateFormatOptions)
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-card p-5 shadow-card">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 text-2xl wrap-anywhere">{name}</h3>
        {badges.map((badge) => (
          <span key={badge} className="rounded-full bg-sprig px-3 py-0.5 text-sm font-semibold text-olive">
            {badge}
          </span>
        ))}
      </div>
      {joinedAt !== null && (
        <p suppressHydrationWarning className="text-soft">
          {m.households_joined_on({ day: dayOf(joinedAt) })}
        </p>
      )}
      <EatingPreferencesSummary eats={eats} isVulnerable={isVulnerable} />
      <div className="mt-auto flex flex-wrap gap-2 pt-1">{children}</div>
    </li>
  )
}
