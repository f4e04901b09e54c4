import { expect, test } from 'vitest'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'

function hazardsIn(lines: string, steps: string): string[] {
  const recipe = {
    ...{ name: 'Dinner', description: '', servings: 4, totalTimeMinutes: null },
    ingredients: lines.split('; '),
    instructions: steps.split(' / '),
  }
  const check = checkRecipe(recipe, [], { limitMinutes: null, meatPreference: null })
  return check.findings.flatMap((finding) => (finding.kind === 'hazard' ? [finding.hazard] : []))
}

test.each([
  ['1 kg frozen chicken breast; 1 onion', 'Thaw on the counter overnight. / Fry the chicken for 20 minutes.'],
  [
    '1 kg frozen chicken breast; 1 onion',
    'Defrost on the worktop overnight. / Fry the chicken for 20 minutes.',
  ],
  [
    '400 g frozen prawns; 1 onion',
    'Leave out to thaw overnight on the counter. / Fry the prawns for 10 minutes.',
  ],
  ['1 frozen turkey', 'Defrost at room temperature for 24 hours. / Roast the turkey for 4 hours.'],
  ['1 kg beef', 'Thaw at room temperature. / Roast the beef for 4 hours until done.'],
  [
    '1 kg TK-Hähnchenbrust; 1 Zwiebel',
    'Über Nacht auf der Arbeitsplatte auftauen. / Das Hähnchen 20 Minuten braten.',
  ],
  [
    '1 kg Hähnchenbrust, gefroren; 1 Zwiebel',
    'Bei Zimmertemperatur auftauen lassen. / Das Hähnchen 20 Minuten braten.',
  ],
  [
    '1 kg de blancs de poulet surgelés',
    'Décongeler à température ambiante toute la nuit. / Cuire le poulet 20 minutes.',
  ],
  ['1 kg de pechuga de pollo congelada', 'Descongelar a temperatura ambiente. / Freír el pollo 20 minutos.'],
  ['500 ग्राम फ्रोजन चिकन', 'कमरे के तापमान पर रात भर पिघलने दें। / चिकन को 30 मिनट पकाएं।'],
  ['500 ग्राम फ्रोजन चिकन', 'चिकन को रात भर बाहर रखकर डीफ्रॉस्ट करें। / चिकन को 30 मिनट पकाएं।'],
  ['500 غ دجاج مجمد', 'يذوب في درجة حرارة الغرفة طوال الليل. / يطبخ الدجاج 30 دقيقة.'],
  ['500 غ دجاج مجمد', 'اترك الدجاج المجمد يذوب على الطاولة طوال الليل. / يطبخ الدجاج 30 دقيقة.'],
  [
    '1 kg frozen chicken breast; 1 onion',
    'Chop the onion. Thaw on the counter overnight. / Fry the chicken for 20 minutes.',
  ],
  [
    '500 g frozen mince',
    'Take the mince out of the freezer the night before and leave it on the worktop. / Fry until cooked through.',
  ],
  [
    '500 g frozen mince',
    'Take out of the freezer in the morning and leave on the side. / Fry the mince until cooked through.',
  ],
  [
    '500 g gefrorenes Hackfleisch',
    'Das Hackfleisch am Vorabend aus dem Gefrierfach nehmen und auf der Arbeitsplatte liegen lassen. / Das Hackfleisch braten, bis es durch ist.',
  ],
  [
    '500 g de crevettes surgelées',
    'Sortir les crevettes du congélateur et les laisser sur le plan de travail. / Cuire les crevettes 10 minutes.',
  ],
  [
    '500 g de gambas congeladas',
    'Sacar las gambas del congelador y dejarlas en la encimera. / Freír las gambas 10 minutos.',
  ],
  ['1 frozen lasagne', 'Thaw on the counter overnight. / Bake for 1 hour.'],
  ['500 ग्राम फ्रोजन मछली; 1 प्याज', 'बाहर रखकर पिघलने दें। / मछली को 30 मिनट पकाएं।'],
])('thawing in the warm is reported for %s: %s', (lines, steps) => {
  expect(hazardsIn(lines, steps)).toContain('thawed on the counter')
})

test.each([
  ['400 g frozen peas; 1 onion', 'Thaw on the counter for an hour. / Fry.'],
  ['400 g frozen berries; 200 g chicken', 'Thaw the berries on the counter. / Fry the chicken 20 minutes.'],
  [
    '1 pack frozen puff pastry; 200 g chicken breast',
    'Thaw at room temperature for 1 hour. / Fry the chicken 20 minutes.',
  ],
  [
    '1 pack frozen puff pastry; 200 g chicken breast',
    'Defrost the pastry at room temperature for 1 hour. / Fry the chicken 20 minutes.',
  ],
  ['1 kg frozen chicken breast; 1 onion', 'Thaw in the fridge overnight. / Fry the chicken for 20 minutes.'],
  ['1 kg frozen chicken breast; 1 onion', 'Never thaw on the counter. / Fry the chicken for 20 minutes.'],
  ['400 g frozen peas; 400 g chicken', 'Fry the chicken 20 minutes. / Thaw the peas at room temperature.'],
  ['500 ग्राम फ्रोजन चिकन; 100 ग्राम मक्खन', 'मक्खन को कमरे के तापमान पर पिघलने दें। / चिकन को 30 मिनट पकाएं।'],
  ['500 ग्राम फ्रोजन चिकन', 'चिकन को रात भर फ्रिज में डीफ्रॉस्ट करें। / चिकन को 30 मिनट पकाएं।'],
  ['500 غ دجاج مجمد', 'يذوب الدجاج في الثلاجة طوال الليل. / يطبخ الدجاج 30 دقيقة.'],
  [
    '500 g frozen mince',
    'Take the mince out of the freezer and leave it in the fridge overnight. / Fry until cooked through.',
  ],
  [
    '500 g frozen beef',
    'Take the beef out of the freezer and leave on the counter for 20 minutes to slice it. / Fry the beef until cooked through.',
  ],
  [
    '500 ml ice cream; 200 g chicken',
    'Take the ice cream out of the freezer and leave on the side. / Fry the chicken for 20 minutes.',
  ],
  ['1 kg TK-Hähnchenbrust', 'Über Nacht im Kühlschrank auftauen. / Das Hähnchen 20 Minuten braten.'],
])('no thawing in the warm is reported for %s: %s', (lines, steps) => {
  expect(hazardsIn(lines, steps)).not.toContain('thawed on the counter')
})
