import type { PersonalData } from '../../personalData.ts'
import { readGroceryData } from './groceryData.ts'

/** Lists are their household's, and go with it. */
export const personalData = {
  export: { groceries: (ctx, { userId }) => readGroceryData(ctx, userId) },
} satisfies PersonalData<'groceries'>
