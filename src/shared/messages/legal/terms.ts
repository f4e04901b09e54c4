/** The Terms of Service. */

const lead =
  'Larder is free software that anybody may run. These terms hold between you and whoever runs the Larder you are using.'
const sections = [
  {
    title: 'What you may do',
    paragraphs: [
      'You may use Larder to write, keep and cook recipes and to plan what your household eats. It costs nothing.',
      'You may read and change its source under the MIT licence and run a Larder of your own.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'You need no account to have a recipe written. For an account you give an email address that is yours, and you keep your password to yourself.',
      'You must be at least 13 years old to have an account.',
      'You may delete your account at any time on its page. What becomes of your household is told there before it happens.',
    ],
  },
  {
    title: 'Recipes and your health',
    paragraphs: [
      'Recipes are written by a program, either our own cook or a language model that whoever runs this Larder has chosen. Both make mistakes.',
      'Every recipe is checked for fourteen allergens and for diets. Such a check shows what is there. It can never show that nothing is there, so read every label yourself, and ask a doctor when your health depends on it.',
      'Nutrition figures are estimates, shown with the range they deserve.',
    ],
  },
  {
    title: 'What you bring',
    paragraphs: [
      'What you write stays yours. You let Larder keep it and show it to those you share it with, for as long as you leave it here.',
      'Recipes and notes you publish here must be yours to publish, and true as far as you know. A note that several people report is hidden until it has been looked at.',
      'Do not use Larder to harm others, to break the law, or to send mail to people who did not ask for it.',
    ],
  },
  {
    title: 'What nobody promises',
    paragraphs: [
      'Larder comes as it is. As far as the law allows, neither its authors nor whoever runs it answer for damage that comes of using it.',
      'Whoever runs this Larder may close an account that breaks these terms.',
    ],
  },
]

export const terms = { lead, sections }
