import { expect, test } from 'vitest'
import { readMessageCatalogue } from '#server/commands/catalogue.ts'

/** These are about recipes visible to everyone, and about the list of a household. */
const otherwise = ['account_recipes_keep', 'grocery_page_lead']

/** Words that claim that everybody reads recipes, notes or photos, whatever their visibility. */
const untrue = {
  en: /read by everybody|everybody (?:can )?(?:read|see)s? (?:it|them)|for everybody to read, without your name/i,
  de: /können alle (?:lesen|sehen)|alle (?:können|lesen) sie|für alle lesbar/i,
  fr: /tout le monde (?:peut l|l[ea]s? (?:lit|voit))|lisibles par tous/i,
  es: /l[ao]s? (?:lee|ve|puede leer|puede ver) todo el mundo|todo el mundo las? (?:lea|vea)/i,
}

test.each(Object.entries(untrue))(
  'no message in "%s" says that everybody reads what may be hidden',
  (locale, words) => {
    const told = Object.entries(readMessageCatalogue(locale as keyof typeof untrue)).filter(
      ([key, message]) => !otherwise.includes(key) && words.test(JSON.stringify(message)),
    )
    expect(told.map(([key]) => key)).toEqual([])
  },
)
