/** The page that tells what Larder can do. */

export const lead =
  'From a wish to a recipe, from a recipe to the shopping, from the shopping to the table. All of it is free.'

export const sections = [
  {
    id: 'recipe-creation',
    title: 'Recipe Creation',
    paragraphs: [
      'Five short questions, a cuisine and a wish in your own words: a recipe is written before your eyes. You need no account for it.',
      'Not quite right? Ask for another one, or change a single thing: no cream, for six, quicker. Every version stays beside the others, so you can go back to the first.',
      'When you are signed in, what you told of your household goes into it as well: who must not eat what, what they like, and how many sit down.',
    ],
    links: [{ to: '/generate', text: 'Generate a recipe' }],
  },
  {
    id: 'checks',
    title: 'A second look at every recipe',
    paragraphs: [
      'Every recipe, ours or yours, is read line by line: which food is it, and how much of it? From that we tell which of fourteen allergens it contains or may contain, which diets it breaks, and roughly what a serving holds.',
      'Where we do not know a food, we say so. A check shows what is there. It can never prove that something is not.',
    ],
    links: [],
  },
  {
    id: 'cooking',
    title: 'At the stove',
    paragraphs: [
      'Scale a recipe to the people at your table, in metric or in US measures, rounded to what a spoon can hold. The times in the steps stay as they are, and we tell you why.',
      'Cook mode shows one step at a time in letters you read from across the kitchen, keeps the screen awake, and runs a timer for each time a step names.',
    ],
    links: [{ to: '/recipes', text: 'Find a recipe' }],
  },
  {
    id: 'collection',
    title: 'Your own cookbook',
    paragraphs: [
      'Save what was written for you, or type in what your grandmother wrote. Put a photo on it. Edit it later: every earlier state is kept and can come back.',
      'Search by name or ingredient, filter by meal, diet, cuisine and allergens, or let the list keep to what everybody in your household can eat. A recipe that became a story can be turned into a blog entry.',
    ],
    links: [
      { to: '/categories', text: 'Look by category' },
      { to: '/submit-recipe', text: 'Submit a recipe' },
    ],
  },
  {
    id: 'grocery-list',
    title: 'Grocery List',
    paragraphs: [
      'Put a recipe on the list and its ingredients are sorted by aisle, added up with those of other recipes, and left out when you always have them at home.',
      'Everybody in your household sees the same list, and ticks appear on the other phone within a moment. It opens and takes changes without a network too, and catches up when there is one.',
      'Copy it, share it, or send it as a text to your phone.',
    ],
    links: [{ to: '/grocery', text: 'Open the grocery list' }],
  },
  {
    id: 'household',
    title: 'Household',
    paragraphs: [
      'Invite who you live with by a link or by mail. Add children and guests who have no account, with their allergies and dislikes, and recipes are checked for them as well.',
    ],
    links: [{ to: '/household', text: 'Your household' }],
  },
  {
    id: 'cooks',
    title: 'Other cooks',
    paragraphs: [
      'Rate what you cooked, mark what you have tried, and leave a note for the next cook. Look who cooks for others near you.',
    ],
    links: [
      { to: '/forum', text: 'Read what cooks found out' },
      { to: '/localflavors', text: 'Chefs near you' },
    ],
  },
]
