/** What the product says while somebody saves, types or edits a recipe of their own. */

export const saving = 'Saving Recipe...'
export const saveRefused = 'Something went wrong, please try again.'
export const saveFailed = 'Error saving recipe. Please try again.'
export const saveRefusedAtHome = (sentence: string) => `Error saving recipe: ${sentence}`
export const unsavedTitle = 'Your last recipe, not saved yet'
export const putAside = 'Do not show it here again'
export const saved = 'This recipe is saved.'
export const notNow = 'Not now'
export const savedForAll = 'Everybody can read what is saved here.'

export const name = 'Title'
export const description = 'Description'
export const ingredients = 'Ingredients'
export const ingredientsHint = 'One per line, such as 200 g flour.'
export const instructions = 'Instructions'
export const instructionsHint = 'One step per line, without numbers.'
export const content = 'Blog content'
export const contentHint =
  'Markdown: ## for a heading, **bold**, - for a list, [words](https://…) for a link.'
export const servings = 'Servings'
export const prepTime = 'Preparation, in minutes'
export const cookTime = 'Cooking, in minutes'
export const totalTime = 'In all, in minutes'
export const mealType = 'Meal type'
export const dietType = 'Diet type'
export const cuisine = 'Cuisine'
export const chooseOne = 'Choose one'

export const nameMissing = 'Please give it a title.'
export const nameTooLong = (most: number) => `A title may have ${most} characters at most.`
export const descriptionTooLong = (most: number) => `A description may have ${most} characters at most.`
export const ingredientsMissing = 'Please write down at least one ingredient.'
export const instructionsMissing = 'Please write down at least one step.'
export const lineMissing = 'A line must have something in it.'
export const lineTooLong = (most: number) => `A line may have ${most} characters at most.`
export const tooManyLines = (most: number) => `There is room for ${most} lines here.`
export const contentTooLong = (most: number) => `The content may have ${most} characters at most.`
export const notMinutes = 'Please give whole minutes, from 0 to two weeks.'
export const notServings = 'Please give a number of servings from 1 to 100.'
export const notChosen = 'Please choose one.'
export const faultInLine = (line: number, sentence: string) => `Line ${line}: ${sentence}`

export const submitTitle = 'Submit a recipe'
export const submitLead =
  'Type a recipe of your own. Beside its ingredients you see how our kitchen reads them.'
export const submit = 'Submit recipe'
export const submitting = 'Submitting...'
export const submitFailed = 'Failed to submit the recipe. Please try again later.'
export const readingsTitle = 'How we read it'
export const noReadings = 'Each line shows here as you type.'
export const readingFailed = 'We cannot read the lines just now; you can submit them all the same.'
export const linesRead = (count: number) => (count === 1 ? '1 line read.' : `${count} lines read.`)
export const linesUnknown = (lines: readonly string[]) =>
  lines.length === 0 ? '' : ` No food we know stands in: ${lines.join('; ')}`
export const unknownFood = 'no food we know, so nothing is checked here'
export const headingLine = 'a heading'
export const noFood = 'no food'
export const contains = (allergens: readonly string[]) => `contains ${allergens.join(', ')}`
export const mayContain = (allergens: readonly string[]) => `may contain ${allergens.join(', ')}`

export const ownRecipe = 'Your recipe'
export const edit = 'Edit'
export const history = 'History'
export const editTitle = 'Edit your recipe'
export const editBlogTitle = 'Edit your blog entry'
export const editLead = 'What you save here shows at once to everybody who opens it.'
export const editNeedsScripts = 'Changing a recipe takes JavaScript. Please allow it for this page.'
export const save = 'Save'
export const savingContent = 'Saving...'
export const contentSaved = 'Saved.'
export const contentFailed = 'Failed to save content. Please try again later.'
export const seeRecipe = 'See it as others do'
export const draftIsBack = 'Here is what you had typed and not yet saved.'
export const discard = 'Discard my changes'
export const startAnew = 'Start with an empty form'

export const convert = 'Convert to Blog'
export const convertTitle = 'Convert to a blog entry?'
export const convertQuestion =
  'Its ingredients and steps become one text, which you then write on. This screen leads no way back; only an earlier version below does.'
export const converting = 'Converting...'
export const converted = 'It is a blog entry now.'
export const keepRecipe = 'Keep it a recipe'

export const remove = 'Delete this recipe'
export const removeTitle = 'Delete it for good?'
export const removeQuestion = (name: string) =>
  `“${name}” goes with every version and rating of it. There is no way back.`
export const removeYes = 'Delete it'
export const removeNo = 'Keep it'
export const removed = (name: string) => `“${name}” is deleted.`
export const removeFailed = 'Failed to delete the recipe. Please try again later.'

export const historyTitle = 'Earlier versions'
export const versionOf = (version: number, at: string) => `Version ${version}, ${at}`
export const currentVersion = 'This is what is shown now.'
export const firstVersion = 'As it was first saved.'
export const showVersion = (version: number) => `What version ${version} said`
export const lookingUp = 'Looking it up…'
export const partTitles = { name, description, ingredients, instructions, content }
const partNames = {
  kind: 'recipe or blog',
  name: 'title',
  description: 'description',
  ingredients: 'ingredients',
  instructions: 'instructions',
  content: 'content',
}
export const changedParts = (parts: readonly (keyof typeof partNames)[]) =>
  `Changed: ${parts.map((part) => partNames[part]).join(', ')}.`
export const restore = 'Restore'
export const restoreOf = (version: number) => `Restore version ${version}`
export const restored = (version: number) => `Version ${version} is back.`
export const restoreFailed = 'Failed to restore that version. Please try again later.'
export const saveFirst = 'Save or discard your changes first; then an earlier version can come back.'
export const historyFailed = 'The earlier versions cannot be shown just now.'
export const revisionNotFound = 'There is no such version of this recipe.'

export const conflict = 'This was saved meanwhile, perhaps by you in another tab.'
export const conflictTitle = 'Two versions of this recipe'
export const conflictLead = 'Where they differ:'
export const becameBlog =
  'It was made a blog entry meanwhile, so this form no longer fits it. Copy what you need from here first.'
export const becameRecipe =
  'It was made a recipe again meanwhile, so this form no longer fits it. Copy what you need from here first.'
export const mine = 'Here'
export const theirs = 'Saved meanwhile'
export const takeTheirs = 'Take what was saved meanwhile'
export const keepMine = 'Save what stands here'
export const nothing = 'nothing'

export const originTitle = 'How this recipe was written'
export const originEngine = 'Written by'
export const engineNames = {
  openai: 'a language model',
  endpoint: 'a language model',
  'built-in': 'our own cook',
}
export const originModel = 'Model'
export const originPrompt = 'Prompt'
export const originSeed = 'Seed'
export const originAt = 'On'
export const originChecks = 'Check'
export const checksOf = (mendings: number, findingsLeft: number) => {
  if (mendings === 0 && findingsLeft === 0) return 'nothing to mend was found'
  const times = mendings === 0 ? 'taken as it came' : mendings === 1 ? 'sent back once' : 'sent back twice'
  const left = findingsLeft === 1 ? '1 finding stayed' : `${findingsLeft} findings stayed`
  return findingsLeft === 0 ? times : `${times}; ${left}`
}
