import { readLabels } from './readLabels.ts'

export const latinAmerica = readLabels(`
Mexican | 12 corn tortillas, warmed | contains - | may - | violates keto paleo | mayViolate - | friend
Mexican | 8 (10-inch) flour tortillas | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | plain
Mexican | 1/4 cup mole poblano paste | contains - | may gluten peanuts nuts sesame | violates keto paleo | mayViolate vegan gluten-free | hidden
Mexican | 1 cup crumbled queso fresco | contains milk | may - | violates vegan paleo dairy-free | mayViolate vegetarian | plain
Mexican | 2 cups masa harina | contains - | may - | violates keto paleo | mayViolate - | friend
Mexican | 1 (16 oz) can traditional refried beans | contains - | may - | violates keto paleo | mayViolate vegetarian vegan pescatarian | hidden
Mexican | 1/2 cup Mexican crema | contains milk | may - | violates vegan paleo dairy-free | mayViolate - | plain
Mexican | 1 tbsp chicken bouillon powder (Knorr Suiza) | contains - | may gluten soy milk celery | violates vegetarian vegan pescatarian | mayViolate paleo gluten-free dairy-free | hidden
Mexican | 1/4 cup pepitas, toasted | contains - | may - | violates - | mayViolate - | plain
Mexican | 12 oz Mexican lager, such as Modelo | contains gluten | may - | violates keto paleo gluten-free | mayViolate vegetarian vegan | hidden
Mexican | 1 can chipotle chiles in adobo | contains - | may - | violates - | mayViolate keto paleo | plain
Mexican | 8 oz fresh Mexican chorizo, casings removed | contains - | may - | violates vegetarian vegan pescatarian | mayViolate paleo | plain
Mexican | 2 Tbsp cajeta | contains milk | may - | violates vegan keto paleo dairy-free | mayViolate - | hidden
Mexican | 1 large avocado, diced | contains - | may - | violates - | mayViolate - | plain
Mexican | 1 cup michelada mix with Clamato | contains molluscs | may gluten fish soy celery | violates vegetarian vegan keto paleo | mayViolate gluten-free | hidden
Mexican | 1 bunch epazote leaves | contains - | may - | violates - | mayViolate - | plain
Brazilian | 500g polvilho azedo (sour cassava starch) | contains - | may - | violates keto | mayViolate - | plain
Brazilian | 2 tbsp azeite de dendê (red palm oil) | contains - | may - | violates - | mayViolate - | plain
Brazilian | 395 g leite condensado | contains milk | may - | violates vegan keto paleo dairy-free | mayViolate - | plain
Brazilian | 100 g Brazil nuts (castanha-do-pará), chopped | contains nuts | may - | violates - | mayViolate keto | plain
Brazilian | 100 g dried shrimp, ground (camarão seco) | contains crustaceans | may - | violates vegetarian vegan | mayViolate - | plain
Brazilian | 1 cup requeijão | contains milk | may - | violates vegan paleo dairy-free | mayViolate - | plain
Brazilian | 1 cup farofa, plain toasted (farinha de mandioca) | contains - | may milk | violates keto | mayViolate vegan paleo dairy-free | plain
Brazilian | 250 g paio sausage, sliced | contains - | may soy milk | violates vegetarian vegan pescatarian | mayViolate paleo dairy-free | hidden
Brazilian | 1 can palm hearts (palmito), drained | contains - | may - | violates - | mayViolate - | friend
Brazilian | 50 ml cachaça | contains - | may - | violates - | mayViolate paleo | plain
Brazilian | 200 g queijo de coalho, skewered | contains milk | may - | violates vegan paleo dairy-free | mayViolate vegetarian | plain
Brazilian | 4 tbsp chocolate granulado | contains - | may soy milk | violates keto paleo | mayViolate vegan dairy-free | hidden
Brazilian | 3 tbsp paçoca, crumbled | contains peanuts | may - | violates keto paleo | mayViolate vegan | plain
Brazilian | 1 kg picanha, fat cap scored | contains - | may - | violates vegetarian vegan pescatarian | mayViolate - | plain
Brazilian | 2 cups dried black beans (feijão preto), soaked | contains - | may - | violates keto paleo | mayViolate - | plain
Brazilian | 400 g cashew nuts (castanha de caju), blended | contains nuts | may - | violates - | mayViolate keto | plain
Argentinian | 12 empanada discs (tapas para hornear) | contains gluten | may milk | violates keto paleo gluten-free | mayViolate vegetarian vegan pescatarian dairy-free | plain
Argentinian | 3 Tbsp dulce de leche | contains milk | may - | violates vegan keto paleo dairy-free | mayViolate - | plain
Argentinian | 100 ml Malbec | contains sulphites | may - | violates - | mayViolate vegetarian vegan paleo | hidden
Argentinian | 1/2 cup chimichurri | contains - | may - | violates - | mayViolate - | plain
Argentinian | 1.5 kg asado de tira (beef short ribs) | contains - | may - | violates vegetarian vegan pescatarian | mayViolate - | plain
Argentinian | 150 g provolone for provoleta, in a thick slice | contains milk | may - | violates vegan paleo dairy-free | mayViolate vegetarian | plain
Argentinian | 4 morcillas (blood sausages) | contains - | may gluten milk nuts | violates vegetarian vegan pescatarian | mayViolate paleo gluten-free dairy-free | hidden
Argentinian | 16 alfajor biscuits, unfilled | contains gluten | may eggs milk | violates keto paleo gluten-free | mayViolate vegan dairy-free | hidden
Argentinian | 2 cups yerba mate | contains - | may - | violates - | mayViolate - | plain
Argentinian | 400 g white hominy corn (maíz blanco), soaked | contains - | may - | violates keto paleo | mayViolate - | friend
Argentinian | 6 slices jamón cocido | contains - | may soy | violates vegetarian vegan pescatarian | mayViolate paleo | plain
Argentinian | 250 g membrillo (quince paste) | contains - | may - | violates keto paleo | mayViolate vegan | plain
Argentinian | 1 cup salsa golf | contains eggs | may mustard | violates vegan keto paleo | mayViolate - | hidden
Argentinian | 500g ñoquis de papa, fresh | contains gluten | may eggs milk | violates keto paleo gluten-free | mayViolate vegan dairy-free | plain
Argentinian | 2 red bell peppers, charred and peeled | contains - | may - | violates - | mayViolate - | plain
Argentinian | 1 block Mantecol (110 g) | contains peanuts | may soy milk | violates keto paleo | mayViolate vegan dairy-free | hidden
Peruvian | 2 tbsp sillao | contains gluten soy | may - | violates paleo gluten-free | mayViolate keto | hidden
Peruvian | 2 tbsp ají amarillo paste | contains - | may - | violates - | mayViolate - | plain
Peruvian | 2 oz pisco | contains - | may - | violates - | mayViolate paleo | plain
Peruvian | 1 cup cooked tarwi (chocho), peeled | contains lupin | may - | violates paleo | mayViolate keto | plain
Peruvian | 1 kg corvina fillet, in 2 cm cubes, for ceviche | contains fish | may - | violates vegetarian vegan | mayViolate - | plain
Peruvian | 400 g papas amarillas, boiled and riced | contains - | may - | violates keto | mayViolate paleo | plain
Peruvian | 8 saltine crackers (galletas de soda), soaked in milk | contains gluten milk | may soy | violates vegan keto paleo gluten-free dairy-free | mayViolate - | plain
Peruvian | 1 can leche evaporada (Gloria) | contains milk | may - | violates vegan paleo dairy-free | mayViolate - | plain
Peruvian | 1 cup red quinoa, well rinsed | contains - | may - | violates keto paleo | mayViolate - | plain
Peruvian | 200 g cancha (toasted corn nuts) | contains - | may - | violates keto paleo | mayViolate - | friend
Peruvian | 12 scallops on the half shell | contains molluscs | may - | violates vegetarian vegan | mayViolate - | plain
Peruvian | 80 g ground peanuts (maní), for ají de gallina | contains peanuts | may - | violates paleo | mayViolate keto | plain
Peruvian | 2 Tbsp huacatay paste | contains - | may - | violates - | mayViolate - | plain
Peruvian | 500 g beef heart, trimmed, for anticuchos | contains - | may - | violates vegetarian vegan pescatarian | mayViolate - | plain
Peruvian | 1 bottle dark malt beer (cerveza negra), 330 ml | contains gluten | may - | violates keto paleo gluten-free | mayViolate vegetarian vegan | hidden
Peruvian | 1 cup chuño (freeze-dried potato), rehydrated | contains - | may - | violates keto | mayViolate paleo | plain
`)
