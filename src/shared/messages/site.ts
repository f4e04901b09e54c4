/** What stands around every page. */

export const siteName = 'Larder'
export const backHome = 'Back to the kitchen'
export const dismiss = 'Dismiss'
export const skipToContent = 'Skip to content'
export const mainMenu = 'Main'
export const menu = 'Menu'
export const footerMenu = 'About this site'
export const footerGroups = {
  features: 'Features',
  cook: 'Cook',
  learn: 'Learn',
  help: 'Help',
  legal: 'The small print',
  elsewhere: 'Elsewhere',
}
export const footerCategories = 'Categories'
/** Pages that stand in the footer; here, so that no page carries the words of the others. */
export const titles = {
  features: 'What Larder does',
  cookingTips: 'Cooking Tips',
  forum: 'The Cooks’ Forum',
  localFlavors: 'Local Flavors',
  faq: 'Questions and Answers',
  helpCenter: 'Help Center',
  contact: 'Contact',
}
/** Parts of the page of features, by their ids there. */
export const footerFeatures = {
  'recipe-creation': 'Recipe Creation',
  'grocery-list': 'Grocery List',
}
export const footerForum = 'Forum'
export const footerFaq = 'FAQ'
export const navGenerate = 'Generate'
export const navRecipes = 'Recipes'
export const navGroceries = 'Groceries'
export const navSettings = 'My settings'
export const navHousehold = 'Household'
export const navAccount = 'Account'
const socialNames: Record<string, string> = {
  'facebook.com': 'Facebook',
  'github.com': 'GitHub',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'pinterest.com': 'Pinterest',
  'threads.net': 'Threads',
  'tiktok.com': 'TikTok',
  'twitter.com': 'Twitter',
  'x.com': 'X',
  'youtube.com': 'YouTube',
}
/** What a page elsewhere is called by its host, such as www.instagram.com. */
export const socialName = (host: string) => {
  const name = host.replace(/^www\./, '')
  return socialNames[name] ?? name
}
export const pageTitle = (title: string) => `${title} · ${siteName}`
export const somethingBroke = 'Something went wrong here.'
export const requestNumber = (requestId: string) =>
  `If you write to us, this number finds the cause: ${requestId}`
export const copyright = (year: number) => `© 2024–${year} ${siteName}`

export const homeTitle = 'Discover & Plan Your Perfect Meal'
export const homeLead =
  'Tell Larder what you eat, how long you have and what you long for. It writes a recipe before your eyes, and you keep what you like.'
export const homeSlides = 'Dishes to begin with'
export const carousel = {
  carousel: 'carousel',
  slide: 'slide',
  slideOf: (name: string, place: number, count: number) => `${name}, ${place} of ${count}`,
  goTo: (name: string, place: number, count: number) => `${name}, picture ${place} of ${count}`,
  previous: 'Previous picture',
  next: 'Next picture',
  play: 'Play the pictures',
  pause: 'Stop the pictures',
  choose: 'Choose a picture',
}
/** What the pictures of the first page show. */
export const homeDishes = {
  spaghetti: 'Spaghetti with tomatoes',
  dal: 'Red lentil dal',
  salmon: 'Salmon with lemon',
  mushrooms: 'Mushrooms from the pan',
  karaage: 'Chicken karaage',
  rice: 'Mango sticky rice',
  beans: 'Beans in tomato',
  shakshuka: 'Shakshuka',
  carrots: 'Roast carrots',
  kebabs: 'Lamb kebabs',
  cake: 'Chocolate cake',
}
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
