import { parseServings } from '#shared/kitchen/parseMinutesAndServings.ts'
import type { ImportedImage, ImportedLine, ImportedRecipe } from '../importedRecipe.ts'
import { ExportFileError } from './exportFault.ts'
import { maxFieldLength, maxLines, maxPictureBytes, maxServings, maxTitleLength } from './exportLimits.ts'
import { asNumber, asText, isFilled, namesIn } from './texts/fields.ts'
import { oneLine, paragraphs } from './texts/plainText.ts'
import { minutesIn } from './texts/times.ts'

/** A recipe as one format has it: values as they stand in the file, only lines are read already. */
export type RecipeDraft = {
  readonly title: unknown
  readonly ingredients: readonly ImportedLine[]
  readonly steps: readonly ImportedLine[]
  readonly description?: unknown
  /** A text, or several that become paragraphs. */
  readonly notes?: unknown
  readonly yieldText?: unknown
  /** Where the format has the number apart from the words of the yield. */
  readonly servings?: unknown
  readonly prep?: unknown
  readonly cook?: unknown
  readonly total?: unknown
  /** Times that are neither, such as waiting: they count in the total where none is stated. */
  readonly otherTimes?: readonly unknown[]
  readonly author?: unknown
  /** Texts that may be or hold the address of the source; the first address counts. */
  readonly links?: readonly unknown[]
  readonly language?: unknown
  readonly cuisine?: readonly string[]
  readonly categories?: readonly string[]
  readonly tags?: readonly string[]
  readonly rating?: unknown
  readonly nutrition?: Readonly<Record<string, string>>
  readonly pictures?: DraftPictures
}

export type DraftPictures = {
  /** Base64, also as a "data:" address. */
  readonly base64?: readonly unknown[]
  /** Names of files in the archive; the first that is there counts. */
  readonly files?: readonly string[]
  readonly addresses?: readonly unknown[]
}

/** Finds the first of some files of the archive and reads it; null where none is there or it is too large. */
export type FindPicture = (names: readonly string[]) => Promise<Uint8Array | null>

/** The recipe of a draft. Throws `ExportFileError` where it has no title or is too long. */
export async function finishRecipe(draft: RecipeDraft, findPicture: FindPicture): Promise<ImportedRecipe> {
  const title = oneLine(short(asText(draft.title), 'title'))
  if (title === '') throw new ExportFileError({ reason: 'noTitle' })
  if (title.length > maxTitleLength)
    throw new ExportFileError({ reason: 'fieldTooLong', field: 'title', max: maxTitleLength })
  const prepMinutes = minutesIn(draft.prep)
  const cookMinutes = minutesIn(draft.cook)
  const parts = [prepMinutes, cookMinutes, ...(draft.otherTimes ?? []).map(minutesIn)]
  const sum = parts.reduce<number>((total, part) => total + (part ?? 0), 0)
  const yieldText = textOrNull(draft.yieldText, 'yield')
  return {
    title,
    ingredients: checkedLines(draft.ingredients, 'ingredients'),
    steps: checkedLines(draft.steps, 'steps'),
    description: longText(draft.description, 'description'),
    notes: longText(draft.notes, 'notes'),
    yieldText,
    servings: servingsIn(draft.servings) ?? servingsIn(yieldText),
    prepMinutes,
    cookMinutes,
    totalMinutes: minutesIn(draft.total) ?? (sum > 0 ? sum : null),
    author: textOrNull(namesIn(draft.author)[0], 'author'),
    sourceUrl: addressIn(draft.links ?? []),
    language: languageIn(draft.language),
    cuisine: uniqueNames(draft.cuisine, 'cuisine'),
    categories: uniqueNames(draft.categories, 'categories'),
    tags: uniqueNames(draft.tags, 'tags'),
    rating: ratingIn(draft.rating),
    nutrition: draft.nutrition ?? {},
    image: await imageOf(draft.pictures, findPicture),
  }
}

