import { describe, expect, test } from 'vitest'
import { allergensTold, checkBeside } from '../recipeBeside.ts'

const toldIn = (step: string) => allergensTold(checkBeside('de', { steps: [step] }))

const isOpen = (step: string, lines: readonly string[] = []) =>
  checkBeside('de', { lines, steps: [step] }).verdicts.some(({ verdict }) => verdict === 'unlisted food')

describe('a food that only a step in German names', () => {
  test.each([
    ['Mit Weißbrot servieren.', '?gluten ?soy ?milk'],
    ['Mit Fladenbrot servieren.', '?gluten ?soy ?milk ?sesame'],
    ['Mit Knoblauchbrot servieren.', '?gluten ?soy ?milk'],
    ['Mit Sesamöl abschmecken.', 'sesame'],
    ['Ein Spiegelei daraufsetzen.', 'eggs'],
    ['Mit Rührei servieren.', '?eggs'],
    ['Mit Vanilleeis servieren.', '?eggs ?milk'],
    ['Mit Eis servieren.', '?eggs ?milk'],
    ['Mit einer Kugel Eis anrichten.', '?eggs ?milk'],
    ['Mit Pfannkuchen servieren.', '?gluten ?eggs ?milk'],
    ['Zum Schluss mit Walnüssen bestreuen.', 'nuts'],
    ['Mit Walnüssen bestreuen und servieren.', 'nuts'],
    ['Mit Walnüssen bestreuen und mit Brot servieren.', '?gluten ?soy ?milk ?nuts'],
    ['Am Schluss mit Cashewkernen bestreuen.', 'nuts'],
    ['Mit Keksbröseln bestreuen.', 'gluten ?eggs ?soy ?milk'],
    ['Die Kekse zerbröseln.', '?gluten ?eggs ?soy ?milk'],
    ['Mit Knödeln servieren.', '?gluten ?eggs ?milk'],
    ['In Wraps füllen.', '?gluten'],
    ['Mit Maggi würzen.', 'gluten ?soy ?celery'],
    ['Mit Kartoffelpüree servieren.', '?milk'],
    ['Mit Remoulade servieren.', '?eggs ?soy ?milk ?mustard'],
    ['Mit Löffelbiskuits belegen.', 'gluten eggs ?milk'],
    ['Mit Krokant bestreuen.', '?peanuts ?milk nuts'],
    ['Mit Spätzle servieren.', '?gluten ?eggs'],
    ['Dazu passen Kroketten.', '?gluten ?eggs ?soy ?milk'],
    ['Mit Vanillesauce übergießen.', 'eggs milk'],
    ['Croûtons darüber streuen.', '?gluten'],
    ['Mit Kartoffelsalat reichen.', '?eggs ?soy ?celery ?mustard'],
    ['Die Maultaschen zugeben.', '?gluten ?eggs ?milk'],
    ['Mit Emmentaler bestreuen.', 'milk'],
    ['Mit Worcestersauce abschmecken.', '?gluten fish ?soy ?celery'],
    ['Suppengrün putzen, würfeln und zugeben.', 'celery'],
    ['Grieß einrühren.', 'gluten'],
    ['Fischstäbchen braten.', 'gluten ?eggs fish ?soy ?milk ?mustard'],
    ['Mit Nuss-Nougat-Creme bestreichen.', 'soy milk nuts'],
    ['Einen Schuss Sekt angießen.', 'sulphites'],
    ['Cornflakes zerdrücken und darüber streuen.', 'gluten'],
    ['Ein Croissant dazu reichen.', '?gluten ?eggs ?milk'],
  ])('the German step "%s" gives findings for: %s', (step, told) => {
    expect(toldIn(step)).toBe(told)
  })

  test.each([
    'Mit Fnorden servieren.',
    'Die Fnorde zugeben.',
    'Fnorde darüber streuen.',
    'Fnorde und Zwiebeln zugeben.',
    'Geben Sie die Fnorde dazu.',
    'Gib die Fnorde hinzu und rühre um.',
    'Mit frisch gehacktem Fnord und Salz würzen.',
    'Den Topf vom Herd nehmen und die Fnorde unterheben.',
    'Dazu passt Fnord.',
    'Mit Fnorden und Salz bestreuen.',
    'Die Zwiebel anbraten, Fnorde zugeben und kochen.',
    'Zum Schluss die gehackten Fnorde einrühren.',
    'Die Fnorde darauf verteilen.',
    'Mit einem Klecks Fnord garnieren.',
    'Fnord unterrühren.',
  ])('the German step "%s" means that the ingredient list may be incomplete', (step) => {
    expect(isOpen(step)).toBe(true)
  })

  test('a food of a German step is matched to a line that has its word', () => {
    expect(isOpen('Die Lauchringe zugeben.', ['1 Stange Lauch'])).toBe(false)
    expect(isOpen('Die Zwiebelwürfel zugeben.')).toBe(false)
    expect(allergensTold(checkBeside('de', { lines: ['8 Eiswürfel'], steps: ['Das Eis zugeben.'] }))).toBe('')
  })
})

test.each([
  'Mit einem Löffel servieren.',
  'Die restlichen Zutaten zugeben.',
  'Das Wasser zugeben und aufkochen.',
  'Sofort servieren.',
  'Nach 10 Minuten die Hitze reduzieren und zugeben.',
  'Anschließend die Zwiebel zugeben.',
  'Alles gut verrühren und zugeben.',
  'Geben Sie das Wasser dazu.',
  'Mit Salz und Pfeffer würzen.',
  'Mit Petersilie servieren.',
  'Auf Tellern anrichten und mit Kräutern garnieren.',
  'In der Zwischenzeit das Wasser zum Kochen bringen.',
  'Das Ganze mit Deckel 10 Minuten garen und servieren.',
  'Mit einem Schneebesen unterrühren.',
  'Die Hälfte der Mischung zugeben.',
  'Nach Belieben nachwürzen und heiß servieren.',
  'Kleinschneiden und zugeben.',
  'Die Zwiebeln karamellisieren.',
  'Auf einem Kuchengitter abkühlen lassen.',
  'In Küchenpapier wickeln.',
  'Auf einem eisernen Rost im Waffeleisen backen.',
  'Die Eiswürfel im Kühlschrank aufbewahren.',
  'Die Zwiebel kleinschneiden.',
  'Mit der Teigrolle und dem Tortenheber andrücken.',
])('the German step "%s" names no food', (step) => {
  expect([toldIn(step), isOpen(step)]).toEqual(['', false])
})

test.each<[name: string, lines: string[], step: string]>([
  ['', ['200 g glutenfreies Mehl'], 'Den Kuchen backen. Den Kuchen servieren.'],
  ['Glutenfreie Waffeln', ['200 g glutenfreies Mehl'], 'Die Waffeln servieren.'],
  ['Kartoffelknödel', ['500 g Kartoffeln'], 'Knödel formen und kochen.'],
  ['Mandelkekse', ['200 g Mandelmehl'], 'Die Kekse backen und abkühlen lassen.'],
])('in a recipe called "%s" with %j, "%s" means that recipe’s own preparation', (name, lines, step) => {
  const own = allergensTold(checkBeside('de', { name, lines }))
  expect(allergensTold(checkBeside('de', { name, lines, steps: [step] }))).toBe(own)
})
