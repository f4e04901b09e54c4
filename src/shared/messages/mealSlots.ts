import * as m from '#messages'

const standardNames: Record<string, () => string> = {
  breakfast: m.meal_plan_slots_breakfast,
  lunch: m.meal_plan_slots_lunch,
  dinner: m.meal_plan_slots_dinner,
  snack: m.meal_plan_slots_snack,
}

/** As the household calls a slot, else its standard name; that of a slot that is not known is its id. */
export function mealSlotName({ id, name }: { id: string; name: string }): string {
  return name || (standardNames[id]?.() ?? id)
}
