import { type ChildNode, type Element, isTag } from 'domhandler'
import type { PageTree } from './pageTree.ts'
import { isSkipped, visibleText } from './plainText.ts'
import { type SchemaItem, typesOf, withoutVocabulary } from './schemaItems.ts'

/** How one way of marking up elements names items and their properties. */
export interface ItemMarkup {
  /** The types of the item that an element is; null where it is none. */
  typesOf(element: Element): string[] | null
  /** The names of the properties that an element is the value of. */
  propertiesOf(element: Element): string[]
}

const maxProperties = 3_000

const words = (text: string | undefined): string[] =>
  text ? text.slice(0, 2_000).split(/\s+/).filter(Boolean) : []

export const microdata: ItemMarkup = {
  typesOf: ({ attribs }) => (attribs.itemscope === undefined ? null : words(attribs.itemtype)),
  propertiesOf: ({ attribs }) => words(attribs.itemprop).map(withoutVocabulary),
}

export const rdfa: ItemMarkup = {
  typesOf: ({ attribs }) => (attribs.typeof === undefined ? null : words(attribs.typeof)),
  propertiesOf: ({ attribs }) =>
    [...words(attribs.property), ...(attribs.typeof === undefined ? words(attribs.rel) : [])].map(
      withoutVocabulary,
    ),
}

/** Names of schema.org for the classes of h-recipe and, without a prefix, of hRecipe. */
const microformatProperties: Readonly<Record<string, string>> = {
  name: 'name',
  fn: 'name',
  ingredient: 'recipeIngredient',
  instructions: 'recipeInstructions',
  instruction: 'recipeInstructions',
  yield: 'recipeYield',
  duration: 'totalTime',
  preptime: 'prepTime',
  cooktime: 'cookTime',
  summary: 'description',
  author: 'author',
  photo: 'image',
  nutrition: 'nutrition',
  category: 'keywords',
  tag: 'keywords',
}

export const microformats: ItemMarkup = {
  typesOf: ({ attribs }) =>
    words(attribs.class).some((name) => name === 'h-recipe' || name === 'hrecipe') ? ['Recipe'] : null,
  propertiesOf: ({ attribs }) =>
    words(attribs.class).flatMap((name) => {
      const property = microformatProperties[name.toLowerCase().replace(/^(?:p|u|e|dt)-/, '')]
      return property &&
        Object.hasOwn(microformatProperties, name.toLowerCase().replace(/^(?:p|u|e|dt)-/, ''))
        ? [property]
        : []
    }),
}

type OpenItem = Record<string, unknown[]>

/** The items of type Recipe that a page marks up in one way; properties outside of any item belong to the only recipe. */
export function recipesOfMarkup({ root, elements }: PageTree, markup: ItemMarkup): SchemaItem[] {
  const recipes: OpenItem[] = []
  const outside: OpenItem = newItem([])
  let left = maxProperties
  const readWithin = (children: readonly ChildNode[], current: OpenItem) => {
    for (const element of children) {
      if (!isTag(element) || left <= 0) continue
      const properties = markup.propertiesOf(element)
      const types = markup.typesOf(element)
      let inner = current
      if (types) {
        inner = newItem(types)
        if (typesOf(inner).includes('recipe')) recipes.push(inner)
      }
      if (properties.length > 0) {
        left -= 1
        const value = types ? inner : valueOfElement(element)
        if (value !== '') for (const name of properties) addValue(current, name, value)
      }
      readWithin(element.children, inner)
      if (types && element.attribs.itemref) {
        for (const id of words(element.attribs.itemref).slice(0, 10)) {
          const referred = elements.find(({ attribs }) => attribs.id === id)
          if (referred && !isWithin(element, referred)) {
            left -= 100
            readWithin([referred], inner)
          }
        }
      }
    }
  }
  readWithin(root.children, outside)
  const [recipe] = recipes
  if (recipe && recipes.length === 1)
    for (const [name, values] of Object.entries(outside))
      if (name.startsWith('recipe') || name === 'ingredients') recipe[name] ??= values
  return recipes
}

function addValue(item: OpenItem, name: string, value: unknown): void {
  const values = item[name]
  if (values) values.push(value)
  else item[name] = [value]
}

function newItem(types: string[]): OpenItem {
  const item = Object.create(null) as OpenItem
  item['@type'] = types
  return item
}

function isWithin(element: Element, outer: Element): boolean {
  for (let each: Element['parent'] = element; each; each = each.parent) if (each === outer) return true
  return false
}

const textProperties =
  /^(?:name|author|keywords|recipe(?:ingredient|instructions|yield|cuisine|category)|ingredients?)$/i

function valueOfElement(element: Element): string {
  const { name, attribs } = element
  const text = () => (isSkipped(element) ? '' : visibleText(element))
  if (attribs.content !== undefined && attribs.content.trim() !== '') return attribs.content
  if (name === 'meta') return ''
  if (name === 'img' || name === 'source' || name === 'amp-img') return addressOfImage(element)
  if (name === 'time') return attribs.datetime ?? text()
  if (name === 'data' || name === 'meter') return attribs.value ?? text()
  const property = attribs.itemprop ?? attribs.property ?? ''
  if (
    (name === 'a' || name === 'link') &&
    attribs.href &&
    property &&
    !textProperties.test(withoutVocabulary(property))
  )
    return attribs.href
  return text() || titleWithin(element)
}

/** hRecipe keeps a value for machines in the title of an element of class value-title. */
function titleWithin({ children }: Element): string {
  const titled = children.find((child) => isTag(child) && /value-title/.test(child.attribs.class ?? ''))
  return titled && isTag(titled) ? (titled.attribs.title ?? '') : ''
}

/** The address of a picture; pages that load pictures late keep it in another attribute. */
export function addressOfImage({ attribs }: Element): string {
  const late = attribs['data-src'] ?? attribs['data-lazy-src'] ?? attribs['data-original']
  const src = attribs.src ?? ''
  return (src === '' || src.startsWith('data:') ? late : src) ?? ''
}
