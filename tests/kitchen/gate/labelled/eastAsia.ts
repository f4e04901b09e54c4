import { readLabels } from './readLabels.ts'

export const eastAsia = readLabels(`
Chinese | 2 tbsp light soy sauce | contains gluten soy | may - | violates paleo gluten-free | mayViolate keto | hidden
Chinese | 1 tbsp oyster sauce | contains molluscs | may gluten soy | violates vegetarian vegan keto paleo | mayViolate gluten-free | hidden
Chinese | 3 Tbsp hoisin sauce | contains gluten soy sesame | may - | violates keto paleo gluten-free | mayViolate vegan | hidden
Chinese | 2 tablespoons Shaoxing rice wine | contains gluten | may sulphites | violates paleo gluten-free | mayViolate vegetarian vegan keto | hidden
Chinese | 1 tbsp doubanjiang (chilli bean paste) | contains gluten | may soy | violates paleo gluten-free | mayViolate keto | hidden
Chinese | 1 (8-oz.) can sliced water chestnuts, drained | contains - | may - | violates - | mayViolate keto | friend
Chinese | 200 g oyster mushrooms, torn into strips | contains - | may - | violates - | mayViolate - | friend
Chinese | 24 wonton skins | contains gluten | may eggs | violates keto paleo gluten-free | mayViolate vegan | hidden
Chinese | 300 g firm tofu, cut into 2 cm cubes | contains soy | may - | violates paleo | mayViolate - | plain
Chinese | 2 tsp cornflour mixed with 1 tbsp water | contains - | may - | violates keto paleo | mayViolate - | friend
Chinese | 1 tbsp XO sauce | contains crustaceans molluscs | may gluten fish soy | violates vegetarian vegan paleo | mayViolate pescatarian gluten-free | hidden
Chinese | 250 g dried egg noodles | contains gluten eggs | may - | violates vegan keto paleo gluten-free | mayViolate - | plain
Chinese | 2 tbsp Chinese sesame paste (zhi ma jiang) | contains sesame | may - | violates - | mayViolate - | plain
Chinese | 1 tbsp fermented black beans (douchi), rinsed | contains soy | may gluten | violates paleo | mayViolate keto gluten-free | hidden
Chinese | 50 g zha cai (preserved mustard stem), rinsed | contains - | may mustard | violates - | mayViolate - | hidden
Chinese | 450g/1lb pork belly, skin on | contains - | may - | violates vegetarian vegan pescatarian | mayViolate - | plain
Chinese | 1 tsp Chinkiang black vinegar | contains gluten | may - | violates gluten-free | mayViolate keto paleo | hidden
Chinese | 2 tbsp cold-pressed peanut oil | contains peanuts | may - | violates paleo | mayViolate - | plain
Chinese | 2 stalks Chinese celery, leaves and all | contains celery | may - | violates - | mayViolate - | plain
Chinese | 1 celtuce (wosun) stem, peeled and sliced | contains - | may - | violates - | mayViolate - | friend
Chinese | 20 frozen spring roll wrappers (wheat), thawed under a damp cloth | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | plain
Japanese | 3 tbsp white miso (shiro miso) | contains soy | may gluten | violates paleo | mayViolate keto gluten-free | hidden
Japanese | 2 tbsp mugi miso (barley miso) | contains gluten soy | may - | violates paleo gluten-free | mayViolate keto | hidden
Japanese | 4 cups dashi | contains fish | may - | violates vegetarian vegan | mayViolate - | hidden
Japanese | 10 g katsuobushi (bonito flakes) | contains fish | may - | violates vegetarian vegan | mayViolate - | hidden
Japanese | 200 g soba noodles | contains - | may gluten | violates keto paleo | mayViolate gluten-free | hidden
Japanese | 200 g 100% buckwheat (juwari) soba | contains - | may - | violates keto paleo | mayViolate - | friend
Japanese | 1 cup panko | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | hidden
Japanese | 6 sticks surimi (crab sticks), shredded | contains fish | may gluten crustaceans eggs soy | violates vegetarian vegan paleo | mayViolate keto gluten-free | hidden
Japanese | 1 tbsp mirin | contains - | may - | violates keto paleo | mayViolate - | plain
Japanese | 200 g shirataki noodles, rinsed | contains - | may - | violates - | mayViolate - | friend
Japanese | 2 tsp furikake | contains sesame | may gluten eggs fish soy | violates - | mayViolate vegetarian vegan paleo gluten-free | hidden
Japanese | 1 sheet nori, cut into strips | contains - | may - | violates - | mayViolate - | plain
Japanese | 1 tbsp Kewpie mayonnaise | contains eggs | may soy mustard | violates vegan | mayViolate paleo | hidden
Japanese | 100 g natto, stirred | contains soy | may gluten | violates paleo | mayViolate keto gluten-free | plain
Japanese | 2 Tbsp tonkatsu sauce | contains - | may gluten fish soy celery | violates keto paleo | mayViolate vegetarian vegan gluten-free | hidden
Japanese | 1 tsp shichimi togarashi | contains sesame | may - | violates - | mayViolate - | hidden
Japanese | 2 tbsp tamari | contains soy | may gluten | violates paleo | mayViolate gluten-free | hidden
Japanese | 12 ginkgo nuts (ginnan), shelled | contains - | may - | violates - | mayViolate keto | friend
Korean | 2 tbsp gochujang | contains soy | may gluten | violates keto paleo | mayViolate gluten-free | hidden
Korean | 1 cup well-fermented kimchi, chopped | contains - | may crustaceans fish | violates - | mayViolate vegetarian vegan | hidden
Korean | 1 tbsp saeujeot (salted fermented shrimp) | contains crustaceans | may - | violates vegetarian vegan | mayViolate - | plain
Korean | 1 tbsp doenjang | contains soy | may gluten | violates paleo | mayViolate keto gluten-free | hidden
Korean | 200 g dangmyeon (sweet potato glass noodles) | contains - | may - | violates keto | mayViolate - | friend
Korean | 1 tbsp gochugaru | contains - | may - | violates - | mayViolate - | plain
Korean | 2 sheets eomuk (fish cake), sliced | contains fish | may gluten eggs soy | violates vegetarian vegan | mayViolate keto paleo gluten-free | hidden
Korean | 1 tsp toasted sesame oil | contains sesame | may - | violates - | mayViolate - | plain
Korean | 2 Tbsp guk-ganjang (soup soy sauce) | contains soy | may gluten | violates paleo | mayViolate gluten-free | hidden
Korean | 2 tbsp rice syrup (ssal-jocheong) | contains - | may gluten | violates keto paleo | mayViolate gluten-free | plain
Korean | 1 tbsp ssamjang | contains soy sesame | may gluten | violates keto paleo | mayViolate gluten-free | hidden
Korean | 1 Korean pear, grated | contains - | may - | violates keto | mayViolate - | plain
Korean | 1 lb beef short ribs (LA galbi cut) | contains - | may - | violates vegetarian vegan pescatarian | mayViolate - | plain
Korean | 1 bunch minari (water dropwort) | contains - | may - | violates - | mayViolate - | plain
Korean | 2 cups tteok (cylinder rice cakes), soaked | contains - | may gluten | violates keto paleo | mayViolate gluten-free | plain
Korean | 6 dried anchovies for stock, guts removed | contains fish | may - | violates vegetarian vegan | mayViolate - | plain
Korean | 1 block acorn jelly (dotorimuk), sliced | contains - | may - | violates - | mayViolate keto | friend
Vietnamese | 3 tbsp nuoc mam | contains fish | may - | violates vegetarian vegan | mayViolate - | hidden
Vietnamese | 12 rice paper wrappers (bánh tráng) | contains - | may - | violates keto paleo | mayViolate - | friend
Vietnamese | 200 g dried rice vermicelli (bún) | contains - | may - | violates keto paleo | mayViolate - | friend
Vietnamese | 1/4 cup roasted peanuts, crushed | contains peanuts | may - | violates paleo | mayViolate keto | plain
Vietnamese | 1 tsp mắm tôm (shrimp paste) | contains crustaceans | may - | violates vegetarian vegan | mayViolate - | plain
Vietnamese | a handful of fish mint (diếp cá) | contains - | may - | violates - | mayViolate - | friend
Vietnamese | 1 tablespoon Maggi seasoning sauce | contains gluten | may soy celery | violates paleo gluten-free | mayViolate - | hidden
Vietnamese | 200 g chả lụa (pork roll), sliced | contains - | may gluten fish | violates vegetarian vegan pescatarian | mayViolate paleo gluten-free | plain
Vietnamese | 2 lemongrass stalks, white part minced | contains - | may - | violates - | mayViolate - | friend
Vietnamese | 4 bánh mì rolls, split | contains gluten | may soy milk | violates keto paleo gluten-free | mayViolate vegan dairy-free | hidden
Vietnamese | 1 cup bean sprouts | contains - | may - | violates - | mayViolate paleo | plain
Vietnamese | 2 Tbsp pork liver pâté | contains - | may gluten eggs soy milk | violates vegetarian vegan pescatarian | mayViolate paleo gluten-free dairy-free | hidden
Vietnamese | 8 oz shrimp, peeled and deveined | contains crustaceans | may - | violates vegetarian vegan | mayViolate - | plain
Vietnamese | 1/2 cup nuoc cham | contains fish | may - | violates vegetarian vegan keto paleo | mayViolate - | hidden
Vietnamese | 1 green papaya, shredded | contains - | may - | violates - | mayViolate keto | plain
Vietnamese | 1 lb beef bones for phở | contains - | may - | violates vegetarian vegan pescatarian | mayViolate - | plain
Thai | 2 tbsp fish sauce (nam pla) | contains fish | may - | violates vegetarian vegan | mayViolate - | plain
Thai | 2 tbsp Thai red curry paste | contains - | may crustaceans fish | violates - | mayViolate vegetarian vegan | hidden
Thai | 1 x 400ml tin coconut milk | contains - | may - | violates - | mayViolate - | friend
Thai | 1 tsp shrimp paste (kapi), toasted in foil | contains crustaceans | may - | violates vegetarian vegan | mayViolate - | plain
Thai | 2 tbsp nam prik pao (roasted chilli paste) | contains crustaceans | may fish soy | violates vegetarian vegan keto paleo | mayViolate - | hidden
Thai | 8 oz flat rice noodles (sen lek) | contains - | may - | violates keto paleo | mayViolate - | friend
Thai | 200 ml coconut cream | contains - | may - | violates - | mayViolate - | friend
Thai | 1 tbsp dried shrimp, pounded | contains crustaceans | may - | violates vegetarian vegan | mayViolate - | plain
Thai | 1 tbsp Golden Mountain seasoning sauce | contains gluten soy | may - | violates paleo gluten-free | mayViolate keto | hidden
Thai | 2 Tbsp tamarind pulp | contains - | may - | violates - | mayViolate keto | plain
Thai | 1 tbsp palm sugar, shaved | contains - | may - | violates keto | mayViolate paleo | plain
Thai | 4 tbsp crunchy peanut butter, no added sugar | contains peanuts | may - | violates paleo | mayViolate keto | plain
Thai | 1 tsp yellow bean sauce (tao jiao) | contains gluten soy | may - | violates paleo gluten-free | mayViolate keto | hidden
Thai | 5 Thai apple eggplants, quartered | contains - | may - | violates - | mayViolate - | friend
Thai | 12 quail eggs, boiled and peeled | contains eggs | may - | violates vegan | mayViolate - | plain
Thai | 2 tbsp vegetarian "fish" sauce (soy-based) | contains soy | may gluten | violates paleo | mayViolate gluten-free | friend
Thai | 10 bird's eye chillies, bruised | contains - | may - | violates - | mayViolate - | friend
Malaysian | 1 tbsp belacan, toasted | contains crustaceans | may - | violates vegetarian vegan | mayViolate - | hidden
Malaysian | 200 g laksa paste | contains crustaceans | may gluten fish soy | violates vegetarian vegan | mayViolate keto paleo gluten-free | hidden
Malaysian | 6 candlenuts (buah keras), crushed | contains - | may - | violates - | mayViolate keto | friend
Malaysian | 50 g ikan bilis, fried crisp | contains fish | may - | violates vegetarian vegan | mayViolate - | hidden
Malaysian | 200 ml santan (coconut milk) | contains - | may - | violates - | mayViolate - | friend
Malaysian | 2 tbsp kicap manis | contains gluten soy | may - | violates keto paleo gluten-free | mayViolate vegan | hidden
Malaysian | 1 tin condensed milk (378 g) | contains milk | may - | violates vegan keto paleo dairy-free | mayViolate - | plain
Malaysian | 300 g yellow Hokkien noodles | contains gluten | may eggs | violates keto paleo gluten-free | mayViolate vegan | plain
Malaysian | 8 fish balls, halved | contains fish | may gluten eggs soy | violates vegetarian vegan | mayViolate keto paleo gluten-free | hidden
Malaysian | 500 g blood cockles (kerang) | contains molluscs | may - | violates vegetarian vegan | mayViolate - | plain
Malaysian | 1 torch ginger flower (bunga kantan) | contains - | may - | violates - | mayViolate - | plain
Malaysian | 1 tsp tamarind water (air asam jawa) | contains - | may - | violates - | mayViolate keto | plain
Malaysian | 10 tofu puffs (tau pok), cut in half | contains soy | may - | violates paleo | mayViolate - | hidden
Malaysian | 2 tbsp meat curry powder (Baba's) | contains - | may mustard | violates - | mayViolate - | hidden
Malaysian | 4 pandan leaves, knotted | contains - | may - | violates - | mayViolate - | plain
Malaysian | 100 g cincalok (fermented krill) | contains crustaceans | may - | violates vegetarian vegan | mayViolate - | plain
Malaysian | 1/2 cup kacang tanah, fried with skins on | contains peanuts | may - | violates paleo | mayViolate keto | hidden
Indonesian | 3 tbsp kecap manis (sweet soy sauce) | contains gluten soy | may - | violates keto paleo gluten-free | mayViolate vegan | hidden
Indonesian | 1 tsp terasi, roasted | contains crustaceans | may - | violates vegetarian vegan | mayViolate - | hidden
Indonesian | 250 g tempeh, sliced 5 mm | contains soy | may - | violates paleo | mayViolate keto | plain
Indonesian | 1/2 cup bumbu kacang (peanut sauce) | contains peanuts | may gluten crustaceans soy | violates keto paleo | mayViolate vegetarian vegan gluten-free | hidden
Indonesian | 1 cup krupuk udang (prawn crackers), fried | contains crustaceans | may - | violates vegetarian vegan keto | mayViolate - | plain
Indonesian | 5 kemiri (candlenuts), toasted | contains - | may - | violates - | mayViolate keto | friend
Indonesian | 2 salam leaves | contains - | may - | violates - | mayViolate - | plain
Indonesian | 500 ml coconut water | contains - | may - | violates - | mayViolate keto | friend
Indonesian | 1 tbsp sambal terasi | contains crustaceans | may - | violates vegetarian vegan | mayViolate - | hidden
Indonesian | 1 tbsp sambal oelek | contains - | may sulphites | violates - | mayViolate - | plain
Indonesian | 1 whole chicken (1.2 kg), cut into 8 | contains - | may - | violates vegetarian vegan pescatarian | mayViolate - | plain
Indonesian | 200 g grated coconut, lightly toasted | contains - | may - | violates - | mayViolate - | friend
Indonesian | 30 g gula jawa (palm sugar), chopped | contains - | may - | violates keto | mayViolate paleo | plain
Indonesian | 200 g teri medan (dried baby anchovies) | contains fish | may - | violates vegetarian vegan | mayViolate - | plain
Indonesian | 250 g bihun (rice vermicelli) | contains - | may - | violates keto paleo | mayViolate - | friend
Filipino | 2 tbsp patis | contains fish | may - | violates vegetarian vegan | mayViolate - | hidden
Filipino | 1 tbsp bagoong alamang | contains crustaceans | may - | violates vegetarian vegan | mayViolate - | hidden
Filipino | 1/2 cup bagoong isda | contains fish | may - | violates vegetarian vegan | mayViolate - | hidden
Filipino | 1 boneless milkfish (bangus), butterflied | contains fish | may - | violates vegetarian vegan | mayViolate - | friend
Filipino | 1/4 cup toyo (soy sauce) | contains gluten soy | may - | violates paleo gluten-free | mayViolate keto | hidden
Filipino | 12 lumpia wrappers | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | hidden
Filipino | 1 cup cane vinegar (sukang iloko) | contains - | may - | violates - | mayViolate - | friend
Filipino | 1/2 cup banana ketchup | contains - | may - | violates keto paleo | mayViolate vegan | hidden
Filipino | 500 g banana blossom (puso ng saging), sliced | contains - | may - | violates - | mayViolate - | plain
Filipino | 1 can liver spread (85 g) | contains - | may gluten soy milk | violates vegetarian vegan pescatarian | mayViolate paleo gluten-free dairy-free | hidden
Filipino | 1 lb pancit canton noodles | contains gluten | may eggs | violates keto paleo gluten-free | mayViolate vegan | plain
Filipino | 1 kg pork hock, for crispy pata | contains - | may - | violates vegetarian vegan pescatarian | mayViolate - | plain
Filipino | 200 g ube halaya | contains milk | may - | violates vegan keto paleo dairy-free | mayViolate - | hidden
Filipino | 4 calamansi, juiced | contains - | may - | violates - | mayViolate - | plain
Filipino | 4 tbsp peanut butter, for kare-kare | contains peanuts | may - | violates paleo | mayViolate keto | plain
Filipino | 1 package longganisa | contains - | may soy | violates vegetarian vegan pescatarian paleo | mayViolate keto | plain
Filipino | 2 cups buko (young coconut) strips | contains - | may - | violates - | mayViolate - | friend
`)
