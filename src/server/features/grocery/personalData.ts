import type { MemberContext } from '../../context.ts'
import type { PersonalData } from '../../personalData.ts'
import { readGroceryData } from './groceryData.ts'

/** Lists belong to the household, and are deleted with it. */
export const groceryPersonalData = {
  export: { groceries: (ctx, { userId }) => readGroceryData(ctx, userId) },
} satisfies PersonalData<MemberContext, 'groceries'>
