/**
 * Milks, creams, yogurts and other cultured milks, butters and ghee. How to read a line: ../readCatalogue.ts.
 * Figures are USDA SR28 rows; where none is near, the public table that is named in the line.
 */
export const dairyCatalogueText = `
# milk
milk | aka full cream milk, cow milk, homogenised milk, homogenized milk, sweet milk, lait, leche, doodh, UHT milk, long life milk, milke, dairy milk | is dairy | usda 01077 | cup 244 | pack 500 ml, 1 l, 2 l | keeps 7 fridge
semi-skimmed milk | aka reduced fat milk, 2% milk, two percent milk, semi skim milk, part skim milk, green top milk | is milk | usda 01079 | cup 244 | pack 500 ml, 1 l, 2 l
low-fat milk | aka 1% milk, one percent milk, lowfat milk, light milk, lite milk | is milk | usda 01082 | cup 244 | pack 1 l, 2 l
skimmed milk | aka skim milk, nonfat milk, fat free milk, non fat milk, 0% milk, red top milk, toned milk | is milk | usda 01085 | cup 245 | pack 500 ml, 1 l, 2 l
lactose-free milk | aka lactofree milk, lactose free whole milk, lactose reduced milk | is milk | usda ~01077 | cup 244 | pack 1 l
raw milk | aka unpasteurised milk, unpasteurized milk, fresh farm milk | is dairy | fact raw milk | usda 01078 | cup 244 | keeps 4 fridge
goat milk | is dairy | usda 01106 | cup 244 | pack 1 l | keeps 7 fridge
sheep milk | aka ewe's milk | is dairy | usda 01109 | cup 245 | keeps 7 fridge
buffalo milk | aka water buffalo milk | is dairy | usda 01108 | cup 244 | keeps 7 fridge
camel milk | is dairy | usda ~01077 | cup 244 | keeps 7 fridge
milk powder | aka dried milk, dry milk, powdered milk, full cream milk powder, dried whole milk, dry whole milk, klim, nido, leite ninho, leite em pó, leche en polvo, milchpulver, mleko w proszku, tejpor, ninho, leite ninho integral | is dairy | usda 01090 | cup 128 | pack 400 g | keeps 365 cupboard
skimmed milk powder | aka nonfat dry milk, skim milk powder, nonfat milk powder, dried skimmed milk, fat free milk powder, instant milk powder | is dairy | usda 01092 | cup 68 | pack 300 g | keeps 365 cupboard
buttermilk powder | aka dried buttermilk, cultured buttermilk powder | is dairy | usda 01094 | cup 120 | pack 340 g | keeps 365 cupboard
malted milk powder | aka malted milk, Horlicks, malt drink powder, Ovaltine | is dairy | of milk, barley, wheat | maybe sugar | in Beverages | usda 14311 | cup 112 | pack 400 g | keeps 365 cupboard
evaporated milk | aka evaporada, evaporada milk, unsweetened condensed milk, tinned milk, carnation milk, leche evaporada, evaporated whole milk, evap milk, carnation clavel, leche clavel, clavel evaporada, leche ideal, leche gloria, kondensmilch, tin of carnation, carnation, susu cair, ideal milk, evap, tin of evap | is dairy | usda 01096 | cup 252 | weighs can 354 | pack 170 g, 410 g | keeps 365 cupboard
evaporated skimmed milk | aka evaporated skim milk, fat free evaporated milk, nonfat evaporated milk | is dairy | usda 01097 | cup 256 | weighs can 354 | pack 354 g | keeps 365 cupboard
sweetened condensed milk | aka condensed milk, sweetened condensed whole milk, leche condensada, leite condensado, leite moça, milkmaid, condenced milk, la lechera, lechera, carnation condensed milk, nestle milkmaid, lait concentré sucré, kondensmilch gezuckert, sgushchenka, sgushonka, mleko skondensowane, eagle brand, kondenzmjolk, susu pekat, susu kental manis, skm condensed milk, sữa đặc, condensada, ông thọ, sgushchyonka, sguschyonka | is dairy | of sugar | in Baking | usda 01095 | cup 306 | weighs can 397 | pack 397 g | keeps 365 cupboard
dulce de leche | aka caramelised condensed milk, caramelized condensed milk, doce de leite, manjar blanco, arequipe, milk caramel, milk jam, confiture de lait, carnation caramel, dulce de leche repostero, doce de leite em barra | is dairy | of milk, sugar | in Baking | usda 01225 | cup 304 | weighs jar 400 | pack 400 g | keeps 180 cupboard
cajeta | aka goat milk caramel, cajeta de celaya, cajeta quemada, glorias candy, glorias, cajeta wafers | is dairy | of goat milk, sugar | in Baking | usda ~01225 | cup 304 | pack 370 g | keeps 180 cupboard
chocolate milk | aka chocolate flavoured milk, chocolate flavored milk | is dairy | of milk, sugar, cocoa powder | in Beverages | usda 01102 | cup 250 | pack 1 l | keeps 7 fridge
khoya | aka khoa, mawa, mava, milk solids, hariyali khoya, khuwa, khuwa nepali | is dairy | figures kcal 421 protein 14.6 fat 31.2 carb 20.5 by "Indian Food Composition Tables, National Institute of Nutrition (1989 edition)" | cup 150 | pack 200 g | keeps 7 fridge
whey | aka liquid whey, sweet whey, milk whey | is dairy | usda 01114 | cup 246 | keeps 10 fridge
whey powder | aka dried whey, sweet whey powder | is dairy | in Baking | usda 01115 | cup 145 | keeps 365 cupboard
whey protein powder | aka protein powder, whey protein, whey protein isolate, vanilla protein powder, chocolate protein powder | is dairy | maybe soy lecithin | fact sweetener? | in Pantry Staples | usda 14066 | cup 97 | weighs scoop 30 | pack 900 g | keeps 365 cupboard
casein powder | aka casein, micellar casein | is dairy | in Pantry Staples | usda ~14066 | cup 97 | weighs scoop 30 | keeps 365 cupboard
eggnog | aka egg nog | is dairy | of milk, cream, egg, sugar | maybe rum, nutmeg, cinnamon | in Beverages | usda 01057 | cup 254 | pack 1 l | keeps 7 fridge
milkshake | aka vanilla milkshake, milk shake, chocolate milkshake, batido, batido de mamey, licuado, frappé milkshake, vitamina de banana | is dairy | of milk, ice cream, sugar | in Beverages | usda 01111 | cup 227 | keeps 1 fridge
batido de trigo | is dairy | of milk, wheat, sugar | in Beverages | usda ~01111 | cup 227 | keeps 1 fridge

# cream
cream | aka nata, creme fleurette, panna, table cream, coffee cream, crema de leche, creme de leite, media crema, dairy cream, lactose free cream, lactofree cream | is cream kind | usda 01050 | cup 240 | pack 200 ml
single cream | aka pouring cream, 18% cream | is cream kind | usda 01050 | cup 240 | pack 150 ml, 300 ml
heavy cream | aka heavy whipping cream, thickened cream, 35% cream, 36% cream, creme entiere, full fat cream, hevy cream, süße sahne, śmietanka 30%, śmietana 36%, vispgrädde, kremfløte, fløde, piskefløde, habtejszín, nata para montar, crème liquide, crème liquide entière, kuohukerma, nata líquida, fløte, tejszín, lactose free heavy cream | is cream kind | usda 01053 | cup 238 | pack 250 ml, 500 ml
whipping cream | aka cream for whipping | is cream kind | usda 01053 | cup 238 | pack 250 ml, 500 ml
light whipping cream | aka 30% cream, schlagsahne, schlagobers | is cream kind | usda 01052 | cup 239 | pack 250 ml, 500 ml
double cream | aka crème double, double crème, 48% cream, thick cream, lactose free double cream | is cream kind | figures kcal 449 protein 1.7 fat 48.0 carb 2.7 fibre 0 by "McCance and Widdowson's The Composition of Foods, 5th edition" | cup 238 | pack 150 ml, 300 ml
half-and-half | aka half and half cream, half n half, half cream, coffee creamer half and half | is cream kind | usda 01049 | cup 242 | pack 473 ml
clotted cream | aka devonshire cream, cornish clotted cream, devon cream, staka | is cream kind | figures kcal 586 protein 1.6 fat 63.5 carb 2.3 fibre 0 by "McCance and Widdowson's The Composition of Foods, 5th edition" | cup 230 | pack 227 g
kaymak | aka kajmak, kaymaki, qaimar, gaimar, sarsheer, sarshir, qaymaq, qaimaq, khameh, eshta baladi | is cream kind | figures kcal 586 protein 1.6 fat 63.5 carb 2.3 fibre 0 by "McCance and Widdowson's The Composition of Foods, 5th edition, clotted cream" | cup 230 | pack 200 g
malai | aka milk skin, clotted milk cream | is cream kind | usda ~01053 | cup 235 | keeps 4 fridge
whipped cream | aka squirty cream, aerosol cream, spray cream, chantilly cream, creme chantilly, reddi wip, whipped dairy topping, chantilly, nata montada, panna montata, tejszínhab, bita śmietana | is cream kind | of cream, sugar | usda 01054 | cup 60 | weighs can 198 | pack 250 g | keeps 21 fridge
sour cream | aka soured cream, cultured cream, creme aigre, sourcream, tejföl, kwaśna śmietana, schmand, saure sahne, sauerrahm, śmietana 18%, gräddfil, rømme, creme azedo, natas azedas, sýrður rjómi, lactose free sour cream | is cream kind | usda 01056 | cup 230 | pack 200 g, 300 g | keeps 21 fridge
light sour cream | aka reduced fat sour cream, low fat sour cream, half fat soured cream | is cream kind | usda 01179 | cup 230 | pack 300 g | keeps 21 fridge
smetana | aka russian sour cream, smietana, smântână | is cream kind | usda ~01056 | cup 230 | pack 200 g | keeps 14 fridge
crème fraîche | aka creme fr, creme fresh, cream fraiche, crème épaisse, creme fraiche epaisse | is cream kind | figures kcal 304 protein 3.0 fat 30.7 carb 2.8 fibre 0 sugars 2.7 sodium 28 satfat 20.8 cholesterol 95 water 65.5 by "Anses, Ciqual French food composition table 2020, thick cream 30% fat" | cup 230 | pack 200 g, 300 g | keeps 14 fridge
light crème fraîche | aka half fat creme fraiche, low fat creme fraiche, reduced fat crème fraîche | is cream kind | figures kcal 166 protein 2.8 fat 15.3 carb 3.0 fibre 0 sugars 3.0 sodium 34 satfat 10.4 cholesterol 61 water 76.2 by "Anses, Ciqual French food composition table 2020, thick light cream" | cup 235 | pack 200 g, 300 g | keeps 14 fridge
Mexican crema | aka crema mexicana, crema, mexican sour cream, crema agria, mantequilla crema, salvadoran crema | is cream kind | usda ~01056 | cup 235 | pack 425 g | keeps 21 fridge

# yogurt and other cultured milk
yogurt | aka whole milk yogurt, dahi, curd, unsweetened yogurt, live yogurt, mast, yaourt, yougurt, yogart, maast, dahi yogurt, zabadi plain, meekiri, mee kiri, lactose free yogurt, lactose free plain yogurt, yog, yogs, natural yog | is cultured milk | usda 01116 | cup 245 | pack 150 g, 500 g, 1 kg
low-fat yogurt | aka lowfat yogurt, low fat plain yogurt, reduced fat yogurt | is cultured milk | usda 01117 | cup 245 | pack 500 g
nonfat yogurt | aka fat free yogurt, skim yogurt, nonfat plain yogurt, 0% yogurt | is cultured milk | usda 01118 | cup 245 | pack 500 g
Greek yogurt | aka greek style yogurt, strained yogurt, whole milk greek yogurt, greek yoghourt, straggisto, fage, süzme yoğurt, thick yogurt, chakka, hung curd, hung yogurt, lactose free greek yogurt | is cultured milk | usda 01293 | cup 245 | pack 150 g, 500 g, 1 kg
low-fat Greek yogurt | aka 2% greek yogurt, reduced fat greek yogurt, lowfat greek yogurt | is cultured milk | usda 01287 | cup 245 | pack 500 g
nonfat Greek yogurt | aka fat free greek yogurt, 0% greek yogurt, nonfat plain greek yogurt, non fat greek yogurt | is cultured milk | usda 01256 | cup 245 | pack 500 g
vanilla yogurt | aka vanilla flavoured yogurt, vanilla greek yogurt | is cultured milk | of sugar | usda 01119 | cup 245 | pack 500 g
fruit yogurt | aka strawberry yogurt, flavoured yogurt, flavored yogurt, peach yogurt, blueberry yogurt, raspberry yogurt, cherry yogurt | is cultured milk | of sugar | maybe gelatine | usda 01121 | cup 245 | pack 125 g
goat yogurt | aka goat's milk yogurt | is cultured milk | usda ~01116 | cup 245 | pack 450 g
sheep yogurt | aka sheep's milk yogurt, ewe's milk yogurt | is cultured milk | usda ~01109 | cup 245 | pack 400 g
skyr | aka icelandic yogurt | is cultured milk | usda ~01256 | cup 245 | pack 150 g, 450 g
labneh | aka labne, lebneh, labaneh, yogurt cheese, lebni, labna, chakida, süzme, chekideh, mast chekideh | is cultured milk | usda ~01036 | cup 240 | pack 250 g | keeps 21 fridge
quark | aka speisequark, magerquark, topfen, kwark, qvark, kvarg, tvorog 9%, ser biały, twaróg półtłusty, kesella, rahka, schichtkäse, lactose free quark | is cultured milk | usda ~01016 | cup 240 | pack 250 g, 500 g
fromage blanc | aka fromage frais, petit suisse, faisselle | is cultured milk | usda ~01287 | cup 240 | pack 500 g
twaróg | aka tvorog, farmer's cheese, curd cheese, dry curd cottage cheese, túró, white cheese polish, biały ser, pot cheese | is cultured milk | figures kcal 132 protein 18.7 fat 4.7 carb 3.7 fibre 0 by "Kunachowicz et al., Food composition tables of Poland, half-fat curd cheese" | cup 210 | pack 250 g, 500 g
kefir | aka milk kefir, kefyr, dickmilch, kwaśne mleko, surmjölk, clabbered milk | is cultured milk | in Beverages | usda 01289 | cup 245 | pack 500 ml, 1 l
buttermilk | aka cultured buttermilk, butter milk, lowfat buttermilk, laban, karnemelk, piimä, maślanka, butermilk, lait ribot, lait ribot breton, lassi nature, kärnmjölk, kjernemelk, kærnemælk, író, buttermilch, leite fermentado buttermilk, dogh, mohi nepali, mohi | is cultured milk | usda 01088 | cup 245 | pack 500 ml, 1 l
whole buttermilk | aka full fat buttermilk, bulgarian buttermilk | is cultured milk | usda 01230 | cup 245 | pack 1 l
ayran | aka doogh, dugh, chaas, chaach, salted yogurt drink, chhachh, mattha, salted lassi, shaneena | is cultured milk | in Beverages | figures kcal 37 protein 2.1 fat 2.0 carb 2.8 fibre 0 by "computed from two parts of yogurt (USDA SR28 01116) and one and a third of water" | cup 245 | pack 250 ml
lassi | aka mango lassi, sweet lassi, yogurt drink, drinkable yogurt, drinking yogurt | is cultured milk | of yogurt, sugar | in Beverages | usda ~01119 | cup 245 | pack 250 ml | keeps 7 fridge
filmjölk | aka soured milk, sour milk, surmelk, clabber, prostokvasha, zsiadłe mleko, aludttej, koldskål, ymer, a38, tykmælk, viili, kulturmelk, tettemelk, långfil, kefir filmjölk, onaka | is cultured milk | usda ~01116 | cup 245 | pack 1 l
amasi | aka maas, south african sour milk, mabisi, inkomazi, amasi milk | is cultured milk | usda ~01116 | cup 245 | pack 1 l
ryazhenka | aka baked milk yogurt, varenets, toplyonoe moloko, baked milk, toplenoye moloko | is cultured milk | usda ~01116 | cup 245 | pack 500 ml
kumis | aka koumiss, airag, fermented mare's milk | is cultured milk | fact alcohol? | in Beverages | usda ~01289 | cup 245
yakult | aka probiotic yogurt drink, probiotic drink, fermented milk drink, calpis, calpico | is cultured milk | of sugar | in Beverages | figures kcal 66 protein 1.3 fat 0 carb 14.6 fibre 0 by "Yakult Original, nutrition label" | cup 245 | weighs each 65
kashk | aka kashk whey, liquid kashk, whey kashk, kashk sauce, quroot, qurut, krut, kachri quroot | is cultured milk | usda ~01287 | cup 240 | pack 500 g | keeps 60 fridge
kurut | aka jameed, qoroot, aaruul, dried yogurt, dry kashk | is cultured milk | figures kcal 341 protein 49.0 fat 1.4 carb 31.6 fibre 0 by "computed from dry curd (USDA SR28 01014) dried to a tenth of water" | cup 150 | keeps 365 cupboard
raita | aka cucumber raita, boondi raita | is cultured milk | of yogurt | maybe cucumber, mint, cumin | in Condiments | usda ~01116 | cup 245 | keeps 4 fridge

# butter and ghee
butter | aka noix de beurre, noisette de beurre, nuez de mantequilla, noce di burro, walnut of butter, nut of butter, hazelnut of butter, nuez pequeña de mantequilla, nocciola di burro, noz de manteiga, sweet cream butter, beurre, beurre demi-sel, beurre salé, mantequilla con sal, mantequilla salada, mantequilla, makhan, burro, smör, buter, buttter, land o lakes, land o lakes butter, anchor butter, kerrygold, lurpak, kerrygold butter, lurpak butter, président butter, plugra, anchor new zealand butter, westgold butter, stakovoutyro, manteca butter, masło, vaj, manteiga, voi, masło ekstra, tereyağı, zebda, zibda, nauni, mar tibetan, bregott, bregott butter, anchor spreadable, lactose free butter | is dairy | usda 01001 | cup 227 | weighs stick 113, pat 5, knob 15, block 250, cube 113 | pack 113 g, 250 g, 500 g | keeps 60 fridge
unsalted butter | aka sweet butter, butter unsalted, beurre doux, white butter, no salt butter, cultured butter, european style butter, french butter, 82% butter | is butter | usda 01145 | cup 227 | weighs stick 113, pat 5, knob 15, block 250, cube 113
whipped butter | is butter | usda 01002 | cup 151 | weighs stick 76
light butter | aka reduced fat butter, low fat butter, light butter spread | is butter | usda 04601 | cup 224
spreadable butter | aka butter blend, lurpak spreadable, butter and oil spread | is butter | of vegetable oil | usda ~04585 | cup 227 | pack 500 g
brown butter | aka noisette butter, nut-brown butter, beurre noisette, browned butter, braune butter, gebräunte butter | is butter | usda ~01003 | cup 205
Nussbutter | is butter | maybe mixed nuts | usda ~01003 | cup 205
clarified butter | aka drawn butter, beurre clarifie, butter oil, butterfat, anhydrous milk fat, toplenoye maslo, toplyonoe maslo, topleno maslo, butterschmalz, masło klarowane, manteiga de garrafa, manteca clarificada, butaris | is dairy | fact ghee | usda 01003 | cup 205 | keeps 180 cupboard
ghee | aka desi ghee, cow ghee, ghi, samna, samneh, semneh, smen butterfat, desi ghi, shuddh ghee, roghan zard, roghan, mantega desi, roghan-e zard, ghiu, gheu, roghan kermanshahi, samna baladi, samneh baladi | is dairy | fact ghee | in Pantry Staples | usda 01003 | cup 205 | pack 500 g | keeps 270 cupboard
niter kibbeh | aka nit'ir qibe, ethiopian spiced butter, spiced ghee | is ghee | usda 01003 | cup 205
smen | aka fermented butter, sman | is dairy | usda ~01001 | cup 220 | keeps 365 fridge
yak butter | aka yak ghee, dri butter, nak ghee, nak butter | is dairy | usda ~01001 | cup 227 | keeps 90 fridge
goat butter | is dairy | usda ~01145 | cup 227 | weighs stick 113 | keeps 60 fridge
garlic butter | aka garlic and herb butter, herb butter, maitre d'hotel butter, compound butter | is butter | of garlic | usda ~01001 | cup 227 | keeps 21 fridge
café de paris butter | is butter | of garlic | maybe anchovy, mustard, celery, egg | usda ~01001 | cup 227 | keeps 21 fridge
brandy butter | aka hard sauce, rum butter | is butter | of sugar, brandy | in Sauces | figures kcal 524 protein 0.4 fat 36.9 carb 45.4 by "computed from equal parts of butter and icing sugar and a fifth part of brandy (USDA SR28 01145, 19336, 14037)" | cup 225 | pack 200 g
coffee creamer | aka powdered creamer, creamer, non dairy creamer, powdered coffee creamer, coffee mate, international delight, international delight creamer | is dairy | of sugar, palm oil | in Beverages | usda 01069 | cup 94 | pack 400 g | keeps 365 cupboard
liquid coffee creamer | aka flavored coffee creamer, liquid creamer, french vanilla creamer | is dairy | of sugar | in Beverages | usda 01205 | cup 240 | pack 946 ml | keeps 30 fridge
frozen whipped topping | aka cool whip, whipped topping, dessert topping, non dairy whipped topping | is dairy | of sugar, palm kernel oil | in Frozen Foods | usda 01073 | cup 75 | weighs tub 227 | pack 227 g | keeps 180 freezer
dream whip | aka whipped topping mix, dessert topping powder, dream topping, whip topping powder | is dairy | of sugar, palm kernel oil | in Baking | usda 01070 | cup 80 | weighs package 37, envelope 37 | keeps 365 cupboard
`
