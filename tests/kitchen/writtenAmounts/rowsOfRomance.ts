import type { WrittenRow } from './rows.ts'

export const frenchRows: readonly WrittenRow[] = [
  [
    '3 œufs; 150 g de farine',
    'Mélanger 2 œufs et 100 g de farine. / Ajouter 50 g de farine et le dernier œuf.',
    'œufs?=dernier œuf; farine',
  ],
  [
    '3 c. à s. (45 ml) d’huile; 2 oignons',
    'Faire revenir 2 oignons dans 2 c. à s. (30 ml) d’huile. / Ajouter 1 c. à s. (15 ml) d’huile.',
    'd’huile; oignons?',
  ],
  ['10 cl de lait; 2 œufs', 'Battre 2 œufs avec 10 cl de lait.', 'lait; œufs?'],
  [
    '25 cl (1 tasse) de lait; 40 g de semoule',
    'Verser 40 g de semoule dans 25 cl (1 tasse) de lait.',
    'lait; semoule',
  ],
  [
    '2 tasses (250 g) de farine; 1 tasse (250 ml) d’eau',
    'Pétrir 1 tasse (125 g) de farine et 1 tasse (250 ml) d’eau. / Ajouter 1 tasse (125 g) de farine.',
    'farine; d’eau',
  ],
  [
    '4 tomates; 1 c. à c. de sel',
    'Couper 3 tomates et ajouter 1 c. à c. de sel. / Râper la dernière tomate.',
    'tomates?=dernière tomate; sel',
  ],
  [
    '1 c. à c. (5 ml) de vinaigre; 200 g de salade',
    'Assaisonner 200 g de salade avec 1 c. à c. (5 ml) de vinaigre.',
    'vinaigre; salade',
  ],
  [
    '2 oignons; 20 g de beurre',
    'Émincer 1 oignon et le cuire dans 20 g de beurre. / Hacher l’autre oignon.',
    'oignons?=autre oignon; beurre',
  ],
  [
    '500 ml de bouillon; 200 g de riz',
    'Cuire 200 g de riz dans 400 ml de bouillon. / Verser 100 ml de bouillon.',
    'bouillon; riz',
  ],
  [
    '3 gousses d’ail; 30 ml d’huile',
    'Dorer 2 gousses d’ail dans 30 ml d’huile. / Presser la gousse restante.',
    'd’huile',
  ],
  [
    '½ tasse (100 g) de sucre; 3 citrons',
    'Presser 3 citrons. / Dissoudre ½ tasse (100 g) de sucre.',
    'sucre; citrons?',
  ],
  [
    '2 c. à s. (30 g) de beurre; 250 g de pâtes',
    'Cuire 250 g de pâtes. / Ajouter 2 c. à s. (30 g) de beurre.',
    'beurre; pâtes',
  ],
  [
    '6 œufs; 1 tasse de sucre',
    'Fouetter 4 œufs et ½ tasse de sucre. / Ajouter 2 œufs et ½ tasse de sucre.',
    'œufs?; sucre',
  ],
  [
    '200 g (7 oz) de feta; 2 poivrons',
    'Émietter 150 g (5¼ oz) de feta. / Garnir 2 poivrons de 50 g (1¾ oz) de feta.',
    'feta; poivrons?',
  ],
  [
    '4 pommes; 60 g de noix',
    'Couper 3 pommes. / Râper la pomme restante avec 60 g de noix.',
    'pommes?=pomme restante; noix',
  ],
  [
    '2 sachets de levure; 300 g de farine',
    'Mélanger 300 g de farine et 2 sachets de levure.',
    'levure; farine',
  ],
  [
    '4 c. à s. (60 ml) de crème; 400 g de champignons',
    'Cuire 400 g de champignons. / Ajouter 3 c. à s. (45 ml) de crème, puis 1 c. à s. (15 ml) de crème.',
    'crème; champignons',
  ],
  [
    '5 carottes; 1 l d’eau',
    'Cuire 4 carottes dans 1 l d’eau. / Râper la dernière carotte.',
    'carottes?=dernière carotte; d’eau',
  ],
  [
    '3 c. à c. de moutarde; 2 concombres',
    'Mélanger 2 concombres et 2 c. à c. de moutarde. / Ajouter 1 c. à c. de moutarde.',
    'moutarde; concombres?',
  ],
  [
    '1 tasse (200 g) de riz; 2 tasses (500 ml) d’eau',
    'Cuire 1 tasse (200 g) de riz dans 2 tasses (500 ml) d’eau.',
    'riz; d’eau',
  ],
]

