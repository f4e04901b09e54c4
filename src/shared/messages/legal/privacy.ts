/** The Privacy Policy. */

const lead =
  'Larder keeps what it needs to serve you, on the server of whoever runs it. Here stands what that is, and who else sees any of it.'
const sections = [
  {
    title: 'What is kept',
    paragraphs: [
      'Of your account: your name, your email address, and a hash of your password from which nobody can read it. If you come by Google or Apple, the number by which they know you.',
      'Of your devices: what each browser that is signed in calls itself, the network address it signed in from, and when it was last used. After you sign out it is known for 90 days, so that others who guess at your password cannot keep you out.',
      'Of how you eat: allergies, diets, likes and dislikes, yours and those of the people you cook for, as far as you tell them. Recipes are checked with them.',
      'Recipes you save, with their earlier versions. Everybody can read what is saved; what waits in your browser, nobody.',
      'Photos you put on your recipes, without what the camera wrote beside them, such as where they were taken. Everybody can see them.',
      'Notes you write on recipes. Everybody can read them, with your name.',
      'That you reported a note: your account, if you have one, and a digest of your network address, from which nobody can read it. It is forgotten after 90 days.',
      'What you write to us as feedback or by the contact page, with your account beside it only while you are signed in, and the address you want to be answered at.',
      'Of your household’s groceries: its lists, what stood on them for 400 days after it was removed, and what you always have.',
      'Of your phone: the number you confirmed, and to which texts went in the last week. Their words are forgotten once they have left.',
      'Of our mails to you: that they were sent. Their text is forgotten once it has left.',
    ],
  },
  {
    title: 'What is not kept',
    paragraphs: [
      'No analytics, no advertising, no tracking, here or by others: the pages load nothing from any other site.',
      'The log holds no email address, no recipe and no password. Network addresses are counted for some minutes up to a week, so that nobody can flood the site.',
    ],
  },
  {
    title: 'Who else sees it',
    paragraphs: [
      'The members of your household see its name, its members, its grocery lists and what those who eat there must not have.',
      'Where a language model has been set up, it is sent your answers, your wish and what you must not eat, never your name or your address. Our own cook sends nothing anywhere.',
      'A list you send by text passes through the gateway that has been set up, with the number it goes to.',
      'Mail to you, and what you send by the contact page, passes through the mail server that has been set up.',
    ],
  },
  {
    title: 'How long',
    paragraphs: [
      'Codes work for 15 minutes. A sign-up that is not confirmed, with the network address it came from, is forgotten after three days. A session ends after 365 days, or when you end it.',
      'Everything else stays until you delete it. When you delete your account, all of it goes at once, your notes too, but for recipes you saved, with their photos, and what you wrote to us: they stay without your name, unless you delete those recipes first. An address you gave to be answered at stays with its message.',
    ],
  },
  {
    title: 'What is yours to ask',
    paragraphs: [
      'On the page of your account you can see your sessions and end them, download everything that is kept of you, and delete it.',
    ],
  },
  {
    title: 'Children',
    paragraphs: [
      'Larder is not for children under 13, and nobody under 13 may have an account. A child you cook for can be in your household without one: then you decide what is kept of them.',
    ],
  },
]

export const privacy = { lead, sections }
