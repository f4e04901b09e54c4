import type { DishTemplate } from '../../dishTemplate.ts'

export const caribbeanDishes: readonly DishTemplate[] = []
