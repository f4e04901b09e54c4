import type { BriefWithWishLimits } from '#shared/kitchen/wish/addWishLimitsToBrief.ts'
import type { WishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import type { WishConflict } from '#shared/kitchen/wish/requirements/conflictsOfWish.ts'
import type { WishOutcome, WishRequirement } from '#shared/kitchen/wish/requirements/requirement.ts'
import type {
  ReadBriefJobInput,
  WishLimitsJobInput,
  WishOutcomeJobInput,
  WishRequirementsJobInput,
} from './jobInputs.ts'

/** The jobs of the kitchen that read wishes; as in jobs.ts, each loads when it is first needed. */
export const wishJobs = {
  wishLimits: async () => {
    const { readWishLimits } = await import('#shared/kitchen/wish/readWishLimits.ts')
    return ({ wishes, names }: WishLimitsJobInput): WishLimits[] =>
      wishes.map((wish) => readWishLimits(wish, names))
  },
  wishRequirements: async () => {
    const { readWishLimits } = await import('#shared/kitchen/wish/readWishLimits.ts')
    const { readWishRequirements } = await import('#shared/kitchen/wish/requirements/readWishRequirements.ts')
    const { findConflictsOfWish, withoutInnerRequirements } = await import(
      '#shared/kitchen/wish/requirements/conflictsOfWish.ts'
    )
    return ({
      wishes: [wish],
      names,
      answers,
    }: WishRequirementsJobInput): { requirements: WishRequirement[]; conflicts: WishConflict[] } => {
      const requirements = readWishRequirements(wish, readWishLimits(wish, names))
      return {
        requirements: withoutInnerRequirements(requirements),
        conflicts: findConflictsOfWish(requirements, answers),
      }
    }
  },
  wishOutcome: async () => {
    const { outcomeOfWishes } = await import('#shared/kitchen/wish/requirements/outcomeOfWishes.ts')
    return ({ written, asked }: WishOutcomeJobInput): WishOutcome => outcomeOfWishes(written, asked)
  },
  readBrief: async () => {
    const { addWishLimitsToBrief } = await import('#shared/kitchen/wish/addWishLimitsToBrief.ts')
    return ({ brief, toRead }: ReadBriefJobInput): BriefWithWishLimits => addWishLimitsToBrief(brief, toRead)
  },
}
