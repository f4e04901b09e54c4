import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timersOf } from '#shared/kitchen/stepTimers.ts'

const told = (step: string) =>
  timersOf(step).map(({ start, end, seconds }) => [step.slice(start, end), seconds])

test.each([
  ['Cook 6 minutes with the tomatoes.', [['6 minutes', 360]]],
  ['Simmer 8 to 10 minutes.', [['8 to 10 minutes', 480]]],
  ['Roast 1 hour 30 minutes.', [['1 hour 30 minutes', 5400]]],
  ['Rest for 1½ hours.', [['1½ hours', 5400]]],
  ['Chill half an hour.', [['half an hour', 1800]]],
  [
    'Boil 5–7 min, rest 8 minutes.',
    [
      ['5–7 min', 300],
      ['8 minutes', 480],
    ],
  ],
  [
    'After a 30-minute rest, whisk 30 seconds.',
    [
      ['30-minute', 1800],
      ['30 seconds', 30],
    ],
  ],
  [
    '5 minutes 1 hour',
    [
      ['5 minutes', 300],
      ['1 hour', 3600],
    ],
  ],
])('%s', (step, expected) => {
  expect(told(step)).toEqual(expected)
})

test.each([
  ['8 bis 10 Minuten backen.', '8 bis 10 Minuten', 480],
  ['1 Stunde 30 Minuten ruhen lassen.', '1 Stunde 30 Minuten', 5400],
  ['1 Std. 15 Min. backen.', '1 Std. 15 Min', 4500],
  ['Enfournez pour 40 min.', '40 min', 2400],
  ['Zwei Minuten anbraten.', 'Zwei Minuten', 120],
  ['Eine halbe Stunde kühlen.', 'Eine halbe Stunde', 1800],
  ['Eine Viertelstunde ziehen lassen.', 'Eine Viertelstunde', 900],
  ['Anderthalb Stunden schmoren.', 'Anderthalb Stunden', 5400],
  ['Cuire 8 à 10 minutes.', '8 à 10 minutes', 480],
  ['Cuire 1h30 à 180 °C.', '1h30', 5400],
  ['Laisser reposer 1 h 30.', '1 h 30', 5400],
  ['Laisser mijoter une demi-heure.', 'une demi-heure', 1800],
  ['Reposer une heure et demie.', 'une heure et demie', 5400],
  ['Attendre un quart d’heure.', 'un quart d’heure', 900],
  ['Hervir de 8 a 10 minutos.', '8 a 10 minutos', 480],
  ['Hornear 1 hora y 30 minutos.', '1 hora y 30 minutos', 5400],
  ['Reposar una hora y media.', 'una hora y media', 5400],
  ['Dejar reposar media hora.', 'media hora', 1800],
  ['५ से ७ मिनट तक भूनें।', '५ से ७ मिनट', 300],
  ['दस मिनट उबालें।', 'दस मिनट', 600],
  ['आधे घंटे के लिए रखें।', 'आधे घंटे', 1800],
  ['1 घंटा 30 मिनट रखें।', '1 घंटा 30 मिनट', 5400],
  ['डेढ़ घंटे रखें।', 'डेढ़ घंटे', 5400],
  ['يُخبز لمدة ٨ إلى ١٠ دقائق.', '٨ إلى ١٠ دقائق', 480],
  ['يُسلق خمس دقائق.', 'خمس دقائق', 300],
  ['يُقلى لدقيقتين.', 'لدقيقتين', 120],
  ['يُترك نصف ساعة.', 'نصف ساعة', 1800],
  ['يُترك ساعة ونصف.', 'ساعة ونصف', 5400],
])('a time in another language than English is read: %s', (step, time, seconds) => {
  expect(told(step)).toEqual([[time, seconds]])
})

test.each([
  'Alle 5 Minuten wenden.',
  'In den letzten 5 Minuten salzen.',
  'Remuer toutes les 5 minutes.',
  'Saler les 5 dernières minutes.',
  'Remover cada 5 minutos.',
  'हर 5 मिनट में चलाएँ।',
  'يُقلّب كل 5 دقائق.',
  'Ein Huhn in 2 Hälften teilen.',
  'Mezclar 2 huevos y una taza de harina.',
])('what a step in another language tells of another time is none: %s', (step) => {
  expect(told(step)).toEqual([])
})

test.each([
  'Leave it overnight.',
  'Turn every 5 minutes.',
  'In the last 5 minutes add salt.',
  'Cure 3 days, 72 hours.',
  'Add 2 hens and half a cup.',
])('what nobody sets a timer for is none: %s', (step) => expect(told(step)).toEqual([]))

test('any text is read, and every timer has its place and a time', () => {
  fc.assert(
    fc.property(fc.string(), (step) => {
      for (const { start, end, seconds } of timersOf(step)) {
        expect(end).toBeGreaterThan(start)
        expect(seconds).toBeGreaterThan(0)
      }
    }),
  )
})
