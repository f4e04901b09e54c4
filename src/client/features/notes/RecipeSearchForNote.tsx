import { Form, Link } from 'react-router-dom'
import * as m from '#messages'
import { cuisineName, mealTypeName } from '#shared/messages/names/names.ts'
import { trpcHooks } from '../../data/trpc.ts'
import { Button } from '../../ui/Button.tsx'
import { LabelledField } from '../../ui/LabelledField.tsx'
import { textFieldClasses } from '../../ui/TextField.tsx'
import { forumPagePath, writeForumAddress } from './forumAddress.ts'

/** What is asked of the list of recipes to find the one to write on. */
export const recipeSearchInputForNote = (find: string) => ({ query: find })

/** Looks for the recipe that a note is to be about. The words stand in the address, so it works without scripts. */
export function RecipeSearchForNote({ find }: { find: string }) {
  const { data, isError } = trpcHooks.recipes.list.useQuery(recipeSearchInputForNote(find), {
    enabled: find !== '',
  })
  return (
    <section aria-labelledby="find-title" className="flex flex-col gap-4">
      <h2 id="find-title" className="text-2xl">
        {m.notes_find_title()}
      </h2>
      <search>
        <Form
          method="get"
          action={forumPagePath}
          preventScrollReset
          className="flex flex-wrap items-end gap-3"
        >
          <div className="grow">
            <LabelledField label={m.notes_find_label()}>
              {(control) => (
                <input
                  {...control}
                  key={find}
                  type="search"
                  name="find"
                  required
                  maxLength={200}
                  defaultValue={find}
                  autoComplete="off"
                  className={`${textFieldClasses} min-h-11`}
                />
              )}
            </LabelledField>
          </div>
          <Button type="submit" look="quiet">
            {m.notes_find()}
          </Button>
        </Form>
      </search>
      {find !== '' && (
        <div role="status">
          {isError && <p>{m.notes_find_failed()}</p>}
          {data?.items.length === 0 && <p>{m.notes_nothing_found({ words: find })}</p>}
        </div>
      )}
      {data && data.items.length > 0 && (
        <ul aria-label={m.notes_found()} className="divide-y divide-line border-y border-line">
          {data.items.map(({ id, name, cuisine, mealType }) => (
            <li key={id}>
              <Link
                to={`${writeForumAddress({ recipeId: id })}#write`}
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-2 hover:text-paprika"
              >
                <span className="min-w-0 font-semibold wrap-anywhere">
                  <bdi>{name}</bdi>
                </span>
                <span className="text-sm text-soft">
                  {cuisineName(cuisine)} · {mealTypeName(mealType)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
