/** What stands around every page. */

export const siteName = 'Larder'
export const backHome = 'Back to the kitchen'
export const skipToContent = 'Skip to content'
export const mainMenu = 'Main'
export const menu = 'Menu'
export const footerMenu = 'About this site'
export const footerCategories = 'Categories'
export const navGenerate = 'Generate'
export const navRecipes = 'Recipes'
export const navGroceries = 'Groceries'
export const navSettings = 'My settings'
export const navHousehold = 'Household'
export const navAccount = 'Account'
export const pageTitle = (title: string) => `${title} · ${siteName}`
export const somethingBroke = 'Something went wrong here.'
export const requestNumber = (requestId: string) =>
  `If you write to us, this number finds the cause: ${requestId}`
export const copyright = (year: number) => `© 2024–${year} ${siteName}`

export const homeTitle = 'Discover & Plan Your Perfect Meal'
export const homeLead =
  'Tell Larder what you eat, how long you have and what you long for. It writes a recipe before your eyes, and you keep what you like.'
export const homeGenerate = 'Generate a Recipe'
export const homeFind = 'Find a Recipe'
export const homeLatest = 'Fresh from the kitchen'
export const homeEmpty = 'Nothing has been cooked here yet. Write the first recipe.'
export const homePromises = [
  {
    name: 'Yours from the first word',
    text: 'Diet, meat, meal, minutes and skill are settled before the first line is written.',
  },
  { name: 'No account to start', text: 'Answer, read, cook. An account is only for keeping.' },
  {
    name: 'Change one thing',
    text: 'No cream, for six, quicker: say it, and a new version stands beside the old one.',
  },
]
