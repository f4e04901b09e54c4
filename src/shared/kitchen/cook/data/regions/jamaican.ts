import type { DishTemplate } from '../../dishTemplate.ts'

export const jamaicanDishes: readonly DishTemplate[] = []
