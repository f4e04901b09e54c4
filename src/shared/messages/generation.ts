/** Every sentence of the recipe generator. */

export const selectCuisine = 'Please select a cuisine before proceeding.'
export const wishTooLong = 'Please keep the wish under 200 characters.'
