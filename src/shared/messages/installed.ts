/** What a phone or desk says of Larder once it is installed there. */

export const description =
  'Recipes written to your wishes, checked for allergens and diets, and a grocery list for the household.'
export const shortcuts = {
  groceries: { name: 'Grocery list', text: 'What is to be bought, with or without a network' },
  generate: { name: 'Generate a recipe', text: 'Answer a few questions and have one written' },
}
