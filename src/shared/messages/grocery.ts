/** What the product says of grocery lists. */

export const saveFailed = 'An error occurred while updating the item in the database.'
export const nameMissing = 'Please give the item a name.'
export const tooMuch = (most: number) =>
  `There is room for ${most} things on your lists. Please remove some first.`
export const tooLarge = 'There is no room for more here. Please put it on another list.'
export const clockAhead =
  'The clock of your device is more than a year ahead. Please set it right and change this again.'
export const textTooLong = (most: number) => `This may have ${most} characters at most.`
export const noSuchList = 'This list is not there any more.'
export const stapleMissing = 'Please say which food you always have.'
export const tooManyStaples = (most: number) => `There is room for ${most} foods that you always have.`

export const defaultListName = 'Grocery list'
export const toTaste = 'to taste'
const vessels = {
  tin: ['tin', 'tins'],
  carton: ['carton', 'cartons'],
  bottle: ['bottle', 'bottles'],
  box: ['box', 'boxes'],
  pack: ['pack', 'packs'],
} as const
/** "2 tins of 400 g", "1 box of 12". */
export const packs = (count: number, vessel: keyof typeof vessels, label: string) =>
  `${count} ${vessels[vessel][count === 1 ? 0 : 1]} of ${label}`
export const leftOver = (amount: string) => `${amount} left over`
export const about = (amount: string) => `about ${amount}`
