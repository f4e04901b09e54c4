import { useId, useState } from 'react'
import * as m from '#messages'
import { type Cuisine, cuisines } from '#shared/kitchen/questionnaire.ts'
import { cuisineName } from '#shared/messages/names/names.ts'
import { AlertMessage } from '../../../ui/AlertMessage.tsx'
import { ChoiceCards } from '../../../ui/ChoiceCards.tsx'
import { TextField } from '../../../ui/TextField.tsx'

interface CuisinePickerProps {
  chosen: Cuisine | undefined
  onChoose: (cuisine: Cuisine) => void
  /** Set when somebody went on without one. */
  isMissing: boolean
}

/** 43 cuisines, all to be seen; typing leaves the ones that match, and Enter takes the only one left. */
export function CuisinePicker({ chosen, onChoose, isMissing }: CuisinePickerProps) {
  const [typed, setTyped] = useState('')
  const countId = useId()
  const missingId = useId()
  const wanted = typed.trim().toLowerCase()
  const found = cuisines.filter((cuisine) => lowerCaseCuisineName(cuisine).includes(wanted))
  const starting = found.filter((cuisine) => lowerCaseCuisineName(cuisine).startsWith(wanted))
  const only = found.length === 1 ? found[0] : starting.length === 1 ? starting[0] : undefined
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-xl font-semibold">{m.generation_cuisine_label()}</legend>
      <TextField
        label={m.generation_cuisine_filter_label()}
        type="search"
        placeholder={m.generation_cuisine_filter_hint()}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        aria-describedby={countId}
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (wanted && only) onChoose(only)
        }}
      />
      <p id={countId} role="status" className="my-3 text-sm text-soft">
        {m.generation_cuisines_found({ count: found.length })}
      </p>
      {isMissing && (
        <div className="mb-4">
          <AlertMessage id={missingId}>{m.generation_select_cuisine()}</AlertMessage>
        </div>
      )}
      <ChoiceCards
        name="cuisine"
        size="small"
        choices={found}
        chosen={chosen}
        onChoose={onChoose}
        nameOf={cuisineName}
        describedBy={isMissing ? missingId : undefined}
      />
    </fieldset>
  )
}

const lowerCaseCuisineName = (cuisine: Cuisine) => cuisineName(cuisine).toLowerCase()
