/**
 * Crisps, popcorn, pretzels, corn snacks, papads and other things to nibble, as far as cooks cook with them. Figures
 * by USDA SR28 unless a line names another table. How to read a line: ../readCatalogue.ts.
 */
export const snacksCatalogueText = `
*corn snack kind | is snack | of maize, vegetable oil
*fried gram snack kind | is snack | of chickpea flour, vegetable oil | cup 60

potato chips | aka crisps, potato crisps, ready salted crisps, kettle chips, salted crisps, lay's, kettle-cooked potato chip, patatas fritas de bolsa, tayto, wavy potato chip, batata chips, ruffled potato chip, kettle-style potato chip, plain crisps, rippled potato chip, ruffles, walkers crisps ready salted, simba chips | is snack | fact potato | fact starch | of vegetable oil, potato | usda 19411 | cup 25 | weighs bag 227, each 1.3 | pack 150 g, 200 g
flavored potato chips | aka flavoured crisps, barbecue potato chips, salt and vinegar crisps, prawn cocktail crisps, bbq potato chip, paprika chips, salt and vinegar potato chip | is snack | fact potato | fact starch | of vegetable oil, potato | maybe milk, wheat, soybean, celery, mustard, barley malt, onion powder, garlic powder, paprika | usda 19043 | cup 25 | weighs bag 198 | pack 150 g
cheese and onion crisps | aka sour cream and onion chips, sour cream and onion potato chip, cheese-flavored potato chips | is snack | fact potato | fact starch | of vegetable oil, milk, potato, onion | maybe wheat, soybean, celery, mustard | usda ~19043 | cup 25 | weighs bag 198 | pack 150 g
stacked potato crisps | aka reconstituted potato chips, potato crisps in a can | is snack | fact potato | fact starch | of vegetable oil, potato | maybe wheat starch, milk | usda 19410 | cup 26 | weighs can 165, each 1.6
potato sticks | aka shoestring potato, matchstick potato, batata palha, papas al hilo, potato straw, papitas al hilo, potato matchsticks, aloo lachha, matchstick potato chip, salli, potato salli | is snack | fact potato | fact starch | of vegetable oil, potato | usda 19415 | cup 36 | weighs can 170 | pack 140 g
sweet potato chips | aka sweet potato crisps, kumara chips | is snack | of sweet potato, vegetable oil | usda 25012 | cup 25 | pack 150 g
vegetable chips | aka vegetable crisps, beet chips, veggie chips, parsnip crisps, beetroot crisps, terra chips, veggie straws, kale chip | is snack | fact starch | of vegetable oil | maybe beetroot, parsnip, carrot, sweet potato, potato | usda 25030 | cup 25 | pack 100 g
plantain chips | aka mariquitas, plantain crisps, chifles, kerala banana chips, tostones chips, nendran chips, platanitos, ethakka upperi, kelewele chips, chicharritas, patacones chips, tajaditas | is snack | of plantain, vegetable oil | usda 25027 | cup 40 | pack 100 g
cassava chips | aka yuca chips, cassava crisps, manioc chips, tapioca chips, kappa chips, kerepek ubi, mogo chips, keripik singkong, cassava crackers, yucca chips | is snack | fact starch | of vegetable oil, cassava | usda 25050 | cup 30 | pack 150 g
taro chips | aka taro crisps, malanga chips | is snack | fact starch | of vegetable oil, taro | usda 19524 | cup 30

# Corn
tortilla chips | aka nachos, nacho chips, totopos, corn tortilla chips, tostitos, tortilla strips, tortilla crisps, restaurant-style tortilla chip, corn crisps | is corn snack kind | usda 19056 | cup 26 | weighs bag 213, each 2 | pack 200 g
cheese tortilla chips | aka doritos, nacho cheese tortilla chip, nacho cheese doritos, nacho-flavored tortilla chip, flavoured tortilla chips, cool ranch doritos | is corn snack kind | of milk | maybe wheat, soybean | usda 19057 | cup 26 | weighs bag 200 | pack 180 g
taco shell | aka crispy taco shell, corn taco shell, hard-shell taco, taco tub, stand and stuff taco shell | is corn snack kind | usda 18360 | cup 40 | weighs each 13, shell 13, large 21 | pack 12 pieces | keeps 200 cupboard
tostada | aka corn tostada, crispy corn tortilla, chalupa shell | is corn snack kind | usda 18952 | cup 40 | weighs each 12.3, shell 12.3 | pack 12 pieces | keeps 120 cupboard
tostada or toast | is flatbread kind | maybe bread, tostada, maize | usda ~18952 | weighs each 20
corn chips | aka fritos, fritos corn chips, scoops corn chip | is corn snack kind | usda 19003 | cup 45 | weighs bag 198 | pack 200 g
corn nuts | aka roasted corn kernel, maíz tostado, kikos, cancha serrana, cancha tostada, quicos, crunchy corn kernels, maiz cancha tostado, toasted corn kernels, chifle corn | is corn snack kind | usda 19009 | cup 85 | pack 100 g
cheese puffs | aka cheetos, cheese balls, wotsits, cheese doodles, flamin hot cheetos, corn puff snack cheese, twisties | is corn snack kind | of cheese, milk | maybe soybean | usda 19008 | cup 20 | weighs bag 200 | pack 150 g
peanut puffs | aka bamba, peanut flips, erdnussflips, peanut corn puffs | is corn snack kind | of peanut | usda ~19008 | cup 20
corn cakes | aka corn thins, puffed corn cake, popcorn cake, puffed corn cracker | is snack | of maize | usda 19419 | cup 20 | weighs each 9
popcorn | aka popped popcorn, air-popped popcorn, popped corn, pop corn, popped plain popcorn, pochoclo, pipoca, palomitas, canguil | is snack | of maize | usda 19034 | cup 8 | pack 80 g
salted popcorn | aka oil-popped popcorn, salted popped popcorn | is corn snack kind | usda 19807 | cup 11 | pack 80 g
microwave popcorn | aka butter popcorn, buttered popcorn, butter-flavored popcorn | is corn snack kind | of palm oil | maybe butter, milk | usda 19035 | cup 11 | weighs bag 87 | pack 90 g
caramel popcorn | aka toffee popcorn, sweet popcorn, kettle corn, caramel corn, toffee-coated popcorn, kettle popcorn, candied popcorn, caramel-coated popcorn | is corn snack kind | of sugar | maybe butter, milk, peanut, soybean | usda 19039 | cup 35 | pack 150 g
cheese popcorn | aka cheddar popcorn | is corn snack kind | of cheese | usda 19040 | cup 11
popped sorghum | aka dhani, jowar dhani, jowar puffs | is snack | of sorghum | usda ~19034 | cup 10
puffed snack | aka fryums, far far, sabudana papad, kurdai, rice crispies papad, sago vadam, vathal, vadam, javvarisi vadam, pellet snack, rice vadam, chicharrones de harina, duros, duritos, kerupuk kanji | is snack | fact starch | maybe wheat, rice, maize, potato starch, lentil | usda ~19003 | cup 25

# Wheat and rice
pretzels | aka pretzel twist, salzstangen, pretzel rod, paluszki, pretzel snap, miniature pretzel, twisted pretzel, snyder's pretzels, snyder's of hanover, rold gold | is snack | of wheat flour | maybe malted barley, soybean | usda 19047 | cup 45 | weighs each 6, stick 1 | pack 250 g | keeps 180 cupboard
gluten-free pretzels | replaces pretzels | is snack | of cornstarch, potato starch | maybe soybean | usda 25065 | cup 45 | pack 200 g | keeps 180 cupboard
chocolate-covered pretzels | aka chocolate pretzel, yogurt-covered pretzel, chocolate-coated pretzel, yogurt pretzel | is snack | of wheat flour, milk chocolate | maybe soybean | usda 19048 | cup 90 | weighs each 11 | keeps 180 cupboard
rice cake | aka puffed rice cake, rice thin, puffed rice cracker, wholegrain rice cake | is snack | of brown rice | usda 19051 | cup 20 | weighs each 9, cake 9 | pack 130 g | keeps 240 cupboard
chocolate rice cake | aka chocolate-covered rice cake, yogurt rice cake, chocolate-coated rice cake | is snack | of rice, milk chocolate | maybe soybean | usda ~19048 | cup 40 | weighs each 15
sesame sticks | aka wheat sesame snack, oriental party mix sticks | is snack | of wheat flour, sesame seed, vegetable oil | usda 19418 | cup 65
snack mix | aka chex mix, party mix, tv mix, nuts and bolts, cereal snack mix, ragtag mix | is snack | of wheat | maybe rye, peanut, almond, milk, soybean, barley malt, mustard | usda 19033 | cup 47 | pack 250 g
rice cracker mix | aka oriental mix, arare mix, oriental rice cracker mix, bombay mix japanese, wasabi pea and rice cracker mix | is snack | of rice, soy sauce | maybe peanut, sesame seed, shrimp, wheat, mustard | usda 19031 | cup 55 | pack 200 g
trail mix | aka studentenfutter, gorp, scroggin, student mix, tropical trail mix | is snack | of raisin | maybe peanut, almond, cashew, hazelnut, walnut, milk chocolate, brazil nut, sunflower seed, pumpkin seed, coconut | fact sulphites? | usda 19059 | cup 150 | pack 200 g | keeps 180 cupboard
fruit and nut mix | aka fruit and nuts, nut and raisin mix | is snack | of raisin | fact nut | fact sulphites? | maybe peanut, almond, cashew, hazelnut, walnut | usda ~19059 | cup 150 | pack 200 g | keeps 180 cupboard

# India
papadum | aka papad, poppadom, poppadum, pappadam, urad papad, papadam, pappadum, appalam, popadom, moong papad, lijjat papad, papar, papadom, ready-to-eat poppadom, masala papad, pappad | is snack | of urad flour | maybe asafoetida, mung bean flour, rice flour, vegetable oil | usda 42200 | cup 30 | weighs each 12, mini 3 | pack 100 g, 200 g | keeps 240 cupboard
sev | aka besan sev, nylon sev, bhujia, aloo bhujia, ratlami sev, bikaneri bhujia, omapodi, mixture sev, gathiya, ganthiya, aloo sev, crispy sev, haldiram bhujia, ompodi, farsan, namkeen, nimco, namkin, dalmoth | is fried gram snack kind | maybe peanut, potato | figures kcal 561 protein 14.6 fat 39.3 carb 37.6 fibre 7.0 by "computed from USDA SR28 16157 chickpea flour with 35 g of oil in 100 g" | pack 200 g, 400 g
Bombay mix | aka chivda mix, chevda, chiwda, poha chivda, south indian mixture, chevdo, indian snack mix, bombay mixture, madras mix, navratan mix, cornflake chivda, kerala mixture | is fried gram snack kind | of peanut | maybe cashew, wheat flour, raisin, sesame seed, mustard seed, lentil, poha | usda ~19820 | pack 200 g, 400 g
boondi | aka kara boondi, bundi, khara boondi, boondhi, raita boondi | is fried gram snack kind | figures kcal 536 protein 15.7 fat 34.7 carb 40.5 fibre 7.6 by "computed from USDA SR28 16157 chickpea flour with 30 g of oil in 100 g" | cup 50 | pack 200 g
murukku | aka chakli, chakri, jantikalu, manapparai murukku, muruku, chakkuli, kodubale, thattai | is fried gram snack kind | maybe rice flour, wheat flour, urad flour, butter, sesame seed | usda ~19820 | weighs each 8 | pack 200 g
butter murukku | is fried gram snack kind | of butter, rice flour | maybe sesame seed | usda ~19820 | weighs each 8 | pack 200 g
pani puri shell | aka golgappa, gol gappa, pani puri, golgappa puri, phuchka, pani puri puri, gup chup, puchka, panipuri shell, golgappe, gol gappe, panipuri puri | is snack | of wheat flour, vegetable oil | maybe semolina, urad flour | usda ~25037 | cup 15 | weighs each 4 | pack 50 pieces

# Others
wasabi peas | aka roasted green pea, crunchy green peas, roasted pea | is snack | fact pulse | of dried pea | maybe wheat flour, mustard, soybean, sugar | usda 25066 | cup 90 | pack 100 g
roasted broad beans | aka crunchy broad beans, fried fava beans, habas fritas, roasted fava bean snack, crunchy fava bean, roasted fava bean | is snack | fact pulse | of dried broad bean, vegetable oil | usda ~16110 | cup 110
lentil chips | aka lentil crisps, pulse chips, hummus chips, chickpea crisps, bean chips, chickpea puffs, chickpea chip, lentil curls | is snack | fact pulse | of vegetable oil | maybe chickpea flour, lentil flour, rice, potato starch, wheat, pea flour | usda ~18992 | cup 25
soy crisps | aka soy chips, soya crisps | is snack | of soybean | fact soy | fact pulse | usda 25025 | cup 30
multigrain chips | aka sun chips, sunbites, wholegrain chips, multigrain snack chip, sunchips, multigrain crisps | is snack | of maize, wheat, oats, vegetable oil | maybe milk | usda 25013 | cup 28 | pack 150 g
`
