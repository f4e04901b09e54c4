import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'

/** What a wish leaves out as an allergy and as something else, and what it asks about as an allergy. */
function read(wish: string) {
  const { leftOut, unclear } = readWishLimits(wish)
  const names = (isAllergy: boolean) =>
    leftOut
      .filter((each) => each.isAllergy === isAllergy)
      .flatMap(({ allergens, foods }) => [...allergens, ...foods])
      .join(' ')
  return {
    allergies: names(true),
    others: names(false),
    asked: unclear
      .filter((each) => each.isAllergy)
      .flatMap(({ foods }) => foods.map(({ food }) => food))
      .join(' '),
  }
}

const nuts = 'nuts peanuts'
const shellfish = 'crustaceans molluscs'

test.each([
  ['no allergies except peanuts', 'peanuts'],
  ['no allergies, except peanuts', 'peanuts'],
  ['no allergies other than peanuts', 'peanuts'],
  ['no allergies apart from nuts and milk', `${nuts} milk`],
  ['no allergies besides egg', 'eggs'],
  ['no food allergies except for shellfish', shellfish],
  ['we have no allergies except my son, peanuts', 'peanuts'],
  ["no allergies except my daughter's: peanuts and egg. Pasta for four", 'peanuts eggs'],
  ['not allergic to anything but shellfish', shellfish],
  ['not allergic to anything except shellfish', shellfish],
  ['allergic to nothing but nuts', nuts],
  ["she isn't allergic to anything except celery, soup please", 'celery'],
  ['no intolerances except lactose', 'milk'],
  ['allergies: none except peanuts', 'peanuts'],
  ['allergies: none, apart from eggs', 'eggs'],
  ['Allergies? None apart from eggs. Pancakes', 'eggs'],
  ['apart from milk, no allergies in the house', 'milk'],
  ['keine Allergien außer Nüsse', nuts],
  ['keine Allergien außer gegen Nüsse', nuts],
  ['keine Allergien außer Nüssen und Milch', `${nuts} milk`],
  ['keine Allergien bis auf Erdnüsse', 'peanuts'],
  ['keine Allergie ausgenommen Sellerie', 'celery'],
  ['auf nichts allergisch außer Nüsse', nuts],
  ['nicht allergisch außer auf Senf', 'mustard'],
  ['Allergien: keine außer Nüsse', nuts],
  ['außer Nüssen keine Allergien', nuts],
  ["pas d'allergie sauf aux noix", nuts],
  ["pas d'allergie à part les œufs", 'eggs'],
  ["pas d'allergie hormis le sésame", 'sesame'],
  ['aucune allergie excepté les noix', nuts],
  ['allergique à rien sauf aux noix', nuts],
  ['allergies : aucune sauf noix', nuts],
  ["à part les noix, pas d'allergie", nuts],
  ['sin alergias salvo cacahuetes', 'peanuts'],
  ['sin alergias excepto a los frutos secos', nuts],
  ['sin alergias menos al huevo', 'eggs'],
  ['no soy alérgico a nada salvo al marisco', shellfish],
  ['no es alérgica a nada excepto el sésamo', 'sesame'],
  ['alergias: ninguna salvo nueces', nuts],
  ['salvo nueces, sin alergias', nuts],
  ['nessuna allergia tranne le noci', nuts],
  ['nessuna allergia a parte il latte', 'milk'],
  ['non sono allergico a niente tranne i crostacei', 'crustaceans'],
  ['allergie: nessuna tranne noci', nuts],
  ['sem alergias exceto amendoim', 'peanuts'],
  ['nenhuma alergia a não ser ovo', 'eggs'],
  ['não sou alérgico a nada exceto amendoim', 'peanuts'],
  ['alergias: nenhuma exceto leite', 'milk'],
  ['geen allergieën behalve noten', nuts],
  ['niet allergisch behalve voor noten', nuts],
  ['brak alergii z wyjątkiem mleka', 'milk'],
  ['inga allergier utom nötter', nuts],
  ['ingen allergier undtagen æg', 'eggs'],
  ['ingen allergier unntatt nøtter', nuts],
  ['मूंगफली के अलावा कोई एलर्जी नहीं', 'peanuts'],
  ['कोई एलर्जी नहीं सिवाय मूंगफली के', 'peanuts'],
  ['لا حساسية إلا من الفول السوداني', 'peanuts'],
])('the wish "%s" is read as an allergy: %s', (wish, allergies) => {
  expect(read(wish)).toEqual({ allergies, others: '', asked: '' })
})

test.each([
  ['no allergies but peanuts', 'peanut'],
  ['no allergies, only peanuts', 'peanut'],
  ['keine Allergien, nur Nüsse', 'nut'],
])('the wish "%s" is asked about as an allergy: %s', (wish, asked) => {
  expect(read(wish)).toEqual({ allergies: '', others: '', asked })
})

test.each([
  ['no allergies, anything except liver', 'liver'],
  ['no allergies. Anything except liver', 'liver'],
  ['keine Allergien, alles außer Leber', 'liver'],
  ['no allergies, pasta except penne', 'penne'],
  ['no allergies but he hates liver', 'liver'],
  ['no allergies except pollen, chicken curry', ''],
  ['aucune allergie sauf aux chats, poulet', ''],
  ['sin alergias, menos picante', ''],
  ['keine Allergien, außerdem Nudeln', ''],
  ['no allergies, peanut noodles', ''],
])('the wish "%s" is no allergy, and leaves out "%s"', (wish, others) => {
  expect(read(wish)).toEqual({ allergies: '', others, asked: '' })
})
