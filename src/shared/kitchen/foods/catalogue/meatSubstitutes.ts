/**
 * What cooks put in the place of meat and fish: of wheat, soya, pea, fungus and plants. Tofu and tempeh stand with
 * the pulses. How to read a line: ../readCatalogue.ts. Figures: USDA SR28 but where a line names another table.
 */
export const meatSubstitutesCatalogueText = `
*meat substitute | in Lentils and Pulses | cup 140 | keeps 14 fridge
*soya protein | is meat substitute | fact soy | fact pulse
*soya and wheat protein | is soya protein | of wheat
*frozen meat substitute | is meat substitute | in Frozen Foods | keeps 180 freezer
*fungus protein | is meat substitute

# Wheat
seitan | aka wheat meat, wheat protein, wheat gluten meat, seiten, mian jin, gluten steak, saitan, chicken style seitan, fu raw, mock duck, vegetarian duck, vegan duck, kau fu, baked gluten, kao fu, fried gluten, mock abalone, seitan mince, fried gluten puff, mien ching, seitan sausage, kaofu, mianjin, seitan gyros | is meat substitute | of wheat | maybe soy sauce, soybean | usda ~16511 | cup 140 | weighs package 227, slice 46 | pack 200 g, 250 g
fu | aka dried wheat gluten, yaki fu, kuruma fu, wheat gluten cake | is meat substitute | of wheat | usda ~48052 | cup 25 | weighs each 4 | keeps 365 cupboard

# Soya
textured vegetable protein | aka tvp, textured soy protein, soya chunk, nutrela, soy curl, soya granule, meal maker, nutri nuggets, dried soya mince, soya bean chunk, soya vadi, dry soya mince, soy meat, soya badi, dehydrated soya mince, dried soy protein, textured vegetable protien, textured soya protein, proteina de soja, soy chunk, carne de soya, soy mince, soya wadi, soy protein chunks, soy nugget, mealmaker, soja texturizada, proteina de soya, butler soy curls, vegetable protein dried, soya flake, soya protein pts, proteína de soja texturizada, soya protein | is soya protein | of soybean | usda ~16117 | cup 80 | pack 200 g | keeps 365 cupboard
textured pea protein | aka pea protein mince, pea protein chunks, textured pea mince, dried pea mince | is meat substitute | of pea | fact pulse | usda ~16117 | cup 80 | keeps 365 cupboard
soya protein isolate | aka soy protein isolate, soya protein powder, soy protein | is soya protein | of soybean | usda 16122 | cup 90 | weighs scoop 30 | keeps 365 cupboard
soya protein concentrate | aka soy protein concentrate | is soya protein | of soybean | usda 16420 | cup 90 | keeps 365 cupboard
meat extender | aka soy meat extender, meat extender soya | is soya protein | usda 16106 | cup 88 | keeps 365 cupboard

# In the likeness of mince, burgers, sausages, bacon
vegan mince | aka plant based mince, plant based ground beef, vegan ground beef, plant based meat, vegan beef mince, vegan ground meat, plant based beef mince, plant mince, vegan crumbles, plant based beef, vegan beef, vegan meat, vegan beef crumbles, vegan minced meat | replaces mince | is frozen meat substitute | maybe soybean, wheat, pea protein, barley malt | usda ~22120 | cup 100 | pack 300 g, 340 g
soy crumbles | aka frozen soya mince | is frozen meat substitute | of soybean | maybe wheat | usda ~22120 | cup 100 | pack 300 g
gardein beefless ground | aka beefless ground, yves ground round | is frozen meat substitute | of soybean, wheat | usda ~22120 | cup 100 | pack 300 g, 340 g
vegetarian mince | aka meat free mince, vegetarian ground beef, veggie mince, vegetarian crumbles, veggie crumbles, veggie ground round, veggie ground, vegetarian beef mince, vegetarian meat, veggie beef crumbles, meat free beef mince, veggie meat, vegetarian ground round, meatless crumbles, meatless ground beef, meatless ground, meat substitute, meat alternative, meat substitute mince, quorn free mince | is frozen meat substitute | maybe soybean, wheat, pea protein powder, barley malt, egg, milk | usda ~22120 | cup 100 | pack 300 g, 340 g
Beyond mince | aka beyond beef, beyond meat | is frozen meat substitute | of pea protein powder | usda ~22120 | cup 100 | pack 300 g, 340 g
veggie burger | aka vegetarian burger, veggie burger patty, bean burger, meatless burger, vegetable burger, veggie patty, bean patty, meatless patty, morningstar burger, vegetarian patty, garden burger, lentil burger, spicy bean burger, meat free burger, vegetarian burger patty, hamburguesa de verduras, hamburguesa de lentejas, hamburguesa de garbanzos | is frozen meat substitute | maybe soybean, wheat, egg, milk, pea protein, black bean, chickpea, lentil, pea, mushroom, carrot, sweetcorn, onion, beetroot | usda 16147 | weighs each 70, patty 70, large 113, piece 70 | pack 227 g
nut burger | is frozen meat substitute | of tree nut | maybe wheat, egg, milk, soybean, peanut | usda ~16147 | weighs each 70, patty 70, large 113, piece 70 | pack 227 g
soya burger | aka soy burger | is frozen meat substitute | of soybean | maybe wheat, egg, milk | usda ~16147 | weighs each 70, patty 70, large 113, piece 70 | pack 227 g
impossible burger patty | is frozen meat substitute | of soybean | usda ~16147 | weighs each 70, patty 70, large 113, piece 70 | pack 227 g
Beyond burger | is frozen meat substitute | of pea protein powder | usda ~16147 | weighs each 70, patty 70, large 113, piece 70 | pack 227 g
vegan burger | aka vegan patty, vegan burger patty, plant based burger, plant based burger patty, plant based patty, vegan meatless patty | replaces burger | is frozen meat substitute | maybe soybean, wheat, pea protein powder, beetroot | usda ~16147 | weighs each 70, patty 70, large 113, piece 70 | pack 227 g
vegan sausage | aka plant based sausage, beyond sausage, vegan italian sausage, linda mccartney sausage, vegan bratwurst, vegan breakfast sausage, vegan kielbasa, vegan chorizo, glamorgan sausage vegan, plant based chorizo, vegan merguez, vegan andouille, plant based italian sausage, vegan sausage crumbles, vegan breakfast patty, vegan chipolata, vegan sausage patty, vegan smoked sausage, fry's sausages, fry's polony | replaces sausage | is frozen meat substitute | maybe soybean, wheat, mustard, pea protein | usda 16107 | weighs each 50, link 50, patty 38, piece 50 | pack 300 g
vegetarian sausage | aka veggie sausage, meatless sausage, meat free sausage, cauldron sausage, vegetarian chorizo, veggie chorizo, vegetarian breakfast sausage, vegetarian italian sausage, richmond meat free sausage, meatless breakfast sausage | is frozen meat substitute | maybe soybean, wheat, pea protein powder, barley malt, egg, milk, mustard | usda ~16107 | weighs each 50, link 50, patty 38, piece 50 | pack 300 g
Glamorgan sausage | is frozen meat substitute | of cheese, breadcrumbs | maybe egg, mustard, milk | usda ~16107 | weighs each 50, link 50, patty 38, piece 50 | pack 300 g
field roast sausage | aka field roast | is frozen meat substitute | of wheat | maybe barley malt, soybean | usda ~16107 | weighs each 50, link 50, patty 38, piece 50 | pack 300 g
soyrizo | aka soy chorizo, soy sausage, soya sausage, tofu sausage | is frozen meat substitute | of soybean | maybe wheat, mustard | usda ~16107 | weighs each 50, link 50, patty 38, piece 50 | pack 300 g
vegan hot dog | aka vegan frankfurter, plant based hot dog, vegan wiener, vegan frank | replaces hot dog | is frozen meat substitute | maybe soybean, wheat | usda 43130 | cup 140 | weighs each 70, link 70 | pack 200 g
vegetarian hot dog | aka veggie dog, veggie hot dog, meatless hot dog, vegetarian frankfurter | is frozen meat substitute | maybe soybean, wheat, egg, milk | usda ~43130 | cup 140 | weighs each 70, link 70 | pack 200 g
tofu dog | aka tofu hot dog, soy hot dog, tofu frankfurter, soy dog, smart dog | is frozen meat substitute | of soybean | maybe wheat | usda ~43130 | cup 140 | weighs each 70, link 70 | pack 200 g
vegan meatball | aka plant based meatball, beyond meatball | replaces meatball | is frozen meat substitute | maybe soybean, wheat, pea protein | usda 43132 | cup 144 | weighs each 18, piece 18 | pack 300 g
soya meatball | is frozen meat substitute | of soybean | maybe wheat, egg | usda ~43132 | cup 144 | weighs each 18, piece 18 | pack 300 g
vegetarian meatball | aka veggie meatball, meatless meatball, swedish style veggie ball, vegetable ball, meat free meatball | is frozen meat substitute | maybe soybean, wheat, egg, milk, pea protein powder | usda ~43132 | cup 144 | weighs each 18, piece 18 | pack 300 g
vegan bacon | aka plant based bacon, facon, vegan bacon rasher, vegan lardons, vegan rashers, fakon | replaces bacon | is frozen meat substitute | maybe soybean, wheat, barley malt | usda 16104 | cup 144 | weighs slice 5, strip 5, rasher 15 | pack 150 g
soy bacon | aka fakin bacon, smoky tempeh strips | is frozen meat substitute | of soybean | maybe wheat | usda ~16104 | cup 144 | weighs slice 15, strip 15
vegetarian bacon | aka veggie bacon, meatless bacon, vegetarian rasher | is frozen meat substitute | maybe soybean, wheat, egg, milk, barley malt | usda ~16104 | cup 144 | weighs slice 5, strip 5, rasher 15 | pack 150 g
coconut bacon | aka rice paper bacon | is frozen meat substitute | of coconut | maybe soy sauce | usda ~16104 | cup 144 | weighs slice 5, strip 5, rasher 15 | pack 150 g
imitation bacon bits | aka bacos, bacon flavored bits, imitation bacon, soy bacon bits, vegan bacon bits, bacon flavoured bits, vegetarian bacon bits, bac os, bacon flavour bits | is soya protein | maybe wheat | in Condiments | usda 43212 | cup 112 | keeps 365 cupboard
vegan chicken | aka chickenless pieces, plant based chicken, chick'n, vegan chick'n, chick n, vegan chikn, beyond chicken, vegan shredded chicken, vegan kebab, vegan doner | replaces chicken | is frozen meat substitute | maybe soybean, wheat, pea protein | usda 43128 | cup 168 | weighs piece 20 | pack 200 g
vegetarian chicken | aka veggie chicken, meat free chicken, meatless chicken, tivall, chicken substitute, meatfree chicken pieces, mock chicken, meatless chick'n strips | is frozen meat substitute | maybe soybean, wheat, pea protein powder, egg, milk | usda ~43128 | cup 168 | weighs piece 20 | pack 200 g
soya chicken | aka soy chicken, heura, this isn't chicken | is frozen meat substitute | of soybean | maybe wheat | usda ~43128 | cup 168 | weighs piece 20 | pack 200 g
vegan nugget | aka vegan chicken nugget, plant based nugget, breaded vegan chicken, vegan goujon, vegan chicken tender, plant based chicken nugget, vegan chicken patty, gardein crispy tender, vegan crispy chicken | is frozen meat substitute | of wheat flour | maybe soybean | usda 43410 | cup 130 | weighs each 20, piece 20 | pack 250 g
vegetarian nugget | aka veggie nugget, meatless nugget, veggie schnitzel, vegetarian schnitzel, meatless chicken nuggets | is frozen meat substitute | of wheat flour | maybe soybean, milk, egg | usda ~43410 | cup 130 | weighs each 20, piece 20 | pack 250 g
vegan cold cuts | aka vegan ham, vegan deli slices, vegan turkey, plant based deli slices, vegan lunch meat, vegan salami, vegan pepperoni, vegan deli turkey, vegan roast, vegan pate slices, plant based ham, vegan pastrami, vegan bologna | replaces cold cuts | is meat substitute | maybe soybean, wheat | usda 43131 | weighs slice 14, piece 14 | pack 100 g
vegetarian ham | aka vegetarian roast, meatless deli slices | is meat substitute | maybe soybean, wheat, egg, milk | usda ~43131 | weighs slice 14, piece 14 | pack 100 g
Tofurkey | is soya and wheat protein | usda ~43131 | weighs slice 14, piece 14 | pack 100 g
nut roast | aka nut loaf, nut cutlet | is frozen meat substitute | of tree nut | maybe almond, cashew, walnut, hazelnut, peanut, wheat, soybean, egg, celery, milk | usda ~43137 | weighs slice 56, cutlet 100, each 400
vegan meatloaf | is frozen meat substitute | maybe lentil, chickpea, wheat, walnut, soybean, celery | usda ~43137 | weighs slice 56, each 400
lentil loaf | aka vegetarian loaf, veggie loaf | is frozen meat substitute | maybe lentil, wheat, egg, walnut, soybean, celery, milk | usda ~43137 | weighs slice 56, each 400
vegetable cutlet | aka veg cutlet, frozen veg patty, veg burger patty | is frozen meat substitute | of potato, wheat flour | maybe milk | usda ~16586 | weighs each 60, piece 60
frozen aloo tikki | aka aloo tikki patty, potato patty frozen | is frozen meat substitute | of potato | maybe wheat flour, pea, mustard, milk | usda ~16586 | weighs each 60, piece 60
hara bhara kabab | aka veg kebab | is frozen meat substitute | of potato, spinach, pea | maybe wheat flour, milk, cashew | usda ~16586 | weighs each 60, piece 60
vegan pâté | aka tartex, lentil pate, faux gras, vegan foie gras | replaces pâté | is meat substitute | maybe soybean, celery, cashew, walnut, wheat, mustard | usda ~43135 | cup 240
vegetarian pâté | aka vegetarian liver pate, mushroom pate, vegetable pate | is meat substitute | maybe soybean, milk, egg, celery, wheat, cashew, walnut, mustard, mushroom | usda ~43135 | cup 240
vegan shawarma | aka plant based pulled pork, vegan pulled pork, vegan pulled meat | replaces shawarma | is meat substitute | maybe soybean, wheat, oats, jackfruit | usda ~16523 | pack 200 g
soy shawarma | is meat substitute | of soybean | maybe wheat | usda ~16523 | pack 200 g
bbq jackfruit | aka jackfruit bbq, pulled jackfruit bbq | is meat substitute | of jackfruit | maybe soybean, mustard, wheat, celery | usda ~16523 | pack 200 g
pulled oats | aka nyhtokaura | is meat substitute | of oats, pea protein powder | usda ~16523 | pack 200 g
tofu burger | aka tofu patty, tofu burger patty | is soya protein | maybe wheat, egg | usda ~16147 | weighs each 80
tofu steak | aka tofu fillet | is soya protein | maybe wheat | usda ~16147 | weighs each 80

# Fungus
Quorn mince | aka quorn, mycoprotein, quorn crumbles, mycoprotein mince, quorn meatless grounds, quorn fillets, quorn sausage, quorn meatballs, quorn chicken pieces | is fungus protein | of egg white | maybe milk, barley, wheat | in Frozen Foods | figures kcal 85 protein 11 fat 2.9 carb 9 fibre 6 sugars 0.5 sodium 5 by "Finnigan and others 2019, Current Developments in Nutrition 3, mycoprotein" | cup 100 | pack 300 g | keeps 180 freezer
vegan Quorn | aka quorn vegan fillet, vegan mycoprotein, quorn vegan pieces, vegan quorn mince | is fungus protein | maybe wheat, soybean | in Frozen Foods | figures kcal 85 protein 11 fat 2.9 carb 9 fibre 6 sugars 0.5 sodium 5 by "Finnigan and others 2019, Current Developments in Nutrition 3, mycoprotein" | cup 100 | pack 280 g | keeps 180 freezer

# In the likeness of fish
vegan fish | aka tuno, vegan tuna, plant based tuna, vegan fish finger, tofish, fishless finger, vegan salmon, vegetarian fish, vegan fishless fillet, plant based fish, vegan fish cake, fishless fillet, carrot lox, banana blossom fish, plant based salmon, good catch tuna, chickpea tuna, vegan smoked salmon, vegetarian tuna | replaces fish | is frozen meat substitute | maybe soybean, wheat, mustard | usda 43134 | weighs each 85, fillet 85, piece 28 | pack 200 g
vegan prawn | aka vegan shrimp, konjac shrimp, plant based shrimp, vegetarian shrimp, vegan scallop, plant based prawn, konjac prawn, vegan calamari, vegan crab cake, vegan crab | replaces prawn | is frozen meat substitute | maybe soybean, wheat | figures kcal 7 protein 0.1 fat 0.1 carb 3.3 fibre 3 water 96.2 by "Standard Tables of Food Composition in Japan 2015, konnyaku, refined-powder type (seimai)" | weighs each 12
vegan caviar | aka seaweed caviar, seaweed pearls, tangkorn, cavi art, kelp caviar, vegan roe | replaces caviar | is meat substitute | of kelp | in Condiments | usda ~11445 | cup 240 | keeps 180 fridge
`
