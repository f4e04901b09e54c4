import type { DishTemplate } from '../../dishTemplate.ts'

export const americanDishes: readonly DishTemplate[] = []
