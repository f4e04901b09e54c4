import type { VulnerableCase } from './hazards/people/vulnerableCases.ts'

/** Hams, fish and sprouts that a line names in its own language, for which the steps may be in letters of another script. */
export const namedByLanguageCases: readonly VulnerableCase[] = [
  [
    'cold cured meat',
    '6 Scheiben Parmaschinken; 1 Melone',
    'Die Melone schneiden und mit dem Schinken servieren.',
  ],
  ['cold cured meat', '6 Scheiben Serranoschinken; 1 Melone', 'Die Melone in den Schinken wickeln.'],
  ['cold cured meat', '6 Scheiben Rohschinken; 1 Melone', 'Die Melone in den Schinken wickeln.'],
  ['cold cured meat', '6 tranches de jambon de Parme; 1 melon', 'Enrouler le melon dans le jambon.'],
  ['cold cured meat', '6 tranches de jambon sec; 1 melon', 'Enrouler le melon dans le jambon.'],
  ['cold cured meat', '6 lonchas de jamón de Parma; 1 melón', 'Servir el melón con el jamón.'],
  [null, '6 Scheiben Parmaschinken; 4 Feigen', 'Die Feigen in den Schinken wickeln und 15 Minuten braten.'],
  ['liver or mercury fish', '4 Schwertfischsteaks', 'Die Steaks 5 Minuten von jeder Seite grillen.'],
  ['liver or mercury fish', '4 Haifischsteaks', 'Die Steaks 5 Minuten von jeder Seite grillen.'],
  ['liver or mercury fish', "4 steaks d'espadon", 'Griller les steaks 5 minutes de chaque côté.'],
  ['liver or mercury fish', "400 g d'espadon", 'Faire griller 8 minutes de chaque côté.'],
  ['liver or mercury fish', '4 steaks de requin', 'Griller les steaks 5 minutes de chaque côté.'],
  ['liver or mercury fish', '4 filetes de tiburón', 'Asar el pescado 5 minutos por cada lado.'],
  ['liver or mercury fish', '400 ग्राम शार्क मछली', 'मछली को 15 मिनट तलें।'],
  ['liver or mercury fish', '400 غرام سمك القرش', 'يقلى السمك 15 دقيقة.'],
  ['raw sprouts', '200 ग्राम कच्चे अंकुरित मूंग; 1 प्याज', 'प्याज काटें। सब मिलाएं और परोसें।'],
  ['raw sprouts', '100 غرام براعم البرسيم; 1 خيار', 'يقطع الخيار ويخلط مع البراعم ويقدم.'],
  [null, '200 ग्राम अंकुरित मूंग', 'अंकुरित मूंग को 10 मिनट उबालें और परोसें।'],
]
