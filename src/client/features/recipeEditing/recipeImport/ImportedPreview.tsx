import * as m from '#messages'
import { trpcHooks } from '../../../data/trpc.ts'
import { AlertMessage } from '../../../ui/AlertMessage.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { IngredientLineReadings } from '../IngredientLineReadings.tsx'
import { SourceComparison } from './SourceComparison.tsx'
import { StatedFacts } from './StatedFacts.tsx'
import type { ItemChoice } from './useImportSelection.ts'

interface ImportedPreviewProps {
  importId: string
  position: number
  choice: ItemChoice
  onChoose: (change: ItemChoice) => void
}

/** A recipe as it was read, with what the kitchen makes of each line of ingredients. */
export default function ImportedPreview({ importId, position, choice, onChoose }: ImportedPreviewProps) {
  const { data, isError } = trpcHooks.recipeImport.getItem.useQuery({ importId, position })
  if (isError) return <AlertMessage>{m.recipe_import_change_failed()}</AlertMessage>
  if (!data) return <Spinner />
  const { description, ingredients, steps, notes, sourceUrl, author } = data
  const isByModel = data.grounding !== null || data.mustBeCompared
  return (
    <div className="flex flex-col gap-4 border-s-4 border-line ps-4 wrap-anywhere">
      {isByModel && <SourceComparison preview={data} {...{ importId, choice, onChoose }} />}
      {description && <p dir="auto">{description}</p>}
      <IngredientLineReadings text={ingredients.map(({ text }) => text).join('\n')} />
      {!isByModel && (
        <section aria-label={m.recipe_keeping_instructions()}>
          <h3 className="text-lg">{m.recipe_keeping_instructions()}</h3>
          <ol className="flex list-decimal flex-col gap-2 ps-6">
            {steps.map(({ kind, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps may repeat, and their text is all they are
              <li key={index} dir="auto" className={kind === 'heading' ? 'list-none font-semibold' : ''}>
                {text}
              </li>
            ))}
          </ol>
        </section>
      )}
      {notes && (
        <p dir="auto" className="whitespace-pre-line">
          {notes}
        </p>
      )}
      <StatedFacts {...data} />
      {sourceUrl && (
        <p>
          {m.recipe_import_source()}:{' '}
          <a href={sourceUrl} rel="noopener noreferrer nofollow" className="text-paprika underline">
            <bdi>{sourceUrl}</bdi>
          </a>
          {author && (
            <>
              {' · '}
              <bdi>{author}</bdi>
            </>
          )}
        </p>
      )}
    </div>
  )
}
