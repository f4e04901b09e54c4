export const africaAndEast = `
# Lamb tagine with apricots, serves 6, 120 min
1 kg lamb shoulder, cut into 4 cm pieces
2 tbsp olive oil
2 onions, grated
3 garlic cloves, crushed
2 tsp ras el hanout
1 tsp ground ginger
A pinch of saffron threads
1 cinnamon stick
500 ml lamb or chicken stock
200 g dried apricots
2 tbsp honey
50 g flaked almonds, toasted
--
Brown the lamb in the oil in batches and set aside.
Soften the onions in the same pot, then add the garlic and all the spices and stir for a minute. Return the meat, pour in the stock and simmer, covered, for 1 hour 15 minutes.
Stir in the apricots and honey and cook uncovered for 20 minutes until sticky. Scatter over the almonds and serve with couscous.
# Hummus, serves 6, 10 min
2 x 400 g cans chickpeas
120 g tahini
1 garlic clove
3 tbsp lemon juice
1/2 tsp ground cumin
2 tbsp ice water
Olive oil and paprika, to finish
--
Drain the chickpeas, keeping a few whole. Blend the rest with the tahini, garlic, lemon juice, cumin and 1 tsp salt until smooth, adding ice water a spoonful at a time.
Spread on a plate, make a hollow and drizzle with oil. Dust with paprika and top with the whole chickpeas. It keeps in the fridge for 3 days.
# Jollof rice, serves 6, 60 min
3 cups long-grain parboiled rice
4 plum tomatoes
2 red bell peppers
1 scotch bonnet
2 onions
1/3 cup vegetable oil
3 tbsp tomato paste
2 tsp curry powder
1 tsp dried thyme
2 bay leaves
2 cups chicken stock
2 Maggi cubes
--
Rinse the rice until the water runs clear. Blend the tomatoes, peppers, scotch bonnet and one of the onions.
Slice the other onion and fry in the oil until soft. Add the tomato paste and fry for 5 minutes. Pour in the blended mixture and cook down for 15 minutes.
Stir in the curry powder, thyme, bay leaves, crumbled stock cubes and the stock. Bring to the boil, add the rice, cover tightly and cook on low for 30 minutes until the liquid is absorbed. Fluff with a fork.
# Shakshuka, serves 3, 30 min
2 tbsp olive oil
1 onion, sliced
1 red pepper, sliced
3 garlic cloves, chopped
1 tsp cumin
1 tsp sweet paprika
800 g canned whole tomatoes
6 eggs
50 g feta, crumbled
Parsley leaves
--
Warm the oil in a large skillet and cook the onion and pepper until very soft, about 15 minutes. Add garlic, cumin and paprika and cook 1 minute.
Crush in the tomatoes with your hands, season and simmer 10 minutes until thick. Make six wells, crack an egg into each, cover and cook until the whites are set.
Finish with the feta and parsley; serve with pita bread to mop up the sauce.
# Doro wat, serves 6, 120 min
3 lb chicken legs, skinned
4 large red onions, finely chopped
1/4 cup niter kibbeh
1/4 cup berbere
1 tbsp minced garlic
1 tbsp minced ginger
6 hard-boiled eggs, peeled
1 lemon
--
Rub the chicken with the juice of the lemon and salt and let it sit in the refrigerator for 30 minutes.
Cook the onions in a dry heavy pot over low heat, stirring, for 30 minutes until deep brown. Add the niter kibbeh, berbere, garlic and ginger and cook 10 minutes.
Add the chicken and 1 cup water, cover and simmer for 45 minutes. Pierce the eggs with a fork, add them and cook 10 minutes longer. Serve with injera.
# Fattoush, serves 4, 20 min
2 pita breads
3 tbsp olive oil
1 head romaine lettuce, chopped
2 Lebanese cucumbers, sliced
3 tomatoes, diced
5 radishes, sliced
3 spring onions, sliced
1 cup mint leaves
1 tbsp sumac
2 tbsp pomegranate molasses
1 lemon, juiced
--
Tear the pitas and fry in 1 tablespoon of the oil until golden and crisp.
For the dressing, whisk the lemon juice, molasses, sumac and remaining oil with a little salt.
Toss all the vegetables and mint in a bowl with the dressing. Add the bread just before serving.
# Kuku sabzi, serves 6, 50 min
6 eggs
150 g parsley
100 g coriander
100 g dill
80 g chives
2 tbsp barberries, rinsed
40 g walnuts, chopped
1 tbsp plain flour
1 tsp baking powder
1 tsp turmeric
4 tbsp oil
--
Heat the oven to 180°C. Finely chop the herbs in a food processor.
Whisk the eggs with the flour, baking powder, turmeric and 1 tsp salt. Stir in the herbs, barberries and nuts.
Heat the oil in an ovenproof pan, pour in the egg mixture and bake for 25 minutes until firm. Cut into wedges.
# Bobotie, serves 6, 75 min
2 slices white bread
1 cup milk
2 onions, chopped
2 tbsp butter
1 kg beef mince
1 tbsp curry powder
1 tsp turmeric
2 tbsp apricot jam
1/4 cup raisins
1 tbsp lemon juice
3 eggs
4 bay leaves
--
Soak the bread in the milk, squeeze out and keep the milk. Heat the oven to 180°C.
Fry the onions in the butter. Add the mince and brown it, then stir in the curry powder and turmeric. Take off the heat; mix in the soaked bread, jam, raisins, lemon juice, one egg and 1½ tsp salt.
Pack into a greased dish. Beat the remaining eggs with the milk and pour over. Press in the bay leaves and bake for 40 minutes until the custard has set.
# Kashke bademjan, serves 4, 60 min
3 aubergines, peeled and sliced lengthways
6 tbsp sunflower oil
2 onions, finely sliced
4 garlic cloves, crushed
1 tsp turmeric
150 g kashk
2 tsp dried mint
30 g walnuts, chopped
--
Salt the aubergines and leave for 20 minutes, then pat dry. Fry in most of the oil until soft and golden.
In another pan fry the onions until brown; remove half for the topping. Add the garlic and turmeric to the rest, then the aubergines and a cup of water. Cover and cook for 20 minutes, then mash.
Stir in most of the kashk. Sizzle the mint in the last of the oil. Serve the dip topped with the onions, mint oil, walnuts and remaining kashk.
# Banana bread, serves 10, 70 min
3 very ripe bananas
1/3 cup melted butter
3/4 cup sugar
1 egg, beaten
1 teaspoon vanilla
1 teaspoon baking soda
Pinch of salt
1 1/2 cups all-purpose flour
--
Preheat the oven to 350°F and butter a loaf pan.
In a mixing bowl, mash the bananas with a fork until smooth. Stir the melted butter into the mashed bananas.
Mix in the baking soda and salt. Stir in the sugar, egg and vanilla. Mix in the flour.
Pour the batter into the pan and bake for 55 to 60 minutes, until a tester comes out clean. Cool before slicing.
# Lentil soup, serves 6, 45 min
1/4 cup extra-virgin olive oil
1 medium yellow onion, chopped
2 carrots, peeled and chopped
4 garlic cloves, pressed or minced
2 tsp ground cumin
1 tsp curry powder
1 large can (28 ounces) diced tomatoes, lightly drained
1 cup brown or green lentils, picked over and rinsed
4 cups vegetable broth
1 cup chopped fresh kale
Juice of 1/2 to 1 medium lemon, to taste
--
Warm the oil in a Dutch oven over medium heat. Add the chopped onion and carrot and cook, stirring often, until the onion has softened, about 5 minutes.
Add the garlic, cumin and curry powder. Cook until fragrant while stirring constantly, about 30 seconds. Pour in the drained diced tomatoes.
Pour in the lentils, broth and 2 cups water. Bring to a boil, then partially cover and simmer for 25 to 30 minutes.
Transfer 2 cups of the soup to a blender, purée until smooth and pour back into the pot. Add the chopped greens and cook for 5 more minutes. Stir in the lemon juice.
`
