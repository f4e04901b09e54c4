import type { DonenessCase } from './donenessCases.ts'

/** Whole pieces of poultry that get three minutes of heat at most, and pieces that get more or are cut small, in six languages. */
export const shortCookingCases: readonly DonenessCase[] = [
  ['poultry underdone', '500 ग्राम चिकन', 'चिकन को 2 मिनट तलें और परोसें।'],
  ['poultry underdone', '500 ग्राम चिकन', 'चिकन को 2 मिनट भूनें।'],
  ['poultry underdone', '500 g chicken breasts', 'Fry the chicken for 2 minutes and serve.'],
  ['poultry underdone', '500 g Hähnchenbrust', 'Das Hähnchen 2 Minuten braten und servieren.'],
  ['poultry underdone', '500 g de blancs de poulet', 'Poêler le poulet 2 minutes et servir.'],
  ['poultry underdone', '500 g de pechuga de pollo', 'Freír el pollo 2 minutos y servir.'],
  ['poultry underdone', '500 غرام صدور دجاج', 'يقلى الدجاج دقيقتين ويقدم.'],
  [
    null,
    '500 g chicken breasts; 1 onion',
    'Fry the chicken for 2 minutes.',
    'Add the onion and simmer for 20 minutes.',
  ],
  [null, '500 g chicken breasts; 1 onion', 'Brown the chicken for 3 minutes.', 'Bake until done.'],
  [null, '500 g chicken breasts', 'Slice the chicken thinly.', 'Stir-fry for 3 minutes and serve.'],
  [null, '500 g chicken breasts', 'Fry the chicken for 3 minutes, cover, and braise.'],
  [
    null,
    '400 g Hähnchenbrust; 200 g Reis',
    'Das Hähnchen in Streifen schneiden.',
    '3 Minuten scharf braten und servieren.',
  ],
  [null, '4 blancs de poulet', 'Poêler le poulet 2 minutes de chaque côté, puis enfourner 15 minutes.'],
  [null, '500 ग्राम चिकन; 1 प्याज', 'चिकन को 2 मिनट भूनें।', 'पानी डालकर 25 मिनट पकाएं।'],
  [null, '500 ग्राम चिकन', 'चिकन को छोटे टुकड़ों में काटें।', '3 मिनट तलें।'],
  [null, '500 غرام صدور دجاج; 1 بصلة', 'يقلى الدجاج دقيقتين.', 'يضاف الماء ويطبخ 30 دقيقة.'],
  [
    'poultry underdone',
    '4 chicken thighs; 1 lemon',
    'Season the chicken.',
    'Grill for 3 minutes and squeeze the lemon over it.',
  ],
  ['poultry underdone', '500 ग्राम चिकन', 'चिकन को २ मिनट तलें और परोसें।'],
  ['poultry underdone', '500 g pechuga de pollo', 'Cocinar el pollo 3 minutos y servir.'],
]
