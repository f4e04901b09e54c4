import type { DishTemplate } from '../../dishTemplate.ts'

export const egyptianDishes: readonly DishTemplate[] = []
