import type { HazardId } from '#shared/kitchen/findings/hazardIds.ts'

/** What is found for a vulnerable eater (null: nothing), in these lines, with these steps. */
export const keptAndSpreadCases: readonly (readonly [
  found: HazardId | null,
  lines: string,
  ...steps: string[],
])[] = [
  ['raw sprouts', '100 g Sprossen; 1 Gurke', 'Die Sprossen mit der Gurke mischen und servieren.'],
  ['raw sprouts', '100 g Sojasprossen', 'Die Sojasprossen über den Salat streuen.'],
  ['raw sprouts', '100 g brotes de soja', 'Mezclar los brotes de soja con la ensalada y servir.'],
  [null, '100 g Sojasprossen', 'Die Sojasprossen im Wok 5 Minuten scharf anbraten.'],
  ['cold smoked fish or pâté', '100 g Leberwurst; 4 Scheiben Brot', 'Die Leberwurst auf das Brot streichen.'],
  ['liver or mercury fish', '100 g liverwurst; 4 slices bread', 'Spread the liverwurst on the bread.'],
  ['cold smoked fish or pâté', '100 g Leberpastete', 'Auf das Brot streichen.'],
  ['liver or mercury fish', '100 g paté de hígado', 'Untar el paté en el pan.'],
  ['liver or mercury fish', '1 terrine de foie', 'Servir la terrine de foie avec du pain.'],
  ['cold smoked fish or pâté', '100 g foie gras', 'Serve the foie gras on toast.'],
  [
    'raw fish',
    '300 g boquerones frescos; 200 ml vinagre',
    'Limpiar los boquerones y cubrir con vinagre 3 horas en la nevera.',
    'Escurrir y servir con aceite.',
  ],
  ['alcohol', '50 ml licor de café; 200 g helado', 'Verter el licor sobre el helado y servir.'],
  ['alcohol', '2 cucharadas de ron; 200 g nata', 'Mezclar el ron con la nata y servir.'],
  [
    'garlic in oil',
    '4 cloves garlic; 200 ml olive oil',
    'Put the raw garlic in the oil and keep in the cupboard for a month.',
  ],
  [
    'garlic in oil',
    '4 cloves garlic; 200 ml olive oil',
    'Put the garlic in the oil and store at room temperature.',
  ],
  [
    'garlic in oil',
    '4 Knoblauchzehen; 200 ml Olivenöl',
    'Den rohen Knoblauch in das Öl legen und bei Zimmertemperatur aufbewahren.',
  ],
  [
    'garlic in oil',
    "4 gousses d'ail; 200 ml huile d'olive",
    "Mettre l'ail cru dans l'huile et conserver à température ambiante.",
  ],
  [
    'garlic in oil',
    '4 dientes de ajo; 200 ml aceite de oliva',
    'Poner el ajo crudo en el aceite y guardar a temperatura ambiente.',
  ],
  ['garlic in oil', '4 लहसुन की कलियाँ; 200 मिली जैतून का तेल', 'कच्चा लहसुन तेल में डालें और कमरे के तापमान पर रखें।'],
  ['garlic in oil', '4 فصوص ثوم; 200 مل زيت زيتون', 'ضع الثوم النيء في الزيت واحفظه في درجة حرارة الغرفة.'],
  [null, '4 cloves garlic; 200 ml olive oil', 'Put the garlic in the oil and keep in the fridge for 3 days.'],
  [
    null,
    '4 cloves garlic; 200 ml olive oil',
    'Put the garlic in the oil and leave at room temperature for 1 hour. Use at once.',
  ],
  [null, '4 लहसुन की कलियाँ; 200 मिली तेल', 'लहसुन को गरम तेल में डालकर भूनें। कमरे के तापमान पर रखें।'],
  [
    'home canning',
    '1 kg haricots verts',
    'Mettre en bocaux, fermer et faire bouillir 20 minutes. Conserver à température ambiante un an.',
  ],
  [
    'home canning',
    '1 kg judías verdes',
    'Poner en tarros, cerrar y hervir 20 minutos. Guardar a temperatura ambiente un año.',
  ],
  [
    'poultry underdone',
    '500 g minced turkey; 1 egg',
    'Shape turkey meatballs and fry for 4 min until lightly browned, still soft in the middle.',
  ],
  [null, '12 cookies; 200 g chocolate', 'Bake for 9 minutes, still soft in the middle.'],
]
