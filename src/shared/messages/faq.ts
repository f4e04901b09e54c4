/** Fifteen questions, and what is true. */

export const lead = 'What people ask most. Press a question to open its answer; another press closes it.'
export const questions = [
  {
    id: 'what',
    question: 'What is Larder?',
    answer: [
      'A kitchen helper in the browser. It writes recipes to your wishes, keeps them, checks them for allergens and diets, scales them, and turns them into a grocery list that your household shares.',
    ],
  },
  {
    id: 'price',
    question: 'What does it cost? Is there a premium tier?',
    answer: [
      'Nothing, and no. Everything Larder can do is there for everybody. It is free software, and whoever runs it decides where.',
    ],
  },
  {
    id: 'account',
    question: 'Do I need an account?',
    answer: [
      'Not to have recipes written, to read, search, filter, scale, print or share them, or to write to us. You need one to keep recipes, to rate them and write notes, and for the grocery list and your household.',
    ],
  },
  {
    id: 'ai',
    question: 'Who writes the recipes?',
    answer: [
      'A program. Either our own cook, which works without anything from outside, or a language model, if whoever runs this Larder has set one up. At the end of a recipe stands which of them it was.',
      'Whoever wrote it, the same check reads it line by line. What breaks your wishes is sent back to be mended, twice at most, and what is left after that is shown to you.',
    ],
  },
  {
    id: 'change',
    question: 'Can I change a recipe that was written for me?',
    answer: [
      'Yes. Ask for another one, or say what should be different. Once it is saved you can edit every word of it, and bring back any earlier state.',
    ],
  },
  {
    id: 'scale',
    question: 'Can I change the number of servings?',
    answer: [
      'Yes, on every recipe’s page, and cook mode goes by it. Amounts grow with the servings and are rounded to what you can measure. Metric and US units are a click away. Times and pans stay as they were written: look sooner or later yourself.',
    ],
  },
  {
    id: 'diets',
    question: 'Can I filter by diet and by allergy?',
    answer: [
      'Yes. The list of recipes filters by vegetarian, vegan, gluten-free, keto, paleo and low-carb, and leaves out recipes with any of fourteen allergens. Signed in, you can have it keep to your own settings or to those of your whole household.',
    ],
  },
  {
    id: 'allergens',
    question: 'How far can I rely on the allergen check?',
    answer: [
      'It tells which of the fourteen allergens that the European Union lists a recipe contains or may contain, and which lines it could not read. It can show that something is there. It can never prove that something is not: brands differ, and so do kitchens.',
      'Read the label of everything you use, and ask a doctor if your health depends on it.',
    ],
  },
  {
    id: 'own-recipes',
    question: 'Can I add my own recipes?',
    answer: [
      'Yes, with Submit a recipe, and with a photo. You can change or delete them at any time. Everybody can read what is saved here, so submit only what you may publish.',
    ],
  },
  {
    id: 'ratings',
    question: 'How do ratings and notes work?',
    answer: [
      'Each member has one vote for each recipe, from one to five stars, and may change it; the average counts every vote once. Notes are for words: what you changed, what you would do again. Their author and the recipe’s creator can delete them, and anybody can report one.',
    ],
  },
  {
    id: 'groceries',
    question: 'Can we share a grocery list?',
    answer: [
      'Yes. A list belongs to a household. Invite the others by a link or by mail, and everybody sees what is added and ticked off within a moment.',
    ],
  },
  {
    id: 'offline',
    question: 'Does it work without a network?',
    answer: [
      'The grocery list does: once you have opened it while signed in, it opens anywhere and takes changes, and they are sent when there is a network again. So can your 30 newest recipes and the 20 you opened last be read, and cooked step by step. Nothing has to be paid for it.',
      'A page that is shown so says since when it was kept. To have a recipe written or to search you need a connection. Where your phone saves data, only the recipes you open are kept.',
    ],
  },
  {
    id: 'app',
    question: 'Is there a mobile app?',
    answer: [
      'Not in a store, and none is needed: your browser’s menu offers to install Larder or to put it on the home screen. It then opens in a window of its own, with ways to the grocery list and to a new recipe from its icon. The list can also be sent to your phone as a text.',
    ],
  },
  {
    id: 'password',
    question: 'I forgot my password. How long does the code work?',
    answer: [
      'Ask for a code on the sign-in page. It has six digits, works for 15 minutes, once, and for five tries. After that, ask for another. We send a code, never a link.',
    ],
  },
  {
    id: 'data',
    question: 'What do you know about me, and how do I get rid of it?',
    answer: [
      'What the Privacy Policy lists, and nothing for advertising or analytics. On the page of your account you can download all of it, and delete the account. That happens at once and for good.',
    ],
  },
]
export const more = 'Your question is not among them?'
export const mailSupport = 'Questions and problems:'
export const mailIdeas = 'Ideas:'
