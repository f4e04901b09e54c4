/** The help center. */

export const lead = 'How things are done here, one after the other. Each ends where you can do it.'

export const sections = [
  {
    id: 'first-recipe',
    title: 'Have a recipe written',
    paragraphs: [
      'Open Generate and answer one question after the other: diet, meat where your diet has any, meal, time and skill. Previous brings you back, and nothing you chose is lost.',
      'Choose a cuisine, and write what you have at home or long for, in up to 500 characters. Leave it as it is to be surprised.',
      'Look over the summary and press Generate Recipe. It takes a few seconds. Stop ends it at any time.',
      'Save Recipe keeps it. If you are not signed in, sign in right there, and it is saved after that. Until then it waits in your browser, also when you close the page.',
    ],
    links: [{ to: '/generate', text: 'Generate a recipe' }],
  },
  {
    id: 'account',
    title: 'Make an account, and get back into it',
    paragraphs: [
      'Sign up with an email address and a password, then type in the code we mail you. It has six digits and works for 15 minutes. Nothing came? Look among the spam, and ask for another after a minute.',
      'Forgot your password? Ask for a code on the sign-in page and set a new one. All other devices are signed out then.',
      'On the page of your account you see where you are signed in and can end any of it, change your password, download everything that is kept of you, and delete the account.',
    ],
    links: [
      { to: '/signup', text: 'Sign up' },
      { to: '/forgot-password', text: 'Set a new password' },
      { to: '/account', text: 'Your account' },
    ],
  },
  {
    id: 'tastes',
    title: 'Tell what you eat, and what you must not',
    paragraphs: [
      'Under My settings stand your allergies, diets, likes and dislikes, how often you eat, and the units you measure in. Recipes written for you keep to them, and every recipe you open is checked against them.',
      'For people you cook for who have no account, add them to your household with the same questions.',
      'The check reads what the recipe says. It does not see the label on your packet, so read that too.',
    ],
    links: [
      { to: '/user-settings', text: 'My settings' },
      { to: '/household', text: 'Household' },
    ],
  },
  {
    id: 'find',
    title: 'Find a recipe again',
    paragraphs: [
      'The search finds words in the name, the description and the ingredients, also when they are a little misspelt. Filters narrow it by meal, diet and cuisine, and leave out allergens.',
      'My Culinary Creations shows only what you saved. Your own recipes bear a star.',
      'What you filtered stands in the address: bookmark it, or send it to somebody.',
    ],
    links: [
      { to: '/recipes', text: 'All recipes' },
      { to: '/categories', text: 'By category' },
    ],
  },
  {
    id: 'cook',
    title: 'Cook from the screen',
    paragraphs: [
      'On a recipe’s page, choose how many it is for and the units. The amounts change; times and pans stay as they were written.',
      'Start cooking shows one step at a time and keeps the screen awake. A time named in a step has a button that starts a timer. Timers run on when you go to another step.',
      'Tick off ingredients as you take them out. The ticks stay in your browser until you are done.',
    ],
    links: [{ to: '/recipes', text: 'Choose one' }],
  },
  {
    id: 'own',
    title: 'Add, change and share your recipes',
    paragraphs: [
      'Submit a recipe takes one ingredient and one step a line, and shows at once how each line was understood.',
      'On the page of a recipe you saved you can edit it, put a photo on it, bring back an earlier state, make it a blog entry, or delete it. What is saved can be read by everybody.',
      'Share hands the address to another app, or copies it. Print leaves out everything but the recipe.',
    ],
    links: [{ to: '/submit-recipe', text: 'Submit a recipe' }],
  },
  {
    id: 'groceries',
    title: 'Shop with the list',
    paragraphs: [
      'Type an item and press Add; suggestions come while you type, and the aisle is chosen for you. Or open a recipe and add all it needs, for as many people as you like.',
      'Everybody in your household uses the same lists. Without a network you go on as usual: what you change waits on your phone and is sent when it can be.',
      'To have the list on a phone as a text, enter the number once and confirm it by the code that is texted to it. There is a limit to the texts of a day: ten, as a rule.',
    ],
    links: [{ to: '/grocery', text: 'Groceries' }],
  },
  {
    id: 'household',
    title: 'Cook together',
    paragraphs: [
      'Invite people on the page of your household: by a link that works for seven days, or by mail. Who accepts shares your lists, and what they must not eat counts in every check.',
      'You can be in several households and switch between them. Who owns one can hand it over, remove people, and rename it.',
    ],
    links: [{ to: '/household', text: 'Household' }],
  },
  {
    id: 'notes',
    title: 'Leave a note on a recipe',
    paragraphs: [
      'Write a note stands on every recipe’s page, and in the forum you can look for the recipe first. Everybody reads it, with your name. You can delete it, and so can whoever created the recipe.',
      'Report a note that should not be there; you need no account for it. When three visitors have, it is hidden until it has been looked at.',
    ],
    links: [{ to: '/forum', text: 'The forum' }],
  },
  {
    id: 'trouble',
    title: 'Something does not work',
    paragraphs: [
      'Load the page anew first. If a sentence with a long number appears, write to us with that number: it leads us to the cause.',
      'Reading, searching, filtering and writing to us work without JavaScript. Signing in, having a recipe written, cook mode and the grocery list need it.',
    ],
    links: [
      { to: '/contact', text: 'Contact' },
      { to: '/feedback', text: 'Share Feedback' },
    ],
  },
]
