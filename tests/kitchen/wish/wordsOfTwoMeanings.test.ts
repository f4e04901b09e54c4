import { expect, test } from 'vitest'
import { readWishLimits } from '#shared/kitchen/wish/readWishLimits.ts'
import { expectationOf, readingOf } from './readingOf.ts'

/** What of a wish is left out, as a WishCase writes it; "?" where it asks, "^" where it tells of somebody who needs care. */
const replaced: [string, string][] = [
  ['sub eggs', 'egg'],
  ['sub eggs with flax', 'egg'],
  ['please sub dairy', 'dairy'],
  ['subbing eggs', 'egg'],
  ['need a sub for eggs', 'egg'],
  ['pancakes, swap out the milk please', 'milk'],
  ['carbonara, swap out the cream', 'cream'],
  ['eggs replaced', 'egg'],
  ['egg sub', '?'],
  ['sub in tofu', ''],
  ['meatball sub with cheese', ''],
  ['Tausch die Milch aus', 'milk'],
  ['Milch austauschen bitte', 'milk'],
  ['Sahne durch Kokosmilch ersetzen', 'cream'],
  ['changez la crème', 'cream'],
  ['crème remplacée', 'cream'],
  ['envie de changer, un gratin', ''],
  ['sustituir la nata por favor', 'cream'],
  ['अंडा बदल दो', 'egg'],
  ['doodh badal do', 'milk'],
  ['استبدل البيض', 'egg'],
]
const partsOfEggs: [string, string][] = [
  ['egg yolk ok but not white', 'egg white'],
  ['yolks ok, whites not', 'egg white'],
  ['egg yolk ok but not the white part', 'egg white'],
  ['I can have yolk but not white of egg', 'egg white'],
  ['Nur Eigelb, das Weiße nicht', 'egg white'],
  ["jaune d'œuf ok mais pas le blanc", 'egg white'],
  ['le jaune oui, le blanc non', 'egg white'],
  ['la yema sí pero lo blanco no', 'egg white'],
  ['अंडे की जर्दी ठीक है लेकिन सफेदी नहीं', 'egg white'],
  ['صفار البيض مسموح لكن ليس البياض', 'egg white'],
  ['yolks ok, white rice and white chocolate too', ''],
  ["vin blanc et jaune d'œuf", ''],
]
const exceptions: [string, string][] = [
  ['allergic to tree nuts, not coconut', '#nuts'],
  ['my daughter has a nut allergy, not coconut, granola please', '#nuts, #peanuts'],
  ['allergisch gegen Nüsse, nicht Kokos', '#nuts, #peanuts'],
  ['allergique aux noix, pas la noix de coco', '#nuts, #peanuts'],
  ['alérgico a los frutos secos, no al coco', '#nuts, #peanuts'],
  ['मेवे से एलर्जी, नारियल से नहीं', '#nuts, #peanuts'],
  ['حساسية من المكسرات، ليس جوز الهند', '#nuts, #peanuts'],
  ['allergic to nuts, not peanuts', '#nuts, #peanuts, ?'],
  ['allergic to fish, not shrimp', '#fish, ?'],
  ['allergic to tree nuts, not almonds', '#nuts, almond'],
  ['allergic to nuts, no coconut', '#nuts, #peanuts, coconut'],
  ['alérgica a frutos secos, no coco', '#nuts, #peanuts, coconut'],
  ['allergic to milk, not mushrooms', '#milk, mushroom'],
  ['nut allergy, not coconut curry', '#nuts, #peanuts, coconut, ?'],
]
const over: [string, string][] = [
  ['no longer coeliac', ''],
  ["we're no longer vegan, steak please", ''],
  ['no longer pregnant', ''],
  ['wir sind nicht mehr vegan', ''],
  ['je ne suis plus végétarienne', ''],
  ['ya no somos vegetarianos', ''],
  ['हम अब शाकाहारी नहीं हैं', ''],
  ['لم أعد نباتيا', ''],
  ['no longer vegan but coeliac', '#gluten'],
  ['no longer eats bread, coeliac', '#gluten, bread'],
  ['not yet vegan', '@vegan'],
  ['no longer allergic to milk but vegan', '@vegan'],
]
const besideFoods: [string, string][] = [
  ['allergie latex kiwi banane avocat', 'avocado, banana, kiwi, ?'],
  ['latex kiwi banana avocado allergy', 'avocado, banana, kiwi, ?'],
  ['allergy to latex and kiwi', 'kiwi, ?'],
  ['allergy: latex kiwi', 'kiwi, ?'],
  ['Allergie Latex Kiwi Banane', 'banana, kiwi, ?'],
  ['alérgica al látex y al aguacate', 'avocado, ?'],
  ['लेटेक्स कीवी केला से एलर्जी', 'banana, kiwi, ?'],
  ['حساسية لاتكس كيوي موز', 'banana, kiwi, ?'],
  ['allergie pollen bouleau pomme', 'apple, ?'],
  ['allergic to latex and nuts', '#nuts, #peanuts'],
]
const care: [string, string][] = [
  ['nan and grandad coming', '^'],
  ['nan and grandpa', '^'],
  ['mamie et papi viennent', '^'],
  ['papy et mamie', '^'],
  ['दादा दादी आएंगे', '^'],
  ['جدتي قادمة', '^'],
  ['28 + 4', '^'],
  ["I'm 24 + 5, something with spinach", '^'],
  ['tonight 30w', '^'],
  ['20 + 4 guests', ''],
  ['20+5 minutes', ''],
  ['dad has bp', '?'],
  ["grandad's bp is high", '?'],
  ['mummy has bp and sugar', '?'],
  ['uncle has sugar', '?'],
  ['she has sugar in her tea', ''],
]
const free: [string, string][] = [
  ['almond milk gluten free pancakes', '#gluten'],
  ['oat milk nut free porridge', '#nuts, #peanuts'],
  ['soy milk dairy free latte', '#milk'],
  ['egg almond milk gluten free pancakes', '#gluten, ?'],
  ['rice milk egg free', '#eggs, ?'],
  ['coconut allergy, laksa', 'coconut'],
]

test.each([...replaced, ...partsOfEggs, ...exceptions, ...over, ...besideFoods, ...care, ...free])(
  'the wish "%s" leaves out or asks about: %s',
  (wish, expected) => {
    expect(readingOf(wish)).toEqual(expectationOf(expected))
  },
)

test.each([
  ['nan and grandad coming', 'naan'],
  ['nana and grandad coming', 'mint'],
  ['dad has bp', 'baking powder'],
  ['coconut allergy, laksa', 'salmon'],
])('the wish "%s" names no %s', (wish, food) => {
  expect(readWishLimits(wish).named.map((each) => each.food)).not.toContain(food)
})

test.each([
  ['nan and butter chicken', 'naan'],
  ['curry with nan', 'naan'],
  ['allergic to tree nuts, not coconut', 'coconut'],
])('the wish "%s" names %s', (wish, food) => {
  expect(readWishLimits(wish).named.map((each) => each.food)).toContain(food)
})
