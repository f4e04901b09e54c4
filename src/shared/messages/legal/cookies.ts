/** The Cookie Policy. */

const lead = 'Larder sets a cookie when you sign in, and only to keep you signed in.'
const sections = [
  {
    title: 'The session cookie',
    paragraphs: [
      'It is called “__Host-larder”, or “larder” where the site runs without https. It holds a random number that says which session is yours, and nothing else. No script can read it, and no other site is sent it.',
      'It lasts 365 days, or until you sign out.',
    ],
  },
  {
    title: 'While you come by Google or Apple',
    paragraphs: [
      'If you sign in by one of them, a second cookie makes sure that the browser that left is the one that comes back. It is over within ten minutes.',
    ],
  },
  {
    title: 'What your browser keeps beside cookies',
    paragraphs: [
      'Recipes you have not saved, and the wish you are typing, wait in your browser’s own storage, and so does the number of your account under “userid”. They are never sent anywhere from there, and signing out removes them.',
      'Your grocery lists, with the page that shows them and the files it needs, are kept so that they open without a network. Changes wait there until they can be sent. Signing out removes all of it.',
      'So are your newest recipes and those you opened lately, each with what our check said of it for your household. Nothing else of your settings is kept but the units you like. Signing out removes all of it.',
    ],
  },
  {
    title: 'A cookie for preferences',
    paragraphs: [
      'There is none. What you like and what you must not eat is kept with your account, and not in your browser.',
    ],
  },
  {
    title: 'A cookie for analytics',
    paragraphs: [
      'There is none, and none for advertising or of any other site. So there is nothing to agree to, and no banner asks you.',
    ],
  },
]

export const cookies = { lead, sections }
