import type { WishItem } from '../wishItems.ts'

/** A food, or a word that is one letter away from one. */
export const isFoodItem = (item: WishItem | undefined): item is WishItem & { food: string } =>
  item !== undefined && item.food !== null && (item.role === 'food' || item.role === 'unknown')
