/**
 * Mushrooms, seaweeds and sprouts. Figures by USDA SR28 unless a line names another table.
 * How to read a line: ../readCatalogue.ts.
 */
export const vegetablesMushroomsCatalogueText = `
# Fresh mushrooms
mushroom | aka button mushroom, closed cup mushroom, chestnut mushroom, cremini, cremini mushroom, crimini, crimini mushroom, champignon, baby bella, baby bella mushroom, champiñón, mashroom, musroom, kastanjechampignon, champignons de paris, agaricus mushroom, khumb, mantar, yang song, fungi, gomba, pieczarki, mushroom cap, table mushroom, common mushroom, qarch, cogumelo, funghi, baby portobello, buttom mushroom, setas, maslyata, maślaki, podberezoviki, inguday, shamu | is mushroom kind | usda 11260 | cup 70 | weighs each 18, small 10, large 23, slice 6, cap 15, handful 60, punnet 250 | edible 0.97 | pack 250 g
portobello mushroom | aka portobello, portabella, portabello, flat mushroom, field mushroom, portobello cap, portabella mushroom, portobella, portobellini | is mushroom kind | usda 11265 | cup 86 | weighs each 84, large 110, cap 84 | edible 0.97
shiitake | aka shiitake mushroom, shitake, shitake mushroom, pyogo, shiitake cap, xiang gu, nấm hương, shitaki mushroom, shiitaki, oak mushroom | is mushroom kind | usda 11238 | cup 75 | weighs each 19, cap 15 | edible 0.85
oyster mushroom | aka pleurotus, hiratake, dhingri, phoenix mushroom, pleurote, neutari, seta de ostra, píng gū | is mushroom kind | usda 11987 | cup 86 | weighs each 15, large 148, cluster 150 | edible 0.89
king oyster mushroom | aka king trumpet mushroom, eryngii, king oyster, eringi, saesongi, french horn mushroom, king brown mushroom, trumpet mushroom, saesongi beoseot | is mushroom kind | usda ~11987 | cup 86 | weighs each 70
enoki | aka enoki mushroom, enokitake, golden needle mushroom, enokidake, paengi mushroom, paengi, jin zhen gu, winter mushroom | is mushroom kind | usda 11950 | cup 65 | weighs each 3, bunch 100, package 100
shimeji | aka beech mushroom, buna shimeji, hon shimeji, bunashimeji, clamshell mushroom | is mushroom kind | usda ~11950 | cup 65 | weighs each 4, package 150, bunch 150
maitake | aka hen of the woods, maitake mushroom, sheepshead mushroom | is mushroom kind | usda 11993 | cup 70 | weighs cluster 100
milk cap mushroom | aka milk cap, saffron milk cap, saffron milk cap mushroom, gruzdi, ryzhiki, lactarius, salted milk cap mushroom | is mushroom kind | usda ~11260 | cup 75
chanterelle | aka chanterelle mushroom, girolle, pfifferling, kurki, lisichki, kantarell, horn of plenty, trompette de la mort, black trumpet mushroom, kurka | is mushroom kind | usda 11239 | cup 54 | weighs each 5.4 | keeps 4 fridge
porcini | aka cep, porcini mushroom, king bolete, penny bun, steinpilz, cèpe, bolete, karljohan mushroom, borowik, belye griby, boletus | is mushroom kind | usda ~11266 | cup 72 | weighs each 60 | keeps 4 fridge
morel | aka morel mushroom, morille, gucchi, morchella, colmenilla | is mushroom kind | usda 11240 | cup 66 | weighs each 12.9 | edible 0.96 | keeps 4 fridge
wild mushroom | aka mixed mushrooms, forest mushrooms, exotic mushrooms, gourmet mushrooms, níscalo, hedgehog mushroom, blewit, honey mushroom, pied de mouton, lion's mane mushroom, lion's mane, pom pom mushroom, opyata | is mushroom kind | usda ~11239 | cup 65 | weighs handful 60 | keeps 4 fridge
matsutake | aka matsutake mushroom, pine mushroom, songi | is mushroom kind | usda ~11238 | cup 75 | weighs each 50
nameko | aka nameko mushroom, butterscotch mushroom | is mushroom kind | usda ~11260 | cup 120 | weighs can 140
straw mushroom | aka paddy straw mushroom, cao gu, nấm rơm, het fang | is mushroom kind | in Pantry Staples | usda 11989 | cup 182 | weighs each 5.5, can 240
fresh wood ear | aka fresh black fungus, pepeao, jew's ear, fresh wood ear mushroom, fresh cloud ear | is mushroom kind | usda 11228 | cup 99 | weighs each 6, piece 6
truffle | aka truffe, tartufo, périgord truffle, truffle shavings, truffe noire, tartufo nero, tartufo bianco, tuber melanosporum | is mushroom kind | usda ~11240 | cup 100 | weighs each 25, slice 0.5, shaving 0.3
# Dried and canned mushrooms
canned mushroom | aka jarred mushrooms, mushroom pieces and stems, mushrooms in brine, marinated mushrooms, can of mushrooms | is mushroom kind | of mushroom | in Pantry Staples | usda 11264 | cup 156 | weighs each 12, can 132, jar 200 | keeps 900 cupboard
*dried mushroom kind | is mushroom kind | in Pantry Staples | cup 40 | keeps 365 cupboard
dried shiitake | aka dried shiitake mushroom, chinese black mushroom, dried black mushroom, chinese dried mushroom, dried forest mushrooms, chinese mushroom, dong gu, hoshi shiitake | is dried mushroom kind | of shiitake | usda 11268 | cup 40 | weighs each 3.6
dried porcini | aka dried porcini mushrooms, dried cep, dried boletus, funghi porcini secchi, dried wild mushrooms, dried mushroom, dried forest mushroom mix, suszone grzyby, dried polish mushrooms, dried mixed mushrooms, diri djon djon, djon djon mushrooms, djon djon, djondjon, grzyby suszone | is dried mushroom kind | of porcini | usda ~11268 | cup 30 | weighs each 3, handful 10, package 20 | pack 30 g
dried morel | aka dried morel mushrooms | is dried mushroom kind | of morel | usda ~11268 | cup 25 | weighs each 1.5
wood ear mushroom | aka wood ear, cloud ear, black fungus, mu er, kikurage, mok-i beoseot, tree ear, cloud ear fungus, wood ear fungus, mộc nhĩ, tengang daga, hed hunu, mokki, wood fungus, dried fungus | is dried mushroom kind | usda 11988 | cup 28 | weighs each 4.5, piece 4.5
snow fungus | aka white fungus, tremella, silver ear, white wood ear, yin er, snow ear, white jelly fungus | is dried mushroom kind | usda ~11988 | cup 20 | weighs each 8
dried chanterelle | aka dried oyster mushroom, dried trumpet mushroom, dried girolles | is dried mushroom kind | of chanterelle | usda ~11268 | cup 25

# Seaweeds
nori | aka sushi nori, laver sheet, gim, kim seaweed, nori seaweed, zicai, seaweed, aonori, green laver, roasted laver, yaki nori, zi cai, seaweed flakes, nori flakes, dried laver, purple laver, parae, gimgaru, gim garu, gamtae, yuyo, mococho | is seaweed kind | figures kcal 297 protein 41.4 fat 3.7 carb 44.3 fibre 36 sodium 530 water 2.3 by "Standard Tables of Food Composition in Japan, toasted laver (yaki-nori)" | cup 16 | weighs each 2.6, sheet 2.6, strip 0.4 | pack 10 sheets
seasoned seaweed snack | aka seaweed snack, gimgui, seasoned laver, korean seasoned seaweed, seaweed crisps, korean roasted seaweed | is seaweed kind | of nori, sesame oil | in Snacks | figures kcal 500 protein 25 fat 38 carb 30 fibre 25 sugars 0.5 sodium 1500 by "Rural Development Administration, Korean Food Composition Table (seasoned roasted laver), rounded" | cup 16 | weighs package 5, sheet 0.5
laver | aka laverbread, bara lawr, laver bread | is seaweed kind | usda 11446 | cup 200 | weighs can 120 | keeps 5 fridge | in Seafood
kombu | aka kelp, konbu, dashima, kombu seaweed, haidai, kombu kelp, rishiri kombu, dasima, hai dai | is seaweed kind | figures kcal 170 protein 5.8 fat 1.3 carb 64.3 fibre 32.1 sodium 2600 water 9.5 by "Standard Tables of Food Composition in Japan, dried ma-kombu" | cup 40 | weighs each 10, piece 10, sheet 20, strip 10, inch 2
fresh kelp | aka raw kelp, sugar kelp, sea tangle | is seaweed kind | usda 11445 | cup 80 | keeps 5 fridge
wakame | aka miyeok, wakame flakes, wakame seaweed, sea mustard, miyuk, mozuku, mekabu | is seaweed kind | figures kcal 186 protein 18 fat 4 carb 41.8 fibre 39.2 sodium 9300 water 9.2 by "Standard Tables of Food Composition in Japan, cut wakame" | cup 30 | weighs piece 1, strip 2
fresh wakame | aka raw wakame, rehydrated wakame, salted wakame, seaweed salad, hiyashi wakame, goma wakame | is seaweed kind | in Seafood | usda 11669 | cup 80 | keeps 7 fridge
hijiki | aka hijiki seaweed, hiziki, tot (whole) | is seaweed kind | figures kcal 180 protein 9.2 fat 3.2 carb 58.4 fibre 51.8 sodium 1800 water 6.5 by "Standard Tables of Food Composition in Japan, dried hijiki" | cup 40
arame | aka arame seaweed | is seaweed kind | figures kcal 183 protein 12.4 fat 0.7 carb 56.7 fibre 48 sodium 2300 water 19.3 by "Standard Tables of Food Composition in Japan, arame" | cup 30
dulse | aka dulse flakes, dillisk, duileasg | is seaweed kind | figures kcal 191 protein 20 fat 1.5 carb 45 fibre 30 sodium 1700 by "CEVA, seaweed composition tables (Palmaria palmata, dried), rounded" | cup 20
Irish moss | aka sea moss, carrageen moss, carrageen, carragheen, irishmoss, seamoss, sea moss gel, carrageen seaweed | is seaweed kind | usda ~11444 | cup 80
agar seaweed | aka tengusa, gulaman seaweed, fresh agar weed, ogonori, gracilaria, ogo, limu, china moss | is seaweed kind | usda 11442 | cup 80 | keeps 7 fridge
sea grape | aka umibudo, lato seaweed, latok, green caviar seaweed | is seaweed kind | in Seafood | usda ~11442 | cup 120 | keeps 4 fridge
sea spaghetti | aka thongweed, haricot de mer, sea lettuce, ulva, bladderwrack, cochayuyo, ulte | is seaweed kind | usda ~31019 | cup 30
spirulina | aka spirulina seaweed | is seaweed kind | usda 11667 | cup 112
chlorella | is seaweed kind | usda ~11667 | cup 112

# Sprouts
bean sprout | aka mungobohnensprossen, mungosprossen, mungobohnenkeimlinge, अंकुरित मूंग, براعم الفاصوليا, beansprout, mung bean sprout, sukju, moyashi, toge, tauge, taugeh, bean shoots, dou ya, sprouted moong, moong sprouts, sprouted mung bean, sukju namul, togue, taoge, giá (whole), sprouted green gram, mung sprouts, mungbean sprouts, giá đỗ | is sprout kind | of mung bean | no pulse | fact pod | usda 11043 | cup 104 | weighs handful 40, package 340 | pack 300 g
canned bean sprouts | aka tinned bean sprouts | is sprout kind | of mung bean | no pulse | fact pod | in Pantry Staples | usda 11626 | cup 125 | weighs can 210 | keeps 900 cupboard
soybean sprout | aka sojasprossen, sojakeimlinge, sojabohnensprossen, brotes de soja, brote de soja, germinados de soja, براعم الصويا, براعم فول الصويا, soy bean sprout, kongnamul, soy sprout, korean bean sprouts, soya bean sprout, kong namul | is sprout kind | of soybean | fact soy | usda 11452 | cup 70 | weighs handful 40 | pack 300 g
alfalfa sprout | aka براعم الفصة, براعم البرسيم, براعم الفصفصة, براعم الحلبة, अल्फाल्फा स्प्राउट, अल्फाल्फा स्प्राउट्स, alfalfasprossen, luzernesprossen, sprossen, keimsprossen, frische sprossen, brotes de alfalfa, germinados de alfalfa, germinados, pousses d'alfalfa, graines germées, براعم البرسيم, alfalfa, lucerne sprouts, clover sprouts, sprouted alfalfa, sprouts, salad sprouts | is sprout kind | usda 11001 | cup 33 | weighs handful 15
lentil sprout | aka sprouted lentils, sprouted masoor, matki sprouts, sprouted moth beans | is sprout kind | of lentil | fact pulse | usda 11248 | cup 77
chickpea sprout | aka sprouted chickpeas, sprouted chana, mixed sprouts, sprout mix, sprouted pulses, mixed bean sprouts, sprouted beans | is sprout kind | of chickpea | fact pulse | usda ~11248 | cup 100
pea sprout | aka sprouted peas | is sprout kind | of pea | fact pulse | usda 11316 | cup 120
radish sprout | aka براعم الفجل, براعم البروكلي, brokkolisprossen, radieschensprossen, kressesprossen, brotes de brócoli, kaiware, daikon sprouts, kaiware daikon, broccoli sprouts, daikon cress | is sprout kind | maybe broccoli | usda 11676 | cup 38 | weighs punnet 50
mustard sprout | is sprout kind | fact mustard | usda ~11676 | cup 38
sunflower sprout | aka sunflower shoots, sunflower greens | is sprout kind | of sunflower seed | usda ~11676 | cup 35
`
