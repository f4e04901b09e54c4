import type { VulnerableCase } from '../people/vulnerableCases.ts'

const garlicOil = '4 heads garlic; 500 ml olive oil'
const knoblauch = '4 Knollen Knoblauch; 500 ml Olivenöl'
const ail = "4 têtes d'ail; 500 ml d'huile d'olive"
const ajo = '4 cabezas de ajo; 500 ml de aceite de oliva'

/**
 * Food kept in oil and in jars. The National Center for Home Food Preservation: garlic in oil four days in the fridge, and
 * vegetables without acid in jars under pressure alone.
 */
export const keptInOilAndJarsCases: readonly VulnerableCase[] = [
  [
    'garlic in oil',
    garlicOil,
    'Cook the garlic in the oil for 1 hour.',
    'Keep the confit in its oil at room temperature for weeks.',
  ],
  ['garlic in oil', garlicOil, 'Cover the garlic with the oil and leave in the pantry for 10 days.'],
  [
    'garlic in oil',
    '1 bunch basil; 500 ml olive oil',
    'Put the basil in the oil and infuse at room temperature for two weeks.',
  ],
  [
    'garlic in oil',
    knoblauch,
    'Den Knoblauch im Öl 1 Stunde garen.',
    'Das Confit hält sich im Öl bei Zimmertemperatur wochenlang.',
  ],
  [
    'garlic in oil',
    knoblauch,
    'Den Knoblauch mit Öl bedecken und 2 Wochen bei Zimmertemperatur ziehen lassen.',
  ],
  [
    'garlic in oil',
    ail,
    "Confire l'ail dans l'huile pendant 1 heure.",
    'Se conserve des semaines à température ambiante.',
  ],
  [
    'garlic in oil',
    ajo,
    'Confitar los ajos en el aceite 1 hora.',
    'Se conservan semanas a temperatura ambiente.',
  ],
  [
    'garlic in oil',
    '4 लहसुन; 500 मिली जैतून का तेल',
    'लहसुन को तेल में डालें और धीमी आंच पर पकाएं।',
    'कमरे के तापमान पर हफ्तों तक रखें।',
  ],
  [
    'garlic in oil',
    '4 رؤوس ثوم; 500 مل زيت زيتون',
    'ضع الثوم في الزيت واطبخه على نار هادئة ساعة.',
    'احفظه في حرارة الغرفة لأسابيع.',
  ],
  ['garlic in oil', 'حزمة ريحان; 500 مل زيت زيتون', 'ضع الريحان في الزيت واتركه في حرارة الغرفة أسبوعين.'],
  ['garlic in oil', '1 मुट्ठी तुलसी; 500 मिली जैतून का तेल', 'तुलसी को तेल में डालें और कमरे के तापमान पर दो हफ्ते रखें।'],
  ['home canning', '2 kg cucumbers; 30 g salt', 'Can in jars in a water bath without vinegar.'],
  [
    'home canning',
    '2 kg green beans; 20 g salt',
    'Pack the beans into jars with water and boil the jars for 30 minutes. Store in the pantry.',
  ],
  ['home canning', '2 kg Gurken; 30 g Salz', 'Die Gurken ohne Essig in Gläsern im Wasserbad einkochen.'],
  [
    'home canning',
    '2 kg de concombres; 30 g de sel',
    'Stériliser les bocaux de concombres au bain-marie sans vinaigre.',
  ],
  [
    'home canning',
    '2 kg de pepinos; 30 g de sal',
    'Envasar los pepinos en tarros al baño maría sin vinagre y guardar en la despensa.',
  ],
  [
    'home canning',
    '2 किलो खीरा; 30 ग्राम नमक',
    'खीरे को बिना सिरके के जार में भरकर पानी में उबालें और महीनों तक अलमारी में रखें।',
  ],
  [
    'home canning',
    '2 كيلو خيار; 30 غرام ملح',
    'ضع الخيار في برطمانات بدون خل واغلها في حمام مائي واحفظها لأشهر في الخزانة.',
  ],
  [null, garlicOil, 'Cook the garlic in the oil for 1 hour. Keep in the fridge for 3 days.'],
  [null, '4 لحسن; 500 مل زيت زيتون', 'ضع الثوم في الزيت واطبخه ساعة.', 'احفظه في الثلاجة 3 أيام.'],
  [null, '4 लहसुन; 500 मिली तेल', 'लहसुन को तेल में भूनें और सब्जी के साथ परोसें।'],
  [null, '2 kg cucumbers; 500 ml vinegar', 'Preserve the cucumbers in vinegar.'],
  [
    null,
    '2 kg Gurken; 500 ml Essig; 100 g Zucker',
    'Die Gurken mit dem Essigsud in Gläser füllen und einkochen.',
  ],
  [
    null,
    '2 kg de concombres; 500 ml de vinaigre',
    'Mettre les concombres en bocaux avec le vinaigre et stériliser 20 minutes au bain-marie.',
  ],
  [
    null,
    '2 kg de pepinos; 500 ml de vinagre',
    'Envasar los pepinos con el vinagre y esterilizar los tarros al baño maría 20 minutos.',
  ],
  [null, '2 किलो खीरा; 500 मिली सिरका', 'खीरे को सिरके के साथ जार में भरें और महीनों तक रखें।'],
  [null, '2 كيلو خيار; 500 مل خل', 'ضع الخيار مع الخل في برطمانات واحفظها لأشهر.'],
  [
    null,
    '2 kg cucumbers; 60 g salt',
    'Slice the cucumbers, salt them and keep in a jar in the fridge for 3 days.',
  ],
]
