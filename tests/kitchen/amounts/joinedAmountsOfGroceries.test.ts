import { describe, expect, test } from 'vitest'
import { parseGroceryLines } from '#shared/kitchen/groceryLines.ts'

const bought = (line: string) => parseGroceryLines([line], 1).map(({ name, part }) => [name, part.text])

describe('the grocery list', () => {
  test.each([
    ['3 Eier und 2 Eigelb', 'egg 3', 'Eigelb 2'],
    ['200 g Butter und 50 g Zucker', 'butter 200 g', 'sugar 50 g'],
    ["1 gousse d'ail et 2 oignons", 'garlic 1 clove', 'onion 2'],
    ['200 g de beurre et 50 g de sucre', 'butter 200 g', 'sugar 50 g'],
    ['2 zanahorias y 1 cebolla', 'carrot 2', 'onion 1'],
    ['3 अंडे और 2 प्याज', 'अंडे 3', 'प्याज 2'],
    ['3 بيضات و 2 بصل', 'بيضات 3', 'بصل 2'],
    ['3 بيضات و2 بصل', 'بيضات 3', 'بصل 2'],
    ['4 अंडे; 2 प्याज', 'अंडे 4', 'प्याज 2'],
    ['2 بيضة، 3 بصل', 'بيضة 2', 'بصل 3'],
    ['2 uien en 3 wortels', 'uien 2', 'wortels 3'],
    ['2 cebule i 3 marchewki', 'cebule 2', 'marchewki 3'],
    ['2 onions and a carrot', 'onion 2', 'carrot 1'],
    ['2 eggs and a pinch of salt', 'egg 2', 'salt 1 pinch'],
    ['1 carrot, 1 onion and 1 leek', 'carrot 1', 'onion 1', 'leek 1'],
    ['1 red onion and 1 yellow bell pepper', 'red onion 1', 'bell pepper 1'],
    ['1 red and 1 white onion and 2 eggs', 'onion 2', 'egg 2'],
    ['2 lb 8 oz beef and 1 onion', 'beef 2½ lb', 'onion 1'],
    ['Salz und Pfeffer', 'salt', 'Pfeffer'],
    ['sel et poivre', 'salt', 'black pepper'],
    ['sal y pimienta', 'salt', 'black pepper'],
    ['नमक और काली मिर्च', 'नमक', 'काली मिर्च'],
    ['ملح وفلفل', 'ملح', 'فلفل'],
    ['1 TL Salz und Pfeffer', 'salt 1 teaspoon', 'Pfeffer'],
  ])('the grocery list has every food of the line "%s"', (line, ...expected) => {
    expect(bought(line).map((each) => each.join(' ').trim())).toEqual(expected)
  })

  test.each([
    ['2 Zwiebeln und 1 rote Zwiebel', 'onion 3'],
    ['2 Eier und 1 zum Bestreichen', 'egg 3'],
    ['2 œufs et 1 pour dorer', 'egg 3'],
    ['1 kg und 200 g Mehl', 'all-purpose flour 1.2 kg'],
    ['1 and 1/2 cups flour', 'all-purpose flour 1½ cups'],
    ['one and a half cups flour', 'all-purpose flour 1½ cups'],
    ['2 and a half cups flour', 'all-purpose flour 2½ cups'],
    ['2 cups flour and ½ cup for dusting', 'all-purpose flour 2½ cups'],
    ['1 Zwiebel, halbiert, und 1 Hälfte gehackt', 'onion 1'],
    ['2 lemons, 1 juiced and 1 sliced', 'lemon 2'],
    ['Saft von 2 Zitronen', 'lemon 2'],
    ['500 g Karotten (ca. 4)', 'carrot 500 g'],
    ['200 g Butter oder Margarine', 'butter 200 g'],
    ['200 g de beurre ou de margarine', 'butter 200 g'],
    ['Rinder- und Schweinehack', 'minced pork'],
    ['2 magrets de 200 g', 'duck breast 2'],
    ['2 Steaks à 200 g', 'steak 2'],
  ])('the grocery list has one food of the line "%s": %s', (line, expected) => {
    expect(bought(line).map((each) => each.join(' ').trim())).toEqual([expected])
  })

  test.each([
    ['zest of 1 lemon and juice of 2', 2],
    ['zest of 2 lemons and juice of 1', 2],
    ['zest of 1 lemon and juice of 2 lemons', 2],
    ['juice of 1 lemon plus juice of 1 for serving', 2],
    ['Schale von 1 Zitrone und Saft von 2', 2],
    ['le zeste de 1 citron et le jus de 2', 2],
    ['ralladura de 1 limón y zumo de 2', 2],
    ['1 नींबू का छिलका और 2 का रस', 2],
    ['قشر 1 ليمون وعصير 2', 2],
  ])('the grocery list has the fruits that give both juice and zest: "%s"', (line, fruits) => {
    expect(parseGroceryLines([line], 1).map(({ part }) => part.amount)).toEqual([fruits])
  })
})
