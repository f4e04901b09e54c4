import type { DonenessCase } from './donenessCases.ts'

/** Told to a vulnerable eater: seafood whose inside is still glassy; and onions, rice and noodles that are glassy beside it. */
export const glassySeafoodCases: readonly DonenessCase[] = [
  ['raw fish', '4 salmon fillets', 'Fry the salmon until translucent.'],
  ['raw fish', '4 salmon fillets', 'Cook the salmon, leaving it translucent, and serve.'],
  ['raw fish', '8 scallops', 'Sear the scallops until translucent and serve.'],
  ['raw fish', '4 Lachsfilets', 'Lachs glasig braten.'],
  ['raw fish', '4 Lachsfilets', 'Den Lachs 3 Minuten glasig braten und servieren.'],
  ['raw fish', '4 Lachsfilets', 'Den Lachs braten, bis er glasig ist.'],
  ['raw fish', '8 Jakobsmuscheln', 'Jakobsmuscheln auf jeder Seite 1 Minute glasig braten.'],
  ['raw fish', '1 Saibling', 'Den Saibling im Ofen garen, bis er glasig ist.'],
  ['raw fish', '4 pavés de saumon', 'Cuire le saumon nacré.'],
  ['raw fish', '4 pavés de saumon', 'Cuire le saumon, il doit rester nacré.'],
  ['raw fish', '4 pavés de saumon', 'Cuire le saumon rosé à cœur.'],
  ['raw fish', '4 pavés de saumon', 'Cuire le saumon à l’unilatérale et servir translucide.'],
  ['raw fish', '12 noix de Saint-Jacques', 'Poêler les Saint-Jacques, elles doivent être nacrées.'],
  ['raw fish', '4 lomos de salmón', 'Hacer el salmón dejándolo jugoso y translúcido por dentro.'],
  ['raw fish', '4 lomos de atún', 'Sellar el atún, que quede nacarado.'],
  ['raw fish', '400 ग्राम मछली', 'मछली को हल्का पकाएं, बीच में पारदर्शी रहे।'],
  ['raw fish', '400 غرام سلمون', 'اقلي السلمون على أن يبقى شفافا من الداخل.'],
  [
    null,
    '4 salmon fillets',
    'Cook the salmon for 12 minutes, until the flesh turns from translucent to opaque.',
  ],
  [
    null,
    '4 salmon fillets; 1 onion',
    'Fry the onion until translucent.',
    'Add the salmon and cook for 12 minutes until opaque.',
  ],
  [
    null,
    '400 g shrimp; 200 g glass noodles',
    'Fry the shrimp for 5 minutes until opaque, add the noodles and cook until translucent.',
  ],
  [null, '4 Lachsfilets', 'Lachs braten, bis er nicht mehr glasig ist.'],
  [null, '4 Lachsfilets', 'Lachs glasig anbraten, dann im Ofen 15 Minuten garen.'],
  [null, '4 Lachsfilets; 1 Zwiebel', 'Die Zwiebel in Öl glasig dünsten, den Lachs zugeben und durchgaren.'],
  [
    null,
    '4 Lachsfilets; 2 Zwiebeln',
    'Lachs würfeln und Zwiebeln glasig dünsten.',
    'Den Lachs 12 Minuten mitgaren.',
  ],
  [
    null,
    '4 pavés de cabillaud; 200 g de riz',
    'Saler le cabillaud, nacrer le riz, il doit être translucide.',
    'Cuire le tout 20 minutes.',
  ],
  [
    null,
    '12 noix de Saint-Jacques',
    'Poêler les Saint-Jacques 5 minutes, elles ne doivent plus être translucides.',
  ],
]
