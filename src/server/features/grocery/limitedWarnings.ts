import type { GroceryFoodWarning } from '#shared/contract/grocery.ts'
import type { Eater } from '#shared/kitchen/eaters.ts'
import type { AllergyIndexesByCertainty } from '#shared/kitchen/gate/allergies/foodWarnings.ts'

/** An allergy as one of the fourteen allergens, or in own words; the other is null. */
export interface AllergenOrOwnWordAllergy {
  allergen: Eater['allergens'][number] | null
  food: string | null
}

/** The allergies of a household's people without duplicates, and who has which. */
export interface HouseholdAllergies {
  /** Allergens first, in the kitchen's order. */
  different: AllergenOrOwnWordAllergy[]
  /** The indexes of their allergies in `different`. */
  people: { name: string; places: number[] }[]
}

export function allergiesOfHousehold(eaters: readonly Eater[]): HouseholdAllergies {
  const allergens = new Set(eaters.flatMap((eater) => eater.allergens))
  const foods = new Set(eaters.flatMap(({ otherAllergies = [] }) => otherAllergies))
  const placeOfAllergen = new Map([...allergens].map((allergen, place) => [allergen, place]))
  const placeOfFood = new Map([...foods].map((food, place) => [food, allergens.size + place]))
  return {
    different: [
      ...[...allergens].map((allergen) => ({ allergen, food: null })),
      ...[...foods].map((food) => ({ allergen: null, food })),
    ],
    people: eaters.map(({ name, allergens, otherAllergies = [] }) => ({
      name,
      places: [
        ...allergens.map((allergen) => placeOfAllergen.get(allergen)!),
        ...otherAllergies.map((food) => placeOfFood.get(food)!),
      ],
    })),
  }
}

/** Maximum warnings of one answer; a family of five has some ten for each of the twenty affected things on its list. */
const maxWarningsOfAnswer = 1_000
/** Maximum warnings of one food. */
const maxWarningsOfFood = 20

export interface LimitedFoodWarnings {
  warnings: GroceryFoodWarning[]
  /** How many further warnings there are; absent if none. */
  more?: number
}

/**
 * The warnings of each food for the people of a household, certain ones first. Limited per food and in total, because a
 * household may have so many people and allergies that each of its 300 foods has thousands.
 */
export function limitFoodWarnings(
  found: readonly AllergyIndexesByCertainty[],
  { different, people }: HouseholdAllergies,
): LimitedFoodWarnings[] {
  const foods = found.filter(({ certain, possible }) => certain.length + possible.length > 0).length
  const max = Math.min(maxWarningsOfFood, Math.ceil(maxWarningsOfAnswer / Math.max(foods, 1)))
  return found.map(({ certain, possible }) => {
    const warnings: GroceryFoodWarning[] = []
    let more = 0
    for (const [places, isCertain] of [
      [certain, true],
      [possible, false],
    ] as const) {
      if (places.length === 0) continue
      const isFound = new Uint8Array(different.length)
      for (const place of places) isFound[place] = 1
      const foundPlacesByPerson = people.map((person) =>
        person.places.filter((place) => isFound[place] === 1),
      )
      const shares = distributePlaces(
        foundPlacesByPerson.map((own) => own.length),
        max - warnings.length,
      )
      for (const [index, own] of foundPlacesByPerson.entries()) {
        const eater = people[index]!.name
        for (const place of own.slice(0, shares[index]))
          warnings.push({ eater, ...different[place]!, isCertain })
        more += own.length - shares[index]!
      }
    }
    return more > 0 ? { warnings, more } : { warnings }
  })
}

/**
 * Distributes `room` places among lists of these lengths: the lists get one each in turn, so that a long list leaves
 * room for short ones.
 */
function distributePlaces(lengths: readonly number[], room: number): number[] {
  const shares = lengths.map(() => 0)
  for (let left = room, hasMore = true; left > 0 && hasMore; ) {
    hasMore = false
    for (const [index, length] of lengths.entries()) {
      if (left === 0 || shares[index]! >= length) continue
      shares[index]! += 1
      left -= 1
      hasMore = true
    }
  }
  return shares
}
