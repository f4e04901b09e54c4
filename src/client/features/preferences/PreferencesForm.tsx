import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import * as m from '#messages'
import type { UserPreferences } from '#shared/contract/preferences.ts'
import { genders, mealFrequencies, unitSystems } from '#shared/kitchen/preferences.ts'
import { mealFrequencyName } from '#shared/messages/names/answerNames.ts'
import * as say from '#shared/messages/preferences.ts'
import { useQuestionBeforeLosingChanges } from '../../forms/useQuestionBeforeLosingChanges.ts'
import { AlertMessage } from '../../ui/AlertMessage.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { FieldGroup } from '../../ui/FieldGroup.tsx'
import { StatusMessage } from '../../ui/StatusMessage.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { EatingPreferenceFields } from './EatingPreferenceFields.tsx'
import { PreferencesConflict } from './PreferencesConflict.tsx'
import { UnsavedPreferencesQuestion } from './UnsavedPreferencesQuestion.tsx'
import { usePreferencesForm } from './usePreferencesForm.ts'

/** How the signed-in user eats. Cancel leads home. */
export default function PreferencesForm({ kept }: { kept: UserPreferences }) {
  const form = usePreferencesForm(kept)
  const { draft, change, outcome, theirs } = form
  const guard = useQuestionBeforeLosingChanges(form.isDirty)
  const navigate = useNavigate()
  const isBusy = outcome.kind === 'saving'
  const isHydrated = useIsHydrated()

  const send = (event: FormEvent) => {
    event.preventDefault()
    void form.save()
  }
  async function saveAndLeave() {
    if (await form.save()) guard.leave()
    else guard.stay()
  }

  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-9">
      <EatingPreferenceFields eats={draft} onChange={change} isOwn />
      <FieldGroup label={m.preferences_gender()}>
        <ChoiceCards
          name="gender"
          size="small"
          choices={[...genders, 'not said' as const]}
          chosen={draft.gender ?? 'not said'}
          onChoose={(gender) => change({ gender: gender === 'not said' ? null : gender })}
          nameOf={(gender) => (gender === 'not said' ? m.preferences_not_said() : say.genderNames()[gender])}
        />
      </FieldGroup>
      <FieldGroup label={m.preferences_meal_frequency()}>
        <ChoiceCards
          name="mealFrequency"
          size="small"
          choices={[...mealFrequencies, 'not said'] as const}
          chosen={draft.mealFrequency ?? 'not said'}
          onChoose={(often) => change({ mealFrequency: often === 'not said' ? null : often })}
          nameOf={(often) => (often === 'not said' ? m.preferences_not_said() : mealFrequencyName(often))}
        />
      </FieldGroup>
      <FieldGroup label={m.preferences_units()}>
        <ChoiceCards
          name="units"
          size="small"
          choices={unitSystems}
          chosen={draft.units}
          onChoose={(units) => change({ units })}
          nameOf={(units) => say.unitSystemNames()[units]}
        />
      </FieldGroup>
      <FieldGroup label={m.preferences_care()}>
        <Checkbox
          label={m.preferences_is_vulnerable()}
          hint={m.preferences_is_vulnerable_hint()}
          isChecked={draft.isVulnerable}
          onCheck={(isVulnerable) => change({ isVulnerable })}
        />
      </FieldGroup>
      <div className="flex flex-col gap-4">
        {outcome.kind === 'failed' && <AlertMessage>{outcome.sentence}</AlertMessage>}
        {theirs && (
          <PreferencesConflict
            mine={draft}
            theirs={theirs}
            isBusy={isBusy}
            onTakeTheirs={form.discardOwnEdits}
            onKeepMine={() => void form.keepMine()}
          />
        )}
        <StatusMessage>
          {outcome.kind === 'saved'
            ? m.preferences_saved()
            : outcome.kind === 'back' && m.preferences_draft_is_back()}
        </StatusMessage>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={isBusy} disabled={!isHydrated}>
            {isBusy ? m.preferences_saving() : m.preferences_save()}
          </Button>
          <Button look="quiet" onClick={() => void navigate('/')}>
            {m.preferences_cancel()}
          </Button>
        </div>
      </div>
      {guard.isAsking && (
        <UnsavedPreferencesQuestion
          isBusy={isBusy}
          onSave={() => void saveAndLeave()}
          onLeave={guard.leave}
          onStay={guard.stay}
        />
      )}
    </form>
  )
}
