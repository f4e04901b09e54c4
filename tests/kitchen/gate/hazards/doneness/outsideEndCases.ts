import type { DonenessCase } from './donenessCases.ts'

/** Few minutes beside a colour of the outside, which tells nothing of the middle, and beside ends that do. */
export const outsideEndCases: readonly DonenessCase[] = [
  [
    'poultry underdone',
    '600 g chicken breast',
    'Sear the chicken 2 minutes per side until golden, then slice and serve.',
  ],
  [
    'poultry underdone',
    '600 g chicken breast; 200 g rice',
    'Pan-fry the chicken for 3 minutes on each side until browned, then serve with rice.',
  ],
  ['poultry underdone', '600 g chicken breast', 'Bake the chicken at 200 °C for 10 minutes until golden.'],
  ['pork underdone', '4 pork chops', 'Sear the chops 1 minute per side until golden. Slice and serve.'],
  ['poultry underdone', '500 g turkey mince; 8 tacos', 'Brown the mince for 2 minutes and pile into tacos.'],
  [
    'poultry underdone',
    '1 whole chicken',
    'Roast at 200 °C for 30 minutes until the skin is golden, carve and serve.',
  ],
  ['poultry underdone', '8 chicken drumsticks', 'Air-fry for 8 minutes until crispy and golden.'],
  ['poultry underdone', '8 chicken drumsticks', 'Grill for 6 minutes, turning, until charred.'],
  [
    'minced meat underdone',
    '500 g ground beef',
    'Shape into patties and sear 1 minute per side until well browned.',
  ],
  ['minced meat underdone', '8 pork sausages', 'Brown the sausages 2 minutes and serve.'],
  ['poultry underdone', '4 boneless chicken thighs', 'Sear the thighs until golden brown and serve at once.'],
  [
    'poultry underdone',
    '4 Hähnchenbrustfilets',
    'Die Hähnchenbrust 2 Minuten pro Seite braten, bis sie goldbraun ist, und servieren.',
  ],
  [
    'poultry underdone',
    '4 blancs de poulet',
    'Poêler le poulet 2 minutes de chaque côté jusqu’à ce qu’il soit doré et servir.',
  ],
  [
    'poultry underdone',
    '4 pechugas de pollo',
    'Freír el pollo 2 minutos por cada lado hasta que esté dorado y servir.',
  ],
  ['poultry underdone', '500 ग्राम चिकन', 'चिकन को 2 मिनट सुनहरा होने तक तलें और परोसें।'],
  ['poultry underdone', '500 غرام صدور دجاج', 'يقلى الدجاج دقيقتين حتى يتحمر ويقدم.'],
  [null, '600 g chicken breast', 'Sear the chicken 2 minutes per side until golden and cooked through.'],
  [null, '600 g chicken breast', 'Fry the chicken 2 minutes per side until no longer pink.'],
  [
    null,
    '600 g chicken breast',
    'Sear the chicken 2 minutes per side until golden, then bake until the juices run clear.',
  ],
  [null, '600 g chicken breast', 'Fry the chicken for 7 minutes on each side until golden and serve.'],
  [null, '600 g chicken breast', 'Sear the chicken until golden, then bake for 20 minutes and serve.'],
  [null, '600 g chicken breast', 'Fry the chicken until golden and serve.'],
]
