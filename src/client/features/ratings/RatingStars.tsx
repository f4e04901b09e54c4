import * as m from '#messages'

interface StarsProps {
  /** The user's own, 0 until they gave some. */
  stars: number
  isDisabled: boolean
  onRate: (stars: number) => void
}

const all = [1, 2, 3, 4, 5]

/** Five stars to press, green up to the user's rating. */
export function RatingStars({ stars, isDisabled, onRate }: StarsProps) {
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <legend className="float-start me-3 flex min-h-11 items-center font-semibold">
        {m.ratings_rate_label()}
      </legend>
      <span className="-ms-2 flex">
        {all.map((each) => (
          <button
            key={each}
            type="button"
            disabled={isDisabled}
            aria-label={m.ratings_star_label({ stars: each })}
            aria-pressed={each === stars}
            onClick={() => onRate(each)}
            className="group grid size-[min(2.75rem,14vw)] cursor-pointer place-items-center rounded-full"
          >
            <StarShape isFilled={each <= stars} />
          </button>
        ))}
      </span>
    </fieldset>
  )
}

function StarShape({ isFilled }: { isFilled: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      data-filled={isFilled}
      className={`size-8 stroke-[1.5] transition-colors group-hover:stroke-leaf ${isFilled ? 'fill-leaf stroke-leaf' : 'fill-none stroke-edge'}`}
    >
      <path
        strokeLinejoin="round"
        d="M12 2.8l2.83 5.9 6.47.86-4.73 4.5 1.19 6.42L12 17.36l-5.76 3.12 1.19-6.42-4.73-4.5 6.47-.86z"
      />
    </svg>
  )
}
