import { Link, useSearchParams } from 'react-router-dom'
import * as m from '#messages'
import type { PageLoadArguments } from '../../app/pageModules.ts'
import { trpcHooks } from '../../data/trpc.ts'
import { useViewerAndSignInProviders } from '../../data/viewer.ts'
import { DownloadDataForm } from '../../features/auth/account/DownloadDataForm.tsx'
import { DownloadRecipesForms } from '../../features/auth/account/DownloadRecipesForms.tsx'
import { LatestOutcomeProvider } from '../../features/auth/account/latestOutcome.tsx'
import { SessionList } from '../../features/auth/account/SessionList.tsx'
import { writeForumAddress } from '../../features/notes/forumAddress.ts'
import { createLateForm } from '../../forms/lateForm.tsx'
import { Card } from '../../ui/Card.tsx'

export const load = ({ queries: { auth } }: PageLoadArguments) =>
  Promise.all([
    importAccountForms(),
    auth.listSessions.ensureData(),
    auth.pendingEmailChange.ensureData(),
    auth.linkedProviders.ensureData(),
  ])

// With their schemas they are larger than a page may be.
const importAccountForms = () => import('../../features/auth/account/accountForms.ts')
const ChangeEmailForm = createLateForm(
  async () => (await importAccountForms()).ChangeEmailForm,
  import.meta.env.SSR && (await importAccountForms()).ChangeEmailForm,
)
const ChangeNameForm = createLateForm(
  async () => (await importAccountForms()).ChangeNameForm,
  import.meta.env.SSR && (await importAccountForms()).ChangeNameForm,
)
const ChangePasswordForm = createLateForm(
  async () => (await importAccountForms()).ChangePasswordForm,
  import.meta.env.SSR && (await importAccountForms()).ChangePasswordForm,
)
const DeleteAccount = createLateForm(
  async () => (await importAccountForms()).DeleteAccountForm,
  import.meta.env.SSR && (await importAccountForms()).DeleteAccountForm,
)
const LinkedProviders = createLateForm(
  async () => (await importAccountForms()).LinkedProvidersPanel,
  import.meta.env.SSR && (await importAccountForms()).LinkedProvidersPanel,
)

export default function AccountPage() {
  const entrance = useViewerAndSignInProviders()
  const viewer = entrance?.viewer
  const { data: linked = [] } = trpcHooks.auth.linkedProviders.useQuery()
  const [search] = useSearchParams()
  if (!viewer) return null
  // Somebody who has just confirmed their address in another browser than the one that signed up sets a password first.
  const isNew = search.get('done') === 'confirmed'
  const passwordCard = (
    <Card>
      <ChangePasswordForm viewer={viewer} isNew={isNew} />
    </Card>
  )
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6">
      <title>{m.site_page_title({ title: m.account_title() })}</title>
      <header className="mb-2 flex flex-col gap-3">
        <h1 className="text-4xl">{m.account_title()}</h1>
        <p className="text-lg break-words text-soft">{m.account_lead({ email: viewer.email })}</p>
      </header>
      <LatestOutcomeProvider>
        {isNew ? passwordCard : null}
        <Card>
          <SessionList />
        </Card>
        {isNew ? null : passwordCard}
        {linked.length > 0 || entrance.providers.length > 0 ? (
          <Card>
            <LinkedProviders viewer={viewer} linked={linked} />
          </Card>
        ) : null}
        <Card>
          <ChangeEmailForm viewer={viewer} />
        </Card>
        <Card>
          <ChangeNameForm viewer={viewer} />
        </Card>
        <Card>
          <DownloadDataForm />
          <p className="mt-4">
            <Link
              to={writeForumAddress({ isOwn: true })}
              className="inline-flex min-h-11 items-center font-semibold text-paprika hover:underline"
            >
              {m.notes_own()}
            </Link>
          </p>
        </Card>
        <Card>
          <DownloadRecipesForms />
        </Card>
        <Card>
          <DeleteAccount viewer={viewer} />
        </Card>
      </LatestOutcomeProvider>
    </div>
  )
}
