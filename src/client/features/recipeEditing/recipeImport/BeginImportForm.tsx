import { useState } from 'react'
import * as m from '#messages'
import { AlertMessage } from '../../../ui/AlertMessage.tsx'
import { Button } from '../../../ui/Button.tsx'
import { LabelledField } from '../../../ui/LabelledField.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { textFieldClasses } from '../../../ui/TextField.tsx'
import { AssistantButton, PhotoPagesField } from './PhotoPagesField.tsx'
import { useBeginImport } from './useBeginImport.ts'

/** Where recipes are brought from: addresses or a text in one field, or a file, which may be dropped on the form. */
export function BeginImportForm({ textAtFirst }: { textAtFirst: string }) {
  const [text, setText] = useState(textAtFirst)
  const { fault, isBusy, sent, readText, readFile, readPhotos } = useBeginImport()
  const readFirst = (files: FileList | null) => {
    const [file, ...others] = files ?? []
    if (!file || isBusy) return
    const areAllPictures =
      others.length > 0 && [...(files ?? [])].every(({ type }) => type.startsWith('image/'))
    void (areAllPictures ? readPhotos([file, ...others]) : readFile(file))
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void readText(text, false)
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        readFirst(event.dataTransfer.files)
      }}
      className="flex flex-col gap-6"
    >
      <LabelledField label={m.recipe_import_field()} hint={m.recipe_import_field_hint()}>
        {(control) => (
          <textarea
            {...control}
            rows={5}
            value={text}
            readOnly={isBusy}
            onChange={({ target }) => setText(target.value)}
            className={`${textFieldClasses} block field-sizing-content max-h-[60vh] min-h-[calc(5lh+1.35rem)]`}
          />
        )}
      </LabelledField>
      {fault && <AlertMessage>{fault}</AlertMessage>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy}>
          {m.recipe_import_read()}
        </Button>
        <AssistantButton isBusy={isBusy} onClick={() => void readText(text, true)} />
      </div>
      <PhotoPagesField isBusy={isBusy} onChoose={(files) => void readPhotos(files)} />
      <LabelledField label={m.recipe_import_file()} hint={m.recipe_import_file_hint()}>
        {(control) => (
          <input
            {...control}
            type="file"
            disabled={isBusy}
            onChange={({ target }) => readFirst(target.files)}
            className="w-full max-w-full rounded-2xl border border-edge bg-card p-2 file:me-3 file:min-h-9 file:rounded-full file:border-0 file:bg-blush file:px-4 file:font-semibold file:text-paprika-deep hover:border-paprika"
          />
        )}
      </LabelledField>
      {sent && <ProgressBar label={m.recipe_import_sending()} value={sent.bytes} max={sent.of} />}
    </form>
  )
}
