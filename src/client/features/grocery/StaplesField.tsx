import { useState } from 'react'
import * as m from '#messages'
import { trpcHooks } from '../../data/trpc.ts'
import { AlertMessage } from '../../ui/AlertMessage.tsx'
import { TagInput } from '../../ui/TagInput.tsx'
import { sentenceOfFailedRecipeAddition } from './adding/sentenceOfFailedRecipeAddition.ts'

const longest = 80

/** What a household always has; each word is kept as soon as it is added or removed. */
export function StaplesField({ householdId }: { householdId: string }) {
  const utils = trpcHooks.useUtils()
  const { data: staples, isError } = trpcHooks.grocery.staples.useQuery({ householdId })
  const [failure, setFailure] = useState<string | null>(null)

  async function change(after: string[]) {
    const before = staples ?? []
    const calls = [
      ...after.filter((name) => !before.includes(name)).map((name) => ({ name, verb: 'addStaple' as const })),
      ...before
        .filter((name) => !after.includes(name))
        .map((name) => ({ name, verb: 'removeStaple' as const })),
    ]
    setFailure(null)
    utils.grocery.staples.setData({ householdId }, after)
    try {
      for (const { name, verb } of calls) {
        const kept = await utils.client.grocery[verb].mutate({ householdId, name })
        utils.grocery.staples.setData({ householdId }, kept)
      }
    } catch (error) {
      setFailure(sentenceOfFailedRecipeAddition(error))
      await utils.grocery.staples.invalidate()
    }
  }

  return (
    <section aria-labelledby="staples-title" className="flex flex-col gap-4">
      <h2 id="staples-title" className="text-2xl">
        {m.grocery_page_staples_title()}
      </h2>
      <p className="max-w-prose text-soft">{m.grocery_page_staples_lead()}</p>
      {(failure || isError) && <AlertMessage>{failure ?? m.grocery_page_fetch_failed()}</AlertMessage>}
      {staples && (
        <TagInput
          label={m.grocery_page_staples()}
          hint={m.grocery_page_staples_hint()}
          tags={staples}
          onChange={(after) => void change(after)}
          check={(words) =>
            words.length > longest ? m.grocery_page_staple_too_long({ most: longest }) : null
          }
          addText={m.grocery_page_add_staple()}
          removeText={(name) => m.grocery_page_remove_staple({ name })}
          addedText={(name) => m.grocery_page_staple_added({ name })}
          removedText={(name) => m.grocery_page_staple_removed({ name })}
        />
      )}
    </section>
  )
}
