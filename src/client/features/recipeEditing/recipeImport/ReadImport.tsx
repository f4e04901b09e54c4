import { trpcHooks } from '../../../data/trpc.ts'
import { AlertMessage } from '../../../ui/AlertMessage.tsx'
import { ImportScreen } from './ImportScreen.tsx'

/** Milliseconds after which an import that is being read is asked for again. */
const refetchMs = 1_000

/** One import, which is shown as it is read. `page` of its recipes from 0. */
export function ReadImport({ importId, page }: { importId: string; page: number }) {
  const { data, error } = trpcHooks.recipeImport.get.useQuery(
    { importId, page },
    { refetchInterval: ({ state }) => (state.data?.import.state === 'reading' ? refetchMs : false) },
  )
  if (data) return <ImportScreen key={importId} {...data} page={page} />
  return error && <AlertMessage>{error.message}</AlertMessage>
}
