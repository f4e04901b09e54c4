import * as m from '#messages'

/** What Larder writes into what people keep or are sent by text, in the language of whoever causes it. */

/** For somebody who told no name; the number tells several of them apart. */
export const nameOfUnnamedMember = (number: number) =>
  m.households_member_without_name({ number: String(number) })
export const firstHouseholdName = (name: string) => m.households_first_household_name({ name })
export const defaultGroceryListName = () => m.grocery_default_list_name()
/** `code` is the placeholder that the digits replace later. */
export const smsCodeText = (code: string) => m.sms_code_text({ code })
/** Over the parts of a recipe that becomes a blog entry. */
export const blogIngredientsHeading = () => m.recipes_ingredients()
export const blogInstructionsHeading = () => m.recipes_instructions()
