import * as m from '#messages'
import type { OutcomeOfWish } from '#shared/contract/wishRequirements.ts'
import { nameOfRequirement, sentenceOfUnmet } from '#shared/messages/recipes/wishRequirements.ts'

interface WishOutcomeListProps {
  outcome: OutcomeOfWish
  nameOfAnswer: (answer: string) => string
}

/** What a recipe does of the wish it was written for, and what it does not, with the reason. */
export default function WishOutcomeList({ outcome: { held, notHeld }, nameOfAnswer }: WishOutcomeListProps) {
  if (held.length + notHeld.length === 0) return null
  return (
    <section
      aria-labelledby="wish-outcome-title"
      className="flex flex-col gap-3 rounded-2xl border border-line p-4 sm:p-5 print:hidden"
    >
      <h3 id="wish-outcome-title" className="text-xl">
        {m.wish_outcome_title()}
      </h3>
      {notHeld.length > 0 && (
        <div>
          <p id="wish-not-held" className="mb-1 text-sm text-soft">
            {m.wish_outcome_not_held()}
          </p>
          <ul aria-labelledby="wish-not-held" className="flex flex-col gap-1.5">
            {notHeld.map(({ requirement, why }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes.
              <li key={at} className="flex items-start gap-2 wrap-anywhere">
                <Mark path="M7 7l10 10M17 7L7 17" color="text-paprika-deep" />
                <span>
                  <span className="font-semibold">{nameOfRequirement(requirement)}</span>{' '}
                  {sentenceOfUnmet(requirement, why, nameOfAnswer)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {held.length > 0 && (
        <div>
          <p id="wish-held" className="mb-1 text-sm text-soft">
            {m.wish_outcome_held()}
          </p>
          <ul aria-labelledby="wish-held" className="flex flex-wrap gap-x-5 gap-y-1.5">
            {held.map((requirement, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes.
              <li key={at} className="flex items-start gap-2 wrap-anywhere">
                <Mark path="M5 12.5l5 5 9-11" color="text-olive" />
                {nameOfRequirement(requirement)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

const Mark = ({ path, color }: { path: string; color: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    className={`mt-1 size-4 shrink-0 fill-none stroke-current stroke-2 ${color}`}
  >
    <path d={path} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)
