import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as m from '#messages'
import { trpcHooks } from '../../data/trpc.ts'
import { AlertMessage } from '../../ui/AlertMessage.tsx'
import { Button } from '../../ui/Button.tsx'
import { StatusMessage } from '../../ui/StatusMessage.tsx'
import { importAndSendRecipePhoto, photoFormActionPath, readPhotoRefusalFromNavigation } from './photoForm.ts'
import { RecipePhotoChooser } from './RecipePhotoChooser.tsx'

interface RecipePhotoProps {
  recipeId: string
  hasPhoto: boolean
}

type State =
  | { status: 'idle' | 'adding' | 'removing' }
  | { status: 'done'; sentence: string }
  | { status: 'refused'; sentence: string }

/** Puts a photo on a recipe of one's own, replaces it or removes it; a plain form where there are no scripts. */
export default function RecipePhoto({ recipeId, hasPhoto }: RecipePhotoProps) {
  const id = useId()
  const utils = trpcHooks.useUtils()
  const chooser = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<State>({ status: 'idle' })
  const refusalOfPlainForm = readPhotoRefusalFromNavigation(useLocation().state)

  useEffect(() => {
    if (refusalOfPlainForm === null) return
    setState({ status: 'refused', sentence: refusalOfPlainForm })
    chooser.current?.focus()
  }, [refusalOfPlainForm])

  const isBusy = state.status === 'adding' || state.status === 'removing'

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form, (event.nativeEvent as SubmitEvent).submitter)
    const isRemoval = data.has('remove')
    setState({ status: isRemoval ? 'removing' : 'adding' })
    const refused = await importAndSendRecipePhoto(recipeId, {
      form: data,
      before: utils.recipes.get.getData({ recipeId })?.photo ?? null,
      fetchPhotoName: async () => (await utils.client.recipes.get.query({ recipeId })).photo,
      failed: isRemoval ? m.photos_remove_failed() : m.photos_add_failed(),
    })
    if (refused !== null) return setState({ status: 'refused', sentence: refused })
    form.reset()
    await utils.recipes.get.invalidate({ recipeId })
    setState({ status: 'done', sentence: isRemoval ? m.photos_removed() : m.photos_added() })
    // The button that had the focus may be gone.
    if (isRemoval) chooser.current?.focus()
  }

  return (
    <form
      method="post"
      action={photoFormActionPath(recipeId)}
      encType="multipart/form-data"
      onSubmit={(event) => void send(event)}
      aria-labelledby={`${id}-title`}
      className="flex flex-col items-start gap-3 rounded-2xl border border-line p-4 print:hidden"
    >
      <h2 id={`${id}-title`} className="text-xl">
        {m.photos_title()}
      </h2>
      <p id={`${id}-lead`} className="text-soft">
        {m.photos_lead()}
      </p>
      {state.status === 'refused' && <AlertMessage id={`${id}-fault`}>{state.sentence}</AlertMessage>}
      <label htmlFor={id} className="font-semibold">
        {m.photos_label()}
      </label>
      <RecipePhotoChooser
        ref={chooser}
        id={id}
        name="photo"
        aria-describedby={`${id}-lead${state.status === 'refused' ? ` ${id}-fault` : ''}`}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="quiet" disabled={isBusy} isBusy={state.status === 'adding'}>
          {state.status === 'adding' ? m.photos_adding() : hasPhoto ? m.photos_replace() : m.photos_add()}
        </Button>
        {hasPhoto && (
          <Button
            type="submit"
            look="plain"
            name="remove"
            value="yes"
            disabled={isBusy}
            isBusy={state.status === 'removing'}
          >
            {state.status === 'removing' ? m.photos_removing() : m.photos_remove()}
          </Button>
        )}
      </div>
      <StatusMessage>{state.status === 'done' ? state.sentence : null}</StatusMessage>
    </form>
  )
}
