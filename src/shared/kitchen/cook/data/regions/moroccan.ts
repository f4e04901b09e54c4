import type { DishTemplate } from '../../dishTemplate.ts'

export const moroccanDishes: readonly DishTemplate[] = []
