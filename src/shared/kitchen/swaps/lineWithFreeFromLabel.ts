import type { EaterConcern } from '../findings/concerns.ts'
import { createLineReaderForConcern } from '../gate/allergies/eaterFindings.ts'
import type { LineCheck } from '../gate/checkLine.ts'

/** What a maker writes on a product that is commonly, but not always, made with it. */
const labels: Readonly<Record<string, string>> = {
  gluten: 'gluten-free',
  crustaceans: 'shellfish-free',
  molluscs: 'shellfish-free',
  eggs: 'egg-free',
  fish: 'fish-free',
  peanuts: 'peanut-free',
  soy: 'soy-free',
  milk: 'dairy-free',
  nuts: 'nut-free',
  celery: 'celery-free',
  mustard: 'mustard-free',
  sesame: 'sesame-free',
  sulphites: 'sulphite-free',
  vegan: 'vegan',
  vegetarian: 'vegetarian',
  pescatarian: 'vegetarian',
  'gluten-free': 'gluten-free',
  'dairy-free': 'dairy-free',
}

/**
 * The same line with a label to look for, where all that stands against it is only possible: "celery-free stock
 * cube". Null where something is certain, or where no such label is found in shops.
 */
export function lineWithFreeFromLabel(check: LineCheck, offended: readonly EaterConcern[]): string | null {
  const { text, line } = check
  if (offended.length === 0 || line.alternatives.length > 0 || !text.includes(line.name)) return null
  const words = new Set<string>()
  for (const concern of offended) {
    const label = 'id' in concern ? labels[concern.id] : undefined
    if (label === undefined || createLineReaderForConcern(concern)(check)?.isCertain !== false) return null
    words.add(label)
  }
  return text.replace(line.name, () => `${[...words].join(', ')} ${line.name}`)
}
