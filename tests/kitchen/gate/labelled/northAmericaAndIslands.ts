import { readLabels } from './readLabels.ts'

export const northAmericaAndIslands = readLabels(`
American | 1 tablespoon Worcestershire | contains fish | may gluten soy | violates vegetarian vegan paleo | mayViolate keto gluten-free | hidden
American | 2 teaspoons Old Bay seasoning | contains celery | may mustard | violates - | mayViolate - | hidden
American | 1 sleeve Ritz crackers, crushed | contains gluten | may soy milk | violates keto paleo gluten-free | mayViolate vegan dairy-free | hidden
American | 1 (10.5-ounce) can condensed cream of mushroom soup | contains gluten milk | may soy | violates vegan keto paleo gluten-free dairy-free | mayViolate - | hidden
American | 1/2 cup ranch dressing | contains eggs milk | may mustard | violates vegan paleo dairy-free | mayViolate keto | hidden
American | 2 sticks (1 cup) butter, softened | contains milk | may - | violates vegan paleo dairy-free | mayViolate - | plain
American | 1/4 cup apple butter | contains - | may - | violates keto | mayViolate vegan paleo | friend
American | 1 (12 oz) bag semisweet chocolate chips | contains - | may soy milk | violates keto paleo | mayViolate vegan dairy-free | hidden
American | 3/4 cup barbecue sauce | contains - | may gluten fish soy celery mustard | violates keto paleo | mayViolate vegetarian vegan gluten-free | hidden
American | 1 cup butternut squash, peeled and cubed | contains - | may - | violates - | mayViolate keto | friend
American | 8 hot dogs | contains - | may gluten soy milk celery mustard | violates vegetarian vegan pescatarian | mayViolate paleo gluten-free dairy-free | hidden
American | 1 (16-ounce) bag mini marshmallows | contains - | may - | violates vegetarian vegan pescatarian keto paleo | mayViolate - | hidden
American | 1/2 cup ginger ale | contains - | may - | violates keto paleo | mayViolate vegan | friend
American | 1 cup Grape-Nuts cereal | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | hidden
American | 1 (14.75-ounce) can cream-style corn | contains - | may milk | violates keto paleo | mayViolate vegan dairy-free | friend
American | 1 cup chopped pecans | contains nuts | may - | violates - | mayViolate keto | plain
American | 1 envelope unflavored gelatin (Knox) | contains - | may - | violates vegetarian vegan pescatarian | mayViolate - | hidden
American | 1 tsp vanilla extract | contains - | may - | violates - | mayViolate - | plain
American | 1/2 cup creamy peanut butter (Jif) | contains peanuts | may - | violates paleo | mayViolate vegan keto | plain
American | 1 cup V8 juice | contains celery | may - | violates - | mayViolate keto | hidden
American | 2 cups Cajun holy trinity (onion, bell pepper, celery) | contains celery | may - | violates - | mayViolate keto | plain
American | 1/2 teaspoon celery seed | contains celery | may - | violates - | mayViolate - | plain
American | 1 teaspoon dry mustard powder (Colman's) | contains mustard | may - | violates - | mayViolate - | plain
American | 2 cups oyster crackers | contains gluten | may soy | violates keto paleo gluten-free | mayViolate - | friend
American | 1 bag shrimp boil spice (Zatarain's) | contains mustard | may - | violates - | mayViolate - | friend
American | 4 tablespoons duck sauce | contains - | may sulphites | violates keto paleo | mayViolate vegan | friend
American | 1 can cream soda | contains - | may - | violates keto paleo | mayViolate vegan | friend
American | 1 cup root beer | contains - | may - | violates keto paleo | mayViolate vegan | friend
American | 2 tablespoons sunflower seed butter | contains - | may - | violates - | mayViolate keto | friend
American | 1 (15-ounce) can dark red kidney beans, drained | contains - | may - | violates keto paleo | mayViolate - | friend
American | 1 cup cream of coconut (Coco López) | contains - | may - | violates keto paleo | mayViolate vegan | friend
American | 1 cup butterscotch chips | contains milk | may soy | violates vegan keto paleo dairy-free | mayViolate - | hidden
American | 1/2 cup Caesar dressing | contains eggs fish milk | may soy mustard | violates vegetarian vegan paleo dairy-free | mayViolate - | hidden
Caribbean | 1 Scotch bonnet, left whole | contains - | may - | violates - | mayViolate - | plain
Caribbean | 2 cups pigeon peas, drained | contains - | may - | violates keto paleo | mayViolate - | plain
Caribbean | 1 lb conch, pounded and diced | contains molluscs | may - | violates vegetarian vegan | mayViolate - | plain
Caribbean | 2 Tbsp browning sauce (burnt sugar) | contains - | may - | violates keto paleo | mayViolate vegan | hidden
Caribbean | 1 goat pepper, seeded and minced | contains - | may - | violates - | mayViolate - | friend
Caribbean | 1 lb saltfish, soaked and flaked | contains fish | may - | violates vegetarian vegan | mayViolate - | plain
Caribbean | 1 breadfruit, roasted and peeled | contains - | may - | violates keto | mayViolate - | friend
Caribbean | 1 can coconut milk | contains - | may - | violates - | mayViolate - | friend
Caribbean | 1 tsp Trinidad curry powder | contains - | may mustard | violates - | mayViolate - | hidden
Caribbean | 2 land crabs, cleaned and cracked | contains crustaceans | may - | violates vegetarian vegan | mayViolate - | plain
Caribbean | 1 cup mixed peel, soaked in rum | contains - | may sulphites | violates keto paleo | mayViolate vegan | hidden
Caribbean | 1/4 cup dark rum | contains - | may - | violates - | mayViolate paleo | plain
Caribbean | 4 green bananas, boiled in their skins | contains - | may - | violates keto | mayViolate - | plain
Caribbean | 2 tbsp Bajan pepper sauce (with mustard) | contains mustard | may - | violates - | mayViolate - | plain
Caribbean | 2 lb goat meat, cut in 1-inch cubes | contains - | may - | violates vegetarian vegan pescatarian | mayViolate - | plain
Caribbean | 1 bunch callaloo, chopped | contains - | may - | violates - | mayViolate - | plain
Caribbean | 2 ribs of celery with leaves, chopped | contains celery | may - | violates - | mayViolate - | plain
Cuban | 1 lb yuca, peeled, cored and boiled | contains - | may - | violates keto | mayViolate - | plain
Cuban | 2 very ripe plantains (maduros), sliced on the bias | contains - | may - | violates keto | mayViolate - | plain
Cuban | 1/2 cup vino seco (dry cooking wine) | contains sulphites | may - | violates - | mayViolate vegetarian vegan paleo | plain
Cuban | 1 packet sazón con culantro y achiote | contains - | may - | violates - | mayViolate paleo | plain
Cuban | 4 thin slices Swiss cheese | contains milk | may - | violates vegan paleo dairy-free | mayViolate vegetarian | plain
Cuban | 1 loaf Cuban bread, halved lengthwise | contains gluten | may - | violates keto paleo gluten-free | mayViolate vegetarian vegan pescatarian | plain
Cuban | 2 Tbsp yellow mustard | contains mustard | may - | violates - | mayViolate - | plain
Cuban | 1/2 lb leftover roast pork (lechón) | contains - | may - | violates vegetarian vegan pescatarian | mayViolate - | plain
Cuban | 3/4 cup mojo criollo (sour orange and garlic) | contains - | may - | violates - | mayViolate - | plain
Cuban | 1 cup black beans with their liquid | contains - | may - | violates keto paleo | mayViolate - | plain
Cuban | 1 cup long-grain white rice | contains - | may - | violates keto paleo | mayViolate - | plain
Cuban | 1 can (12 oz) evaporated milk | contains milk | may - | violates vegan paleo dairy-free | mayViolate - | plain
Cuban | 1 (8 oz) package guava paste | contains - | may - | violates keto paleo | mayViolate vegan | plain
Cuban | 6 dill pickle chips | contains - | may mustard | violates - | mayViolate - | hidden
Cuban | 1 tsp Bijol (annatto colouring) | contains - | may - | violates paleo | mayViolate keto | plain
Cuban | 1 ladle caldo de pollo, hot | contains - | may gluten celery | violates vegetarian vegan pescatarian | mayViolate paleo gluten-free | hidden
Jamaican | 12 allspice (pimento) berries | contains - | may - | violates - | mayViolate - | plain
Jamaican | 2 tbsp jerk marinade (bottled) | contains - | may gluten soy | violates - | mayViolate keto paleo gluten-free | hidden
Jamaican | 1 tin ackee in brine, drained | contains - | may - | violates - | mayViolate - | plain
Jamaican | 225 g salt cod, boiled and flaked | contains fish | may - | violates vegetarian vegan | mayViolate - | plain
Jamaican | 1 bottle Dragon stout | contains gluten | may - | violates keto paleo gluten-free | mayViolate vegetarian vegan | hidden
Jamaican | 1 cup ginger beer (non-alcoholic) | contains - | may - | violates keto paleo | mayViolate vegan | friend
Jamaican | 4 slices hard dough bread | contains gluten | may milk | violates keto paleo gluten-free | mayViolate vegan dairy-free | hidden
Jamaican | 2 tins gungo peas, with liquid | contains - | may - | violates keto paleo | mayViolate - | plain
Jamaican | 4 lb oxtail, trimmed and jointed | contains - | may - | violates vegetarian vegan pescatarian | mayViolate - | plain
Jamaican | 1 chocho (chayote), peeled and sliced | contains - | may - | violates - | mayViolate - | friend
Jamaican | 4 thick slices bun and cheese (spiced bun, Tastee cheese) | contains gluten milk | may eggs soy sulphites | violates vegan keto paleo gluten-free dairy-free | mayViolate vegetarian | hidden
Jamaican | 2 cups cornmeal, for turned cornmeal | contains - | may - | violates keto paleo | mayViolate - | friend
Jamaican | 2 Tbsp Pickapeppa sauce | contains - | may - | violates paleo | mayViolate vegan keto | plain
Jamaican | 1/2 cup soursop pulp | contains - | may - | violates keto | mayViolate - | plain
Jamaican | 1 packet cock soup mix | contains gluten | may soy celery | violates vegetarian vegan pescatarian keto paleo gluten-free | mayViolate - | hidden
`)
