import { describe, expect, test } from 'vitest'
import { createAllergyPathFinder } from '#shared/kitchen/gate/allergies/allergies.ts'
import { checkLine } from '#shared/kitchen/gate/checkLine.ts'

/** An allergy in own words, and lines with a semicolon between that hold it. */
type Row = readonly [allergy: string, lines: string]

/** What a food is made of by definition. */
const certain: readonly Row[] = [
  ['cocoa', '100 g milk chocolate; 100 g white chocolate; 2 tbsp nutella; 1 Mars bar; 50 g cocoa nibs'],
  ['buckwheat', '1 cup kasha'],
  ['chickpea', '1 can aquafaba'],
  ['banana', '1 slice banoffee pie; 1 banana split'],
  ['strawberry', '1 Eton mess; 1 tub Neapolitan ice cream'],
  ['avocado', '1 California roll'],
  ['lentil', '2 papadums; 1 cup urad dal; 1 idli; 2 dosas; 1 medu vada; 1 cup dal makhani'],
  ['pineapple', '1 slice Hawaiian pizza; 200 ml piña colada mix'],
  ['lemon', '50 ml limoncello; 50 g mixed peel'],
  ['orange', '50 ml Cointreau; 50 ml triple sec; 50 ml Grand Marnier; 50 ml blue curaçao; 2 crêpes Suzette'],
  ['coconut', '200 ml piña colada mix'],
  ['apple', '2 tbsp cider vinegar; 50 ml calvados'],
  [
    'caffeine',
    '1 shot espresso; 1 tsp matcha; 1 cup green tea; 1 can energy drink; 1 cup yerba mate; 1 tsp instant coffee; 50 ml Kahlúa; 1 cup chai; 50 g cocoa powder; 1 can Red Bull',
  ],
  ['coffee', '1 shot espresso; 1 tsp instant coffee; 50 ml Kahlúa'],
  ['tea', '1 cup green tea; 1 tsp matcha; 1 cup chai; 1 cup kombucha'],
  ['alcohol', '1 rum baba; 1 baba au rhum'],
  ['corn', '2 tbsp custard powder'],
  ['garlic', '1 chicken Kiev; 4 merguez; 2 tbsp aioli; 100 g lemon garlic aioli'],
  ['cinnamon', '6 snickerdoodles; 200 ml mulled wine'],
  [
    'pea',
    '1 tbsp pea flour; 200 g split peas; 30 g pea protein; 1 can mushy peas; 100 g snow peas; 100 g sugar snap peas; 200 g pease pudding',
  ],
  // Dishes and drinks that were read as one of their parts, or as another dish.
  [
    'milk',
    '200 g beef stroganoff; 1 flammkuchen; 1 l lohikeitto; 200 g Greek salad; 1 Reuben sandwich; 1 mocha; 1 butter chicken',
  ],
  ['eggs', '200 g Waldorf salad; 200 g Cobb salad; 1 key lime pie; 6 dorayaki'],
  ['celery', '200 g Waldorf salad'],
  ['nuts', '200 g Waldorf salad; 1 opera cake'],
  ['peanuts', '1 kung pao chicken'],
  ['soy', '1 kung pao chicken'],
  ['gluten', '2 fish and chips; 1 Reuben sandwich'],
  ['tomato', '200 g jollof rice; 200 g Caprese salad; 1 currywurst; 200 ml vodka sauce'],
  ['cocoa', '1 Sachertorte; 1 Black Forest cake; 1 red velvet cake; 50 g rocky road; 50 ml crème de cacao'],
  ['cherry', '1 Black Forest cake; 50 ml kirsch; 50 ml cherry brandy'],
  ['coconut', '1 l moqueca; 1 piña colada; 50 ml Malibu'],
  ['lime', '1 mojito; 1 margarita; 1 key lime pie'],
  ['lemon', '1 lemon meringue pie'],
  ['garlic', '2 tbsp anchoïade'],
]

/** What it usually holds, and need not. */
const possible: readonly Row[] = [
  ['buckwheat', '2 galettes bretonnes'],
  ['strawberry', '2 tbsp mixed berry jam; 2 tbsp berry compote; 200 g Rote Grütze'],
  [
    'garlic',
    '1 stock cube; 100 g chorizo; 2 tbsp ranch dressing; 50 g salami; 2 tbsp gochujang; 2 tbsp teriyaki sauce; 2 tbsp Caesar dressing; 1 tsp curry powder; 1 tbsp ketchup; 2 tbsp mango chutney',
  ],
  [
    'onion',
    '1 tbsp ketchup; 1 tsp bouillon powder; 2 tbsp gravy granules; 1 tsp curry powder; 1 sachet taco seasoning; 1 stock cube; 1 tbsp Worcestershire sauce; 2 tbsp ranch dressing',
  ],
  ['cinnamon', '6 churros; 1 cup chai; 1 slice apple strudel; 1 gingerbread'],
  ['kiwi', '200 g fruit salad; 200 g tropical fruit mix; 1 pavlova'],
  [
    'corn',
    '1 tbsp dextrose; 1 tbsp glucose syrup; 1 tbsp maltodextrin; 1 tsp baking powder; 100 g icing sugar',
  ],
  ['bell pepper', '1 tsp paprika; 1 tsp smoked paprika; 100 g chorizo'],
  ['pea', '1 vegan burger'],
  ['orange', '50 ml Campari'],
]

/** What only looks like it. */
const absent: readonly Row[] = [
  ['garlic', '2 slices chicken cordon bleu; 100 g mayonnaise'],
  ['pea', '1 can chickpeas; 1 peach; 1 tbsp peanut butter'],
  ['caffeine', '1 cup chamomile tea; 1 cup rooibos; 100 g carob'],
  ['cocoa', '100 g carob; 200 ml coconut milk'],
  ['pineapple', '1 slice pizza margherita'],
  ['strawberry', '2 tbsp apricot jam; 1 tub vanilla ice cream'],
  ['alcohol', '1 slice panettone'],
  ['milk', '1 l fish soup; 1 mojito'],
  ['nuts', '200 g Greek salad'],
]

const rows = (all: readonly Row[]) =>
  all.flatMap(([allergy, lines]) => lines.split('; ').map((line) => ({ allergy, line })))
const verdictOf = (allergy: string, line: string) => {
  const trace = createAllergyPathFinder(allergy)(checkLine(line))
  return trace === null ? 'nothing found' : trace.isCertain ? 'contains' : 'may contain'
}

describe('a food that somebody is allergic to in their own words', () => {
  test.each(rows(certain))('the allergy "$allergy" is certainly found in "$line"', ({ allergy, line }) => {
    expect(verdictOf(allergy, line)).toBe('contains')
  })
  test.each(rows(possible))('the allergy "$allergy" is possibly found in "$line"', ({ allergy, line }) => {
    expect(verdictOf(allergy, line)).toBe('may contain')
  })
  test.each(rows(absent))('the allergy "$allergy" is not found in "$line"', ({ allergy, line }) => {
    expect(verdictOf(allergy, line)).toBe('nothing found')
  })
})
