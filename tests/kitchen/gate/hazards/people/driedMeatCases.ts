import type { VulnerableCase } from './vulnerableCases.ts'

/** USDA FSIS, "Jerky and Food Safety": meat is heated to 71 °C, poultry to 74 °C, before it dries. */
export const driedMeatCases: readonly VulnerableCase[] = [
  [
    'raw meat',
    '1 kg lean beef; 100 ml soy sauce',
    'Slice the beef thinly and marinate in the fridge overnight.',
    'Preheat the oven to 70 °C.',
    'Lay on racks and dry in the oven at 70 °C for 6 hours.',
  ],
  ['raw meat', '1 kg lean beef', 'Dry in the oven at 160 °F (70 °C) for 5 hours, until it bends and cracks.'],
  [
    'poultry underdone',
    '1 kg turkey breast; 50 ml soy sauce',
    'Slice and dry in the oven at 65 °C for 6 hours.',
  ],
  [
    'minced meat underdone',
    '1 kg ground beef',
    'Press into strips and dry in the oven at 65 °C for 6 hours.',
  ],
  [
    'raw meat',
    '1 kg mageres Rindfleisch',
    'Das Fleisch dünn schneiden und im Ofen bei 60 °C 6 Stunden trocknen.',
  ],
  ['raw meat', '1 kg de bœuf maigre', 'Trancher le bœuf et sécher au four à 65 °C pendant 6 heures.'],
  ['raw meat', '1 kg de carne de res magra', 'Cortar la carne y secar en el horno a 65 °C durante 6 horas.'],
  ['raw meat', '1 किलो बीफ; 100 मिली सोया सॉस', 'मांस को ओवन में 65 °C पर 6 घंटे सुखाएं।'],
  ['raw meat', '1 كيلو لحم بقري; 100 مل صلصة صويا', 'جفف اللحم في الفرن على 65 درجة لمدة 6 ساعات.'],
  [
    null,
    '1 kg lean beef; 100 ml soy sauce',
    'Slice the beef and boil it in the marinade for 5 minutes, until it reaches 71 °C.',
    'Dry in the oven at 65 °C for 5 hours.',
  ],
  [
    null,
    '1 kg lean beef',
    'Slice the beef. Dry in the oven at 70 °C for 6 hours.',
    'Heat in the oven at 135 °C for 10 minutes.',
  ],
  [
    null,
    '1 kg beef; 500 g tomatoes',
    'Dry the tomatoes in the oven at 70 °C for 6 hours.',
    'Grill the beef for 15 minutes until well done.',
  ],
  [null, '1 kg beef', 'Pat the beef dry. Roast in the oven at 200 °C for 90 minutes.'],
  [null, '4 egg whites; 200 g sugar', 'Whisk until stiff. Dry in the oven at 90 °C for 3 hours.'],
]
