import { useState } from 'react'
import * as m from '#messages'
import type { ImportedItemPreview } from '#shared/contract/recipes/recipeImport.ts'
import { StatusMessage } from '../../../ui/StatusMessage.tsx'
import { GroundedLine } from './GroundedLine.tsx'
import { SourcePictures } from './SourcePictures.tsx'
import { SourceText, type Span } from './SourceText.tsx'
import type { ItemChoice } from './useImportSelection.ts'

interface SourceComparisonProps {
  importId: string
  preview: ImportedItemPreview
  choice: ItemChoice
  onChoose: (change: ItemChoice) => void
}

const nothingConsented = { title: false, ingredients: [], steps: [] }
const toggled = (list: readonly number[], at: number, isOn: boolean) =>
  isOn ? [...list, at] : list.filter((each) => each !== at)

/** What a model read beside its source: the text with the place of the chosen line, or the pictures of the pages. */
export function SourceComparison({ importId, preview, choice, onChoose }: SourceComparisonProps) {
  const [shown, setShown] = useState<Span | null>(null)
  const { grounding, sourceText, sourcePages, name, ingredients, steps } = preview
  const { version } = preview
  // What was decided of an earlier reading says nothing of this one.
  const decided = choice.version === version ? choice : {}
  const consented = decided.consented ?? nothingConsented
  const lineProps = (span: Span | null | undefined) => ({
    span: grounding ? (span ?? null) : undefined,
    isShown: shown !== null && span?.start === shown.start && span.end === shown.end,
    onShow: () => setShown(span ?? null),
  })
  const listOf = (part: 'ingredients' | 'steps', lines: ImportedItemPreview['steps']) => (
    <ul className="flex flex-col gap-1">
      {lines.map(({ kind, text }, at) => (
        <GroundedLine
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and a choice names their place
          key={at}
          {...lineProps(grounding?.[part][at])}
          text={text}
          isHeading={kind === 'heading'}
          isConsented={consented[part].includes(at)}
          onConsent={(isOn) =>
            onChoose({ version, consented: { ...consented, [part]: toggled(consented[part], at, isOn) } })
          }
        />
      ))}
    </ul>
  )
  return (
    <div className="flex flex-col gap-4 lg:grid lg:grid-cols-2 lg:gap-6">
      {sourceText === null ? (
        <SourcePictures importId={importId} pages={sourcePages} />
      ) : (
        <SourceText text={sourceText} shown={shown} />
      )}
      <section aria-label={m.recipe_import_lines_read()} className="flex flex-col gap-4">
        <h2 className="text-xl">{m.recipe_import_lines_read()}</h2>
        {sourceText !== null && <p className="text-soft">{m.recipe_import_lines_hint()}</p>}
        <ul>
          <GroundedLine
            {...lineProps(grounding?.title)}
            text={name}
            isHeading
            isConsented={consented.title}
            onConsent={(title) => onChoose({ version, consented: { ...consented, title } })}
          />
        </ul>
        {listOf('ingredients', ingredients)}
        <h3 className="font-semibold">{m.recipe_keeping_instructions()}</h3>
        {listOf('steps', steps)}
        {preview.mustBeCompared && (
          <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
            <input
              type="checkbox"
              checked={decided.isCompared ?? false}
              onChange={({ target }) => onChoose({ version, isCompared: target.checked })}
              className="size-5 shrink-0 accent-paprika"
            />
            {m.recipe_import_compared()}
          </label>
        )}
      </section>
      <div className="sr-only">
        <StatusMessage>
          {shown &&
            sourceText !== null &&
            m.recipe_import_found_in_source({ text: sourceText.slice(shown.start, shown.end) })}
        </StatusMessage>
      </div>
    </div>
  )
}
