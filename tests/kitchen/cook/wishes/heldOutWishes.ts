import type { LabelledWish } from './labelledWish.ts'

/** Written before the cook chose by requirements, and not looked at while it was changed: the share that is held is measured on them. */
export const heldOutWishes: readonly LabelledWish[] = [
  // Named dishes
  {
    asked: 'Vegetarian, Dinner, 45 minutes, Intermediate, Italian',
    wish: 'gnocchi, homemade, with a sage butter',
    name: /gnocchi/i,
    has: [/potato/i, /sage/i],
  },
  {
    asked: 'Pork, Dinner, 1 hour or more, Intermediate, German',
    wish: 'schnitzel for 4 please, with lemon',
    name: /schnitzel/i,
    has: [/pork/i, /lemon/i],
    servings: 4,
  },
  {
    asked: 'Chicken, Dinner, 1 hour or more, Intermediate, French',
    wish: 'coq au vin for six',
    name: /coq au vin/i,
    has: [/chicken/i, /wine/i],
    servings: 6,
  },
  {
    asked: 'Vegan, Lunch, 30 minutes, Beginner, Lebanese',
    wish: 'tabouleh, lots of parsley',
    name: /tabb?oul[ei]/i,
    has: [/parsley/i],
  },
  {
    asked: 'Beef, Dinner, 45 minutes, Intermediate, American',
    wish: 'proper cheeseburgers, 4 of us',
    name: /burger/i,
    has: [/beef/i, /cheddar|cheese/i],
    servings: 4,
  },
  {
    asked: 'Chicken, Dinner, 45 minutes, Beginner, Mexican',
    wish: 'chicken fajitas w peppers',
    name: /fajita/i,
    has: [/chicken/i, /pepper/i],
  },
  {
    asked: 'Vegetarian, Breakfast, 15 minutes or less, Beginner, American',
    wish: 'granola bowl or porridge, whatever, but with blueberries',
    has: [/blueberr|berries/i],
  },
  {
    asked: 'Pescatarian, Dinner, 1 hour or more, Intermediate, French',
    wish: 'bouillabaisse',
    name: /bouillabaisse/i,
  },
  {
    asked: 'Vegetarian, Dinner, 45 minutes, Beginner, Greek',
    wish: 'spanakopita without dill',
    name: /spanakopita|spinach pie/i,
    has: [/spinach/i],
    hasNot: [/\bdill\b/i],
  },
  {
    asked: 'Vegan, Dinner, 30 minutes, Beginner, Indian',
    wish: 'chana masala, not too spicy',
    name: /chana|chickpea/i,
    has: [/chickpea/i],
  },
  {
    asked: 'Beef, Dinner, 1 hour or more, Intermediate, American',
    wish: 'pot roast like my gran did, 8 people',
    name: /pot roast/i,
    has: [/beef/i],
    servings: 8,
  },
  {
    asked: 'No preference, Dinner, 30 minutes, Beginner, Thai',
    wish: 'tom kha gai',
    name: /tom kha/i,
    has: [/coconut milk/i],
  },
  {
    asked: 'Pork, Dinner, 30 minutes, Intermediate, Chinese',
    wish: 'mapo tofu, as hot as it gets',
    name: /mapo|ma po/i,
    has: [/tofu/i, /chil|doubanjiang|pepper/i],
  },
  {
    asked: 'Vegetarian, Snack, 1 hour or more, Beginner, American',
    wish: 'carrot cake without nuts',
    name: /carrot cake/i,
    has: [/carrot/i],
    hasNot: [/walnut|pecan|almond|hazelnut/i],
  },
  {
    asked: 'Vegetarian, Lunch, 30 minutes, Beginner, Mexican',
    wish: 'quesadillas with black beans',
    name: /quesadilla/i,
    has: [/black bean/i, /tortilla/i],
  },
  {
    asked: 'Lamb, Dinner, 45 minutes, Intermediate, Turkish',
    wish: 'lamb kofta with yogurt sauce',
    name: /k[oö]fte|kofta/i,
    has: [/lamb/i, /yogurt/i],
  },
  {
    asked: 'Chicken, Dinner, 1 hour or more, Intermediate, Indian',
    wish: 'chicken biryani for my parents and us, 6 in total',
    name: /biryani/i,
    has: [/chicken/i, /rice/i],
    servings: 6,
  },
  {
    asked: 'Vegetarian, Dinner, 30 minutes, Beginner, Japanese',
    wish: 'vegetarian gyoza',
    name: /gyoza|potsticker/i,
  },
  {
    asked: 'Chicken, Dinner, 30 minutes, Beginner, Japanese',
    wish: 'teriyaki chicken w rice',
    name: /teriyaki/i,
    has: [/chicken/i, /rice/i],
  },
  {
    asked: 'Pescatarian, Dinner, 45 minutes, Beginner, Irish',
    wish: 'fish pie but no peas',
    name: /fish pie/i,
    has: [/cod|fish|haddock|salmon/i],
    hasNot: [/\bpeas\b/i],
  },
  // Kinds of dish
  {
    asked: 'Vegan, Dinner, 45 minutes, Beginner, Indian',
    wish: 'a curry with sweet potato',
    name: /curry|masala|korma|dal|kari/i,
    has: [/sweet potato/i],
  },
  {
    asked: 'Vegetarian, Lunch, 30 minutes, Beginner, American',
    wish: 'some kind of wrap for lunch',
    name: /wrap|burrito|tortilla|roll/i,
  },
  {
    asked: 'No preference, Dinner, 1 hour or more, Beginner, American',
    wish: 'a roast for sunday, 6 people',
    name: /roast/i,
    servings: 6,
  },
  {
    asked: 'Vegan, Breakfast, 15 minutes or less, Beginner, American',
    wish: 'a smoothie with berries',
    name: /smoothie|shake/i,
    has: [/berr/i],
  },
  {
    asked: 'Vegetarian, Dinner, 45 minutes, Beginner, French',
    wish: 'gratin or some sort of bake',
    text: /gratin|bake/i,
  },
  {
    asked: 'Pescatarian, Lunch, 15 minutes or less, Beginner, Greek',
    wish: 'salad with tuna, no olives',
    name: /salad/i,
    has: [/tuna/i],
    hasNot: [/\bolives\b/i],
  },
  {
    asked: 'Vegetarian, Snack, 1 hour or more, Intermediate, French',
    wish: 'something for dessert with pears',
    has: [/pear/i, /sugar|honey|syrup/i],
  },
  { asked: 'Vegan, Lunch, 30 minutes, Beginner, Vietnamese', wish: 'cold noodle salad', name: /noodle/i },
  // Foods to use, leftovers
  {
    asked: 'Vegetarian, Dinner, 30 minutes, Beginner, Italian',
    wish: 'ive got a bunch of asparagus and half a lemon',
    has: [/asparagus/i, /lemon/i],
  },
  {
    asked: 'Chicken, Dinner, 45 minutes, Beginner, Spanish',
    wish: 'leeks and chicken, that is what there is',
    has: [/leek/i, /chicken/i],
  },
  {
    asked: 'Vegan, Dinner, 30 minutes, Beginner, Chinese',
    wish: 'use up a cabbage and some carrots',
    has: [/cabbage/i, /carrot/i],
  },
  {
    asked: 'Beef, Dinner, 45 minutes, Beginner, Hungarian',
    wish: 'got 400g beef mince, a jar of roast peppers',
    has: [/ground beef|mince/i, /pepper/i],
  },
  {
    asked: 'Vegetarian, Breakfast, 30 minutes, Beginner, American',
    wish: 'overripe bananas, 3 of them',
    has: [/banana/i],
  },
  {
    asked: 'Pescatarian, Dinner, 30 minutes, Beginner, Thai',
    wish: 'prawns and mango pls',
    has: [/shrimp|prawn/i, /mango/i],
  },
  {
    asked: 'Vegan, Lunch, 30 minutes, Beginner, Moroccan',
    wish: 'leftover couscous and a tin of chickpeas',
    has: [/couscous/i, /chickpea/i],
  },
  {
    asked: 'Vegetarian, Dinner, 45 minutes, Beginner, German',
    wish: 'pumpkin season! hokkaido or butternut',
    has: [/pumpkin|squash/i],
  },
  {
    asked: 'Pork, Dinner, 30 minutes, Beginner, Polish',
    wish: 'sausages and sauerkraut',
    has: [/sausage|kielbasa/i, /sauerkraut/i],
  },
  {
    asked: 'Vegan, Dinner, 45 minutes, Beginner, Indian',
    wish: 'aubergine and tomatoes need eating',
    has: [/eggplant|aubergine/i, /tomato/i],
  },
  {
    asked: 'Vegetarian, Lunch, 15 minutes or less, Beginner, American',
    wish: 'avocado toast with an egg',
    name: /toast/i,
    has: [/avocado/i, /egg/i],
  },
  // Left out
  {
    asked: 'Vegetarian, Dinner, 30 minutes, Beginner, Indian',
    wish: 'my daughter is allergic to cashews',
    hasNot: [/cashew/i],
  },
  {
    asked: 'Chicken, Dinner, 45 minutes, Beginner, Italian',
    wish: 'no dairy at all',
    hasNot: [/cheese|parmesan|cream\b|butter\b|yogurt|mozzarella/i],
  },
  {
    asked: 'Beef, Dinner, 30 minutes, Beginner, Chinese',
    wish: 'gluten free please, so tamari not soy sauce',
    hasNot: [/(?<!gluten-free )soy sauce|flour|wheat/i],
  },
  {
    asked: 'Vegan, Dinner, 30 minutes, Beginner, Mexican',
    wish: 'no beans for once',
    hasNot: [/\bbeans?\b/i],
  },
  {
    asked: 'Pescatarian, Dinner, 30 minutes, Beginner, Spanish',
    wish: 'anything but salmon',
    hasNot: [/salmon/i],
  },
  {
    asked: 'No preference, Dinner, 45 minutes, Beginner, Mediterranean',
    wish: 'we keep kosher',
    hasNot: [/pork|bacon|ham\b|shrimp|prawn|mussel|clam/i],
  },
  {
    asked: 'Lamb, Dinner, 1 hour or more, Intermediate, Moroccan',
    wish: 'i cant stand dried fruit in savoury food, and no cinnamon',
    hasNot: [/raisin|apricot|prune|dates?\b|cinnamon/i],
  },
  // People
  { asked: 'Chicken, Dinner, 30 minutes, Beginner, Greek', wish: '2 adults and 3 kids', servings: 5 },
  { asked: 'Vegan, Dinner, 45 minutes, Beginner, Italian', wish: 'dinner for eleven', servings: 11 },
  {
    asked: 'Vegetarian, Lunch, 15 minutes or less, Beginner, American',
    wish: 'lunch just for me',
    servings: 1,
  },
  {
    asked: 'Beef, Dinner, 45 minutes, Beginner, Mexican',
    wish: 'my husband, the two boys and me',
    servings: 4,
  },
  {
    asked: 'Vegetarian, Snack, 30 minutes, Beginner, Italian',
    wish: 'about 20 people are coming for drinks, little bites',
    servings: [20, 24],
  },
  {
    asked: 'Pork, Dinner, 1 hour or more, Beginner, American',
    wish: 'a couple of friends are over, so 4 in all',
    servings: 4,
  },
  // Equipment
  {
    asked: 'Chicken, Dinner, 1 hour or more, Beginner, American',
    wish: 'slow cooker, chicken',
    has: [/chicken/i],
    steps: /slow cooker/i,
  },
  {
    asked: 'Vegan, Dinner, 45 minutes, Beginner, Indian',
    wish: 'everything in one pot please',
    stepsNot: /\b(?:second|another|separate) (?:pan|pot|skillet|saucepan)\b|baking sheet|\boven\b/i,
  },
  {
    asked: 'Beef, Dinner, 45 minutes, Beginner, Argentinian',
    wish: 'we are barbecuing tonight',
    steps: /grill|barbecue|coals/i,
  },
  {
    asked: 'Vegetarian, Lunch, 15 minutes or less, Beginner, American',
    wish: 'only have a microwave at the office',
    steps: /microwave/i,
    stepsNot: /\b(?:oven|skillet|saucepan|frying pan|stove)\b/i,
  },
  {
    asked: 'Chicken, Dinner, 45 minutes, Beginner, American',
    wish: 'air fryer drumsticks',
    steps: /air fryer/i,
    has: [/drumstick|chicken/i],
  },
  {
    asked: 'Vegan, Dinner, 30 minutes, Beginner, Thai',
    wish: "we don't have an oven",
    stepsNot: /\b(?:oven|bake|broil)\b/i,
  },
  {
    asked: 'Vegetarian, Lunch, 15 minutes or less, Beginner, Italian',
    wish: 'nothing cooked, too hot today',
    stepsNot: /\b(?:boil|simmer|fry|skillet|saucepan|oven|bake|toast the|grill)\b/i,
  },
  {
    asked: 'Vegan, Dinner, 45 minutes, Beginner, Indian',
    wish: 'pressure cooker chickpeas',
    steps: /pressure cooker|instant pot/i,
    has: [/chickpea/i],
  },
  {
    asked: 'Vegetarian, Lunch, 45 minutes, Beginner, American',
    wish: 'tomato soup with no blender',
    name: /soup/i,
    has: [/tomato/i],
    stepsNot: /blend|food processor|blitz/i,
  },
  // Taste, texture
  {
    asked: 'Vegan, Dinner, 30 minutes, Beginner, Thai',
    wish: 'something creamy and a bit sour',
    has: [/coconut milk|cream|cashew|tahini|yogurt|avocado|silken/i, /lime|lemon|vinegar|tamarind/i],
  },
  {
    asked: 'Vegetarian, Dinner, 45 minutes, Beginner, American',
    wish: 'cheesy comfort food',
    has: [/cheese|cheddar|parmesan|mozzarella|feta|gruy/i],
  },
  {
    asked: 'Chicken, Dinner, 45 minutes, Beginner, Korean',
    wish: 'sticky and sweet',
    has: [/sugar|honey|syrup/i],
  },
  {
    asked: 'Vegan, Snack, 30 minutes, Beginner, Mexican',
    wish: 'crunchy snack with a bit of heat',
    text: /crisp|crunch/i,
    has: [/chil|cayenne|jalape|chipotle|paprika/i],
  },
  // Nutrition
  { asked: 'Chicken, Lunch, 30 minutes, Beginner, American', wish: 'at least 40 g protein', protein: 40 },
  { asked: 'Vegetarian, Dinner, 30 minutes, Beginner, Italian', wish: 'max 600 calories', kcal: 600 },
  { asked: 'No preference, Dinner, 45 minutes, Beginner, Greek', wish: 'low sodium', sodium: 600 },
  { asked: 'Vegan, Lunch, 30 minutes, Beginner, Indian', wish: 'high fibre, and some protein', fibre: 7 },
  { asked: 'Beef, Dinner, 30 minutes, Beginner, American', wish: 'low carb', carb: 40 },
  // Effort, time, keeping, budget
  { asked: 'Vegetarian, Dinner, 1 hour or more, Beginner, Italian', wish: '20 minutes max', minutes: 20 },
  {
    asked: 'Vegan, Dinner, 45 minutes, Beginner, Mexican',
    wish: 'no more than 6 ingredients',
    ingredients: 6,
  },
  {
    asked: 'Beef, Dinner, 1 hour or more, Beginner, American',
    wish: 'freezer meal, double batch for 8',
    servings: 8,
  },
  {
    asked: 'Vegetarian, Lunch, 30 minutes, Beginner, Mediterranean',
    wish: 'lunchbox, eaten cold',
    text: /cold|cool|chill|room temperature|fridge|refrigerat|salad/i,
  },
  {
    asked: 'Vegan, Dinner, 45 minutes, Beginner, Indian',
    wish: 'dirt cheap, only lentils or beans and stuff from tins',
    has: [/lentil|bean|chickpea|dal/i],
  },
  // Against the answers
  {
    asked: 'Vegan, Dinner, 45 minutes, Beginner, French',
    wish: 'cheese souffle',
    isImpossible: true,
    hasNot: [/(?<!vegan )cheese|\beggs?\b/i],
  },
  {
    asked: 'Vegetarian, Dinner, 45 minutes, Beginner, American',
    wish: 'bbq ribs with slaw',
    isImpossible: true,
    hasNot: [/\b(?:pork|beef|spare) ?ribs/i],
  },
  {
    asked: 'Keto, Dinner, 30 minutes, Beginner, Italian',
    wish: 'penne arrabbiata',
    isImpossible: true,
    hasNot: [/penne|pasta/i],
  },
  {
    asked: 'Chicken, Dinner, 45 minutes, Beginner, Irish',
    wish: 'beef wellington',
    isImpossible: true,
    hasNot: [/beef/i],
  },
  {
    asked: 'Beef, Dinner, 15 minutes or less, Beginner, American',
    wish: 'brisket smoked all day',
    isImpossible: true,
    minutes: 15,
  },
]
