import { useParams } from 'react-router-dom'
import type { PageLoadArguments } from '../app/pageModules.ts'
import { trpcHooks } from '../data/trpc.ts'
import { createLateForm } from '../forms/lateForm.tsx'

export async function load({ queries, params: { id = '' } }: PageLoadArguments) {
  await Promise.all([
    importEditScreen(),
    queries.recipes.getForEdit.ensureData({ recipeId: id }),
    queries.recipes.listRevisions.prefetch({ recipeId: id }),
  ])
}

// With its schema it is larger than a page may be.
const importEditScreen = () => import('../features/recipeEditing/EditRecipeScreen.tsx')
const EditScreen = createLateForm(
  async () => (await importEditScreen()).default,
  import.meta.env.SSR && (await importEditScreen()).default,
)

export default function EditBlogRecipePage() {
  const { id = '' } = useParams()
  const [kept] = trpcHooks.recipes.getForEdit.useSuspenseQuery({ recipeId: id })
  return <EditScreen key={id} kept={kept} />
}
