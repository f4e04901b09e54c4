import type { DocumentContext, Outcome } from '../documents.ts'
import { ExportFileError, faultOf } from '../exportFault.ts'
import { maxTableRows } from '../exportLimits.ts'
import type { RecipeDraft } from '../recipeDraft.ts'
import { asText, type Fields, isFields, isFilled, pick } from '../texts/fields.ts'
import { readAnyRecipe } from './anyRecipe.ts'
import { isCrouton, readCrouton } from './crouton.ts'
import { isFlavorish, readFlavorish } from './flavorish.ts'
import {
  elementsOf,
  isJsonArray,
  isJsonObject,
  type JsonSlice,
  membersOf,
  parseSlice,
  skipSpace,
  sliceAt,
} from './jsonSlices.ts'
import { isLarder, readLarder } from './larder.ts'
import { isMealie, readMealie } from './mealie.ts'
import { isMealieBackup, readMealieBackup } from './mealieBackup.ts'
import { isMela, readMela } from './mela.ts'
import { isDjangoDump, openEatsRow, readOpenEats } from './openEats.ts'
import { isPaprika, readPaprika } from './paprika.ts'
import { isRecetteTek, readRecetteTek } from './recetteTek.ts'
import { isSchemaOrg, type NodesById, readSchemaOrg } from './schemaOrg.ts'
import { isTandoor, readTandoor } from './tandoor.ts'

/** Objects that hold other nodes than recipes, kept for recipes that name them by "@id". */
const maxNodes = 2_000

/** Recipes of a JSON document of any program; nothing for JSON that holds none. Throws where it is no JSON. */
export function* readJson(bytes: Buffer, context: DocumentContext): Generator<Outcome> {
  const root = sliceAt(bytes, 0)
  if (skipSpace(bytes, root.end) < bytes.length)
    throw new ExportFileError({ reason: 'malformed', format: 'JSON' })
  if (isJsonArray(bytes, root)) yield* readList(bytes, root, context)
  else if (isJsonObject(bytes, root)) yield* readObject(bytes, root, context)
}

/** A list that is cut off still gives the recipes before the cut. */
export function* readCutJson(bytes: Buffer, context: DocumentContext): Generator<Outcome> {
  const start = skipSpace(bytes, 0)
  if (bytes[start] === 0x5b) yield* readList(bytes, { start, end: bytes.length, values: 0 }, context)
  else yield* readJson(bytes, context)
}

function* readObject(bytes: Buffer, root: JsonSlice, context: DocumentContext): Generator<Outcome> {
  const members = membersOf(bytes, root)
  if (isMealieBackup(members)) {
    yield* readMealieBackup(bytes, members, context)
    return
  }
  for (const key of ['recipes', 'Recipes', '@graph', 'data', 'items']) {
    const list = members.get(key)
    const isWrapper = !members.has('ingredients') && !members.has('recipeIngredient') && !members.has('steps')
    if (list && isJsonArray(bytes, list) && isWrapper) {
      yield* readList(bytes, list, context)
      return
    }
  }
  const fields = parseSlice(bytes, root)
  const draft = isFields(fields) ? draftOf(fields, new Map()) : null
  if (draft) yield { draft, entry: context.name }
}

function* readList(bytes: Buffer, list: JsonSlice, context: DocumentContext): Generator<Outcome> {
  const nodes = graphNodes(bytes, list)
  const dump: NonNullable<ReturnType<typeof openEatsRow>>[] = []
  let number = 0
  for (const slice of elementsOf(bytes, list)) {
    number += 1
    if (number > maxTableRows) throw new ExportFileError({ reason: 'tooManyRecipes', max: maxTableRows })
    const entry = `${context.name} #${number}`
    try {
      const value = parseSlice(bytes, slice)
      if (isDjangoDump(value)) {
        const row = openEatsRow(value)
        if (row && dump.length < maxTableRows) dump.push(row)
      } else if (Array.isArray(value)) {
        // A graph may be the only element of a list.
        for (const each of value) if (isFields(each)) yield* outcomeOf(each, nodes, entry)
      } else if (isFields(value)) yield* outcomeOf(value, nodes, entry)
    } catch (error) {
      yield { fault: faultOf(error, 'JSON'), entry }
    }
  }
  if (dump.length > 0)
    for (const draft of readOpenEats(dump)) yield { draft, entry: asText(draft.title) || context.name }
}

function* outcomeOf(fields: Fields, nodes: NodesById, entry: string): Generator<Outcome> {
  const graph = fields['@graph']
  if (Array.isArray(graph)) {
    const members = graph.filter(isFields)
    const byId = new Map(members.map((node) => [asText(node['@id']), node]))
    for (const each of members) yield* outcomeOf(each, byId, entry)
    return
  }
  const draft = draftOf(fields, nodes)
  if (draft) yield { draft, entry: isFilled(draft.title) ? asText(draft.title).slice(0, 200).trim() : entry }
}

/** Small nodes with an "@id" at the beginning of a list, such as authors and pictures of a graph. */
function graphNodes(bytes: Buffer, list: JsonSlice): NodesById {
  const nodes = new Map<string, Fields>()
  if (bytes.indexOf('"@id"', list.start) < 0) return nodes
  let count = 0
  try {
    for (const slice of elementsOf(bytes, list)) {
      count += 1
      if (count > maxNodes) break
      if (slice.values > 100 || slice.end - slice.start > 20_000) continue
      const node = parseSlice(bytes, slice)
      if (isFields(node) && isFilled(node['@id'])) nodes.set(asText(node['@id']), node)
    }
  } catch {
    // Whatever is wrong with the list is reported where its recipes are read.
  }
  return nodes
}

/** The recipe of an object, by its fields; null where it is none. */
export function draftOf(fields: Fields, nodes: NodesById): RecipeDraft | null {
  if (isLarder(fields)) return readLarder(fields)
  if (isMealie(fields)) return readMealie(fields)
  if (isTandoor(fields)) return readTandoor(fields)
  if (isCrouton(fields)) return readCrouton(fields)
  if (isSchemaOrg(fields)) return readSchemaOrg(fields, nodes)
  if (isFlavorish(fields)) return readFlavorish(fields)
  if (isPaprika(fields)) return readPaprika(fields)
  if (isRecetteTek(fields)) return readRecetteTek(fields)
  if (isMela(fields)) return readMela(fields)
  const inner = pick(fields, 'recipe', 'mainEntity', 'Recipe')
  if (isFields(inner)) return draftOf(inner, nodes)
  return readAnyRecipe(fields)
}
