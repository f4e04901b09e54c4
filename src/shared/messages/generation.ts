/** Every sentence of the recipe generator. */

export const selectCuisine = 'Please select a cuisine before proceeding.'
export const wishTooLong = 'Please keep the wish to 200 characters.'
export const meatMismatch = 'Choose a meat exactly when your diet has one to choose.'

export const generationFailed = 'There was an error generating the recipe. Please try again.'
export const visitorBudgetSpent =
  'You have asked for as many recipes as one person can in a day. Your next ones are free from midnight UTC.'
export const siteBudgetSpent =
  'Our kitchen has written as many recipes as it can today. It opens again at midnight UTC.'

export const generateTitle = 'Your Personal Recipe Assistant'
export const generateLead =
  'Answer a few questions and let our AI dietician create the perfect recipe for you!'

export const stepsLabel = 'Steps'
export const stepNames = {
  questions: 'Questions',
  additionalInfo: 'Cuisine and wish',
  summary: 'Summary',
  result: 'Recipe',
}

export const questionTexts = {
  dietType: 'What type of diet do you follow?',
  meatPreference: 'Which meat do you prefer?',
  mealType: 'Which meal is it for?',
  cookingTime: 'How much time do you have?',
  skillLevel: 'How sure are you in the kitchen?',
}
export const questionOf = (position: number, count: number) => `Question ${position} of ${count}`
export const answerNames = {
  dietType: 'Diet',
  meatPreference: 'Meat',
  mealType: 'Meal',
  cookingTime: 'Time',
  skillLevel: 'Skill',
  cuisine: 'Cuisine',
  description: 'Your wish',
}
export const next = 'Next'
export const previous = 'Previous'

export const additionalInfoTitle = 'Where shall it take you?'
export const cuisineLabel = 'Cuisine'
export const cuisineFilterLabel = 'Find a cuisine'
export const cuisineFilterHint = 'Type a few letters'
export const cuisinesFound = (count: number) =>
  count === 0 ? 'No cuisine by that name' : count === 1 ? '1 cuisine' : `${count} cuisines`
export const descriptionLabel = 'Your wish'
export const descriptionHint = 'What you have at home, what you long for, what must not be in it.'
export const defaultDescription = 'Surprise me with your recipe! Keep it concise and engaging.'
export const charactersUsed = (used: number, max: number) => `${used} of ${max} characters`

export const summaryTitle = 'Shall we cook this?'
export const edit = 'Edit'
export const generate = 'Generate Recipe'
export const generating = 'Generating Recipe...'
export const creating = 'Creating your recipe... Please wait.'
export const needsScripts =
  'A recipe comes word by word, and that takes JavaScript. Please allow it for this page.'
export const stop = 'Stop'
export const firstWords = 'A few seconds, as a rule.'

export const resultTitle = 'Your recipe'
export const noRecipe = 'Failed to generate recipe. Please try again.'
export const writing = 'Your recipe is being written.'
export const mending = 'Our check found something in it, so it is being written anew.'
export const finishedWriting = (name: string) => `Your recipe is ready: ${name}.`
export const stopped = 'You stopped here. This recipe is not finished.'
export const lookingForRecipe = 'Looking for your recipe…'
export const generateAgain = 'Try again'
export const editAnswers = 'Edit your answers'
export const startOver = 'Start over'

export const versionsLabel = 'Versions of this recipe'
export const versionName = (number: number) => `Version ${number}`
export const firstVersion = 'as first written'
export const anotherVersion = 'another one'
export const changeTitle = 'Not quite it?'
export const another = 'Another one'
export const changeLabel = 'Change one thing'
export const changeHint = 'no cream · for six · quicker'
export const change = 'Change it'

export const save = 'Save Recipe'
export const signInToSave = 'Please sign in to save your recipe'
export const waitsHere = 'Until then it waits in this browser, with every version you made.'

export const tipsTitle = 'Cooking Tips'
export const moreTips = 'More cooking tips'
export const tips = [
  {
    name: 'Knife Skills',
    text: 'A sharp knife slips less than a blunt one. Curl your fingertips under and let the knuckles guide the blade.',
  },
  {
    name: 'Meal Prep',
    text: 'Cook grains and wash greens when you have ten quiet minutes. A weekday dinner is then half made.',
  },
  {
    name: 'Flavor Pairing',
    text: 'Taste for salt, then acid, then heat. A squeeze of lemon at the end often does more than another spice.',
  },
]
