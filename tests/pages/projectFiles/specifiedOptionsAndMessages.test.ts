import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { groceryCategories } from '#shared/kitchen/groceryCategories.ts'
import { dietaryPreferences, genders, mealFrequencies } from '#shared/kitchen/preferences.ts'

test.each<[string, readonly string[], string]>([
  ['diets', dietaryPreferences, 'vegetarian, gluten-free, dairy-free, vegan'],
  ['gender', genders, 'male, female, other'],
  ['meal frequency', mealFrequencies, '3 meals a day, 2 meals a day, 1 meal a day'],
  [
    'grocery categories',
    groceryCategories,
    'Dairy, Meat, Vegetables, Fruits, Grains, Lentils and Pulses, Rice, Seafood, Baking, Spices, Pantry Staples, Beverages, Frozen Foods, Condiments, Snacks, Cleaning Supplies, Personal Care, Paper Goods, Sauces, Herbs',
  ],
])('the options for %s are those of the specification, in its order', (_what, options, specified) => {
  expect(options.join(', ')).toBe(specified)
})

const catalogue = path.resolve(import.meta.dirname, '../../../src/shared/messages/en.json')
const sentences = new Set(
  Object.values(JSON.parse(readFileSync(catalogue, 'utf8')) as Record<string, unknown>),
)

test.each([
  'Creating your recipe... Please wait.',
  'Generating Recipe...',
  'Saving Recipe...',
  'Uncategorized',
  'Submitting...',
  'Please sign in to save your recipe',
  'Please enter both email and password.',
  'Please fill out all fields.',
  'Passwords do not match.',
  'Password does not meet all requirements.',
  'You must agree to the Terms of Service and Privacy Policy.',
  'Please enter your email and confirmation code.',
  'Please enter your email.',
  'Please select a cuisine before proceeding.',
  'You need to be logged in to perform this action. Would you like to log in now?',
  'You have unsaved changes. Do you want to save them before leaving?',
  'User is not authenticated',
  'Thank you for your feedback! We truly appreciate your input.',
  'Oops! No recipes found',
  'It seems our kitchen is empty for this search.',
  'Try adjusting your filters or search for a different dish!',
  'Recipe not found',
  'Confirm Sending',
  'Failed to fetch recipes. Please try again later.',
  'Failed to fetch full recipe details. Please try again later.',
  'Failed to load recipes. Please try again.',
  'Error saving recipe: {sentence}',
  'Error saving recipe. Please try again.',
  'There was an error generating the recipe. Please try again.',
  'Failed to generate recipe. Please try again.',
  'Something went wrong, please try again.',
  'Failed to sign in. Please check your credentials.',
  'Failed to sign up. Please check your credentials.',
  'Failed to confirm email. Please check your code.',
  'Failed to initiate password reset. Please try again.',
  'Failed to reset password. Please check your details and try again.',
  'Failed to save content. Please try again later.',
  'There was an error submitting your feedback. Please try again.',
  'Error fetching user settings',
  'Unexpected error occurred. Please try again later.',
  'Failed to save user settings: {reason}.',
  'Failed to save user settings: No response from server.',
  'Server error',
  'Surprise me with your recipe! Keep it concise and engaging.',
  'An unexpected error occurred. Please try again.',
  'An unexpected error occurred. Please try again later.',
  'Failed to retrieve data. Please try again later.',
  'There was a problem with your request. Please check the details and try again.',
  'The server encountered an error. Please try again later.',
  'No items found or an error occurred.',
  'An error occurred while fetching grocery items.',
  'An error occurred while updating the item in the database.',
  'Error: Failed to delete Please try again.',
  'Grocery list copied to clipboard!',
  'Failed to copy grocery list. Please try again.',
  'SMS sent successfully!',
  'Failed to send SMS. Please try again.',
  'Link copied to clipboard!',
])('the English messages contain exactly: %s', (sentence) => {
  expect(sentences).toContain(sentence)
})
