import { asText, type Fields, isFields } from './fields.ts'
import { oneLine } from './plainText.ts'

/** Names of schema.org for the words that exports use. */
const names: readonly (readonly [RegExp, string])[] = [
  [/^(?:calories|energy|kalorien|kcal|calories|calorías|calorie)/i, 'calories'],
  [/^(?:saturated|saturatedfat)/i, 'saturatedFatContent'],
  [/^(?:unsaturated)/i, 'unsaturatedFatContent'],
  [/^(?:trans)/i, 'transFatContent'],
  [/^(?:total ?fat|fats?|fett|lipides|grasas?|grassi)/i, 'fatContent'],
  [/^(?:total ?carb|carb|kohlenhydrat|glucides|carboidrat)/i, 'carbohydrateContent'],
  [/^(?:sugar|zucker|sucres|azúcar)/i, 'sugarContent'],
  [/^(?:dietary ?fib|fib(?:er|re)|ballaststoff|fibres|fibra)/i, 'fiberContent'],
  [/^(?:protein|eiwei|protéines)/i, 'proteinContent'],
  [/^(?:sodium|natrium)/i, 'sodiumContent'],
  [/^(?:cholesterol|cholesterin)/i, 'cholesterolContent'],
  [/^(?:serving ?size)/i, 'servingSize'],
]

const maxValueLength = 100

/** Nutrition by the names of schema.org, from an object of any spelling ("fat_content") or from "Fat: 12 g" lines. What is neither is left out. */
export function nutritionIn(value: unknown): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [key, text] of isFields(value) ? pairsOf(value) : linesOf(asText(value))) {
    const name = names.find(([pattern]) => pattern.test(key))?.[1]
    const plain = oneLine(text)
    if (name !== undefined && plain !== '' && plain.length <= maxValueLength) found[name] ??= plain
  }
  return found
}

const pairsOf = (fields: Fields) =>
  Object.entries(fields)
    .slice(0, 100)
    .filter(([key]) => !key.startsWith('@'))
    .map(([key, value]) => [spaced(key), asText(value).slice(0, 1_000)] as const)

const spaced = (key: string) => key.replaceAll('_', ' ').replace(/(?<=[a-z])(?=[A-Z])/g, ' ')

const linesOf = (text: string) =>
  text
    .slice(0, 10_000)
    .split(/[\n;]|,\s*\n?(?=[A-Za-z])/)
    .flatMap((line) => {
      const parts = /^\s*([^:\d]{2,40}?)\s*[:\s]\s*(\d.*)$/.exec(line)
      return parts ? [[parts[1]!, parts[2]!] as const] : []
    })
