import { describe, expect, test } from 'vitest'
import { readingOf } from '../readingOf.ts'

describe('a diet of former times', () => {
  test.each([
    'I used to be vegan',
    'used to be vegetarian, now I eat everything',
    'I used to be a strict vegan, roast chicken',
    'formerly vegan, burgers please',
    'ex-vegan here, burger',
    'I was vegan once',
    'was vegan for years, steak please',
    'vegan no more',
    'früher war ich vegan',
    'Ich war mal Vegetarier, Schnitzel bitte',
    'wir waren früher vegetarisch',
    'ich esse nicht mehr vegan',
    'antes era vegetariana',
    'antes éramos veganos, ahora comemos de todo',
    'dejé de ser vegano',
    "avant j'étais végane",
    "j'étais végétarien avant",
    'je ne suis plus végétarien',
    'मैं पहले शाकाहारी था',
    'पहले शाकाहारी थे, अब सब खाते हैं',
    'main pehle vegan tha',
    'pehle vegetarian the ab chicken khate hain',
    'كنت نباتياً سابقاً',
    'كنت نباتية زمان',
    'لم أعد نباتيا',
  ])('a diet of former times is no limit: "%s"', (wish) => expect(readingOf(wish)).toEqual([]))

  test.each([
    "I'm no longer gluten free",
    'no longer dairy-free, lasagne',
    'no longer lactose intolerant',
    'not gluten free any more',
    "doesn't eat gluten free anymore",
    'gluten free no more',
    'nicht mehr glutenfrei',
    'esse nicht mehr glutenfrei',
    'ya no como sin gluten',
    'je ne mange plus sans gluten',
    'अब ग्लूटेन फ्री नहीं',
    'ab gluten free nahi',
    'لم أعد خالي من الغلوتين',
  ])('a former diet free of a food is no limit: "%s"', (wish) => expect(readingOf(wish)).toEqual([]))

  test.each([
    'my sister was vegan',
    'ich war vegan',
    "j'étais végétarien",
    'era vegetariana',
    'मैं शाकाहारी था',
    'كنت نباتي',
    'plus végétarien',
    'plus sans gluten',
    'used to be gluten free',
    'ya no sin gluten',
  ])('a diet that may have ended is asked about: "%s"', (wish) => expect(readingOf(wish)).toEqual(['?']))

  test.each([
    ['used to be vegan and still am', ['@vegan']],
    ['before I was vegan I loved this', ['@vegan']],
    ["didn't use to be vegan", ['@vegan']],
    ['never used to be gluten free', ['#gluten']],
    ['used to be omnivore now vegan', ['@vegan']],
    ['vegan now, used to be vegetarian', ['@vegan']],
    ['used to be vegan, now vegetarian', ['@vegetarian']],
    ['früher vegan, jetzt vegetarisch', ['@vegetarian']],
    ['früher war ich vegan und bin es immer noch', ['@vegan']],
    ['bevor ich vegan wurde', ['@vegan']],
    ['vegan wie früher', ['@vegan']],
    ["we're vegan, lasagne", ['@vegan']],
    ['were vegan, lasagne please', ['@vegan']],
    ['was Veganes bitte', ['@vegan']],
    ['antes de ser vegano', ['@vegan']],
    ['quelque chose de plus végétarien', ['@vegetarian']],
    ['no longer vegan but no dairy', ['dairy']],
  ])('a diet that has not ended stays a limit: "%s"', (wish, limits) =>
    expect(readingOf(wish)).toEqual(limits),
  )
})

describe('an allergy that has not ended beside one that has', () => {
  test.each([
    'my son is no longer allergic to nuts, but to eggs',
    'my son is no longer allergic to nuts but still to eggs',
    'no longer allergic to nuts, only to eggs',
    'no longer allergic to milk, but still eggs',
    'not allergic to nuts, but to eggs',
    'allergic to eggs but no longer to nuts',
    'allergic to eggs, no longer to milk. pancakes',
    'mein Sohn ist nicht mehr gegen Nüsse allergisch, aber gegen Eier',
    'nicht mehr gegen Nüsse allergisch, sondern gegen Eier',
    'nicht mehr allergisch gegen Milch, nur noch gegen Eier',
    'allergisch gegen Eier, aber nicht mehr gegen Nüsse',
    "mon fils n'est plus allergique aux noix, mais aux œufs",
    "il n'est plus allergique au lait, mais toujours aux œufs",
    'allergique aux œufs mais plus aux noix',
    'ya no es alérgico a las nueces, pero sí al huevo',
    'mi hijo ya no es alérgico a la leche, sino al huevo',
    'alérgico al huevo pero ya no a la leche',
    'मेरे बेटे को अब मूंगफली से एलर्जी नहीं है, लेकिन अंडे से है',
    'mere bete ko ab moongfali se allergy nahi hai, lekin ande se hai',
    'बेटे को मूंगफली से एलर्जी नहीं, अंडे से है',
    'ابني ما عاد عنده حساسية من المكسرات، بس من البيض',
    'ليس عنده حساسية من المكسرات لكن من البيض',
  ])('of an allergy that has ended and one that has not, only the latter is a limit: "%s"', (wish) =>
    expect(readingOf(wish)).toEqual(['#eggs']),
  )

  test.each(['no longer allergic to nuts but eggs', 'no longer allergic to milk, but eggs'])(
    'a food behind "but" after an ended allergy is asked about where no word such as "to" tells that it is an allergy: "%s"',
    (wish) => expect(readingOf(wish)).toEqual(['?']),
  )

  test('a dish wished for behind "but" after an ended allergy is no limit', () => {
    expect(readingOf('no longer allergic to eggs, but I want pancakes')).toEqual([])
    expect(readingOf('no longer allergic to nuts, just make a cake')).toEqual([])
  })
})
