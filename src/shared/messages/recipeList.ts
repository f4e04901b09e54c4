/** What the list of recipes and its categories say. */

export const title = 'Recipes'
export const lead = 'Look for a dish, or leave out what you do not eat.'
export const filters = 'Filters'
export const closeFilters = 'Close'
export const showFound = (count: string) => `Show ${count}`
export const search = 'Search'
export const searchLabel = 'Search recipes'
export const searchHint = 'A dish, or what is in it'
export const mine = 'My Culinary Creations'
export const mineSignIn = 'Sign in to see your own creations'
export const mealType = 'Meal Type'
export const dietType = 'Diet Type'
export const cuisine = 'Cuisine'
export const all = 'All'
export const without = 'Leave out'
export const withoutHint = 'Only recipes in which our kitchen found none of these.'
export const strict = 'Leave out what may contain them, too'
export const whoEats = 'Who eats'
export const eaters = { anyone: 'Anyone', me: 'Only me', household: 'My household' }
export const whoEatsHint = 'By what you told us of allergies and diets.'
export const apply = 'Apply'
export const clear = 'Clear all filters'
/** A check shows what is in a recipe; that something is not it cannot show. */
export const caution =
  'Our kitchen reads every ingredient line, but it can miss what a line does not say. With an allergy, read each recipe and label yourself.'

export const sortedBy = 'Sort by'
export const sorts = { newest: 'Newest', rating: 'Best rated', time: 'Quickest' }
export const results = 'Found recipes'
export const loading = 'Looking through the recipes…'
export const number = (count: number) => count.toLocaleString('en')
/** With more than are counted, "10,000+". */
export const atLeast = (count: number, isMore: boolean) => `${number(count)}${isMore ? '+' : ''}`
export const recipes = (count: number, isMore: boolean) =>
  count === 1 && !isMore ? '1 recipe' : `${atLeast(count, isMore)} recipes`
export const pageOf = (page: number, pages: number) => `page ${number(page)} of ${number(pages)}`
export const wouldLeave = (count: string) => `${count} recipes`
export const yours = 'Your own creation'
/** `average` has two decimals. */
export const stars = (average: string, count: number) =>
  `${average} of 5 stars by ${count === 1 ? '1 cook' : `${number(count)} cooks`}`
export const starsShort = (average: string, count: number) => `${average} (${number(count)})`
export const notRated = 'Not rated yet'

export const pages = 'Pages'
export const previousPage = 'Previous'
export const nextPage = 'Next'
export const toPage = (page: number) => `Page ${number(page)}`

export const empty = {
  title: 'Oops! No recipes found',
  text: 'It seems our kitchen is empty for this search.',
  advice: 'Try adjusting your filters or search for a different dish!',
}
export const failed = 'Failed to load recipes. Please try again.'
export const tryAgain = 'Try again'

export const byCategory = 'Browse by category'
export const categories = 'Categories'
export const categoriesLead = 'Every shelf of the kitchen: by meal, by diet, by where it comes from.'
export const toAll = 'All recipes'
