import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findStepTimers } from '#shared/kitchen/stepTimers.ts'

const told = (step: string) =>
  findStepTimers(step).map(({ start, end, seconds }) => [step.slice(start, end), seconds])

test.each([
  ['Cook 6 minutes with the tomatoes.', [['6 minutes', 360]]],
  ['Simmer 8 to 10 minutes.', [['8 to 10 minutes', 480]]],
  ['Roast 1 hour 30 minutes.', [['1 hour 30 minutes', 5400]]],
  ['Rest for 1½ hours.', [['1½ hours', 5400]]],
  ['Chill half an hour.', [['half an hour', 1800]]],
  ['Simmer 1 1/2 hours.', [['1 1/2 hours', 5400]]],
  ['Simmer 2-1/2 hours.', [['2-1/2 hours', 9000]]],
  ['Chill 1/2 hour.', [['1/2 hour', 1800]]],
  ['Chill ½ an hour.', [['½ an hour', 1800]]],
  ['Braise 1 1/2 to 2 hours.', [['1 1/2 to 2 hours', 5400]]],
  ['Braise 1 and 1/2 hours.', [['1 and 1/2 hours', 5400]]],
  ['Braise two and a half hours.', [['two and a half hours', 9000]]],
  ['Braise for 2 and a half hours.', [['2 and a half hours', 9000]]],
  ['A one-and-a-half hour rest.', [['one-and-a-half hour', 5400]]],
  ['Braise one and three quarter hours.', [['one and three quarter hours', 6300]]],
  ['Braise an hour and a half.', [['an hour and a half', 5400]]],
  ['Braise 1 hour and a quarter.', [['1 hour and a quarter', 4500]]],
  ['Fry a minute and a half.', [['a minute and a half', 90]]],
  ['Rest a quarter of an hour.', [['a quarter of an hour', 900]]],
  ['Rest three quarters of an hour.', [['three quarters of an hour', 2700]]],
  ['Bake twenty-five minutes.', [['twenty-five minutes', 1500]]],
  ['Bake forty-five minutes.', [['forty-five minutes', 2700]]],
  ['Simmer 1 hour ½ cup of the stock.', [['1 hour', 3600]]],
  ['Simmer for an hour and a quarter of the stock.', [['an hour', 3600]]],
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
])('the timers of a step are found: %s', (step, expected) => {
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
  ['Zweieinhalb Stunden schmoren.', 'Zweieinhalb Stunden', 9000],
  ['1 1/2 Stunden schmoren.', '1 1/2 Stunden', 5400],
  ['Eine dreiviertel Stunde backen.', 'dreiviertel Stunde', 2700],
  ['Fünfundvierzig Minuten backen.', 'Fünfundvierzig Minuten', 2700],
  ['Cuire deux heures et demie.', 'deux heures et demie', 9000],
  ['Cuire une heure et quart.', 'une heure et quart', 4500],
  ['Cuire une heure trois quarts.', 'une heure trois quarts', 6300],
  ['Cuire 1 h 1/2 à 180 °C.', '1 h 1/2', 5400],
  ['Cuire vingt-cinq minutes.', 'vingt-cinq minutes', 1500],
  ['Cuire 8 à 10 minutes.', '8 à 10 minutes', 480],
  ['Cuire 1h30 à 180 °C.', '1h30', 5400],
  ['Laisser reposer 1 h 30.', '1 h 30', 5400],
  ['Laisser mijoter une demi-heure.', 'une demi-heure', 1800],
  ['Reposer une heure et demie.', 'une heure et demie', 5400],
  ['Attendre un quart d’heure.', 'un quart d’heure', 900],
  ['Hervir de 8 a 10 minutos.', '8 a 10 minutos', 480],
  ['Hornear 1 hora y 30 minutos.', '1 hora y 30 minutos', 5400],
  ['Reposar una hora y media.', 'una hora y media', 5400],
  ['Hornear hora y media.', 'hora y media', 5400],
  ['Hornear dos horas y cuarto.', 'dos horas y cuarto', 8100],
  ['Freír minuto y medio.', 'minuto y medio', 90],
  ['Hornear 1 h 30.', '1 h 30', 5400],
  ['Hornear 2 1/2 horas.', '2 1/2 horas', 9000],
  ['Hornear cuarenta y cinco minutos.', 'cuarenta y cinco minutos', 2700],
  ['Dejar reposar media hora.', 'media hora', 1800],
  ['५ से ७ मिनट तक भूनें।', '५ से ७ मिनट', 300],
  ['दस मिनट उबालें।', 'दस मिनट', 600],
  ['आधे घंटे के लिए रखें।', 'आधे घंटे', 1800],
  ['1 घंटा 30 मिनट रखें।', '1 घंटा 30 मिनट', 5400],
  ['डेढ़ घंटे रखें।', 'डेढ़ घंटे', 5400],
  ['साढ़े तीन घंटे रखें।', 'साढ़े तीन घंटे', 12600],
  ['सवा घंटे रखें।', 'सवा घंटे', 4500],
  ['सवा दो घंटे रखें।', 'सवा दो घंटे', 8100],
  ['पौने दो घंटे रखें।', 'पौने दो घंटे', 6300],
  ['१ १/२ घंटे रखें।', '१ १/२ घंटे', 5400],
  ['पैंतालीस मिनट पकाएँ।', 'पैंतालीस मिनट', 2700],
  ['يُخبز لمدة ٨ إلى ١٠ دقائق.', '٨ إلى ١٠ دقائق', 480],
  ['يُسلق خمس دقائق.', 'خمس دقائق', 300],
  ['يُقلى لدقيقتين.', 'لدقيقتين', 120],
  ['يُترك نصف ساعة.', 'نصف ساعة', 1800],
  ['يُترك ساعة ونصف.', 'ساعة ونصف', 5400],
  ['يُترك لمدة ساعة ونصف.', 'لمدة ساعة ونصف', 5400],
  ['يُترك ساعتين وربع.', 'ساعتين وربع', 8100],
  ['يُترك ثلاث ساعات ونصف.', 'ثلاث ساعات ونصف', 12600],
  ['يُترك ٣ ساعات ونصف.', '٣ ساعات ونصف', 12600],
  ['يُترك ساعة إلا ربع.', 'ساعة إلا ربع', 2700],
  ['يُترك ساعة و٣٠ دقيقة.', 'ساعة و٣٠ دقيقة', 5400],
  ['يُقلى دقيقة ونصف.', 'دقيقة ونصف', 90],
  ['يُخبز خمس وأربعين دقيقة.', 'خمس وأربعين دقيقة', 2700],
])('a time in another language than English is read: %s', (step, time, seconds) => {
  expect(told(step)).toEqual([[time, seconds]])
})

