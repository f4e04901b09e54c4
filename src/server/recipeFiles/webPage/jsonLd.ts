import type { Element } from 'domhandler'
import { isText } from 'domhandler'
import { parseLooseJson } from './looseJson.ts'
import { isItem, type SchemaItem, typesOf } from './schemaItems.ts'

const maxScripts = 100
const maxItems = 50_000

/** The items of type Recipe in all JSON-LD of a page, with references replaced by the items they name (one level deep). */
export function recipesOfJsonLd(elements: readonly Element[]): SchemaItem[] {
  const scripts = elements.filter(isJsonLd).slice(0, maxScripts)
  const items = scripts.flatMap((script) => itemsWithin(parseLooseJson(textOfScript(script))))
  const byId = new Map<string, SchemaItem>()
  for (const item of items) {
    const id = item['@id']
    if (typeof id === 'string' && Object.keys(item).length > 1 && !byId.has(id)) byId.set(id, item)
  }
  return items.filter((item) => typesOf(item).includes('recipe')).map((item) => withReferences(item, byId))
}

/** JSON-LD, or other JSON in which a recipe of schema.org stands: pages that are drawn in the browser keep it there. */
function isJsonLd(script: Element): boolean {
  const type = script.name === 'script' ? (script.attribs.type ?? '') : ''
  if (/^\s*application\/(?:ld\+json|json\+ld)/i.test(type)) return true
  return /^\s*application\/json/i.test(type) && textOfScript(script).includes('"recipeIngredient"')
}

const textOfScript = (script: Element): string =>
  script.children.map((child) => (isText(child) ? child.data : '')).join('')

/** All objects in a value, outer ones first; at most 50,000. */
function itemsWithin(value: unknown): SchemaItem[] {
  const items: SchemaItem[] = []
  const waiting: unknown[] = [value]
  for (let at = 0; at < waiting.length && at < maxItems; at++) {
    const next = waiting[at]
    if (Array.isArray(next)) {
      for (const each of next) if (waiting.length < maxItems) waiting.push(each)
    } else if (isItem(next)) {
      items.push(next)
      for (const each of Object.values(next))
        if (typeof each === 'object' && each !== null && waiting.length < maxItems) waiting.push(each)
    }
  }
  return items
}

function withReferences(item: SchemaItem, byId: ReadonlyMap<string, SchemaItem>): SchemaItem {
  const replaced = (value: unknown): unknown => {
    if (!isItem(value) || typeof value['@id'] !== 'string' || Object.keys(value).length > 2) return value
    return byId.get(value['@id']) ?? value
  }
  return Object.fromEntries(
    Object.entries(item).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.map(replaced) : replaced(value),
    ]),
  )
}
