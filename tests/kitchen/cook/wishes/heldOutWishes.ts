import { furtherHeldOutWishes } from './furtherHeldOutWishes.ts'
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
  ...furtherHeldOutWishes,
]
