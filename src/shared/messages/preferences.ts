/** What the product says of how somebody eats. */

export const title = 'How you eat'
export const lead =
  'Every recipe we write for you keeps to this, and every check looks for it. Allergies bind; likes are welcome.'
export const loading = 'Looking up your settings…'
export const save = 'Save'
export const saving = 'Saving...'
export const saved = 'Your settings are saved.'
export const cancel = 'Cancel'
export const toHousehold = 'Who else eats with you?'

export const gender = 'Gender'
export const genders = { male: 'Male', female: 'Female', other: 'Other' }
export const notSaid = 'Rather not say'
export const allergies = 'Food allergies'
export const allergiesHint = 'The fourteen that every label in Europe must name.'
export const otherAllergies = 'Other foods you are allergic to'
export const theirOtherAllergies = 'Other foods they are allergic to'
export const otherAllergiesHint = 'These bind as hard. Type a food, such as kiwi, and press Enter.'
export const diets = 'Dietary preferences'
export const likes = 'Likes'
export const likesHint = 'What is welcome on the table. Type a food and press Enter.'
export const dislikes = 'Dislikes'
export const dislikesHint = 'What stays off the table. Type a food and press Enter.'
export const mealFrequency = 'Meal frequency'
export const units = 'Units'
export const unitNames = { metric: 'Metric: grams, millilitres, °C', us: 'US: cups, ounces, °F' }
export const care = 'More care'
export const isVulnerable = 'I am pregnant, over 65, or my body’s defences are weak'
export const isVulnerableHint =
  'Then recipes warn of raw egg, raw fish and the like. Whoever cooks for your household reads such a warning with your name.'

export const addFood = 'Add'
export const removeFood = (food: string) => `Remove ${food}`
export const addedFood = (food: string) => `${food} added.`
export const removedFood = (food: string) => `${food} removed.`
export const understoodAs = (food: string) => `understood as ${food}`
export const unknownFood =
  'We know no food of this name. A recipe is searched for the word itself, which may miss what is made of it; please try another name.'
export const foodMissing = 'Please type a food first.'
export const foodTooLong = (most: number) => `A food may have ${most} characters at most.`
export const tooManyFoods = (most: number) => `There is room for ${most} foods here.`
export const oneFoodAtATime = 'One food at a time, please, without commas.'

export const unsavedTitle = 'Before you go'
export const unsaved = 'You have unsaved changes. Do you want to save them before leaving?'
export const saveAndLeave = 'Save and leave'
export const leaveWithout = 'Leave without saving'
export const stay = 'Keep editing'

export const fetchFailed = 'Error fetching user settings'
export const fetchBroke = 'Unexpected error occurred. Please try again later.'
export const tryAgain = 'Try again'
/** `reason` is the server's own message; null when it gave none. */
export const saveFailed = (reason: string | null) =>
  `Failed to save user settings: ${reason?.replace(/\.$/, '') || 'Server error'}.`
export const noResponse = 'Failed to save user settings: No response from server.'
export const saveBroke = 'An unexpected error occurred. Please try again.'

export const conflict = 'These settings were saved meanwhile, perhaps by you in another tab.'
export const conflictTitle = 'Two versions of your settings'
export const conflictLead = 'Where they differ:'
export const mine = 'Here'
export const theirs = 'Saved meanwhile'
export const takeTheirs = 'Take what was saved meanwhile'
export const keepMine = 'Save what stands here'
export const nothingNamed = 'nothing'
export const yes = 'yes'
export const no = 'no'
