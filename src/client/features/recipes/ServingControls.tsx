import { type FormEvent, useState } from 'react'
import { Form } from 'react-router-dom'
import * as m from '#messages'
import * as say from '#shared/messages/recipes/recipes.ts'
import { fewerAndMoreServings, type ScaledRecipe, unitChoicesOfRecipe } from './useScaledRecipe.ts'

interface ServingControlsProps {
  serving: ScaledRecipe
  /** For how many the recipe was written. */
  servingsAsWritten: number
}

const round = 'grid size-[min(2.75rem,14vw)] shrink-0 place-items-center rounded-full text-2xl leading-none'
const segment =
  'min-h-11 rounded-full px-3.5 text-sm font-semibold hover:text-paprika aria-pressed:bg-blush aria-pressed:text-paprika-deep'

/** For how many and in which units: plain forms over the page's address, so they work before scripts do. */
export function ServingControls({ serving, servingsAsWritten }: ServingControlsProps) {
  const { units, search } = serving
  const [pressed, setPressed] = useState<{ search: string; servings: number } | null>(null)
  // A second press adds to the first, whose address change is still pending.
  const servings = pressed?.search === search ? pressed.servings : serving.servings
  const press = ({ nativeEvent }: FormEvent) => {
    const button = (nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    if (button) setPressed({ search, servings: Number(button.value) })
  }
  const { fewer, more } = fewerAndMoreServings(servings)
  const asked = new URLSearchParams(search)
  const kept = (name: string) =>
    asked.has(name) && <input type="hidden" name={name} value={asked.get(name) ?? ''} />
  return (
    <div className="mb-4 flex flex-col gap-2 print:hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Form
          method="get"
          replace
          preventScrollReset
          onSubmit={press}
          aria-label={m.recipes_servings_label()}
          className="flex items-center rounded-full border border-edge bg-card"
        >
          {kept('units')}
          <button
            type="submit"
            name="servings"
            value={fewer}
            aria-disabled={fewer === servings}
            className={stepper}
          >
            <span aria-hidden="true">−</span>
            <span className="sr-only">{m.recipes_fewer_servings({ count: fewer })}</span>
          </button>
          <output className="min-w-[min(5.5rem,24vw)] text-center font-semibold">
            {m.recipes_servings({ count: servings })}
          </output>
          <button
            type="submit"
            name="servings"
            value={more}
            aria-disabled={more === servings}
            className={stepper}
          >
            <span aria-hidden="true">+</span>
            <span className="sr-only">{m.recipes_more_servings({ count: more })}</span>
          </button>
        </Form>
        <Form
          method="get"
          replace
          preventScrollReset
          aria-label={m.recipes_units_label()}
          className="flex flex-wrap items-center rounded-3xl border border-edge bg-card"
        >
          {kept('servings')}
          {unitChoicesOfRecipe.map((each) => (
            <button
              key={each}
              type="submit"
              name="units"
              value={each}
              aria-pressed={each === units}
              className={segment}
            >
              {say.recipeUnitNames()[each]}
            </button>
          ))}
        </Form>
      </div>
      {servings !== servingsAsWritten && (
        <p className="text-sm text-soft">
          {m.recipes_as_written_for({ count: servingsAsWritten })} {m.recipes_times_stay()}
        </p>
      )}
    </div>
  )
}

const stepper = `${round} cursor-pointer text-paprika hover:bg-blush aria-disabled:cursor-default aria-disabled:text-line aria-disabled:hover:bg-transparent`
