import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as m from '#messages'
import {
  maxImportedAddresses,
  maxImportedAddressLength,
  maxImportedFileBytes,
  maxImportedPages,
  maxImportedTextLength,
} from '#shared/contract/limits.ts'
import { maxPhotoBytes } from '#shared/contract/photos.ts'
import { serverSentenceOfError } from '../../../data/serverSentence.ts'
import { trpcHooks } from '../../../data/trpc.ts'
import { createRandomId } from '../../../forms/randomId.ts'
import { sendImportedFile } from './sendImportedFile.ts'

/** The addresses of a text that has nothing but one address on each line; null for any other text. */
export function addressesOfText(text: string): string[] | null {
  const lines = text.split('\n').flatMap((line) => line.trim() || [])
  const isAddress = (line: string) => /^https?:\/\/\S+$/i.test(line) || /^www\.\S+\.\S+$/i.test(line)
  return lines.length > 0 && lines.every(isAddress)
    ? lines.map((line) => (/^www\./i.test(line) ? `https://${line}` : line))
    : null
}

/** What an import begins with, and how far the sending of its file has come. */
export function useBeginImport() {
  const utils = trpcHooks.useUtils()
  const navigate = useNavigate()
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [sent, setSent] = useState<{ bytes: number; of: number } | null>(null)

  async function begin(start: (importId: string) => Promise<void>) {
    const importId = createRandomId()
    setFault(null)
    setIsBusy(true)
    try {
      await start(importId)
      void utils.recipeImport.list.invalidate()
      await navigate(`/import?id=${importId}`)
    } catch (error) {
      setFault(serverSentenceOfError(error) ?? m.recipe_import_begin_failed())
    }
    setIsBusy(false)
    setSent(null)
  }

  async function readText(text: string, isForAssistant: boolean) {
    const addresses = addressesOfText(text)
    const { recipeImport } = utils.client
    if (text.trim() === '') setFault(m.recipe_import_field_missing())
    else if (isTooLong(text, addresses)) setFault(m.recipe_import_field_too_long())
    else if (addresses && !isForAssistant)
      await begin((importId) => recipeImport.begin.mutate({ source: 'addresses', importId, addresses }))
    else
      await begin((importId) => recipeImport.begin.mutate({ source: 'text', importId, text, isForAssistant }))
  }

  /** Reads the pages that pictures show, in their order, with a model. */
  async function readPhotos(files: readonly File[]) {
    if (files.length > maxImportedPages)
      setFault(m.recipe_import_photos_too_many({ pages: maxImportedPages }))
    else if (files.some(({ size }) => size === 0)) setFault(m.recipe_import_file_empty())
    else if (files.some(({ size }) => size > maxPhotoBytes)) setFault(m.recipe_import_photo_too_large())
    else
      await begin(async (importId) => {
        const { recipeImport } = utils.client
        const [first] = files
        await recipeImport.begin.mutate({
          ...{ source: 'pictures', importId, pages: files.map(({ size }) => size) },
          name: files.length === 1 ? (first?.name.slice(0, 200) ?? '') : '',
        })
        await sendPages(importId, new Blob([...files]))
      })
  }

  async function sendPages(importId: string, file: Blob) {
    await sendImportedFile(importId, file, (bytes) => setSent({ bytes, of: file.size }))
    await utils.client.recipeImport.fileSent.mutate({ importId })
  }

  async function readFile(file: File) {
    if (file.type.startsWith('image/')) await readPhotos([file])
    else if (file.size === 0) setFault(m.recipe_import_file_empty())
    else if (file.size > maxImportedFileBytes) setFault(m.recipe_import_file_too_large())
    else
      await begin(async (importId) => {
        const { recipeImport } = utils.client
        await recipeImport.begin.mutate({
          ...{ source: 'file', importId, bytes: file.size },
          name: file.name.slice(0, 200),
        })
        await sendPages(importId, file)
      })
  }

  return { fault, isBusy, sent, readText, readFile, readPhotos }
}

const isTooLong = (text: string, addresses: readonly string[] | null): boolean =>
  addresses
    ? addresses.length > maxImportedAddresses ||
      addresses.some((each) => each.length > maxImportedAddressLength)
    : text.length > maxImportedTextLength
