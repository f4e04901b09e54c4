import * as m from '#messages'

const maxServings = 100
const round =
  'grid size-11 shrink-0 place-items-center rounded-full text-2xl leading-none hover:text-paprika aria-disabled:text-line'

/** How many servings, by two buttons. */
export function ServingsStepper({
  servings,
  minServings = 1,
  onChange,
}: {
  servings: number
  minServings?: number
  onChange: (servings: number) => void
}) {
  const [fewer, more] = [Math.max(minServings, servings - 1), Math.min(maxServings, servings + 1)]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset takes no row of its own.
    <div
      role="group"
      aria-label={m.meal_plan_servings_label()}
      className="flex items-center self-start rounded-full border border-edge bg-card"
    >
      <button
        type="button"
        aria-disabled={fewer === servings}
        onClick={() => onChange(fewer)}
        className={round}
      >
        <span aria-hidden="true">−</span>
        <span className="sr-only">{m.meal_plan_fewer_servings({ count: fewer })}</span>
      </button>
      <output className="min-w-[min(5.5rem,24vw)] text-center font-semibold">
        {m.meal_plan_servings({ count: servings })}
      </output>
      <button
        type="button"
        aria-disabled={more === servings}
        onClick={() => onChange(more)}
        className={round}
      >
        <span aria-hidden="true">+</span>
        <span className="sr-only">{m.meal_plan_more_servings({ count: more })}</span>
      </button>
    </div>
  )
}
