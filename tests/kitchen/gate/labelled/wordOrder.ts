import { readLabels } from './readLabels.ts'

/** What is absent, replaced, eaten by the animal, or only called so, in every order of words. */
export const wordOrder = readLabels(`
French | 600 g corn-fed chicken thighs | contains - | may - | violates vegetarian vegan pescatarian | mayViolate - | friend
Italian | 700 g milk-fed veal shin, sawn in slices | contains - | may - | violates vegetarian vegan pescatarian | mayViolate - | friend
American | 3 tbsp coconut aminos, in place of soy sauce | contains - | may - | violates - | mayViolate paleo keto | friend
American | 2 tbsp nutritional yeast, rather than parmesan | contains - | may - | violates - | mayViolate - | friend
Italian | 120 g basil pesto made without cheese | contains - | may nuts | violates - | mayViolate vegetarian vegan | friend
German | 150 g mayonnaise, free from egg and mustard | contains - | may soy | violates - | mayViolate vegan | friend
Russian | 100 g mayonnaise (postny, egg-free) | contains - | may soy mustard | violates - | mayViolate vegan | friend
French | 200 ml crème fraîche, made from oats | contains gluten | may - | violates keto paleo | mayViolate gluten-free | friend
French | 200 ml crème fraîche (soya-based) | contains soy | may - | violates paleo | mayViolate - | friend
American | 150 g cheese made from cashews | contains nuts | may - | violates - | mayViolate - | friend
Chinese | 200 g vegetarian char siu (wheat gluten) | contains gluten | may soy | violates keto paleo gluten-free | mayViolate vegan | hidden
Argentinian | 1 jar coconut milk dulce de leche (vegan) | contains - | may - | violates keto paleo | mayViolate vegan | friend
Indian | 30 g butter, about the size of a walnut | contains milk | may - | violates vegan paleo dairy-free | mayViolate - | friend
Irish | 1 loaf bread, dairy- and egg-free | contains gluten | may soy | violates keto paleo gluten-free | mayViolate - | friend
German | 8 slices Leberkäse ("liver cheese") | contains - | may mustard celery | violates vegetarian vegan pescatarian | mayViolate - | friend
Brazilian | 300 ml cashew apple juice (suco de caju) | contains - | may - | violates keto | mayViolate - | friend
Irish | 3 tbsp damson cheese | contains - | may - | violates keto paleo | mayViolate vegan | friend
German | 1 loaf spelt bread, wheat-free | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | hidden
American | 1 cake (contains eggs, milk and wheat) | contains eggs milk gluten | may soy | violates vegan keto paleo gluten-free dairy-free | mayViolate - | hidden
American | 200 g plant-based tuna (soy, gluten-free) | contains soy | may - | violates paleo | mayViolate keto | hidden
Chinese | 2 tbsp tao jiao (yellow bean) | contains soy gluten | may - | violates paleo gluten-free | mayViolate - | hidden
Hungarian | 150 g breadcrumbs made from gluten-free bread | contains - | may soy milk | violates keto paleo | mayViolate - | friend
Brazilian | 200 g requeijão vegano (cashew) | contains nuts | may - | violates - | mayViolate paleo | friend
French | 1 tbsp butter, not margarine | contains milk | may - | violates vegan paleo dairy-free | mayViolate - | plain
Italian | 40 g Parmesan, instead of Pecorino | contains milk | may - | violates vegan paleo dairy-free | mayViolate vegetarian | plain
French | 150 ml cream (do not use plant-based) | contains milk | may - | violates vegan paleo dairy-free | mayViolate - | plain
Italian | 250 g spaghetti (gluten-free if needed) | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | plain
`)
