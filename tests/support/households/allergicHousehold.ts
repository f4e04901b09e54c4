import { type Place, type SignedIn, signedInAt } from '../accounts/signedIn.ts'
import { addGuestAt } from './addGuestAt.ts'

/** Jonas, who cooks for Mara: she is allergic to sesame and kiwi. */
export async function allergicHouseholdAt(larder: Place): Promise<SignedIn> {
  const jonas = await signedInAt(larder, 'Jonas')
  await addGuestAt(larder, jonas, 'Mara', { allergens: ['sesame'], otherAllergies: ['kiwi'] })
  return jonas
}

/** A recipe that holds sesame for certain in two lines, and perhaps in a third. */
export const tahiniBread = {
  name: 'Bread with tahini',
  description: 'Warm flatbread with a thick spread of tahini and honey.',
  ingredients: ['4 flatbreads', '120 g tahini', '2 tbsp sesame seeds', '4 tbsp honey', '1 hamburger bun'],
  instructions: [
    'Warm the flatbreads in a dry pan for 2 minutes, and the hamburger bun with them.',
    'Spread the tahini over them.',
    'Pour the honey over it and scatter the sesame seeds.',
  ],
}
