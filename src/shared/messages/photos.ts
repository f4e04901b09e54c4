/** What the product says of the photo of a recipe. */

export const title = 'Photo'
export const lead = 'JPEG, PNG or WebP, 15 MB at most. Where it was taken is not kept.'
export const leadOptional =
  'If you have one: JPEG, PNG or WebP, 15 MB at most. Where it was taken is not kept.'
export const label = 'Choose a photo'
export const add = 'Add a photo'
export const replace = 'Replace'
export const remove = 'Remove'
export const adding = 'Sending your photo...'
export const removing = 'Removing...'
export const added = 'Your photo is on the recipe.'
export const removed = 'The photo is removed.'
export const addFailed = 'Failed to save your photo. Please try again later.'
export const removeFailed = 'Failed to remove the photo. Please try again later.'
export const photoOf = (recipe: string) => `Photo of ${recipe}`

export const noPhoto = 'Please choose a photo first.'
export const tooHeavy = 'That photo is larger than 15 MB. Please choose a smaller one.'
export const tooManyPixels = 'That photo has more than 50 million pixels. Please choose a smaller one.'
export const tooManyPhotos = 'That was a lot of photos at once. Please try again later.'
export const busy = 'Many photos are coming in just now. Please try again in a minute.'
export const isHeic = 'HEIC photos cannot be shown by every browser. Please choose a JPEG, PNG or WebP.'
export const otherKind = 'That is no photo we can read. Please choose a JPEG, PNG or WebP.'
export const unreadable = 'That photo is damaged, so we cannot read it. Please choose another one.'
