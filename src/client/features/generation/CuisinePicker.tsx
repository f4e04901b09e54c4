import { useId, useState } from 'react'
import { type Cuisine, cuisines } from '#shared/kitchen/questionnaire.ts'
import * as say from '#shared/messages/generation.ts'
import { Alert } from '../../ui/Alert.tsx'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { TextField } from '../../ui/TextField.tsx'

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
  const found = cuisines.filter((cuisine) => cuisine.toLowerCase().includes(wanted))
  const starting = found.filter((cuisine) => cuisine.toLowerCase().startsWith(wanted))
  const only = found.length === 1 ? found[0] : starting.length === 1 ? starting[0] : undefined
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-xl font-semibold">{say.cuisineLabel}</legend>
      <TextField
        label={say.cuisineFilterLabel}
        type="search"
        placeholder={say.cuisineFilterHint}
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
        {say.cuisinesFound(found.length)}
      </p>
      {isMissing && (
        <div className="mb-4">
          <Alert id={missingId}>{say.selectCuisine}</Alert>
        </div>
      )}
      <ChoiceCards
        name="cuisine"
        size="small"
        choices={found}
        chosen={chosen}
        onChoose={onChoose}
        describedBy={isMissing ? missingId : undefined}
      />
    </fieldset>
  )
}
