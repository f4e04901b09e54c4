import type { VulnerableCase } from './vulnerableCases.ts'

/** Wine that is warmed. USDA, "Table of Nutrient Retention Factors": alcohol stays in what does not boil. */
export const warmedAlcoholCases: readonly VulnerableCase[] = [
  [
    'alcohol',
    '1 bottle red wine; 2 cinnamon sticks; 50 g sugar',
    'Heat gently, do not boil. Ladle into mugs.',
  ],
  [
    'alcohol',
    '750 ml red wine; 2 cinnamon sticks; 50 g sugar',
    'Warm the wine with the spices for 20 minutes without letting it boil.',
  ],
  [
    'alcohol',
    '750 ml red wine; 2 cinnamon sticks; 50 g sugar',
    'Simmer very gently for 30 minutes, never letting it boil, and serve.',
  ],
  ['alcohol', '750 ml Rotwein; 2 Zimtstangen; 50 g Zucker', 'Alles erhitzen, aber nicht kochen lassen.'],
  [
    'alcohol',
    '75 cl de vin rouge; 2 bâtons de cannelle; 50 g de sucre',
    'Faire chauffer doucement sans bouillir et servir.',
  ],
  [
    'alcohol',
    '750 ml de vino tinto; 2 ramas de canela; 50 g de azúcar',
    'Calentar a fuego lento sin que hierva y servir.',
  ],
  ['alcohol', '750 मिली रेड वाइन; 2 दालचीनी', 'धीमी आंच पर गरम करें, उबालें नहीं।'],
  ['alcohol', '750 مل نبيذ أحمر; 2 عود قرفة', 'سخنه على نار هادئة دون أن يغلي.'],
  [
    'alcohol',
    '100 ml mirin; 100 ml soy sauce; 400 g tofu',
    'Warm the mirin and soy sauce without boiling and pour over the tofu.',
  ],
  ['alcohol', '100 ml sake; 400 g tofu', 'Heat the sake gently but do not boil it. Pour over the tofu.'],
  ['alcohol', '100 ml Mirin; 400 g Tofu', 'Den Mirin nur erwärmen, nicht kochen, und über den Tofu gießen.'],
  [null, '750 ml alcohol-free red wine; 2 cinnamon sticks', 'Heat gently, do not boil.'],
  [
    null,
    '100 ml red wine; 1 kg beef; 500 ml stock',
    'Braise the beef with the wine and stock for 3 hours; do not let it boil dry.',
  ],
  [null, '1 l apple juice; 2 cinnamon sticks', 'Heat gently, do not boil.'],
]