export const spanishRows: readonly WrittenRow[] = [
  [
    '3 huevos; 150 g de harina',
    'Batir 2 huevos con 150 g de harina. / Añadir el último huevo.',
    'huevos?=último huevo; harina',
  ],
  [
    '3 cucharadas (45 ml) de aceite; 2 cebollas',
    'Sofreír 2 cebollas en 2 cucharadas (30 ml) de aceite. / Añadir 1 cucharada (15 ml) de aceite.',
    'aceite; cebollas?',
  ],
  [
    '100 ml de leche; 2 huevos',
    'Batir 2 huevos con 50 ml de leche. / Añadir 50 ml de leche.',
    'leche; huevos?',
  ],
  [
    '2 tazas (250 g) de harina; 1 taza (250 ml) de agua',
    'Amasar 1 taza (125 g) de harina con 1 taza (250 ml) de agua. / Añadir 1 taza (125 g) de harina.',
    'harina; agua',
  ],
  [
    '4 tomates; 2 cdas. de aceite',
    'Picar 3 tomates y mezclar con 2 cdas. de aceite. / Rallar el tomate restante.',
    'tomates?=tomate restante; aceite',
  ],
  [
    '2 cebollas; 20 g de mantequilla',
    'Picar 1 cebolla y cocinar en 20 g de mantequilla. / Cortar la otra cebolla en aros.',
    'cebollas?=otra cebolla; mantequilla',
  ],
  [
    '1 cda. (15 ml) de vinagre; 200 g de lechuga',
    'Aliñar 200 g de lechuga con 1 cda. (15 ml) de vinagre.',
    'vinagre; lechuga',
  ],
  [
    '500 ml de caldo; 200 g de arroz',
    'Cocer 200 g de arroz en 400 ml de caldo. / Añadir 100 ml de caldo.',
    'caldo; arroz',
  ],
  [
    '½ taza (100 g) de azúcar; 3 limones',
    'Exprimir 3 limones. / Disolver ½ taza (100 g) de azúcar.',
    'azúcar; lim(?:ón|ones)',
  ],
  [
    '2 sobres de levadura; 300 g de harina',
    'Mezclar 300 g de harina y 2 sobres de levadura.',
    'levadura; harina',
  ],
  [
    '6 huevos; 1 taza de azúcar',
    'Batir 4 huevos con ½ taza de azúcar. / Añadir 2 huevos y ½ taza de azúcar.',
    'huevos?; azúcar',
  ],
  [
    '4 cucharadas (60 ml) de nata; 400 g de patatas',
    'Cocer 400 g de patatas. / Añadir 3 cucharadas (45 ml) de nata y luego 1 cucharada (15 ml) de nata.',
    'nata; patatas',
  ],
  [
    '4 manzanas; 60 g de nueces',
    'Cortar 3 manzanas. / Rallar la última manzana con 60 g de nueces.',
    'manzanas?=última manzana; nueces',
  ],
  [
    '200 g (7 oz) de queso; 2 pimientos',
    'Rallar 150 g (5¼ oz) de queso. / Rellenar 2 pimientos con 50 g (1¾ oz) de queso.',
    'queso; pimientos?',
  ],
  [
    '250 ml (1 taza) de leche; 40 g de sémola',
    'Cocer 40 g de sémola en 250 ml (1 taza) de leche.',
    'leche; sémola',
  ],
  [
    '3 dientes de ajo; 30 ml de aceite',
    'Dorar 2 dientes de ajo en 30 ml de aceite. / Picar el diente restante.',
    'aceite',
  ],
  [
    '5 zanahorias; 1 l de agua',
    'Cocer 4 zanahorias en 1 l de agua. / Rallar la última zanahoria.',
    'zanahorias?=última zanahoria; agua',
  ],
  [
    '2 cucharadas (30 g) de mantequilla; 250 g de pasta',
    'Cocer 250 g de pasta. / Añadir 2 cucharadas (30 g) de mantequilla.',
    'mantequilla; pasta',
  ],
  ['1 vasito de yogur; 2 vasos de harina', 'Mezclar 1 vasito de yogur con 2 vasos de harina.', ''],
  [
    '1 taza (200 g) de arroz; 2 tazas (500 ml) de agua',
    'Cocer 1 taza (200 g) de arroz en 2 tazas (500 ml) de agua.',
    'arroz; agua',
  ],
]
