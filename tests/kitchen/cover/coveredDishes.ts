/** Dishes of our own cook and of cookbooks, each with its picture and the lines it has most of. */
export const coveredDishes = `
apple | Pan-warmed apples with coconut yogurt | 2 apples; 150 g (5 oz) unsweetened coconut yogurt; 25 g (1 oz) hazelnuts
apple | Warm apples with cardamom and pistachios | 2 apples; 150 g (5 oz) unsweetened coconut yogurt; 25 g (1 oz) pistachios
apple | Warm apples with cinnamon and peanuts | 3 apples; 300 g (11 oz) plain Greek yogurt; 50 g (2 oz) roasted peanuts
aubergine | Badrijani, eggplant rolls with walnut filling | 2 large eggplants; 5 tablespoons sunflower oil; 150 g (5 oz) walnuts
aubergine | Ensaladang talong, smoky eggplant salad | 2 eggplants; 2 tomatoes; 120 g (4 oz) cooked chicken
aubergine | Fennel-crusted eggplants with salsa verde | 2 large eggplants; 5 tablespoons extra-virgin olive oil; 8 slices crusty bread
aubergine | Imam bayıldı | 4 eggplants; 1 can (400 g / 14 oz) chopped tomatoes; 1 large cauliflower
aubergine | Miso-glazed eggplant with sesame | 3 eggplants; 4 tablespoons white miso; 300 g (11 oz) short-grain rice
aubergine | Tian of eggplant, zucchini and tomatoes | 1 eggplant; 5 tomatoes; 8 slices crusty bread
avocado | Avocado, tomato and chives with toasted seeds | 2 avocados; 2 tomatoes; 4 slices sourdough
avocado | Avocado, tomato and cilantro with toasted seeds | 3 avocados; 4 tomatoes; 2 tablespoons avocado oil
avocado | Avocado, tomato and parsley with toasted seeds | 3 avocados; 4 tomatoes; 8 rotis
avocado | Crushed avocado with mushrooms and berbere | 3 avocados; 350 g (12 oz) mushrooms; 2 endives
avocado | Crushed avocado with mushrooms and mojo | 3 avocados; 3 tablespoons lime juice; 350 g (12 oz) mushrooms
banana | Bananas in warm coconut milk with sesame | 400 ml (1⅔ cups) coconut milk; 2 tablespoons palm sugar; 4 ripe bananas
banana | Spiced bananas with cashews | 2 ripe bananas; 200 g (7 oz) raspberries; 30 g (1 oz) cashews
banana | Tostones with mojo | 3 green plantains; 4 tablespoons olive oil; 3 tablespoons orange juice
banana | Warm coconut bananas with sesame seeds | 400 ml (1⅔ cups) coconut milk; 2 tablespoons palm sugar; 4 ripe bananas
beans | Breakfast kidney beans with crushed coriander and cumin | 2 tomatoes; 1 can (400 g / 14 oz) kidney beans; 4 rotis
beans | Breakfast pinto beans with cumin, garlic and lime | 2 tomatoes; 1 can (400 g / 14 oz) pinto beans; 2 soft rolls
beans | Chakalaka with beans and eggs | 1 can (400 g / 14 oz) chopped tomatoes; 1 can (400 g / 14 oz) white beans; 300 g (11 oz) long-grain rice
beans | Lobia, kidney beans in tomato and coriander | 1 can (400 g / 14 oz) chopped tomatoes; 2 cans (400 g / 14 oz each) kidney beans; 4 pita breads
beans | Saffron kidney beans in burst tomatoes | 400 g (14 oz) cherry tomatoes; 2 cans (400 g / 14 oz each) kidney beans; 300 g (11 oz) basmati rice
bowl | Coconut yogurt with mango, almonds and allspice | 350 g (12 oz) unsweetened coconut yogurt; ½ ripe mango; 30 g (1 oz) almonds
bowl | Cool yogurt with ginger and smoked paprika ground chicken | 200 g (7 oz) plain Greek yogurt; 180 g (6 oz) ground chicken; 4 slices crusty bread
bowl | Cool yogurt with seven-spice ground turkey | 200 g (7 oz) plain Greek yogurt; 1 tablespoon olive oil; 180 g (6 oz) ground turkey
bowl | Kasha with mushrooms and onions | 250 g (9 oz) buckwheat groats; 400 g (14 oz) mushrooms; 1 cucumber
bowl | Semolina halwa with almonds and raisins | 80 g (3 oz) ghee; 160 g (6 oz) fine semolina; 100 g (3½ oz) sugar
bowl | Yogurt with apples, peanuts and cardamom | 700 g (1 lb 9 oz) plain Greek yogurt; 3 apples; 60 g (2 oz) roasted peanuts
bread | Cajun corn and asparagus on toast | 8 slices sourdough; 180 g (6 oz) corn kernels; 240 g (8 oz) asparagus
bread | Garlic mushrooms on toast | 600 g (1 lb 5 oz) mushrooms; 4 tablespoons heavy cream; 8 slices sourdough
bread | Garlic-paprika mushrooms and kale on toast | 8 slices country bread; 240 g (8 oz) mushrooms; 180 g (6 oz) kale
bread | Rye bread with chicken and dill | 4 slices dark rye bread; 140 g (5 oz) cooked chicken; ¼ cucumber
bread | Smoked paprika chickpeas on toasted bread | 1 can (400 g / 14 oz) chickpeas; 8 slices country bread; 1 tomato
bread | Tahini and date syrup with warm bread | 2 pita breads; 60 g (2 oz) tahini; 1 ripe banana
burger | Black bean burgers with smoky mayonnaise | 2 cans (400 g / 14 oz each) black beans; 4 soft rolls; 1 avocado
burger | Turkey burgers with smoky mayonnaise | 500 g (1 lb 2 oz) ground turkey; 2 dill pickles; 150 g (5 oz) mixed salad leaves
burrito | Caraway turkey egg wraps | 4 eggs; 170 g (6 oz) cooked turkey; 3 radishes
burrito | Chermoula shrimp egg wraps | 6 eggs; 275 g (10 oz) cooked peeled shrimp; ½ red onion
burrito | Chicken fajitas with peppers and onion | 600 g (1 lb 5 oz) boneless chicken thighs; 2 avocados; 12 corn tortillas
burrito | Cumin roast beef egg wraps | 6 eggs; 210 g (7 oz) roast beef slices; ¼ small Napa cabbage
burrito | Marjoram chicken egg wraps | 3 eggs; 140 g (5 oz) cooked chicken; 1 tomato
burrito | Quesadillas with spinach | 5 flour tortillas; 120 g (4 oz) Monterey Jack cheese; 2 tomatoes
carrot | Slow squash with carrots and almonds | 1 kg (2 lb 3 oz) butternut squash; 450 ml (1¾ cups plus 2 tablespoons) vegetable stock; 600 g (1 lb 5 oz) carrots
cauliflower | Cauliflowers with peas and broccoli | 800 g (1 lb 12 oz) baby potatoes; 375 g (13 oz) broccoli; 3 small cauliflowers
cauliflower | Juniper whole cauliflower with horseradish sour cream | 1 large cauliflower; 1 can (400 g / 14 oz) chickpeas; 8 slices dark rye bread
cauliflower | Lime-pepper whole cauliflower with herb dressing | 1 large cauliflower; 1 can (400 g / 14 oz) chickpeas; 300 g (11 oz) basmati rice
cauliflower | Peri-peri whole cauliflower with tomato and onion sambal | 1 large cauliflower; 4 tomatoes; 500 g (1 lb 2 oz) chard
cauliflower | Smoky ginger whole cauliflower with chermoula | 1 large cauliflower; 4 tablespoons olive oil; 400 g (14 oz) collard greens
cauliflower | Sweet soy whole cauliflower with sambal matah | 1 large cauliflower; 1 can (400 g / 14 oz) chickpeas; 300 g (11 oz) jasmine rice
cheese | Peri-peri halloumi with lemon | 450 g (1 lb) halloumi; 3 tomatoes; 700 g (1 lb 9 oz) sweet potatoes
cheese | Seared halloumi with lemon and figs | 400 g (14 oz) halloumi; 2 tablespoons olive oil; 4 figs
cookie | Chocolate chip cookies | 1 cup (2 sticks) butter; 2 1/4 cups all-purpose flour; 2 cups (12-oz. pkg.) semi-sweet chocolate chips
corn | Cape Malay-spiced charred corn | 4 ears of corn; 3 tablespoons butter; 1 lime
corn | Jerk charred corn | 4 ears of corn; 3 tablespoons coconut oil; 1 lime
cucumber | Calabacitas with tofu | 400 g (14 oz) firm tofu; 3 zucchini; 300 g (11 oz) long-grain rice
cucumber | Cinnamon-oregano mushroom-stuffed zucchini | 4 large zucchini; 600 g (1 lb 5 oz) mushrooms; 2 tomatoes
cucumber | Seven-spice lentil-stuffed zucchini | 4 large zucchini; 2 cans (400 g / 14 oz each) brown lentils; 600 g (1 lb 5 oz) cooked basmati rice
cucumber | Smashed cucumbers with sesame | 6 small cucumbers; 1 tablespoon coconut aminos; 1 tablespoon apple cider vinegar
cucumber | Thyme-mustard lentil-stuffed zucchini | 4 large zucchini; 2 cans (400 g / 14 oz each) brown lentils; 8 slices crusty bread
cucumber | Zucchini filled with lentil and roasted curry powder | 4 large zucchini; 2 cans (400 g / 14 oz each) brown lentils; 8 rotis
curry | Chana masala | 1 can (400 g / 14 oz) chopped tomatoes; 2 cans (400 g / 14 oz each) chickpeas; 8 rotis
curry | Chicken keema with fried eggs | 180 g (6 oz) ground chicken; 2 eggs; 4 rotis
curry | Kadala with coconut and curry leaves | ½ red onion; 1 can (400 g / 14 oz) chickpeas; 4 rotis
curry | Lamb karahi | 600 g (1 lb 5 oz) boneless lamb leg; 6 tomatoes; 400 g (14 oz) chard
curry | Quick ground chicken masala with cumin and cilantro | 3 tablespoons ghee; 500 g (1 lb 2 oz) ground chicken; 300 g (11 oz) basmati rice
curry | Sri Lankan black chicken curry | 1 kg (2 lb 3 oz) chicken drumsticks; 1 onion; 1 large cauliflower
egg | Ancho-cumin stuffed eggs | 8 eggs; 4 tablespoons avocado-oil mayonnaise; 1½ tablespoons lime juice
egg | Black pepper eggs in tomatoes with bean sprouts | 2 cans (400 g / 14 oz each) chopped tomatoes; 8 eggs; 1 baguette
egg | Eggs poached in cumin and paprika tomatoes | 3 tomatoes; 950 g (2 lb 2 oz) canned chopped tomatoes; 9 eggs
egg | Eggs with chicken, chives and black pepper | 100 g (3½ oz) cooked chicken; 4 eggs; 2 soft rolls
egg | Eggs with turkey, chives and black pepper | 100 g (3½ oz) cooked turkey; 1 scallion; 4 eggs
egg | Eggs with turkey, tomato and chili | 120 g (4 oz) cooked turkey; 1 tomato; 3 eggs
falafel | Skillet falafel with tahini sauce | 2 cans (400 g / 14 oz each) chickpeas; 2 tomatoes; 4 pita breads
fish | Buljol of salt cod with tomatoes and lime | 180 g (6 oz) salt cod; 2 tomatoes; 1 avocado
fish | Cod cakes with tomato and olive relish | 500 g (1 lb 2 oz) floury potatoes; 475 g (1 lb 1 oz) skinless cod fillets; 2 tomatoes
fish | Cod in tomatoes with advieh | 1 can (400 g / 14 oz) chopped tomatoes; 600 g (1 lb 5 oz) skinless cod fillets; 1 large cauliflower
fish | Cod in tomatoes with coriander and garlic | 1 can (400 g / 14 oz) chopped tomatoes; 600 g (1 lb 5 oz) skinless cod fillets; 4 naan breads
fish | Oven-baked salmon with crème fraîche and dill | 600 g (1 lb 5 oz) salmon fillets; 200 g (7 oz) crème fraîche; 800 g (1 lb 12 oz) floury potatoes
fish | Spiced cod baked in parcels with lemongrass | 600 g (1 lb 5 oz) cod fillets; 2 tomatoes; 300 g (11 oz) jasmine rice
flatbread | Anticucho-style shrimp in crisp tortillas | 210 g (7 oz) peeled raw shrimp; 5 flour tortillas; ½ tomato
flatbread | Coriander mushrooms in crisp tortillas | 250 g (9 oz) mushrooms; 5 flour tortillas; 90 ml (6 tablespoons) coconut milk
flatbread | Cumin-paprika mushrooms in crisp tortillas | 250 g (9 oz) mushrooms; 5 flour tortillas; 2 tomatoes
flatbread | Socca with rosemary and black pepper | 250 g (9 oz) chickpea flour; 1 red onion; 150 g (5 oz) mixed salad leaves
flatbread | Torn injera in berbere sauce with tofu | 3 tomatoes; 250 g (9 oz) firm tofu; 3 injera
flatbread | Za’atar manakish | 2 flatbreads; 1 tomato; 1 small cucumber
friedEgg | Ancho-cumin turkey omelet | 1 tablespoon sunflower oil; 120 g (4 oz) cooked turkey; 4 eggs
friedEgg | Minted chicken omelet | 120 g (4 oz) cooked chicken; 4 eggs; 4 slices sourdough
friedEgg | Mushroom scramble with turkey | 100 g (3½ oz) cooked turkey; 200 g (7 oz) mushrooms; 4 eggs
friedEgg | Oregano spinach and cherry tomatoes frittata | 240 g (8 oz) cherry tomatoes; 10 eggs; 8 slices crusty bread
friedEgg | Quick frittata with chicken and basil | 100 g (3½ oz) cooked chicken; 4 eggs; 4 slices crusty bread
friedEgg | Shakshuka | 2 cans (400 g / 14 oz each) chopped tomatoes; 8 eggs; 4 pita breads
leaves | Chard with mushrooms and mojo | 600 g (1 lb 5 oz) mushrooms; 400 g (14 oz) chard; 8 slices crusty bread
leaves | Coconut greens with mustard seeds and chicken | 475 g (1 lb 1 oz) boneless chicken thighs; 300 g (11 oz) baby spinach; 300 g (11 oz) basmati rice
leaves | Fennel-crusted kale crisps with almonds | 250 g (9 oz) kale; 2 tablespoons extra-virgin olive oil; 30 g (1 oz) almonds
leaves | Garlicky greens with fried eggs and turkey sausages | 400 g (14 oz) collard greens; 8 eggs; 1 large cauliflower
leaves | Gomen with mild cottage cheese | 2 tablespoons spiced butter (niter kibbeh); 240 g (8 oz) collard greens; 120 g (4 oz) cottage cheese
leaves | Minted kale crisps with macadamias | 250 g (9 oz) kale; 2 tablespoons olive oil; 30 g (1 oz) macadamias
mango | Spiced mango with pistachios | 1 ripe mango; 250 g (9 oz) strawberries; 30 g (1 oz) pistachios
meat | Beef in sunflower seed crumbs with turmeric and ginger | 60 g (2 oz) sunflower seeds; 350 g (12 oz) beef sirloin; 2 tablespoons ghee
meat | Beef semur with potatoes and cloves | 800 g (1 lb 12 oz) beef chuck; 500 ml (2 cups) vegetable stock; 1 large cauliflower
meat | Beef with lime, cumin and avocado | 350 g (12 oz) beef sirloin; 2 tablespoons lime juice; 1 avocado
meat | Cumin-coriander beef patties with tahini sauce | 500 g (1 lb 2 oz) ground beef; 80 g (3 oz) tahini; 5 tomatoes
meat | Pork kotlet | ½ zucchini; 240 g (8 oz) ground pork; 1 tomato
meat | Turmeric-ginger braised beef | 800 g (1 lb 12 oz) beef chuck; 500 ml (2 cups) vegetable stock; 1 large cauliflower
meatOnBone | Barbecue-spiced roasted lamb with cauliflower and carrots | 800 g (1 lb 12 oz) boneless lamb leg; ½ cauliflower; 300 g (11 oz) carrots
meatOnBone | Lamb semur with potatoes and cloves | 800 g (1 lb 12 oz) boneless lamb shoulder; 500 ml (2 cups) vegetable stock; 1 large cauliflower
milk | Hot salted soy milk with scallions | 600 ml (2½ cups) soy milk; 2 scallions; ½ baguette
mushroom | Baked mushrooms stuffed with ground beef and parsley | 12 portobello mushrooms; 1 onion; 250 g (9 oz) ground beef
mushroom | Baked mushrooms stuffed with ground pork and parsley | 12 portobello mushrooms; 1 onion; 250 g (9 oz) ground pork
mushroom | Devilled portobello mushroom bites with curry leaves | 350 g (12 oz) portobello mushrooms; 2 tablespoons coconut oil; ½ red onion
mushroom | Mushroom kaldereta with peppers and olives | 700 g (1 lb 9 oz) mushrooms; 1 can (400 g / 14 oz) chopped tomatoes; 450 ml (1¾ cups plus 2 tablespoons) vegetable stock
mushroom | Red-braised mushrooms with star anise | 700 g (1 lb 9 oz) mushrooms; 4 tablespoons soy sauce; 300 g (11 oz) jasmine rice
mushroom | Stuffed mushrooms with mustard and marjoram | 12 portobello mushrooms; 300 g (11 oz) mushrooms; 700 g (1 lb 9 oz) baby potatoes
noodles | Curry laksa with tofu | 1 can (400 ml / 13.5 oz) coconut milk; 900 ml (3¾ cups) vegetable stock; 350 g (12 oz) firm tofu
noodles | Japchae with tofu, carrot, onion, shiitake and spinach | 250 g (9 oz) sweet potato noodles; 300 g (11 oz) firm tofu; 200 g (7 oz) baby spinach
noodles | Pad thai with tofu | 300 g (11 oz) flat rice noodles; 350 g (12 oz) firm tofu; 150 g (5 oz) bean sprouts
noodles | Quick pho with tofu | 2 liters (8⅓ cups) vegetable stock; 350 g (12 oz) firm tofu; 300 g (11 oz) flat rice noodles
noodles | Rice noodle bowl with lemongrass tofu | 250 g (9 oz) thin rice noodles; 500 g (1 lb 2 oz) firm tofu; 1 cucumber
noodles | Wuhan sesame noodles with chicken | 200 g (7 oz) wheat noodles; ½ cucumber; 100 g (3½ oz) cooked chicken
olive | Warm marinated olives with feta | 300 g (11 oz) green olives; 150 g (5 oz) black olives; 2 fennel bulbs
olive | Warm olives with lemon zest, garlic and thyme | 300 g (11 oz) green olives; 150 g (5 oz) black olives; 2 fennel bulbs
paleBeans | Breakfast white beans with dill and mustard | 2 tomatoes; 1 can (400 g / 14 oz) white beans; 4 slices dark rye bread
paleBeans | Chickpea enchilado | 1 can (400 g / 14 oz) chopped tomatoes; 2 cans (400 g / 14 oz each) chickpeas; 300 g (11 oz) long-grain rice
paleBeans | Chickpea siyyadiyeh-spiced with onions and caraway | 3 cans (400 g / 14 oz each) chickpeas; 4 onions; 600 ml (2½ cups) vegetable stock
paleBeans | Chickpeas with spinach and dill | 2 cans (400 g / 14 oz each) chickpeas; 600 g (1 lb 5 oz) spinach; 300 g (11 oz) basmati rice
paleBeans | Garbanzos con espinacas | 120 g (4 oz) tomato passata; 300 g (11 oz) canned chickpeas; 180 g (6 oz) baby spinach
paleBeans | Garlic-parsley chickpea bowl with chimichurri | 2 cans (400 g / 14 oz each) chickpeas; 120 ml (½ cup) olive oil; 400 g (14 oz) chard
pan | Cape Malay-spiced skillet white beans with tomatoes | 2 tomatoes; 1 can (400 g / 14 oz) white beans; 4 rotis
pan | Cumin-garlic chicken skillet with zucchini and corn | 500 g (1 lb 2 oz) ground chicken; 2 zucchini; 250 g (9 oz) quinoa
pan | Lecsó with eggs and smoked tofu | 4 yellow bell peppers; 4 tomatoes; 8 slices crusty bread
pan | Piri-piri turkey skillet with spinach and cherry tomatoes | 500 g (1 lb 2 oz) ground turkey; 240 g (8 oz) cherry tomatoes; 1 large cauliflower
pan | Tbilisi skillet of lentils and walnuts | 2 cans (400 g / 14 oz each) brown lentils; 1 onion; 300 g (11 oz) long-grain rice
pan | Torly | 1 large eggplant; 1 can (400 g / 14 oz) chopped tomatoes; 8 slices crusty bread
pancakes | Farmer’s cheese pancakes with raspberries | 500 g (1 lb 2 oz) farmer's cheese; 300 g (11 oz) raspberries; 150 g (5 oz) sour cream
pancakes | Garlic-parsley chickpea pancakes with romaine and red onion | 120 g (4 oz) chickpea flour; 2 scallions; 45 g (1½ oz) romaine lettuce
pancakes | Sweet soy zucchini fritters | 240 g (8 oz) zucchini; 60 g (2 oz) peanut butter; 90 ml (6 tablespoons) coconut milk
pancakes | Tandoori-spiced zucchini fritters | 240 g (8 oz) zucchini; 150 g (5 oz) unsweetened coconut yogurt; ½ small cucumber
pancakes | Tapioca and egg crêpe with chicken | 3 eggs; 100 g (3½ oz) cooked chicken; 1 tomato
pancakes | Torn pancake with apples and raisins | 5 eggs; 250 ml (1 cup) milk; 3 apples
pasta | Penne alla norma | 2 eggplants; 2 cans (400 g / 14 oz each) chopped tomatoes; 400 g (14 oz) penne
pasta | Penne with eggplant, tomato and basil | 2 eggplants; 2 cans (400 g / 14 oz each) chopped tomatoes; 400 g (14 oz) penne
pasta | Spaghetti aglio e olio | 400 g spaghetti; 120 ml extra virgin olive oil; A small bunch of flat-leaf parsley
pear | Pan-warmed pears with yogurt | 3 pears; 300 g (11 oz) plain Greek yogurt; 50 g (2 oz) walnuts
pear | Warm pears with cardamom and hazelnuts | 3 pears; 300 g (11 oz) plain Greek yogurt; 50 g (2 oz) hazelnuts
pear | Warm pears with cinnamon and walnuts | 2 pears; 150 g (5 oz) unsweetened coconut yogurt; 25 g (1 oz) walnuts
pie | Bobotie | 1 cup milk; 2 onions; 1 kg beef mince
pie | Classic shepherd's pie | 500g pack lamb mince; 500ml beef stock; 900g potatoes
pie | Spanakopita | 800 g (1 lb 12 oz) spinach; 250 g (9 oz) feta; 275 g (10 oz) phyllo pastry
plate | Cardamom-turmeric roasted almonds | 400 g (14 oz) almonds; 1 tablespoon sunflower oil; 1 teaspoon fine salt
plate | Masala cashews with lime and onion | 200 g (7 oz) cashews; ½ red onion; 1 small cucumber
plate | Roasted walnuts with coriander and garlic | 400 g (14 oz) walnuts; 3 tablespoons coconut aminos; 1½ tablespoons lime juice
plate | Warm almonds and seeds with cinnamon | 200 g (7 oz) almonds; 60 g (2 oz) sunflower seeds; 1 tablespoon sunflower oil
plate | Warm dates with almonds, cardamom and coconut yogurt | 8 Medjool dates; 30 g (1 oz) almonds; 150 g (5 oz) unsweetened coconut yogurt
plate | Warm plums with cinnamon and walnuts | 4 plums; 300 g (11 oz) unsweetened coconut yogurt; 50 g (2 oz) walnuts
pot | Arroz caldo with shrimp | 425 g (15 oz) peeled raw shrimp; 200 g (7 oz) jasmine rice; 1.8 liters (7½ cups) vegetable stock
pot | Butternut soup with ginger and coconut milk | 1.3 kg (2 lb 14 oz) butternut squash; 1.3 liters (5½ cups) vegetable stock; 150 ml (½ cup plus 2 tablespoons) coconut milk
pot | Chickpea güveç with eggplant and peppers | 2 cans (400 g / 14 oz each) chickpeas; 1 eggplant; 4 tomatoes
pot | Coconut callaloo with chickpeas | 200 g (7 oz) baby spinach; 170 g (6 oz) canned chickpeas; 2 soft rolls
pot | Dill pickle soup with potatoes | 500 g (1 lb 2 oz) potatoes; 1.3 liters (5½ cups) vegetable stock; 5 dill pickles
pot | Tofu stroganoff | 500 g (1 lb 2 oz) firm tofu; 250 g (9 oz) mushrooms; 300 g (11 oz) long-grain rice
potato | Potato and cabbage cakes with scallions | 1.1 kg (2 lb 7 oz) floury potatoes; ½ green cabbage; 100 ml (7 tablespoons) butter
potato | Potatoes with shrimp and smoked paprika | 300 g (11 oz) waxy potatoes; 140 g (5 oz) cooked peeled shrimp; 3 tablespoons extra-virgin olive oil
poultry | Chicken with bulgogi marinade, eggs and tomatoes | 2 thin chicken cutlets; 2 tomatoes; 2 eggs
poultry | Coriander turkey and eggs with pan tomatoes | 2 turkey cutlets; 2 tomatoes; 2 eggs
poultry | Ginger chicken with shredded cabbage | 600 g (1 lb 5 oz) boneless chicken thighs; ¼ green cabbage; 300 g (11 oz) short-grain rice
poultry | Moorish-spiced turkey bowl | 600 g (1 lb 5 oz) turkey breast; 2 tomatoes; 1 large cauliflower
poultry | Timur pepper turkey with tomatoes and cilantro | 600 g (1 lb 5 oz) turkey breast; 3 tomatoes; 1 large cauliflower
poultry | Turkey tibs | 600 g (1 lb 5 oz) turkey breast; 2 tomatoes; 400 g (14 oz) collard greens
prawn | Cajun shrimp on crushed avocado | 3 avocados; 300 g (11 oz) peeled raw shrimp; 7 radishes
prawn | Causa with shrimp and avocado | 900 g (2 lb) floury potatoes; 275 g (10 oz) cooked peeled shrimp; 1 avocado
prawn | Cumin-chili shrimp with tomatoes and cilantro | 600 g (1 lb 5 oz) peeled raw shrimp; 3 tomatoes; 300 g (11 oz) long-grain rice
prawn | Curry-rubbed shrimp fingers with cashew crumbs | 60 g (2 oz) cashews; 350 g (12 oz) peeled raw shrimp; 2 tablespoons sunflower oil
prawn | Shrimp in reduced coconut milk | 2 cans (400 ml / 13.5 oz each) coconut milk; 600 g (1 lb 5 oz) peeled raw shrimp; 700 g (1 lb 9 oz) sweet potatoes
prawn | Shrimp pelau with pigeon peas | 600 g (1 lb 5 oz) peeled raw shrimp; 450 ml (1¾ cups plus 2 tablespoons) vegetable stock; ½ green cabbage
redPepper | Anticucho-style lamb-stuffed red peppers | 4 large red bell peppers; 500 g (1 lb 2 oz) ground lamb; 1 large cauliflower
redPepper | Basque peppers and eggs | 2 red bell peppers; 4 tomatoes; 8 eggs
redPepper | Coriander-fenugreek lamb-stuffed peppers | 3 red bell peppers; 1 tablespoon olive oil; 350 g (12 oz) ground lamb
redPepper | Coriander-fenugreek lentil-stuffed red peppers | 4 large red bell peppers; 2 cans (400 g / 14 oz each) brown lentils; 600 g (1 lb 5 oz) cooked rice
redPepper | Peppers filled with lentil and roasted curry powder | 3 red bell peppers; 325 g (11 oz) canned brown lentils; 60 g (2 oz) paneer
redPepper | Shashlik-spiced lentil-stuffed red peppers | 4 large red bell peppers; 2 cans (400 g / 14 oz each) brown lentils; 8 slices dark rye bread
rice | Dresi, sweet rice with raisins, apricots and cashews | 80 g (3 oz) raisins; 60 g (2 oz) dried apricots; 600 g (1 lb 5 oz) cooked rice
rice | Ochazuke with tuna and nori | 350 g (12 oz) cooked short-grain rice; 475 ml (2 cups) dashi; 100 g (3½ oz) canned tuna in olive oil
rice | Poha with peanuts and cilantro | 130 g (5 oz) poha (flattened rice); 25 g (1 oz) roasted peanuts; ½ onion
rice | Risotto with zucchini and shrimp | 1.2 liters (5 cups) vegetable stock; 2 zucchini; 325 g (11 oz) arborio rice
rice | Spanakorizo with lemon and dill | 550 ml (2¼ cups) vegetable stock; 600 g (1 lb 5 oz) spinach; 4 flatbreads
rice | Tofu and egg rice bowl | 400 g (14 oz) firm tofu; 6 eggs; 300 g (11 oz) short-grain rice
salad | Brown stew portobello mushroom salad with tomatoes, avocado and cucumber | 600 g (1 lb 5 oz) portobello mushrooms; 2 tomatoes; 4 soft rolls
salad | Cabbage salad with chicken, mint and cashews | ¼ green cabbage; 2 tablespoons fish sauce; 190 g (7 oz) cooked chicken
salad | Cumin-ginger turkey salad with romaine, cucumber and tomatoes | 600 g (1 lb 5 oz) turkey breast; ½ cucumber; 2 tomatoes
salad | Mushroom ceviche with lime, onion and cilantro | 800 g (1 lb 12 oz) mushrooms; 2 sweet potatoes; 2 avocados
salad | Roast pumpkin salad with lamb | 900 g (2 lb) pumpkin; 240 g (8 oz) cooked leg of lamb; 100 g (3½ oz) arugula
salad | Salade niçoise with chicken | 400 g (14 oz) baby potatoes; 325 g (11 oz) cooked chicken; 8 slices crusty bread
sandwich | Croque-monsieur with white beans | 5 slices sandwich bread; 150 ml (½ cup plus 2 tablespoons) milk; 230 g (8 oz) canned white beans
sandwich | Cuban-style pressed sandwich with chicken | 1 baguette; 200 g (7 oz) cooked chicken; 2 dill pickles
sandwich | Cuban-style pressed sandwich with smoked tofu | 1 baguette; 240 g (8 oz) smoked tofu; 2 dill pickles
sandwich | Open rye sandwiches with chicken, radishes and cucumber | 4 slices dark rye bread; 140 g (5 oz) cooked chicken; ¼ cucumber
sandwich | Open rye sandwiches with smoked tofu, radishes and cucumber | 4 slices dark rye bread; 140 g (5 oz) smoked tofu; ¼ cucumber
sandwich | Toasted smoked tofu and cheese sandwich | 8 slices sandwich bread; 240 g (8 oz) smoked tofu; 160 g (6 oz) mozzarella
shake | Mango lassi with cardamom | 1 ripe mango; 250 g (9 oz) unsweetened coconut yogurt; 100 ml (7 tablespoons) oat milk
skewer | Bite-size mushroom skewers with sauce vierge | 350 g (12 oz) mushrooms; 5 tablespoons extra-virgin olive oil; 3 tomatoes
skewer | Caraway mushroom skewers with herbed coconut yogurt | 600 g (1 lb 5 oz) mushrooms; 250 g (9 oz) unsweetened coconut yogurt; 8 slices crusty bread
skewer | Chermoula chicken skewers with harissa yogurt | 600 g (1 lb 5 oz) boneless chicken thighs; 200 g (7 oz) plain Greek yogurt; 4 flatbreads
skewer | Chicken skewers with tahini sauce | 600 g (1 lb 5 oz) boneless chicken thighs; 1 red onion; 600 g (1 lb 5 oz) cooked rice
skewer | Curry-rubbed chicken skewers with mango salsa | 600 g (1 lb 5 oz) boneless chicken thighs; 1 ripe mango; 8 rotis
skewer | Pork skewers with herb dressing | 600 g (1 lb 5 oz) pork tenderloin; 1 red onion; 1 large cauliflower
squid | Curry leaf squid bites with lime | 350 g (12 oz) cleaned squid; 2 tablespoons coconut oil; ½ red onion
tofu | Pad kra pao with tofu | 250 g (9 oz) firm tofu; 2 handfuls of Thai basil; 300 g (11 oz) cooked jasmine rice
tofu | Stir-fried tofu and cabbage with ginger | 500 g (1 lb 2 oz) firm tofu; 1 small Napa cabbage; 250 g (9 oz) thin rice noodles
tofu | Tofu in cashew crumbs with black pepper and shallot | 60 g (2 oz) cashews; 300 g (11 oz) firm tofu; 2 shallots
tofu | Tofu rundown | 1.1 liters (4½ cups) coconut milk; 450 g (1 lb) firm tofu; 275 g (10 oz) jasmine rice
tofu | Tofu scramble with Malaysian curry powder and bean sprouts | 250 g (9 oz) firm tofu; 90 g (3 oz) bean sprouts; 4 rotis
tofu | Tofu scramble with sesame and bok choy | 250 g (9 oz) firm tofu; 140 g (5 oz) bok choy; 300 g (11 oz) cooked short-grain rice
tomato | Cinnamon-oregano pan-burst tomatoes with shrimp | 400 g (14 oz) cherry tomatoes; 275 g (10 oz) cooked peeled shrimp; 8 slices crusty bread
tomato | Fennel-crusted pan-burst tomatoes with roast beef | 2 tablespoons olive oil; 400 g (14 oz) cherry tomatoes; 210 g (7 oz) roast beef slices
tomato | Hot tomatoes and shrimp with sesame | 2 tablespoons sunflower oil; 400 g (14 oz) cherry tomatoes; 275 g (10 oz) cooked peeled shrimp
tomato | Little tomatoes filled with eggs | 6 tomatoes; 4 hard-boiled eggs; 2 tablespoons extra-virgin olive oil
tomato | Peri-peri pan-burst tomatoes with tuna | 400 g (14 oz) cherry tomatoes; 230 g (8 oz) canned tuna in olive oil; 8 rotis
tomato | Tomatoes and avocado with toasted seeds | 2 avocados; 2 tomatoes; 4 slices sourdough
`
