/**
 * Fruits dried, canned and cooked. Figures by USDA SR28 unless a line names another table.
 * How to read a line: ../readCatalogue.ts.
 */
export const fruitsPreservedCatalogueText = `
# Dried
raisin | aka kishmish, kismis, pasas, rozijnen, uva passa, rodzynki, rosinen, uvetta, passas, kuru üzüm, seedless raisin, thompson raisin, munakka, zabib, monukka, lexia, uvas pasas, pasitas, zebib | is dried fruit | of grape | usda 09298 | cup 150 | weighs each 0.5, package 43, handful 30
sultana | aka keshmesh, sultana raisins, green raisins, moscatel raisins | is dried fruit | of grape | usda 09297 | cup 150 | weighs each 0.4, handful 30
golden raisin | aka white raisin, yellow raisins, blonde raisins | is dried fruit | of grape | fact sulphites? | usda ~09297 | cup 150 | weighs each 0.4, handful 30
currant | aka dried currants, zante currant, corinth raisin, korinthen, corinthian raisins, kuş üzümü, korinthiaki stafida | is dried fruit | of grape | usda 09085 | cup 144
mixed dried fruit | aka mixed fruit, fruit cake mix, dried fruit, fruit mix, vine fruits, luxury mixed fruit, cake fruit, dried fruit salad, backobst, suszone owoce, kompot fruit mix, dried soup fruit | is dried fruit | of raisin, sultana, currant | maybe mixed peel, dried apricot | usda ~09298 | cup 150 | pack 500 g
date | aka deglet noor date, khajoor, medjool date, medjool, hurma, dattel, datte, khajur, dátil, deglet noor, pitted dates, medjoul date, medjul date, barhi dates, khorma, tâmara, deglet nour dates, datteri, daty, datler, belah, balah, deglet nour, agwa, khurma dates, tamar | is dried fruit | no sulphites | usda 09087 | cup 147 | weighs each 7.1, large 24 | edible 0.9
fresh date | aka rutab, khalal dates | is sweet fruit | usda ~09421 | cup 150 | weighs each 15 | edible 0.88
date paste | aka date purée, baking dates block, cooking dates, pressed dates, block dates, ajwa paste, agwa paste, ajwa spread | is dried fruit | no sulphites | of date | usda ~09421 | cup 280 | pack 250 g
hard dried date | aka chuara, chhuhara, kharik, chuhara | is dried fruit | no sulphites | of date | usda ~09087 | cup 120 | weighs each 7
prune | aka pruneaux, dried plum, ciruela pasa, pitted prunes, pruneau, alu bukhara, aloo bukhara, suszone śliwki, agen prune, kuru erik, smoked plums, alubukhara, śliwki suszone, dried sour plums, ameixa seca, aloo bokhara | is dried fruit | no sulphites | of plum | usda 09291 | cup 174 | weighs each 9.5
prune purée | aka lekvar, prune butter, plum butter, powidła, powidl, povidlo, pflaumenmus, dried plum puree | is dried fruit | of prune | maybe sugar | usda 09423 | cup 288
dried apricot | aka مشمش مجفف, सूखी खुबानी, khubani, kuru kayısı, ready-to-eat apricots, orejones de damasco, qaysi, turkish apricots, albaricoque seco, jardaloo, qubani, orejones, gheysi, qeysi, getrocknete aprikosen | is dried fruit | of apricot | fact sulphites | usda 09032 | cup 130 | weighs each 7, half 3.5
hunza apricot | is dried fruit | no sulphites | of apricot | usda ~09032 | cup 130 | weighs each 7, half 3.5
apricot leather | aka amardeen, amar al-din, qamar al-din, apricot paste, fruit leather, lavashak, fruit roll, kamareddine, qamar el deen, qamardeen, amar el din, amardine | is dried fruit | of apricot | maybe sugar | usda ~09032 | cup 250 | weighs sheet 400, piece 20
dried fig | aka anjeer, anjir, higo seco, kuru incir, smyrna fig, figue sèche, dried mission figs, calimyrna fig | is dried fruit | of fig | usda 09094 | cup 149 | weighs each 8.4, large 18
dried cranberry | aka craisin, suszona żurawina, dried sweetened cranberries, canneberges séchées | is dried fruit | of cranberry, sugar | usda 09079 | cup 130 | pack 170 g
dried cherry | aka dried sour cherry, dried tart cherries, dried sweet cherries | is dried fruit | of sour cherry, sugar | usda 09044 | cup 150
dried blueberry | aka dried wild blueberries | is dried fruit | of blueberry, sugar | usda 09163 | cup 150
barberry | aka zereshk, dried barberry, zirishk, zerishk | is dried fruit | no sweetfruit, sulphites | figures kcal 316 protein 4 fat 1.3 carb 72 fibre 13 sugars 30 sodium 20 by "label of dried barberries (zereshk), rounded" | cup 75
goji berry | aka gojibeere, wolfberry, gou qi zi, gou qi, gugija, goji, red medlar, lycium berries | is dried fruit | usda 09110 | cup 95
dried apple | aka apple ring | is dried fruit | of apple | usda 09011 | cup 86 | weighs each 6.4, ring 6.4
apple crisps | aka apple chips, freeze-dried apple | is dried fruit | no sulphites | of apple | usda ~09011 | cup 86 | weighs each 6.4, ring 6.4
dried pear | aka kletzen, hutzel | is dried fruit | of pear | fact sulphites | usda 09259 | cup 180 | weighs each 18, half 18
dried peach | aka orejones de durazno, huesillo, dried nectarine | is dried fruit | of peach | fact sulphites | usda 09246 | cup 160 | weighs each 26, half 13
dried mango | aka mango leather, aam papad, ampapad, mango strips, getrocknete mango | is dried fruit | of mango | maybe sugar | usda 09178 | cup 120 | weighs each 15, slice 15
dried pineapple | aka dried pineapple rings, crystallised pineapple, dried sweetened pineapple, candied pineapple chunks | is dried fruit | of pineapple, sugar | usda ~09426 | cup 150 | weighs each 25, ring 25
dried papaya | aka crystallised papaya, candied fruit pieces, tutti-frutti, dried tropical fruit | is dried fruit | of papaya, sugar | usda 09426 | cup 140
banana chip | aka banana crisps | is dried fruit | of banana, vegetable oil | maybe sugar, honey | in Snacks | usda 19400 | cup 75
dried banana | aka dehydrated banana, banana powder, sun-dried banana | is dried fruit | of banana | usda 09041 | cup 100
jujube date | aka red date, dried jujube, hong zao, chinese red dates, dried red dates, korean jujube | is dried fruit | no sulphites | of jujube | usda 09147 | cup 100 | weighs each 5
dried longan | aka gui yuan, dried lychee, long yan rou | is dried fruit | of longan | usda 09173 | cup 120 | weighs each 1.7
dried persimmon | aka gotgam, hoshigaki, dried kaki, gotgham | is dried fruit | of persimmon | usda 09264 | cup 150 | weighs each 34
dried mulberry | aka dried white mulberries, toot khoshk, dried shahtoot | is dried fruit | of mulberry | figures kcal 321 protein 10.7 fat 2.7 carb 71 fibre 14 sugars 46 sodium 30 by "label of dried white mulberries (28 g: 90 kcal, 3 g protein)" | cup 110
freeze-dried strawberry | aka freeze-dried raspberries, freeze-dried fruit, freeze-dried berries, raspberry powder, strawberry powder, freeze dried blueberries, freeze-dried mango, dried strawberries | is dried fruit | no sulphites | of strawberry | figures kcal 345 protein 7 fat 3 carb 80 fibre 20 sugars 50 sodium 10 water 4 by "computed: USDA 09316 strawberries dried to 4 % water" | cup 20
dried hibiscus flower | aka hibiscus flower, flor de jamaica, jamaica flower, hibiscus, hibiscus tea leaves, dried sorrel flowers, dried roselle, hibiscus petals, dried sorrel, carcade, zobo leaves, flor jamaica | is edible flower | in Pantry Staples | of roselle | figures kcal 300 protein 7 fat 2.5 carb 70 fibre 34 sodium 35 water 12 by "computed: USDA 09311 roselle dried to 12 % water, rounded" | cup 30 | keeps 500 cupboard
kokum | aka amsul, kokum petals, cocum, kokam, wet kokum | is dried fruit | no sweetfruit, sulphites | in Spices | figures kcal 250 protein 2 fat 2 carb 60 fibre 14 sodium 100 water 28 by "computed: ICMR, Nutritive Value of Indian Foods (kokum) dried to 28 % water, rounded" | cup 100 | weighs each 1.5, petal 1.5
goraka | aka gamboge, kudampuli, malabar tamarind, fish tamarind, kodampuli, cambodge, kudam puli, asam gelugur, asam keping, garcinia, brindleberry, tamarind skin, tamarind slices, dried asam gelugor | is dried fruit | no sweetfruit, sulphites | in Spices | figures kcal 250 protein 2 fat 2 carb 60 fibre 14 sodium 100 water 28 by "computed: ICMR, Nutritive Value of Indian Foods (kokum) dried to 28 % water, rounded" | cup 90 | weighs each 4, piece 4, slice 4
lapsi candy | aka titaura, dried lapsi | is dried fruit | of ambarella, sugar | usda ~09426 | cup 150

# Canned and cooked
*canned fruit | in Pantry Staples | fact sweetfruit | cup 245 | keeps 900 cupboard
canned pineapple | aka tinned pineapple, pineapple tidbits, pineapple rings, pineapple slices, pineapple in juice, pineapple chunks in juice, tin pineapple, can pineapple, canned sliced pineapple, pineapple pieces, pineapple in syrup | is canned fruit | of pineapple | usda 09354 | cup 181 | weighs each 47, slice 47, ring 47, can 340, piece 10 | pack 432 g
crushed pineapple | aka crushed pineapple in juice, unsweetened crushed pineapple, crushed canned pineapple, crushed tinned pineapple | is canned fruit | of pineapple | usda 09268 | cup 249 | weighs can 565 | pack 432 g, 567 g
canned peach | aka tinned peaches, peach halves in syrup, peach slices, canned sliced peaches, peaches in syrup, peaches in juice, can peaches, can sliced peaches, canned cling peaches, duraznos en almíbar, melocotón en almíbar, peaches in light syrup | is canned fruit | of peach | maybe sugar | usda 09370 | cup 222 | weighs each 73, half 73, slice 12.7, can 250 | pack 411 g
canned pear | aka tinned pears, pear halves in juice, pears in syrup, pears in juice, pear halves | is canned fruit | of pear | maybe sugar | usda 09374 | cup 201 | weighs each 48, half 48, can 230
canned apricot | aka tinned apricots, apricot halves in juice, apricots in syrup | is canned fruit | of apricot | maybe sugar | usda 09357 | cup 219 | weighs half 18, can 240
canned mandarin | aka canned mandarin oranges, tinned mandarins, mandarin orange segments, mandarin oranges in syrup, can mandarin oranges, mandarin segments, tinned mandarin oranges | is canned fruit | of mandarin | usda 09383 | cup 189 | weighs can 175 | pack 312 g
canned plum | aka tinned plums, plums in syrup | is canned fruit | of plum, sugar | usda 09379 | cup 183 | weighs each 30
canned mango | aka tinned mango, mango in syrup | is canned fruit | of mango, sugar | figures kcal 75 protein 0.4 fat 0.2 carb 19 fibre 1.3 sugars 17 sodium 3 water 80 by "McCance and Widdowson's Composition of Foods (mangoes, canned in syrup), rounded" | cup 200 | weighs can 250
canned fig | aka figs in syrup | is canned fruit | of fig, sugar | usda 09092 | cup 259 | weighs each 28
canned papaya | aka papaya in syrup | is canned fruit | of papaya, sugar | usda ~09228 | cup 200 | weighs piece 39
fruit cocktail | aka canned mixed fruit, mixed fruit cup, coctel de frutas, canned fruit, fruits in syrup, mixed fruit in juice | is canned fruit | of peach, pear, grape, pineapple, cherry | usda 09097 | cup 237 | weighs can 411
tropical fruit mix | aka tropical fruit cocktail, tropical fruit salad, exotic fruit mix, tropical fruit medley | is canned fruit | of pineapple, mango | maybe papaya, kiwi, banana, passion fruit, coconut, guava | usda ~09097 | cup 237 | weighs can 411
fruit salad | aka macedonia de frutas, fruit macedoine, fresh fruit salad, mixed fruit salad | is canned fruit | maybe apple, orange, banana, grape, kiwi, strawberry, pineapple, melon, mango, peach, pear | usda ~09097 | cup 237 | weighs can 411
applesauce | aka apple sauce, unsweetened applesauce, apple purée, apfelmus, apple compote, stewed apple, compote de pommes, appelmoes, apple sauce unsweetened, bramley apple sauce, cinnamon applesauce, mus jabłkowy, eplemos, cooked apple | is canned fruit | of apple | maybe sugar | usda 09401 | cup 244 | weighs jar 360
canned apple | aka tinned apple, pie apple, canned sliced apples | is canned fruit | of apple | maybe sugar | usda 09007 | cup 204
canned berries | aka canned blueberries, tinned raspberries, blueberries in syrup, canned raspberries, canned strawberries, canned blackberries, raspberries in syrup, tinned strawberries, blackcurrants in syrup, tinned blackcurrants, canned gooseberries, stewed prunes | is canned fruit | of blueberry, sugar | usda 09304 | cup 256 | weighs can 300
canned grapefruit | aka grapefruit segments, tinned grapefruit, grapefruit in juice | is canned fruit | no sweetfruit | of grapefruit | usda 09120 | cup 249 | weighs can 290
frozen mixed fruit | aka frozen fruit, frozen tropical fruit, smoothie fruit mix, frozen smoothie fruit, frozen fruit mix | is fruit | fact sweetfruit | in Frozen Foods | usda ~09097 | cup 150 | pack 500 g | keeps 300 freezer
berry coulis | aka raspberry coulis, fruit coulis, strawberry coulis, fruit purée, mango coulis, raspberry sauce, strawberry sauce, cherry compote, blueberry compote, rhubarb compote, stewed rhubarb | is canned fruit | of raspberry, sugar | usda ~09306 | cup 250 | keeps 7 fridge
berry compote | aka berry sauce, mixed berry compote, fruit compote, red fruit compote, rote grütze, red berry compote, summer berry compote, mixed berry sauce | is canned fruit | of mixed berries, sugar | maybe cherry | usda ~09306 | cup 250 | keeps 7 fridge
guava paste | aka bocadillo, pasta de guayaba, guava cheese, guayabate, perad, dulce de guayaba, guayaba paste | is canned fruit | of guava, sugar | in Condiments | figures kcal 285 protein 0.4 fat 0.1 carb 74 fibre 3.7 sugars 65 sodium 11 water 24 by "Tabela Brasileira de Composição de Alimentos (TACO), goiabada" | cup 320 | weighs slice 30, block 500
`
