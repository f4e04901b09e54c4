import type { LeftOutFood } from '../readWishLimits.ts'

/** Kinds of dish that a wish may ask for without a name. */
export const dishKinds = [
  'soup',
  'stew',
  'curry',
  'salad',
  'sandwich',
  'wrap',
  'pasta',
  'noodles',
  'stir-fry',
  'casserole',
  'pie',
  'cake',
  'cookies',
  'pancakes',
  'omelet',
  'burger',
  'pizza',
  'smoothie',
  'dip',
  'finger food',
  'dessert',
  'side dish',
  'roast',
  'bread',
  'baking',
] as const
export type DishKind = (typeof dishKinds)[number]

/** What is in the kitchen, or is not. `only`: nothing else gets hot. */
export const equipments = [
  'microwave only',
  'air fryer',
  'slow cooker',
  'pressure cooker',
  'barbecue',
  'one pot',
  'no oven',
  'no stove',
  'no heat',
  'no blender',
  'oven',
  'no frying',
] as const
export type Equipment = (typeof equipments)[number]

export const tastes = [
  'creamy',
  'crispy',
  'spicy',
  'mild',
  'smoky',
  'sour',
  'sweet',
  'soft',
  'chewy',
  'fluffy',
  'thick',
  'smooth',
  'sticky',
  'fresh',
  'cheesy',
  'plain',
  'nothing green',
] as const
export type Taste = (typeof tastes)[number]

export const efforts = ['few steps', 'no chopping', 'slow', 'from scratch'] as const
export type Effort = (typeof efforts)[number]

export const keepings = ['ahead', 'freezer', 'eaten cold', 'served hot', 'portable'] as const
export type Keeping = (typeof keepings)[number]

export const budgets = ['cheap', 'store cupboard'] as const
export type Budget = (typeof budgets)[number]

/** What of a serving a wish puts a bound to; kcal, grams, or milligrams of sodium. */
export const boundedNutrients = [
  'kcal',
  'proteinGrams',
  'carbohydrateGrams',
  'fibreGrams',
  'sodiumMg',
  'fatGrams',
] as const
export type BoundedNutrient = (typeof boundedNutrients)[number]

/** One thing that a wish asks for. */
export type WishDemand =
  /**
   * A dish by its name; `name` is the one in `dishNames`, or a ready dish of the catalogue. Of several in `anyOf` one is enough.
   * `role`: "beside" for one that another dish is served with, "like" for one that the recipe only is to resemble.
   */
  | { kind: 'dish'; name: string; anyOf?: readonly string[]; role?: 'beside' | 'like' }
  | { kind: 'dish kind'; dishKind: DishKind }
  /**
   * A food of the catalogue or a group of the gate, by its English name; of several in `anyOf` one is enough. `isLeftover`: it
   * was cooked before. `isOptional`: it may be in the dish but need not be.
   */
  | { kind: 'food in'; food: string; anyOf: readonly string[]; isLeftover?: true; isOptional?: true }
  | { kind: 'food out'; leftOut: LeftOutFood }
  /** From 1. */
  | { kind: 'people'; count: number }
  | { kind: 'equipment'; equipment: Equipment }
  | { kind: 'taste'; taste: Taste }
  | { kind: 'nutrition'; nutrient: BoundedNutrient; least: number | null; most: number | null }
  | { kind: 'effort'; effort: Effort }
  /** In minutes. */
  | { kind: 'time'; maxMinutes: number }
  /** Water, salt, pepper and oils not counted. */
  | { kind: 'ingredients'; most: number }
  | { kind: 'keeping'; keeping: Keeping }
  | { kind: 'budget'; budget: Budget }

/** A demand with its place in the wish: `said` is what stands from `start` up to `end`. */
export type WishRequirement = WishDemand & { said: string; start: number; end: number }

/** Why a requirement is not held, as data. Figures are those of the recipe, absent where they are not known. */
export type NotHeldReason =
  | { reason: 'other dish' }
  | { reason: 'diet'; diet: string }
  | { reason: 'chosen meat'; meat: string }
  /** It is held, but what was chosen is not in the recipe for it. */
  | { reason: 'without chosen meat'; meat: string }
  | { reason: 'chosen time'; cookingTime: string }
  | { reason: 'other limit' }
  | { reason: 'not in it' }
  | { reason: 'still in it' }
  | { reason: 'takes longer'; minutes?: number }
  | { reason: 'too short'; minutes?: number }
  | { reason: 'other number'; servings?: number }
  /** `amount`: of the bounded nutrient in a serving, or of ingredients. */
  | { reason: 'not so'; amount?: number }

export interface WishOutcome {
  held: readonly WishRequirement[]
  notHeld: readonly { requirement: WishRequirement; why: NotHeldReason }[]
}
