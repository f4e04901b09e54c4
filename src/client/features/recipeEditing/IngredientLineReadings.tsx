import { useId } from 'react'
import * as m from '#messages'
import type { IngredientLineReading } from '#shared/contract/recipes/recipeKeeping.ts'
import { linesWithinKitchenLimits } from '#shared/contract/recipes/typedLines.ts'
import { allergenName } from '#shared/messages/recipes/findings.ts'
import * as say from '#shared/messages/recipes/recipeKeeping.ts'
import { trpcHooks } from '../../data/trpc.ts'
import { useDebouncedValue } from '../../ui/useDebouncedValue.ts'

const quietMs = 300

/** How the kitchen reads each line of ingredients, as it is typed. Each line is asked for once. */
export function IngredientLineReadings({ text }: { text: string }) {
  const titleId = useId()
  const settled = useDebouncedValue(text, quietMs)
  const lines = linesWithinKitchenLimits(settled)
  const readings = trpcHooks.useQueries((ask) =>
    lines.map((line) => ask.recipes.readLine({ text: line }, { staleTime: Number.POSITIVE_INFINITY })),
  )
  const areReadingsCurrent = settled === text && readings.every(({ isPending }) => !isPending)
  const unknown = lines.filter((_, index) => readings[index]?.data?.isUnknown)
  return (
    <section aria-labelledby={titleId} className="rounded-2xl border border-line bg-sprig px-4 py-3">
      <h2 id={titleId} className="text-xl">
        {m.recipe_keeping_readings_title()}
      </h2>
      {lines.length === 0 && <p className="text-soft">{m.recipe_keeping_no_readings()}</p>}
      {readings.some(({ isError }) => isError) && (
        <p className="text-soft">{m.recipe_keeping_reading_failed()}</p>
      )}
      <ol className="divide-y divide-line">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and what stands in one is all it is
          <li key={index} className="py-2 wrap-anywhere">
            <p className="text-sm text-soft">
              <bdi>{line}</bdi>
            </p>
            <Reading reading={readings[index]?.data} />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {areReadingsCurrent &&
          lines.length > 0 &&
          m.recipe_keeping_lines_read({ count: lines.length }) + say.unknownLinesSentence(unknown)}
      </p>
    </section>
  )
}

function Reading({ reading }: { reading: IngredientLineReading | undefined }) {
  if (!reading) return <p>…</p>
  const { amount, food, isHeading, isUnknown, allergens } = reading
  const named = (isCertain: boolean) =>
    allergens.filter((each) => each.isCertain === isCertain).map(({ id }) => allergenName(id))
  const [certain, possible] = [named(true), named(false)]
  if (isHeading) return <p>{m.recipe_keeping_heading_line()}</p>
  return (
    <p>
      <span className="font-semibold">{[amount, food].filter(Boolean).join(' · ')}</span>
      {!food && !isUnknown && ` ${m.recipe_keeping_no_food()}`}
      {isUnknown && <span className="text-paprika-deep"> {m.recipe_keeping_unknown_food()}</span>}
      {certain.length > 0 && <span className="block text-sm">{say.containsAllergensText(certain)}</span>}
      {possible.length > 0 && <span className="block text-sm">{say.mayContainAllergensText(possible)}</span>}
    </p>
  )
}
