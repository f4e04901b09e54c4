import { gunzip, isGzip } from './archive/gunzip.ts'
import { isCooklang, readCooklang } from './cooklang/readCooklang.ts'
import type { DocumentContext, Outcome } from './documents.ts'
import { ExportFileError } from './exportFault.ts'
import { maxRecipeTextBytes } from './exportLimits.ts'
import { skipSpace } from './json/jsonSlices.ts'
import { readCutJson, readJson } from './json/readJson.ts'
import { readMarkup } from './markup/readMarkup.ts'
import { readChowdown } from './plain/chowdown.ts'
import { isLabelledText, readLabelledText } from './plain/labelledText.ts'
import { isMealMaster, readMealMaster } from './plain/mealMaster.ts'
import { isRezKonv, readRezKonv } from './plain/rezKonv.ts'
import { isYamlRecipe, readYamlRecipes } from './plain/yamlRecipes.ts'
import { findCsvTable, readCsv } from './tables/csvRecipes.ts'
import { asUtf8, decodeText, encodingOf } from './texts/decodeText.ts'

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 &&
  bytes[1] === 0x4b &&
  ((bytes[2] === 3 && bytes[3] === 4) || (bytes[2] === 5 && bytes[3] === 6))

/**
 * Recipes of a file that is no archive, in the format that its content shows; nothing for JSON, HTML or XML without recipes.
 * Throws `ExportFileError` where it is of no known format, damaged or beyond a limit; recipes before the damage are yielded.
 */
export async function* readDocument(bytes: Buffer, context: DocumentContext): AsyncGenerator<Outcome> {
  if (isGzip(bytes)) {
    const inner = await gunzip(bytes)
    if (isGzip(inner) || isZip(inner)) throw new ExportFileError({ reason: 'unknownFormat' })
    yield* readDocument(inner, context)
    return
  }
  if (bytes.length === skipSpace(bytes, 0)) throw new ExportFileError({ reason: 'emptyFile' })
  if (isBinary(bytes)) throw new ExportFileError({ reason: 'unknownFormat' })
  const utf8 = asUtf8(bytes)
  const first = String.fromCharCode(utf8[skipSpace(utf8, 0)]!)
  if (first === '{' || (first === '[' && /^\s*\[\s*[{[\]]/.test(startOf(utf8))))
    yield* readJsonOrCut(utf8, context)
  else if (first === '<') yield* readMarkup(utf8, context)
  else yield* readText(bytes, utf8, context)
}

const startOf = (utf8: Buffer) => utf8.toString('utf8', 0, 400).replace(/^\ufeff/, '')

/** A list that is cut off gives its whole recipes first, and then the fault. */
function* readJsonOrCut(utf8: Buffer, context: DocumentContext): Generator<Outcome> {
  const reading = readJson(utf8, context)
  let isStarted = false
  try {
    for (const outcome of reading) {
      isStarted = true
      yield outcome
    }
  } catch (error) {
    if (isStarted) throw error
    yield* readCutJson(utf8, context)
  }
}

async function* readText(bytes: Buffer, utf8: Buffer, context: DocumentContext): AsyncGenerator<Outcome> {
  const isWide = encodingOf(bytes).startsWith('utf16')
  const lined = isWide ? utf8 : bytes
  const isShort = utf8.length <= maxRecipeTextBytes
  const text = isShort ? decodeText(utf8, 'utf8') : ''
  const chowdown = isShort ? readChowdown(text, context) : null
  if (chowdown) {
    yield chowdown
    return
  }
  const table = await findCsvTable(utf8, context.csvMapping)
  if (table) yield* readCsv(utf8, table, context)
  else if (isMealMaster(lined)) yield* readMealMaster(lined, context)
  else if (isRezKonv(lined)) yield* readRezKonv(lined, context)
  else if (isShort && isYamlRecipe(text)) yield* readYamlRecipes(text, context)
  else if (isLabelledText(utf8)) yield* readLabelledText(utf8, context)
  // Any text can be Cooklang: where no markup tells, the name does.
  else if (isShort && (isCooklang(text) || /\.cook$/i.test(context.name))) yield readCooklang(text, context)
  else throw new ExportFileError({ reason: 'unknownFormat' })
}

/** Bytes that are looked at, and the share of control characters that no text has. */
const sampleBytes = 8_192
const maxControlShare = 0.02

function isBinary(bytes: Buffer): boolean {
  if (encodingOf(bytes).startsWith('utf16')) return false
  const sample = bytes.subarray(0, sampleBytes)
  const controls = sample.filter((byte) => byte < 9 || (byte > 13 && byte < 26) || (byte > 26 && byte < 32))
  return sample.includes(0) || controls.length > sample.length * maxControlShare
}
