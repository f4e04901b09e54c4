import { describe, expect, test } from 'vitest'
import { findDayBeforeTasks } from '#shared/kitchen/dayBefore/findDayBeforeTasks.ts'
import { cpuMs } from '../../support/process/cpuTime.ts'

const tasksOf = (lines: string[], steps: string[]) =>
  findDayBeforeTasks(lines, steps).map(
    ({ kind, about, hours }) => `${kind}: ${about}${hours ? ` (${hours} h)` : ''}`,
  )

describe('what is done the day before', () => {
  test.each<[string, string[], string, string]>([
    [
      'English',
      ['250 g dried chickpeas', '1 onion'],
      'Soak the chickpeas in plenty of water overnight.',
      'soak: 250 g dried chickpeas',
    ],
    ['English', ['200 g black beans'], 'The night before, soak the beans.', 'soak: 200 g black beans'],
    [
      'English',
      ['200 g black beans'],
      'Soak the beans for at least 8 hours.',
      'soak: 200 g black beans (8 h)',
    ],
    [
      'German',
      ['250 g Kichererbsen', '1 Zwiebel'],
      'Die Kichererbsen über Nacht in Wasser einweichen.',
      'soak: 250 g Kichererbsen',
    ],
    ['German', ['200 g weiße Bohnen'], 'Weiche die Bohnen am Vorabend ein.', 'soak: 200 g weiße Bohnen'],
    [
      'French',
      ['250 g de pois chiches'],
      'Faites tremper les pois chiches toute la nuit.',
      'soak: 250 g de pois chiches',
    ],
    [
      'French',
      ['250 g de haricots blancs'],
      'La veille, faites tremper les haricots.',
      'soak: 250 g de haricots blancs',
    ],
    [
      'Spanish',
      ['250 g de garbanzos'],
      'Pon los garbanzos en remojo toda la noche.',
      'soak: 250 g de garbanzos',
    ],
    [
      'Spanish',
      ['250 g de alubias'],
      'Remojar las alubias durante 12 horas.',
      'soak: 250 g de alubias (12 h)',
    ],
    ['Hindi', ['250 ग्राम राजमा'], 'राजमा को रात भर पानी में भिगो दें।', 'soak: 250 ग्राम राजमा'],
    ['Hindi', ['250 ग्राम छोले'], 'छोले को 8 घंटे भिगोकर रखें।', 'soak: 250 ग्राम छोले (8 h)'],
    ['Arabic', ['250 غرام حمص'], 'انقع الحمص في الماء طوال الليل.', 'soak: 250 غرام حمص'],
    ['Arabic', ['250 غرام فول'], 'يُنقع الفول ليلة كاملة.', 'soak: 250 غرام فول'],
  ])(
    'in %s, with the lines %j, "%s" is found as the task "%s" for the day before',
    (_, lines, step, task) => {
      expect(tasksOf(lines, [step])).toEqual([task])
    },
  )

  test.each<[string, string[], string, string]>([
    [
      'English',
      ['800 g chicken thighs'],
      'Marinate the chicken in the yogurt for 6 to 24 hours.',
      'marinate: 800 g chicken thighs (6 h)',
    ],
    [
      'German',
      ['800 g Hähnchenkeulen'],
      'Die Hähnchenkeulen über Nacht im Kühlschrank marinieren.',
      'marinate: 800 g Hähnchenkeulen',
    ],
    [
      'French',
      ['800 g de poulet'],
      'Laissez mariner le poulet une nuit au frais.',
      'marinate: 800 g de poulet',
    ],
    [
      'Spanish',
      ['800 g de pollo'],
      'Deja marinar el pollo toda la noche en la nevera.',
      'marinate: 800 g de pollo',
    ],
    ['Hindi', ['800 ग्राम चिकन'], 'चिकन को रात भर मैरीनेट करें।', 'marinate: 800 ग्राम चिकन'],
    ['Arabic', ['800 غرام دجاج'], 'تبّل الدجاج واتركه في الثلاجة ليلة كاملة.', 'marinate: 800 غرام دجاج'],
  ])(
    'in %s, with the lines %j, "%s" is found as the task "%s" for the day before',
    (_, lines, step, task) => {
      expect(tasksOf(lines, [step])).toEqual([task])
    },
  )

  test.each<[string, string[], string, string]>([
    ['English', ['500 g salmon'], 'Defrost the salmon in the fridge.', 'thaw: 500 g salmon'],
    ['English', ['500 g frozen prawns'], 'Fry the prawns.', 'thaw: 500 g frozen prawns'],
    ['German', ['500 g TK-Garnelen'], 'Die Garnelen braten.', 'thaw: 500 g TK-Garnelen'],
    ['German', ['1 Huhn'], 'Das Huhn auftauen lassen.', 'thaw: 1 Huhn'],
    [
      'French',
      ['500 g de crevettes surgelées'],
      'Faites revenir les crevettes.',
      'thaw: 500 g de crevettes surgelées',
    ],
    ['Spanish', ['500 g de gambas congeladas'], 'Saltea las gambas.', 'thaw: 500 g de gambas congeladas'],
    ['Hindi', ['500 ग्राम फ्रोजन मछली'], 'मछली तलें।', 'thaw: 500 ग्राम फ्रोजन मछली'],
    ['Arabic', ['500 غرام روبيان مجمد'], 'اقل الروبيان.', 'thaw: 500 غرام روبيان مجمد'],
  ])(
    'in %s, with the lines %j, "%s" is found as the task "%s" for the day before',
    (_, lines, step, task) => {
      expect(tasksOf(lines, [step])).toEqual([task])
    },
  )

  test.each<[string, string]>([
    ['English', 'Cover the dough and let it rise in the fridge overnight.'],
    ['English', 'Chill the cheesecake for 8 hours.'],
    ['German', 'Den Teig über Nacht im Kühlschrank ruhen lassen.'],
    ['French', 'Laissez reposer la pâte une nuit au frais.'],
    ['Spanish', 'Deja reposar la masa toda la noche.'],
    ['Hindi', 'आटे को ढककर रात भर रखें।'],
    ['Arabic', 'اترك العجين في الثلاجة ليلة كاملة.'],
  ])('in %s, the task for food that rests overnight is named by the words of its step', (_, step) => {
    expect(findDayBeforeTasks(['500 g x'], [step])).toMatchObject([{ kind: 'rest', about: step }])
  })

  test('a line that says "soaked overnight" gives a task for the day before, without a step', () => {
    expect(tasksOf(['250 g chickpeas, soaked overnight'], ['Boil the chickpeas.'])).toEqual([
      'soak: 250 g chickpeas, soaked overnight',
    ])
  })

  test('a task for the day before is listed once, even if both a line and a step name it', () => {
    const steps = ['Thaw the prawns in the fridge overnight.', 'Thaw the prawns completely.']
    expect(tasksOf(['500 g frozen prawns'], steps)).toEqual(['thaw: 500 g frozen prawns'])
  })

  test.each<[string, string[], string[]]>([
    ['a short soak', ['50 g bread'], ['Soak the bread in the milk for 10 minutes.']],
    ['a soak without a time', ['50 g bread'], ['Soak the bread in the milk.']],
    [
      'soaking that is not needed',
      ['200 g red lentils'],
      ['There is no need to soak the lentils overnight.'],
    ],
    ['a short marinade', ['400 g tofu'], ['Marinate the tofu for 30 minutes or overnight.']],
    ['frozen peas', ['200 g frozen peas'], ['Add the peas.']],
    [
      'food that is cooked frozen',
      ['4 frozen fish fingers'],
      ['Bake the frozen fish fingers for 15 minutes.'],
    ],
    [
      'food that must not thaw',
      ['400 g frozen prawns'],
      ['Do not thaw the prawns; add them to the hot pan.'],
    ],
    ['thawing in a microwave', ['400 g mince'], ['Defrost the mince in the microwave.']],
    ['food that is not frozen', ['400 g prawns'], ['Fry the prawns.']],
    ['left-overs', ['400 g rice'], ['Leftovers keep in the fridge overnight.']],
    ['a short rest', ['1 steak'], ['Rest the steak for 5 minutes.']],
    ['dough that rises for 2 hours', ['500 g flour'], ['Let the dough rise for 2 hours.']],
    ['cooking for 8 hours', ['1 kg brisket'], ['Cook it in the slow cooker for 8 hours.']],
    ['no soaking in German', ['200 g Linsen'], ['Die Linsen müssen nicht eingeweicht werden.']],
    ['no thawing in Spanish', ['400 g gambas congeladas'], ['Echa las gambas sin descongelar.']],
    ['no thawing in French', ['400 g crevettes surgelées'], ['Ajoutez les crevettes sans les décongeler.']],
  ])('%s is no task for the day before', (_, lines, steps) => {
    expect(tasksOf(lines, steps)).toEqual([])
  })

  test('a frozen food of a line and the step that thaws it without its name are one task', () => {
    const tasks = findDayBeforeTasks(
      ['600 g frozen cod fillets', '2 lemons'],
      ['Thaw the fish in the fridge overnight.', 'Bake 20 minutes.'],
    )
    expect(tasks.map(({ kind, about }) => `${kind}: ${about}`)).toEqual(['thaw: 600 g frozen cod fillets'])
  })

  test('a recipe of hostile length is read in time', () => {
    const lines = Array.from({ length: 100 }, () => 'frozen '.repeat(60))
    const steps = Array.from({ length: 60 }, () => 'let it rest and weich es ein '.repeat(60))
    expect(findDayBeforeTasks(lines, steps).length).toBeLessThanOrEqual(5)
    expect(cpuMs(() => findDayBeforeTasks(lines, steps))).toBeLessThan(1_000)
  })
})
