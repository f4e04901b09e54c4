import * as m from '#messages'
import type { EditableRecipe } from '#shared/contract/recipes/recipeKeeping.ts'
import * as say from '#shared/messages/recipes/recipeKeeping.ts'
import { Button } from '../../ui/Button.tsx'
import { useFocusOnHeading } from '../../ui/useFocusOnHeading.ts'
import { type RecipeFormText, toRecipeFormText } from './recipeFormText.ts'

interface EditConflictProps {
  mine: RecipeFormText
  mineKind: EditableRecipe['kind']
  theirs: EditableRecipe
  isBusy: boolean
  onTakeTheirs: () => void
  onKeepMine: () => void
}

const parts = ['name', 'description', 'ingredients', 'instructions', 'content'] as const

/** Shows what was saved meanwhile beside what stands here, where they differ, and lets the person choose. */
export function RecipeEditConflict(props: EditConflictProps) {
  const { mine, mineKind, theirs, isBusy, onTakeTheirs, onKeepMine } = props
  const heading = useFocusOnHeading<HTMLHeadingElement>({
    screen: 'conflict',
    isWanted: true,
    scrollTo: 'nearest',
  })
  const saved = toRecipeFormText(theirs)
  const differing = parts.filter((part) => mine[part] !== saved[part])
  const isSameKind = mineKind === theirs.kind
  return (
    <section
      aria-labelledby="conflict-title"
      className="flex flex-col gap-4 rounded-2xl border border-paprika bg-blush p-4 sm:p-5"
    >
      <h2 ref={heading} id="conflict-title" tabIndex={-1} className="text-2xl text-paprika-deep">
        {m.recipe_keeping_conflict_title()}
      </h2>
      {!isSameKind && (
        <p>{theirs.kind === 'blog' ? m.recipe_keeping_became_blog() : m.recipe_keeping_became_recipe()}</p>
      )}
      {differing.length > 0 && <p>{m.recipe_keeping_conflict_lead()}</p>}
      {differing.map((part) => (
        <div key={part} className="flex flex-col gap-2">
          <h3 className="text-xl">{say.recipePartTitles[part]()}</h3>
          <div className="grid gap-3 sm:grid-cols-2">
            <Text title={m.recipe_keeping_theirs()} text={saved[part]} />
            <Text title={m.recipe_keeping_mine()} text={mine[part]} />
          </div>
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={onTakeTheirs} disabled={isBusy}>
          {m.recipe_keeping_take_theirs()}
        </Button>
        {isSameKind && (
          <Button onClick={onKeepMine} isBusy={isBusy}>
            {m.recipe_keeping_keep_mine()}
          </Button>
        )}
      </div>
    </section>
  )
}

function Text({ title, text }: { title: string; text: string }) {
  return (
    <div className="rounded-2xl border border-line bg-card px-4 py-3">
      <p className="text-sm text-soft">{title}</p>
      <p className="whitespace-pre-line wrap-anywhere">{text || m.recipe_keeping_nothing()}</p>
    </div>
  )
}