test.each([
  ['Boil 6 minutes 30 seconds.', '6 minutes 30 seconds', 390],
  ['Boil for 6 minutes and 30 seconds.', '6 minutes and 30 seconds', 390],
  ['Boil six minutes, thirty seconds.', 'six minutes, thirty seconds', 390],
  ['Roast 1 hour 15 minutes.', '1 hour 15 minutes', 4500],
  ['Roast an hour and 15 minutes.', 'an hour and 15 minutes', 4500],
  ['Roast 1 hour, 15 minutes and 30 seconds.', '1 hour, 15 minutes and 30 seconds', 4530],
  ['6 Minuten 30 Sekunden kochen.', '6 Minuten 30 Sekunden', 390],
  ['6 Min. 30 Sek. kochen.', '6 Min. 30 Sek', 390],
  ['Eine Stunde und fünfzehn Minuten backen.', 'Eine Stunde und fünfzehn Minuten', 4500],
  ['1 Stunde und 15 Minuten backen.', '1 Stunde und 15 Minuten', 4500],
  ['Cuire 6 minutes et 30 secondes.', '6 minutes et 30 secondes', 390],
  ['Cuire 6 minutes 30 secondes.', '6 minutes 30 secondes', 390],
  ['Cuire 2 min 30.', '2 min 30', 150],
  ['Cuire une heure et quinze minutes.', 'une heure et quinze minutes', 4500],
  ['Hervir 6 minutos y 30 segundos.', '6 minutos y 30 segundos', 390],
  ['Hervir 6 minutos 30 segundos.', '6 minutos 30 segundos', 390],
  ['Hornear 1 hora y 15 minutos.', '1 hora y 15 minutos', 4500],
  ['6 मिनट 30 सेकंड उबालें।', '6 मिनट 30 सेकंड', 390],
  ['6 मिनट और 30 सेकंड उबालें।', '6 मिनट और 30 सेकंड', 390],
  ['1 घंटा और 15 मिनट पकाएँ।', '1 घंटा और 15 मिनट', 4500],
  ['يُسلق 6 دقائق و30 ثانية.', '6 دقائق و30 ثانية', 390],
  ['يُسلق دقيقتين و30 ثانية.', 'دقيقتين و30 ثانية', 150],
  ['يُسلق دقيقة و٣٠ ثانية.', 'دقيقة و٣٠ ثانية', 90],
  ['يُخبز ساعة و15 دقيقة.', 'ساعة و15 دقيقة', 4500],
  ['يُخبز ساعة وخمس عشرة دقيقة.', 'ساعة وخمس عشرة دقيقة', 4500],
])('a time in two units is one timer: %s', (step, time, seconds) => {
  expect(told(step)).toEqual([[time, seconds]])
})

test.each([
  ['Fry 2 minutes, 30 seconds before the end stir.', 2],
  ['Fry 2 minutes. 30 seconds later stir.', 2],
  ['Fry for 5 min 12 eggs.', 1],
  ['In a second skillet fry the eggs 3 minutes.', 1],
  ['Fry for 2 min 30 g butter.', 1],
])('two times that are not one duration are two timers: %s', (step, times) => {
  expect(told(step)).toHaveLength(times)
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
  'Añadir una taza y media de agua.',
])('a time in another language that is no waiting time of a step gets no timer: %s', (step) => {
  expect(told(step)).toEqual([])
})

test.each([
  'Leave it overnight.',
  'Turn every 5 minutes.',
  'In the last 5 minutes add salt.',
  'Cure 3 days, 72 hours.',
  'Add 2 hens and half a cup.',
  'Meanwhile, brown the lamb in a second pan.',
  'Wait for a second.',
])('a time that needs no timer is not offered as one: %s', (step) => expect(told(step)).toEqual([]))

test('every timer found in any text has a place and a duration', () => {
  fc.assert(
    fc.property(fc.string(), (step) => {
      for (const { start, end, seconds } of findStepTimers(step)) {
        expect(end).toBeGreaterThan(start)
        expect(seconds).toBeGreaterThan(0)
      }
    }),
  )
})
