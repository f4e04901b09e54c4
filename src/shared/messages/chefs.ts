/** What the product says of the directory of chefs. */

export const chefNotFound = 'Chef not found'
