import { describe, expect, test } from 'vitest'
import { readWishRequirements } from '#shared/kitchen/wish/requirements/readWishRequirements.ts'
import { describeRequirement, readWishLines, withNamesOfCatalogue } from './wishes/describeRequirement.ts'
import { heldOutWishes } from './wishes/heldOutWishes.ts'
import { longerWishes } from './wishes/longerWishes.ts'
import { tunedWishes } from './wishes/tunedWishes.ts'

const askedFor = (wish: string) => readWishRequirements(wish).map(describeRequirement)

describe.each([...Object.entries(tunedWishes), ...Object.entries(longerWishes)])(
  'wishes in language %s',
  (_, lines) => {
    test.each(readWishLines(lines))('"$wish" asks for $asked', ({ wish, asked }) => {
      expect(askedFor(wish).sort()).toEqual([...asked].sort())
    })
  },
)

describe.each(Object.entries(heldOutWishes))(
  'wishes in language %s that the tables were not written by',
  (_, lines) => {
    const wishes = readWishLines(lines)

    test('at least 85 % of the requirements of the sample wishes are read, and few that they do not have', () => {
      let asked = 0
      let read = 0
      let others = 0
      for (const each of wishes) {
        const left = askedFor(each.wish)
        for (const one of each.asked) {
          const at = left.indexOf(one)
          if (at >= 0) left.splice(at, 1)
          asked += 1
          read += at >= 0 ? 1 : 0
        }
        others += left.length
      }
      expect(read / asked).toBeGreaterThan(0.85)
      expect(others / asked).toBeLessThan(0.15)
    })
  },
)

describe('words that look like a requirement of another language', () => {
  test.each<[wish: string, ...asked: string[]]>([
    // German
    ['Salatgurke und Kopfsalat', 'in cucumber', 'in lettuce'],
    ['Suppennudeln und Rinderbrühe habe ich', 'in pasta', 'in beef stock'],
    ['das Fleisch scharf anbraten', 'in meat'],
    ['mein Sohn wird 6'],
    ['2 Stunden im Ofen', 'oven'],
    ['seit 20 Minuten suche ich ein Rezept'],
    ['für 2 Tage'],
    ['keine Suppe'],
    ['Eintopf mag ich nicht'],
    ['früher gab es immer Auflauf'],
    ['Suppe hatten wir gestern'],
    ['nicht cremig'],
    ['ich kann nicht kochen'],
    ['3 Eier und 200 g Mehl', 'in egg', 'in all-purpose flour'],
    // French
    ['patate douce et pois chiches', 'in sweet potato', 'in chickpea'],
    ['avec des épices'],
    ['pas de soupe'],
    ['marre des gratins'],
    ['hier soir on a mangé une tarte'],
    ['pour 3 jours'],
    ['une douzaine d’œufs', 'in egg'],
    ['mon fils a 4 ans'],
    ['je cherche depuis 20 minutes'],
    // Spanish
    ['caldo de verduras y pimiento dulce', 'in vegetable stock', 'in bell pepper'],
    ['nada de sopa'],
    ['ayer cenamos pastel'],
    ['para 2 semanas'],
    ['mi hijo tiene 8 años'],
    ['a menudo cocino'],
    ['harta de ensaladas'],
    // Arabic
    ['بدون شوربة'],
    ['ما ابي سلطة'],
    ['الجو حار اليوم'],
    ['عمر ابني ٦ سنوات'],
    ['امبارح عملت كيكة'],
    ['فلفل حلو وفول سوداني', 'in bell pepper', 'in peanut'],
    // Hindi
    ['सूप नहीं'],
    ['soup mat banana'],
    ['बेटा 6 साल का है'],
    ['कल केक खाया था'],
    ['गरम मसाला और हरी मिर्च', 'in garam masala', 'in chili'],
    ['3 दिन के लिए'],
    // English words that are words of other languages
    ['the four pans are in the sink'],
    ['once a week I log what I eat'],
    ['a single person made it to go'],
  ])('the wish "%s" has the listed requirements', (wish, ...asked) => {
    expect(askedFor(wish).sort()).toEqual([...asked].sort())
  })
})

describe('a name of a dish, and words that are only a part of one, in a wish', () => {
  test.each<[wish: string, ...asked: string[]]>([
    ['erdäpfelsuppe', 'dish potato soup'],
    ['soupe de pommes de terre', 'dish potato soup'],
    ['sopa de papas', 'dish potato soup'],
    ['شوربة بطاطا', 'dish potato soup'],
    ['आलू का सूप', 'dish potato soup'],
    // What a word of a dish is by itself, or in another language
    ['poulet rôti', 'dish roast chicken'],
    ['des carottes et des navets rotis', 'in carrot', 'in turnip'],
    ['burger mit pommes', 'kind burger', 'dish french fries'],
    ['pommes, schnell', 'dish french fries'],
    ['des pommes et du riz', 'in apple', 'in rice'],
    ['gratin de pommes de terre', 'kind casserole', 'in potato'],
    ['lentejas', 'in lentil'],
    ['lentejas con chorizo', 'dish lentejas con chorizo'],
    // What is denied ends at the comma
    ['Milch geht nicht, Suppe bitte', 'out Milch', 'kind soup'],
    ['Nüsse gehen nicht, Kuchen bitte', 'out Nüsse', 'kind cake'],
    ['Suppe geht nicht'],
  ])('the wish "%s" has the listed requirements', (wish, ...asked) => {
    expect(askedFor(wish).sort()).toEqual(asked.map(withNamesOfCatalogue).sort())
  })
})

describe('the place of a requirement in the wish', () => {
  test.each(
    [heldOutWishes, tunedWishes, longerWishes]
      .flatMap((wishes) => Object.values(wishes))
      .flatMap((lines) => readWishLines(lines)),
  )('the position of a requirement of "$wish" is that of its words', ({ wish }) => {
    for (const { said, start, end } of readWishRequirements(wish)) {
      expect(wish.slice(start, end)).toBe(said)
      expect(said.trim()).toBe(said)
    }
  })

  test.each<[wish: string, kind: string, said: string]>([
    ['Große Kartoffelsuppe', 'dish', 'Kartoffelsuppe'],
    ['Selleriesuppe', 'dish kind', 'suppe'],
    ['Selleriesuppe', 'food in', 'Sellerie'],
    ['Eintopf mit Ei', 'food in', 'Ei'],
    ['Große Süßspeise', 'dish kind', 'Süßspeise'],
    ['كبسة لستة أشخاص', 'people', 'لستة أشخاص'],
    ['شَوْربة خضار', 'dish', 'شَوْربة خضار'],
    ['२० मिनट में आलू', 'time', '२० मिनट में'],
    ['fertig in 1½ Stunden', 'time', 'in 1½ Stunden'],
    ['für 4Pers.', 'people', 'für 4'],
  ])('"%s": %s is "%s"', (wish, kind, said) => {
    expect(readWishRequirements(wish).find((each) => each.kind === kind)?.said).toBe(said)
  })
})
