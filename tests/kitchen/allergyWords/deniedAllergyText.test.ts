import { expect, test } from 'vitest'
import { isDenialOfAll } from '#shared/kitchen/allergyWords/deniedAllergyText.ts'

test.each([
  ...[
    'none',
    'N/A',
    'n.a.',
    '-',
    '--',
    'Nothing',
    'no',
    'NKDA',
    'No known allergies',
    'no food allergies or intolerances',
  ],
  ...['keine', 'Keine Allergien bekannt', 'Ich habe keine Lebensmittelallergien', 'nichts'],
  ...['aucune', "pas d'allergie", 'Aucune allergie connue', "je n'ai pas d'allergie", 'rien'],
  ...['ninguna', 'sin alergias', 'no tengo alergias', 'nada'],
  ...['कोई नहीं', 'कोई एलर्जी नहीं', 'मुझे कोई एलर्जी नहीं है', 'koi allergy nahi'],
  ...['لا يوجد', 'لا شيء', 'ليس لدي حساسية', 'لا حساسية'],
])('“%s” typed as an allergy says that there is none', (text) => {
  expect(isDenialOfAll(text)).toBe(true)
})

test.each([
  ...[
    'nuts',
    'no nuts',
    'nut allergy',
    'nothing but nuts',
    'no allergies except nuts',
    'not sure',
    'blorbfruit',
    '',
  ],
  ...['keine Nüsse', 'Nussallergie', 'pas de lait', 'allergie au lait', 'sin gluten', 'alergia a la leche'],
  ...['मूंगफली से एलर्जी', 'दूध नहीं', 'حساسية من الحليب', 'لا حليب'],
])('“%s” in place of an allergy is no denial', (text) => {
  expect(isDenialOfAll(text)).toBe(false)
})
