import * as m from '#messages'
import type { PageLoadArguments } from '../../app/pageModules.ts'
import { createFailedFileNotice } from '../../data/failures/createFailedFileNotice.tsx'
import { trpcHooks } from '../../data/trpc.ts'
import { StaplesField } from '../../features/grocery/StaplesField.tsx'
import { sentenceOfFailedPreferencesFetch } from '../../features/preferences/preferencesFailure.ts'
import { StorageUsage } from '../../features/recipeEditing/StorageUsage.tsx'
import { createLateForm } from '../../forms/lateForm.tsx'
import { AlertMessage } from '../../ui/AlertMessage.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { createLatePart } from '../../ui/latePart.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'

export async function load({ queries }: PageLoadArguments) {
  // A failure is shown in the form's place, with a way to try again.
  await Promise.all([
    importPreferencesForm(),
    queries.preferences.get.prefetch(),
    loadStaples(queries),
    queries.recipes.usage.prefetch(),
  ])
}

// With its schema it is larger than a page may be.
const importPreferencesForm = () => import('../../features/preferences/PreferencesForm.tsx')
const PreferencesForm = createLateForm(
  async () => (await importPreferencesForm()).default,
  import.meta.env.SSR && (await importPreferencesForm()).default,
)

const EveningReminderSetting = createLatePart(
  () => import('../../features/mealPlanner/settings/EveningReminderSetting.tsx'),
  { failed: createFailedFileNotice() },
)

async function loadStaples(queries: PageLoadArguments['queries']) {
  await queries.households.current.prefetch()
  const household = queries.households.current.getData()
  if (household) await queries.grocery.staples.prefetch({ householdId: household.id })
}

export default function UserSettingsPage() {
  const { data: kept, error, isFetching, refetch } = trpcHooks.preferences.get.useQuery()
  const { data: household } = trpcHooks.households.current.useQuery()
  const isHydrated = useIsHydrated()
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-8">
      <title>{m.site_page_title({ title: m.preferences_title() })}</title>
      <header className="flex flex-col items-start gap-3">
        <h1 className="text-4xl sm:text-5xl">{m.preferences_title()}</h1>
        <p className="max-w-prose text-lg text-soft">{m.preferences_lead()}</p>
        <ButtonLink to="/household" look="quiet">
          {m.preferences_to_household()}
        </ButtonLink>
      </header>
      <Card>
        {kept ? (
          <PreferencesForm kept={kept} />
        ) : (
          <div className="flex flex-col items-start gap-4">
            {error && <AlertMessage>{sentenceOfFailedPreferencesFetch(error)}</AlertMessage>}
            {(isFetching || !error) && <p role="status">{m.preferences_loading()}</p>}
            {error && (
              <Button onClick={() => void refetch()} isBusy={isFetching}>
                {m.preferences_try_again()}
              </Button>
            )}
          </div>
        )}
      </Card>
      {household && (
        <Card>
          <StaplesField key={household.id} householdId={household.id} />
        </Card>
      )}
      {isHydrated && <EveningReminderSetting />}
      <Card>
        <StorageUsage />
      </Card>
    </div>
  )
}
