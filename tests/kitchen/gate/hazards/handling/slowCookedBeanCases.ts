import type { DonenessCase } from '../doneness/donenessCases.ts'

/** Dried kidney beans in a slow cooker, boiled before or not, in six languages; null where nothing is to be told. */
export const slowCookedBeanCases: readonly DonenessCase[] = [
  ['raw kidney beans', '1 कप राजमा', 'राजमा को स्लो कुकर में 8 घंटे पकाएं।'],
  ['raw kidney beans', '1 कप राजमा; 1 प्याज', 'राजमा भिगोएं।', 'स्लो कुकर में सब डालकर लो पर 8 घंटे पकाएं।'],
  ['raw kidney beans', '1 कप सूखा राजमा; 1 प्याज', 'राजमा को धीमे कुकर में 8 घंटे पकाएं।'],
  [
    'raw kidney beans',
    '200 g dried kidney beans; 1 onion',
    'Soak the beans.',
    'Cook in the slow cooker on low for 8 hours.',
  ],
  [
    'raw kidney beans',
    '200 g getrocknete Kidneybohnen; 1 Zwiebel',
    'Bohnen einweichen.',
    'Im Slow Cooker 8 Stunden auf niedriger Stufe garen.',
  ],
  [
    'raw kidney beans',
    '200 g getrocknete Kidneybohnen; 1 Zwiebel',
    'Bohnen einweichen.',
    'Im Schongarer 8 Stunden garen.',
  ],
  [
    'raw kidney beans',
    '200 g de haricots rouges secs; 1 oignon',
    'Faire tremper.',
    'Cuire à la mijoteuse 8 heures à basse température.',
  ],
  [
    'raw kidney beans',
    '200 g de alubias rojas secas; 1 cebolla',
    'Remojar.',
    'Cocer en la olla de cocción lenta 8 horas.',
  ],
  [
    'raw kidney beans',
    '200 غرام فاصوليا حمراء جافة; 1 بصلة',
    'انقع الفاصوليا.',
    'تطهى في قدر الطهي البطيء 8 ساعات.',
  ],
  [null, '1 कप राजमा; 1 प्याज', 'राजमा भिगोएं।', 'राजमा को 10 मिनट उबालें।', 'स्लो कुकर में 6 घंटे पकाएं।'],
  [null, '1 कप राजमा; 1 प्याज', 'राजमा को कुकर में 5 सीटी तक पकाएं।'],
  [null, '1 कप उबला राजमा', 'राजमा को स्लो कुकर में गरम करें।'],
  [null, '400 ग्राम डिब्बाबंद राजमा', 'राजमा को स्लो कुकर में गरम करें।'],
  [null, '200 غرام فاصوليا حمراء جافة', 'اسلق الفاصوليا 15 دقيقة.', 'تطهى في قدر الطهي البطيء 8 ساعات.'],
  [null, '200 غرام فاصوليا حمراء معلبة', 'تطهى في قدر الطهي البطيء ساعتين.'],
  [
    null,
    '200 g de alubias rojas secas',
    'Remojar.',
    'Hervir 10 minutos.',
    'Cocer en la olla de cocción lenta 8 horas.',
  ],
  [
    null,
    '200 g dried kidney beans',
    'Soak.',
    'Boil the beans for 10 minutes and cook in the slow cooker for 8 hours.',
  ],
  ['raw kidney beans', '200 g dried kidney beans', 'Soak.', 'Boil in the slow cooker for 8 hours.'],
  ['raw kidney beans', '200 غرام فاصولياء حمراء مجففة', 'ضع الفاصولياء في سلو كوكر 8 ساعات.'],
]