function short(text: string, field: string): string {
  if (text.length > maxFieldLength)
    throw new ExportFileError({ reason: 'fieldTooLong', field, max: maxFieldLength })
  return text
}

function textOrNull(value: unknown, field: string): string | null {
  const text = oneLine(short(asText(value), field))
  return text === '' ? null : text
}

function longText(value: unknown, field: string): string | null {
  const texts = namesIn(value).map((each) => paragraphs(short(each, field)) ?? '')
  return texts.filter(Boolean).join('\n') || null
}

function checkedLines(lines: readonly ImportedLine[], field: string): readonly ImportedLine[] {
  if (lines.length > maxLines) throw new ExportFileError({ reason: 'tooManyLines', field, max: maxLines })
  for (const { text } of lines) short(text, field)
  return lines
}

function uniqueNames(names: readonly string[] | undefined, field: string): readonly string[] {
  const found = new Map<string, string>()
  for (const name of names ?? []) {
    const text = oneLine(short(name, field))
    if (text !== '' && !found.has(text.toLowerCase())) found.set(text.toLowerCase(), text)
  }
  if (found.size > maxLines) throw new ExportFileError({ reason: 'tooManyLines', field, max: maxLines })
  return [...found.values()]
}

function servingsIn(value: unknown): number | null {
  const servings = parseServings(value)
  return servings !== null && servings <= maxServings ? servings : null
}

/** "4", 4.5, "4/5" or "★★★★"; null for 0 and what is no rating of 1 to 5. */
function ratingIn(value: unknown): number | null {
  const text = asText(value).trim()
  const stars = /^([★⭐]+)[☆]*$/u.exec(text)?.[1]
  const outOfFive = /^(\d(?:[.,]\d+)?)\s*(?:\/|of|von|sur|de|di)\s*5$/i.exec(text)?.[1]
  const rating =
    stars === undefined ? asNumber(outOfFive ?? value) : [...stars].filter((c) => c !== '\ufe0f').length
  return rating !== null && rating >= 1 && rating <= 5 ? rating : null
}

function languageIn(value: unknown): string | null {
  const text = asText(value).trim().replace('_', '-')
  return /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i.test(text) ? text : null
}

function addressIn(values: readonly unknown[]): string | null {
  for (const value of values) {
    const found = /https?:\/\/[^\s<>"]+/i
      .exec(asText(value).slice(0, 10_000))?.[0]
      .replace(/[),.;]+$/, (end) => (end.startsWith(')') ? end[0]! : ''))
    if (found !== undefined && found.length <= 4_000 && URL.canParse(found)) return balanced(found)
  }
  return null
}

/** Without a bracket at the end that opens before the address: "(https://…)". */
const balanced = (address: string) =>
  address.endsWith(')') && !address.includes('(') ? address.slice(0, -1) : address

async function imageOf(
  pictures: DraftPictures | undefined,
  findPicture: FindPicture,
): Promise<ImportedImage | null> {
  for (const value of pictures?.base64 ?? []) {
    const bytes = typeof value === 'string' ? bytesOfBase64(value) : null
    if (bytes) return { kind: 'bytes', bytes }
  }
  const bytes = pictures?.files?.length ? await findPicture(pictures.files) : null
  if (bytes) return { kind: 'bytes', bytes }
  const url = addressIn((pictures?.addresses ?? []).filter(isFilled))
  return url === null ? null : { kind: 'address', url }
}

/** Shorter texts are no picture. */
const minPictureBytes = 24

function bytesOfBase64(value: string): Uint8Array | null {
  const start = value.startsWith('data:') ? value.indexOf(',') + 1 : 0
  if (!/^[A-Za-z0-9+/_-]{16}/.test(value.slice(start, start + 100).trimStart())) return null
  if (((value.length - start) * 3) / 4 > maxPictureBytes) return null
  const bytes = Buffer.from(start === 0 ? value : value.slice(start), 'base64')
  return bytes.length >= minPictureBytes ? bytes : null
}
