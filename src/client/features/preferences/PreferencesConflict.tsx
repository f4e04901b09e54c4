import type { Preferences } from '#shared/contract/preferences.ts'
import { allergenName, dietName } from '#shared/messages/findings.ts'
import * as say from '#shared/messages/preferences.ts'
import { Button } from '../../ui/Button.tsx'
import { useFocusOn } from '../../ui/useFocusOn.ts'

interface PreferencesConflictProps {
  mine: Preferences
  theirs: Preferences
  isBusy: boolean
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** Shows what was saved meanwhile beside what stands here, where they differ, and lets the person choose. */
export function PreferencesConflict(props: PreferencesConflictProps) {
  const { mine, theirs, isBusy, onTakeTheirs, onKeepMine } = props
  const heading = useFocusOn<HTMLHeadingElement>({ screen: 'conflict', isWanted: true, scrollTo: 'nearest' })
  const differing = rows.filter(({ tell }) => tell(mine) !== tell(theirs))
  return (
    <section
      aria-labelledby="conflict-title"
      className="flex flex-col gap-4 rounded-2xl border border-paprika bg-blush p-4 sm:p-5"
    >
      <h2 ref={heading} id="conflict-title" tabIndex={-1} className="text-2xl text-paprika-deep">
        {say.conflictTitle}
      </h2>
      {differing.length > 0 && <p>{say.conflictLead}</p>}
      <ul className="flex flex-col gap-3">
        {differing.map(({ label, tell }) => (
          <li key={label} className="wrap-anywhere">
            <p className="font-semibold">{label}</p>
            <p>
              {say.theirs}: {tell(theirs)}
            </p>
            <p>
              {say.mine}: {tell(mine)}
            </p>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={onTakeTheirs} disabled={isBusy}>
          {say.takeTheirs}
        </Button>
        <Button onClick={onKeepMine} isBusy={isBusy}>
          {say.keepMine}
        </Button>
      </div>
    </section>
  )
}

const list = (words: readonly string[]) => words.join(', ') || say.nothingNamed

const rows: readonly { label: string; tell: (told: Preferences) => string }[] = [
  { label: say.gender, tell: ({ gender }) => (gender ? say.genders[gender] : say.notSaid) },
  { label: say.allergies, tell: ({ allergens }) => list(allergens.map(allergenName)) },
  { label: say.otherAllergies, tell: ({ otherAllergies }) => list(otherAllergies) },
  { label: say.diets, tell: ({ diets }) => list(diets.map(dietName)) },
  { label: say.likes, tell: ({ likes }) => list(likes) },
  { label: say.dislikes, tell: ({ dislikes }) => list(dislikes) },
  { label: say.mealFrequency, tell: ({ mealFrequency }) => mealFrequency ?? say.notSaid },
  { label: say.units, tell: ({ units }) => say.unitNames[units] },
  { label: say.care, tell: ({ isVulnerable }) => (isVulnerable ? say.yes : say.no) },
]
