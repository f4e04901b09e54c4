import { type FilledDish, shortFoodNameOfItem } from './filledDish.ts'

/**
 * The name of a part with its foods filled in: "garlic {yogurt}" is "garlic coconut yogurt" for a vegan, and "tzatziki" is
 * "coconut tzatziki".
 */
export function fillComponentName(template: string, plate: FilledDish, role: string): string {
  const name = fillSlotsOfName(template, plate, role)
  const isCoconut = plate.items.some(
    ({ slot, food }) => slot.startsWith(`${role}.`) && food.name === 'unsweetened coconut yogurt',
  )
  return isCoconut && !name.includes('coconut') ? `coconut ${name}` : name
}

function fillSlotsOfName(template: string, plate: FilledDish, role: string): string {
  return template.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const item = plate.slots.get(`${role}.${slot}`)?.[0]
    return item ? shortFoodNameOfItem(item) : ''
  })
}

/** Whether the braces outside brackets all have something to say. */
export function hasAllTemplateFoods(plate: FilledDish, template: string, prefix: string): boolean {
  const bare = template.replace(/\[[^\]]*\]/g, '')
  return [...bare.matchAll(/\{([a-z][a-zA-Z+]*)[+}]/g)].every(([, names = '']) =>
    names.split('+').some((name) => (plate.slots.get(prefix + name)?.length ?? 0) > 0),
  )
}

const madeOfYogurt = /\b(?<!coconut )(?:tzatziki|raita|cacık|haydari|labneh|yogurt)\b/i

/** "tzatziki" in a title is "coconut tzatziki" where the yogurt of the dish is one of coconut. */
export function nameCoconutYogurt(title: string, { items }: FilledDish): string {
  const isCoconut = items.some(({ food }) => food.name === 'unsweetened coconut yogurt')
  return isCoconut && !/coconut/i.test(title)
    ? title.replace(madeOfYogurt, (name) => `coconut ${name.toLowerCase()}`)
    : title
}
