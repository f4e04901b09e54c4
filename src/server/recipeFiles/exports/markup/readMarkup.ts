import type { DocumentContext, Outcome } from '../documents.ts'
import { ExportFileError } from '../exportFault.ts'
import { readJson } from '../json/readJson.ts'
import { decodeInParts } from '../texts/decodeText.ts'
import { isCookMl, readCookMl } from './cookMl.ts'
import { isCookmate, readCookmate } from './cookmate.ts'
import { isCopyMeThat, readCopyMeThat } from './copyMeThat.ts'
import { linedText } from './elementText.ts'
import { isGourmet, readGourmet } from './gourmet.ts'
import { isRecipeKeeper, readRecipeKeeper } from './recipeKeeper.ts'
import { refuseEntityDeclarations, refuseHugeTags, streamElements } from './streamElements.ts'

/** Bytes of the beginning in which a format shows: its root, or its first recipe. */
const headBytes = 256 * 1024

/** Recipes of an XML or HTML file. Throws for a format that is not known, for entity declarations, and for XML that is cut off. */
export function* readMarkup(bytes: Buffer, context: DocumentContext): Generator<Outcome> {
  const head = [...decodeInParts(bytes.subarray(0, headBytes))].join('')
  refuseHugeTags(bytes)
  const isHtml = /<!doctype\s+html|<html[\s>]|<body[\s>]|<div[\s>]/i.test(head)
  if (isHtml) yield* readHtml(bytes, head, context)
  else {
    refuseEntityDeclarations(bytes)
    if (!isCookMl(head) && !isCookmate(head)) throw new ExportFileError({ reason: 'unknownFormat' })
    yield* isCookMl(head)
      ? readCookMl(decodeInParts(bytes), context)
      : readCookmate(decodeInParts(bytes), context)
    if (isCutOff(bytes)) throw new ExportFileError({ reason: 'malformed', format: 'XML' })
  }
}

function* readHtml(bytes: Buffer, head: string, context: DocumentContext): Generator<Outcome> {
  if (isRecipeKeeper(head)) yield* readRecipeKeeper(decodeInParts(bytes), context)
  else if (isCopyMeThat(head)) yield* readCopyMeThat(decodeInParts(bytes), context)
  else if (isGourmet(head)) yield* readGourmet(decodeInParts(bytes), context)
  else if (head.includes('application/ld+json')) yield* readJsonLd(bytes, context)
  else throw new ExportFileError({ reason: 'unknownFormat' })
}

/** Recipes as JSON-LD in a page that was saved. */
function* readJsonLd(bytes: Buffer, context: DocumentContext): Generator<Outcome> {
  const isData = (name: string, { type = '' }: Readonly<Record<string, string>>) =>
    name === 'script' && type.toLowerCase().startsWith('application/ld+json')
  for (const script of streamElements(decodeInParts(bytes), 'html', isData))
    yield* readJson(Buffer.from(linedText(script)), context)
}

/** XML ends with a closing tag; a file that was cut off does not. */
const isCutOff = (bytes: Buffer) =>
  !/>\s*$/.test(bytes.subarray(-200).toString('latin1').replaceAll('\0', ''))
