import { readWishRequirements } from '#shared/kitchen/wish/requirements/readWishRequirements.ts'

/** A wish -> what it asks for, each requirement with the words that it stands on and their place in the line. */
export function wishRequirementsOfLine(text: string) {
  return { requirements: readWishRequirements(text) }
}
