export const europe = `
# Spaghetti aglio e olio, serves 4, 20 min
400 g spaghetti
6 cloves garlic, thinly sliced
120 ml extra virgin olive oil
1/2 tsp red pepper flakes
A small bunch of flat-leaf parsley, finely chopped
Salt
Grated Parmesan, to serve (optional)
--
Bring a large pot of well-salted water to the boil and cook the spaghetti until al dente. Reserve a cup of the pasta water.
Meanwhile, warm the oil in a wide pan over low heat. Add the garlic and pepper flakes and cook gently for 3–4 minutes until the garlic is pale gold. Don't let it burn.
Tip in the drained pasta with a splash of its water and toss until glossy. Stir through the parsley and serve at once.
# Coq au vin, serves 6, 120 min
1 chicken (about 1.8 kg), jointed into 8 pieces
150 g smoked bacon lardons
2 tbsp butter
250 g button mushrooms, halved
200 g pearl onions, peeled
2 carrots, thickly sliced
3 cloves garlic, crushed
2 tbsp plain flour
1 bottle (750 ml) red Burgundy
300 ml chicken stock
1 bay leaf
4 sprigs thyme
Salt and freshly ground black pepper
--
Season the chicken pieces generously. Fry the lardons in a heavy casserole until crisp, then remove with a slotted spoon.
Brown the chicken in the bacon fat in batches, about 8 minutes per batch. Set aside.
Melt the butter in the same pot; add the onions, carrots and mushrooms and cook until lightly coloured. Stir in the garlic and flour and cook for 1 minute.
Pour in the wine and stock, scraping up any brown bits. Add the bay leaf, thyme, chicken and lardons, cover and simmer gently for 45 minutes, until the chicken is cooked through.
Lift out the chicken, boil the sauce down until it coats the back of a spoon, and return the meat to the pot. Serve with mashed potatoes or crusty bread.
# Classic shepherd's pie, serves 6, 80 min
1 tbsp sunflower oil
1 large onion, chopped
2-3 medium carrots, chopped
500g pack lamb mince
2 tbsp tomato purée
large splash Worcestershire sauce
500ml beef stock
900g potatoes, cut into chunks
85g butter
3 tbsp milk
--
Heat the oil in a medium saucepan, then soften the onion and carrots for a few mins. When soft, turn up the heat, crumble in the lamb mince and brown, tipping off any excess fat.
Add the tomato purée and Worcestershire sauce and fry for a few mins. Pour over the stock, bring to a simmer, then cover and cook for 40 mins, uncovering halfway through.
Heat oven to 180C/fan 160C/gas 4. Boil the potatoes in salted water for 10-15 mins until tender. Drain, then mash with the butter and milk.
Put the mince into an ovenproof dish, top with the mash and ruffle with a fork. Bake for 20-25 mins until the top is starting to colour and the mince is bubbling through at the edges.
# Greek salad, serves 4, 15 min
4 ripe tomatoes, cut into wedges
1 cucumber, peeled and thickly sliced
1 red onion, thinly sliced
1 green pepper, cut into rings
100 g Kalamata olives
200 g feta, in one slab
60 ml extra-virgin olive oil
1 tbsp red wine vinegar
1 tsp dried oregano
Flaky sea salt
--
Combine the tomatoes, cucumber, onion and pepper in a wide bowl. Sprinkle with salt and toss with the vinegar and half of the oil.
Scatter over the olives, lay the feta on top, crumble the oregano over everything and finish with the remaining oil.
# Pork schnitzel with potato salad, serves 4, 50 min
4 pork loin steaks (about 120 g each)
100 g plain flour
2 eggs, beaten
150 g dry breadcrumbs
250 ml sunflower oil, for frying
1 lemon, cut in wedges
For the salad:
800 g waxy potatoes
1 shallot, finely chopped
150 ml hot vegetable stock
3 tbsp white wine vinegar
1 tsp Dijon mustard
2 tbsp chopped chives
Salt and pepper
--
Boil the potatoes in their skins until tender, peel while warm and slice. Whisk the stock with the vinegar, mustard and shallot, pour over the potatoes and leave to soak for 20 minutes. Fold in the chives.
Beat the pork between two sheets of cling film until 5 mm thick, and season. Dip in the flour, then the egg, then the breadcrumbs.
Heat the oil in a wide frying pan to 170 °C. Fry the schnitzels in batches for 2–3 minutes on each side until golden and cooked through. Drain on kitchen paper.
Serve with the potato salad and lemon wedges.
# Tortilla española, serves 6, 60 min
6 large eggs
700 g waxy potatoes, peeled and thinly sliced
1 large onion, thinly sliced
300 ml olive oil
1 tsp salt
--
Heat the oil in a deep frying pan over medium-low heat. Add the potatoes and onion and cook gently for 25 minutes, without browning, until soft. Drain well, keeping the oil for another day.
Beat the eggs with the salt, add the potato mixture and let stand 10 minutes.
Heat 2 tablespoons of the oil in a 24 cm nonstick pan. Pour in the mixture, cook 5 minutes, then invert onto a plate and slide back in. Cook 3-4 minutes more until set. Rest before slicing.
# Scones, serves 8, 30 min
350g self-raising flour, plus more for dusting
1 tsp baking powder
85g cold butter, cut into cubes
3 tbsp caster sugar
175ml milk
1 tsp vanilla extract
squeeze lemon juice
beaten egg, to glaze
jam and clotted cream, to serve
--
Heat the oven to 220C/200C fan/gas 7. Tip the flour into a large bowl with ¼ tsp salt and the baking powder, then mix. Rub in the butter until it looks like fine crumbs, then stir in the sugar.
Warm the milk in the microwave for 30 secs until warm but not hot. Add the vanilla and lemon juice, then set aside.
Put a baking tray in the oven. Make a well in the dry mix, add the liquid and combine quickly with a cutlery knife.
Scatter some flour onto the work surface, tip the dough out and fold over 2-3 times. Pat into a round about 4cm deep and cut out with a 5cm cutter dipped in flour.
Brush the tops with beaten egg and bake for 10 mins until risen and golden. Eat just warm or cold, topped with jam and clotted cream.
# Borscht, serves 6, 90 min
500 g beef shin, diced
2 litres beef stock
3 medium beetroot, peeled and grated
1/4 white cabbage, shredded
2 potatoes, diced
1 onion, chopped
1 carrot, grated
2 tbsp tomato paste
1 tbsp white vinegar
2 tbsp sunflower oil
2 bay leaves
1 tsp sugar
Sour cream and dill, to serve
--
Put the beef, stock and bay leaves into a large pot, bring to the boil, skim and simmer for 1 hour.
Heat the oil in a frying pan and soften the onion and carrot. Add the beets, vinegar, sugar and tomato paste; cover and cook for 15 minutes.
Add the potatoes to the broth and cook 10 minutes. Stir in the cabbage and the beet mixture and simmer until everything is tender, about 10 minutes.
Season to taste. Ladle into bowls and top with a spoonful of sour cream and plenty of dill.
# Swedish meatballs, serves 4, 45 min
400 g minced beef
200 g minced pork
1 small onion, grated
50 g fresh white breadcrumbs
100 ml milk
1 egg
1/4 teaspoon ground allspice
30 g butter
1 tbsp flour
300 ml beef stock
100 ml double cream
1 tsp soy sauce
--
Soak the breadcrumbs in the milk for 10 minutes. Add both meats, the onion, egg, allspice, 1 tsp salt and some pepper and mix well. Shape into walnut-sized balls.
Fry the meatballs in the butter in batches until browned all over and cooked through. Keep warm.
Stir the flour into the fat in the pan, then gradually whisk in the stock. Add the cream and soy sauce and simmer until thickened.
Return the meatballs to the sauce and heat through. Serve with boiled potatoes and lingonberry jam.
# Ratatouille, serves 4, 60 min
2 red or yellow peppers
4 large ripe tomatoes
2 large aubergines
4 small courgettes
1 medium onion
3 garlic cloves
5 tbsp olive oil
1 tbsp red wine vinegar
1 tsp sugar (any kind)
small bunch basil
--
Cut the aubergines and courgettes into chunks. Deseed the peppers and cut them into bite-sized pieces. Score, blanch and peel the tomatoes, then roughly chop the flesh. Slice the onion and garlic.
Set a sauté pan over medium heat and add 2 tbsp oil. Brown the aubergines for 5 mins on each side. Fry the courgettes in another tbsp oil, then the peppers.
Cook the onion in the pan for 5 mins. Add the garlic and fry for a further min. Stir in the vinegar and sugar, then tip in the tomatoes and half the basil.
Return the vegetables to the pan, season and cook for 5 mins. Serve with the rest of the basil.
# Irish soda bread, serves 10, 50 min
250g plain white flour
250g plain wholemeal flour
100g porridge oats
1 tsp bicarbonate of soda
1 tsp salt
25g butter, cut in pieces
500ml buttermilk
--
Preheat the oven to 200C/gas 6/fan 180C and dust a baking sheet with flour. Mix the dry ingredients in a large bowl, then rub in the butter. Pour in the buttermilk and mix it in quickly with a table knife, then bring the dough together very lightly with your fingertips.
Shape into a flat, round loaf about 20cm in diameter. Put the loaf on the baking sheet and score a deep cross in the top. Bake for 30-35 minutes until the bottom of the loaf sounds hollow when tapped.
Transfer to a wire rack and leave to cool.
`
