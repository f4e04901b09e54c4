import type { ImportedLine } from '../../importedRecipe.ts'
import type { RecipeDraft } from '../recipeDraft.ts'
import {
  asList,
  asNumber,
  asText,
  type Fields,
  isFields,
  isFilled,
  namesIn,
  pick,
  tagsIn,
} from '../texts/fields.ts'
import { nutritionIn } from '../texts/nutrition.ts'
import { oneLine } from '../texts/plainText.ts'
import { headingOf, ingredientLines, stepLines } from '../texts/recipeLines.ts'

// Recipes as https://schema.org/Recipe: Nextcloud Cookbook, RecipeSage, Pestle and files with JSON-LD.

const typesOf = (node: Fields) => asList(node['@type']).map((type) => asText(type).replace(/^.*[/:#]/, ''))

export const isSchemaOrg = (fields: Fields): boolean =>
  typesOf(fields).includes('Recipe') ||
  (!('@type' in fields) &&
    ('recipeIngredient' in fields || 'recipeInstructions' in fields || 'recipeYield' in fields))

/** Nodes of a graph by their "@id", for recipes that name their author or picture by it. */
export type NodesById = ReadonlyMap<string, Fields>

export function readSchemaOrg(fields: Fields, nodes: NodesById = new Map()): RecipeDraft {
  const known = (value: unknown) => asList(value).map((each) => resolved(each, nodes))
  const isOwnExport = 'creditText' in fields || authorNotes(fields).length > 0
  return {
    title: pick(fields, 'name', 'headline'),
    ingredients: asList(pick(fields, 'recipeIngredient', 'ingredients')).flatMap((each) =>
      ingredientLines(isFields(each) ? (namesIn(each)[0] ?? '') : asText(each)),
    ),
    steps: stepsIn(pick(fields, 'recipeInstructions', 'instructions'), 0),
    description: fields.description,
    notes: [...authorNotes(fields), ...namesIn(fields.notes)],
    yieldText: yieldOf(fields),
    prep: pick(fields, 'prepTime'),
    cook: pick(fields, 'cookTime', 'performTime'),
    total: pick(fields, 'totalTime'),
    author: known(fields.author).flatMap(namesIn)[0] ?? fields.creditText,
    links: [
      ...known(fields.isBasedOn).map(addressOf),
      addressOf(fields.url),
      addressOf(fields.orgURL),
      ...known(fields.mainEntityOfPage).map(addressOf),
      ...(typesOf(fields).length > 0 ? [fields['@id']] : []),
    ],
    language: namesIn(fields.inLanguage)[0],
    cuisine: tagsIn(fields.recipeCuisine),
    categories: tagsIn(fields.recipeCategory),
    tags: tagsIn(fields.keywords),
    rating: pick(fields, 'rating', 'userRating') ?? (isOwnExport ? ownRating(fields.aggregateRating) : null),
    nutrition: nutritionIn(fields.nutrition),
    pictures: {
      base64: known(fields.image)
        .flatMap(picturesOf)
        .filter((text) => text.startsWith('data:')),
      // Nextcloud keeps the picture beside the file, whatever `image` says.
      files: ['jpg', 'jpeg', 'png', 'webp', 'gif'].map((extension) => `./full.${extension}`),
      addresses: known(fields.image).flatMap(picturesOf),
    },
  }
}

function resolved(value: unknown, nodes: NodesById): unknown {
  if (!isFields(value) || Object.keys(value).length > 2) return value
  return nodes.get(asText(value['@id'])) ?? value
}

const addressOf = (value: unknown): unknown =>
  isFields(value) ? pick(value, 'url', '@id', 'contentUrl', 'name') : asList(value)[0]

const picturesOf = (value: unknown): string[] =>
  isFields(value)
    ? asList(pick(value, 'url', 'contentUrl', '@id', 'thumbnailUrl')).map(asText)
    : asList(value).map(asText)

/** The yield in its own words: of several the one that says most. */
function yieldOf(fields: Fields): string {
  const values = asList(pick(fields, 'recipeYield', 'yield')).map((value) =>
    isFields(value)
      ? [asText(value.value), asText(pick(value, 'unitText', 'name'))].join(' ').trim()
      : asText(value),
  )
  return values.filter(isFilled).sort((a, b) => b.length - a.length)[0] ?? ''
}

/** Notes that RecipeSage keeps as a comment named "Author Notes". */
const authorNotes = (fields: Fields): string[] =>
  asList(fields.comment)
    .filter(isFields)
    .filter((comment) => /^author.?s? notes?$/i.test(asText(comment.name).trim()))
    .map((comment) => asText(comment.text))
    .filter(isFilled)

/** A rating by one person is the owner's, in an export that names a site's rating nowhere. */
const ownRating = (rating: unknown): unknown =>
  isFields(rating) && [rating.ratingCount, rating.reviewCount].some((count) => asNumber(count) === 1)
    ? rating.ratingValue
    : null

const maxLevels = 8

/** Instructions as a text, texts, HowToStep, HowToSection or an ItemList of them. */
function stepsIn(value: unknown, level: number): ImportedLine[] {
  if (level > maxLevels) return []
  if (Array.isArray(value)) return value.flatMap((each) => stepsIn(each, level + 1))
  if (!isFields(value)) return stepLines(asText(value))
  const types = typesOf(value)
  const inner = pick(value, 'itemListElement', 'steps', 'step', 'item')
  const name = oneLine(asText(value.name)).replace(/\s*:$/, '')
  const text = asText(pick(value, 'text', 'description', '@value'))
  if (types.includes('HowToSection'))
    return [...(name === '' ? [] : [headingOf(name)]), ...stepsIn(inner ?? text, level + 1)]
  if (inner !== undefined && !isFilled(text)) {
    // A list of directions inside a step says the same as its name and text would.
    const lines = stepsIn(inner, level + 1)
    return lines.length > 0 ? lines : stepLines(name)
  }
  return stepLines(isFilled(text) ? text : name)
}
