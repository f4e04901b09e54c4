import type { ImportedLine } from '../../importedRecipe.ts'
import { baseName } from '../archive/entryNames.ts'
import type { RecipeDraft } from '../recipeDraft.ts'
import { amountText, ingredientText } from '../texts/amounts.ts'
import { asList, asText, type Fields, isFields, isFilled, namesIn, pick, tagsIn } from '../texts/fields.ts'
import { nutritionIn } from '../texts/nutrition.ts'
import { oneLine } from '../texts/plainText.ts'
import { headingOf, ingredientLines, lineOf, stepLines } from '../texts/recipeLines.ts'

const titles = ['title', 'name', 'recipename', 'recipetitle']
const ingredientNames = [
  'ingredients',
  'ingredient',
  'ingredientlist',
  'recipeingredient',
  'recipeingredients',
]
const stepNames = [
  'instructions',
  'directions',
  'steps',
  'method',
  'preparation',
  'recipeinstructions',
  'recipedirections',
  'direction',
]

/** The same fields under names in small letters without "_", "-" and spaces; of two alike the first. */
function folded(fields: Fields): Fields {
  const found: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(fields).slice(0, 500))
    found[key.toLowerCase().replace(/[\s_-]/g, '')] ??= value
  return found
}

/** JSON or YAML of a program that is not known by name: a title with ingredients or steps. Null for anything else. */
export function readAnyRecipe(original: Fields): RecipeDraft | null {
  const fields = folded(original)
  const title = pick(fields, ...titles)
  const ingredients = pick(fields, ...ingredientNames)
  const steps = pick(fields, ...stepNames)
  if (!isFilled(title) || (ingredients === undefined && steps === undefined)) return null
  const draft: RecipeDraft = {
    title,
    ingredients: asList(ingredients).flatMap((each) => ingredientRow(each, 0)),
    steps: asList(steps).flatMap((each) => stepRow(each, 0)),
    description: pick(fields, 'description', 'summary', 'introduction', 'intro'),
    notes: pick(fields, 'notes', 'note', 'comments', 'tips'),
    yieldText: pick(
      fields,
      'servings',
      'yield',
      'yields',
      'serves',
      'portions',
      'recipeyield',
      'servingsize',
    ),
    prep: pick(fields, 'preptime', 'preparationtime', 'prepminutes', 'preptimeminutes', 'activetime'),
    cook: pick(fields, 'cooktime', 'cookingtime', 'cookminutes', 'cooktimeminutes'),
    total: pick(fields, 'totaltime', 'totalminutes', 'totaltimeminutes', 'time'),
    otherTimes: [pick(fields, 'othertime', 'inactivetime', 'waitingtime', 'resttime', 'restingtime')],
    author: pick(fields, 'author', 'source', 'sourcename', 'credit'),
    links: [
      pick(fields, 'sourceurl', 'originalurl', 'recipeurl', 'url', 'link', 'weblink', 'originurl'),
      ...asList(fields.source).map((source) => (isFields(source) ? pick(source, 'url', 'link') : source)),
    ],
    language: pick(fields, 'language', 'lang', 'locale'),
    cuisine: tagsIn(fields.cuisine),
    categories: [...tagsIn(pick(fields, 'categories', 'category', 'folders')), ...tagsIn(fields.course)],
    tags: tagsIn(pick(fields, 'tags', 'keywords', 'labels')),
    rating: pick(fields, 'rating', 'userrating', 'stars'),
    nutrition: nutritionIn(pick(fields, 'nutrition', 'nutritionalinfo', 'nutritionalinformation')),
    pictures: picturesOf(fields),
  }
  return draft.ingredients.length + draft.steps.length > 0 ? draft : null
}

function picturesOf(fields: Fields) {
  const names = asList(
    pick(fields, 'images', 'image', 'photos', 'photo', 'picture', 'pictures', 'imageurl', 'photourl'),
  )
    .flatMap((each) => (isFields(each) ? asList(pick(each, 'data', 'url', 'src', 'path', 'name')) : [each]))
    .map(asText)
    .filter(isFilled)
  const isAddress = (name: string) => /^https?:/i.test(name)
  const files = names.filter((name) => name.length < 500 && !isAddress(name))
  return {
    base64: names.filter((name) => name.startsWith('data:') || name.length >= 500),
    files: files.flatMap((name) => [name, baseName(name)]),
    addresses: names.filter(isAddress),
  }
}

const maxLevels = 4

function ingredientRow(row: unknown, level: number): ImportedLine[] {
  if (!isFields(row)) return ingredientLines(asText(row))
  const fields = folded(row)
  const inner = pick(fields, ...ingredientNames, 'items', 'list')
  const name = oneLine(
    namesIn(pick(fields, 'name', 'food', 'ingredient', 'item', 'title', 'text', 'description'))[0] ?? '',
  )
  if (Array.isArray(inner) && level < maxLevels)
    return [...headingIn(name), ...inner.flatMap((each) => ingredientRow(each, level + 1))]
  if (fields.isheader === true || fields.issection === true || fields.isheading === true)
    return headingIn(name)
  const unit = oneLine(namesIn(pick(fields, 'unit', 'units', 'measure', 'measurement'))[0] ?? '')
  const raw = pick(fields, 'amount', 'quantity', 'qty')
  const amount = amountText(raw, unit) || oneLine(asText(raw)).replace(/^0$/, '')
  const text = ingredientText(
    amount,
    unit,
    name,
    oneLine(asText(pick(fields, 'note', 'notes', 'preparation', 'comment'))),
  )
  return text === '' ? [] : [lineOf(text)]
}

function stepRow(row: unknown, level: number): ImportedLine[] {
  if (!isFields(row)) return stepLines(asText(row))
  const fields = folded(row)
  const inner = pick(fields, ...stepNames, 'items', 'list')
  const name = oneLine(asText(pick(fields, 'name', 'title', 'heading', 'section')))
  const text = asText(
    pick(fields, 'text', 'instruction', 'description', 'step', 'direction', 'content', 'body'),
  )
  if (fields.isheader === true || fields.issection === true || fields.isheading === true)
    return headingIn(name || oneLine(text))
  if (Array.isArray(inner) && level < maxLevels)
    return [...headingIn(name), ...inner.flatMap((each) => stepRow(each, level + 1))]
  return isFilled(text) ? [...headingIn(name), ...stepLines(text)] : stepLines(name)
}

const headingIn = (text: string): ImportedLine[] => {
  const heading = text.replace(/\s*:$/, '')
  return heading === '' ? [] : [headingOf(heading)]
}
