/** What the product says of the directory of chefs. */

export const chefNotFound = 'Chef not found'

export const lead =
  'People near you who cook for others: at home, on wheels, for a party, or every day at noon.'
export const example = 'The people and places you see here are invented, until real ones come.'
export const filters = 'Filters'
export const placeLabel = 'Location'
export const placeHint = 'Zipcode, city, state or country'
export const search = 'Search'
export const cuisine = 'Cuisine'
export const establishmentType = 'Establishment Type'
export const all = 'All'
export const clear = 'Clear search and filters'

export const found = 'Chefs'
export const chefs = (count: number) => (count === 1 ? '1 chef' : `${count} chefs`)
export const nobodyFound = 'No chef was found here.'
export const nobodyAdvice = 'Try a bigger place, another cuisine or another kind of establishment.'
export const specialties = 'Specialties'
export const location = (city: string, state: string, country: string) => `${city}, ${state}, ${country}`
export const wholeLocation = (city: string, state: string, zipcode: string, country: string) =>
  `${city}, ${state} ${zipcode}, ${country}`

export const construction = 'Under Construction'
export const constructionText =
  'This directory is young: you cannot book or join yet, and more is being built.'

export const back = 'Back to List'
export const recipes = 'Recipes'
export const minutes = (count: number) => `${count} min`
export const cookingTime = 'Cooking time'
export const mealType = 'Meal'
export const dietType = 'Diet'
