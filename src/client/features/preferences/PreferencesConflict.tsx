import * as m from '#messages'
import type { UserPreferences } from '#shared/contract/preferences.ts'
import { joinWordsAsList } from '#shared/currentLocale.ts'
import { mealFrequencyName } from '#shared/messages/names/answerNames.ts'
import * as say from '#shared/messages/preferences.ts'
import { allergenName, dietName } from '#shared/messages/recipes/findings.ts'
import { Button } from '../../ui/Button.tsx'
import { useFocusOnHeading } from '../../ui/useFocusOnHeading.ts'

interface PreferencesConflictProps {
  mine: UserPreferences
  theirs: UserPreferences
  isBusy: boolean
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** Shows what was saved meanwhile beside what stands here, where they differ, and lets the person choose. */
export function PreferencesConflict(props: PreferencesConflictProps) {
  const { mine, theirs, isBusy, onTakeTheirs, onKeepMine } = props
  const heading = useFocusOnHeading<HTMLHeadingElement>({
    screen: 'conflict',
    isWanted: true,
    scrollTo: 'nearest',
  })
  const differentRows = rows.filter(({ tell }) => tell(mine) !== tell(theirs))
  return (
    <section
      aria-labelledby="conflict-title"
      className="flex flex-col gap-4 rounded-2xl border border-paprika bg-blush p-4 sm:p-5"
    >
      <h2 ref={heading} id="conflict-title" tabIndex={-1} className="text-2xl text-paprika-deep">
        {m.preferences_conflict_title()}
      </h2>
      {differentRows.length > 0 && <p>{m.preferences_conflict_lead()}</p>}
      <ul className="flex flex-col gap-3">
        {differentRows.map(({ label, tell }) => (
          <li key={label()} className="wrap-anywhere">
            <p className="font-semibold">{label()}</p>
            <p>
              {m.preferences_theirs()}: {tell(theirs)}
            </p>
            <p>
              {m.preferences_mine()}: {tell(mine)}
            </p>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={onTakeTheirs} disabled={isBusy}>
          {m.preferences_take_theirs()}
        </Button>
        <Button onClick={onKeepMine} isBusy={isBusy}>
          {m.preferences_keep_mine()}
        </Button>
      </div>
    </section>
  )
}

const listOrNone = (words: readonly string[]) => joinWordsAsList(words) || m.preferences_nothing_named()

const rows: readonly { label: () => string; tell: (told: UserPreferences) => string }[] = [
  {
    label: m.preferences_gender,
    tell: ({ gender }) => (gender ? say.genderNames()[gender] : m.preferences_not_said()),
  },
  { label: m.preferences_allergies, tell: ({ allergens }) => listOrNone(allergens.map(allergenName)) },
  { label: m.preferences_other_allergies, tell: ({ otherAllergies }) => listOrNone(otherAllergies) },
  { label: m.preferences_diets, tell: ({ diets }) => listOrNone(diets.map(dietName)) },
  { label: m.preferences_likes, tell: ({ likes }) => listOrNone(likes) },
  { label: m.preferences_dislikes, tell: ({ dislikes }) => listOrNone(dislikes) },
  {
    label: m.preferences_meal_frequency,
    tell: ({ mealFrequency }) =>
      mealFrequency ? mealFrequencyName(mealFrequency) : m.preferences_not_said(),
  },
  { label: m.preferences_units, tell: ({ units }) => say.unitSystemNames()[units] },
  {
    label: m.preferences_care,
    tell: ({ isVulnerable }) => (isVulnerable ? m.preferences_yes() : m.preferences_no()),
  },
]
