import { expect, test } from 'vitest'
import type { Eater } from '#shared/kitchen/eaters.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'

function hazardsIn(lines: string, steps: string, eaters: readonly Eater[] = []): string[] {
  const recipe = {
    ...{ name: 'Dinner', description: '', servings: 4, totalTimeMinutes: null },
    ingredients: lines.split('; '),
    instructions: steps.split(' / '),
  }
  const check = checkRecipe(recipe, eaters, { limitMinutes: null, meatPreference: null })
  return check.findings.flatMap((finding) => (finding.kind === 'hazard' ? [finding.hazard] : []))
}

const mince = '500 g beef mince; 1 tin tomatoes'
const thighs = '8 chicken thighs; 1 onion'
const pork = '1 kg pork shoulder; 1 onion'
const germanMince = '500 g Hackfleisch; 1 Dose Tomaten'
const germanThighs = '8 Hähnchenschenkel; 1 Zwiebel'
const frenchThighs = '8 cuisses de poulet; 1 oignon'
const spanishMince = '500 g de carne picada; 1 lata de tomate'
const spanishThighs = '8 muslos de pollo; 1 cebolla'
const hindiMince = '500 ग्राम कीमा; 1 प्याज'
const arabicMince = '500 غ لحم مفروم; 1 بصلة'
const arabicThighs = '8 أفخاذ دجاج; 1 بصلة'

test.each([
  [mince, 'Put it all in the slow cooker, low, 8 h.'],
  [mince, 'Put it all in the slow cooker on low for 8 hours.'],
  [mince, 'Everything in the slow cooker 8h low.'],
  [mince, 'Chuck it all in the slow cooker. Low for 8 hrs.'],
  [mince, 'Chuck it all in the slow cooker. / 8 hours on low.'],
  [mince, 'crockpot on high 4h'],
  [thighs, 'Put in slow cooker, low, 6h.'],
  [thighs, 'Put in the slow cooker before work, 8 hours.'],
  [pork, 'Slow cooker 8h low. Shred.'],
  [thighs, 'IP 15 min NPR'],
  [thighs, 'Marinate for 2 hours, then air fryer 20 min at 200.'],
  [thighs, 'Instant Pot, 15 min, quick release.'],
  [thighs, 'AF 20 mins 180'],
  [thighs, '200C, 35 min.'],
  [thighs, 'Gas 6, 35 mins.'],
  [thighs, '180 fan for 40 mins.'],
  [thighs, 'Everything on a tray, 40 min at 200.'],
  [thighs, 'Smoker at 250F for 2 hours.'],
  [thighs, 'BBQ 25 mins, turning.'],
  [germanMince, 'Alles in den Slowcooker, 8 Stunden low.'],
  [germanMince, 'Alles in den Slow Cooker geben, niedrig, 8 h.'],
  [germanMince, 'Schongarer, 8 Stunden, niedrige Stufe.'],
  [germanMince, 'Alles in den Crockpot. 8 h auf low.'],
  [germanThighs, 'Airfryer 180 Grad 20 Min.'],
  [germanThighs, 'Heißluftfritteuse, 20 min, 180 °C.'],
  [germanThighs, 'Römertopf, 180 Grad, 60 Minuten.'],
  [germanThighs, 'Schnellkochtopf 15 min.'],
  [frenchThighs, 'Tout à la mijoteuse, 8 h, basse température.'],
  [frenchThighs, 'Cookeo, 15 min.'],
  [frenchThighs, 'Airfryer 180 °C 25 min.'],
  [frenchThighs, '45 min à 180 °C.'],
  [frenchThighs, 'Cocotte-minute, 15 min.'],
  [spanishMince, 'Todo en la olla lenta, bajo, 8 h.'],
  [spanishMince, 'Todo a la crockpot, 8 horas en baja.'],
  [spanishThighs, 'Freidora de aire 180 grados 20 min.'],
  [spanishThighs, 'Airfryer 20 min.'],
  [spanishThighs, 'Olla exprés 15 min.'],
  [spanishThighs, '40 min a 180 °C.'],
  [hindiMince, 'सब कुछ स्लो कुकर में डालें, 8 घंटे।'],
  [hindiMince, 'सब कुछ प्रेशर कुकर में डालें, 4 सीटी।'],
  ['500 ग्राम चिकन; 1 प्याज', 'एयर फ्रायर में 180 डिग्री पर 20 मिनट।'],
  [arabicMince, 'ضع كل شيء في قدر الطبخ البطيء 8 ساعات.'],
  [arabicMince, 'كله في الطباخة البطيئة، 8 ساعات.'],
  [arabicThighs, 'القلاية الهوائية 180 درجة 20 دقيقة.'],
  [arabicThighs, 'قدر الضغط 15 دقيقة.'],
])('%s counts as cooked with the step: %s', (lines, step) => {
  expect(hazardsIn(lines, step)).toEqual([])
})

test.each([
  [
    'minced meat underdone',
    mince,
    'Put it all in the slow cooker bowl and keep it in the fridge for 8 hours. Serve.',
  ],
  ['minced meat underdone', mince, 'Put it all in the slow cooker, switched off, for 8 hours. Serve.'],
  ['minced meat underdone', mince, 'Put it all in the slow cooker on warm for 2 hours. Serve.'],
  ['minced meat underdone', mince, 'Mix for 10 minutes and serve with 200 g rice.'],
  ['poultry underdone', thighs, 'Freeze for 2 hours at -18C. Serve.'],
  ['poultry underdone', thighs, 'Air fryer 200C 5 min.'],
  ['poultry underdone', thighs, 'Leave in the marinade for 200 min. Serve.'],
  ['poultry underdone', thighs, 'Leave in the bbq sauce for 30 minutes. Serve.'],
  ['poultry underdone', frenchThighs, 'Laisser mariner 12 h dans une cocotte. Servir.'],
  ['poultry underdone', germanThighs, 'Im Römertopf 2 Stunden marinieren. Servieren.'],
  ['minced meat underdone', germanMince, 'Alles in den Slow Cooker und 8 h in den Kühlschrank. Servieren.'],
  [
    'left out',
    '400 g beef; 2 potatoes',
    'Simmer the stew for 2 hours. / Turn off the slow cooker and leave the stew on the counter for 8 hours.',
  ],
])('the hazard "%s" is reported for %s where the step is: %s', (hazard, lines, steps) => {
  expect(hazardsIn(lines, steps)).toContain(hazard)
})

test('the heat of a syrup cooks no egg whites that it is mixed into', () => {
  const pregnant: Eater = { name: '', allergens: [], diets: [], dislikes: [], likes: [], isVulnerable: true }
  const steps = 'Bring the sugar to 118 °C, 5 minutes. / Mix it into the egg whites. Serve.'
  expect(hazardsIn('3 egg whites; 200 g sugar', steps, [pregnant])).toContain('raw egg')
})
