/**
 * Leaves and heads: cabbages, greens and salads. Figures by USDA SR28 unless a line names another table.
 * How to read a line: ../readCatalogue.ts.
 */
export const vegetablesLeafyCatalogueText = `
# Cabbages and heads
cabbage | aka cavolo cappuccio, cavoli cappucci, drumhead cabbage, patta gobi, bandh gobi, band gobhi, repollo, kapusta, chou, weisskohl, cavolo, repolho, lahana, sugarloaf cabbage, taiwanese cabbage, cabage, coleslaw mix, slaw mix, coleslaw vegetables, tri-color coleslaw mix, col, kobis, gova, malfouf, karam, bandakopi, band gobi, banda gobi | is cabbage kind | usda 11109 | cup 89 | weighs each 908, small 714, large 1248, head 908, leaf 23, wedge 150 | edible 0.8
pointed cabbage | aka hispi cabbage, sweetheart cabbage, spring cabbage, hispi, conehead cabbage, spitzkohl, cone cabbage | is cabbage kind | of cabbage | usda 11749 | cup 80 | weighs each 500, head 500, leaf 20 | edible 0.8
red cabbage | aka purple cabbage, rotkohl, blaukraut, chou rouge, col lombarda, rødkål, lombarda | is cabbage kind | of cabbage | usda 11112 | cup 89 | weighs each 839, small 567, large 1134, head 839, leaf 23 | edible 0.8
savoy cabbage | aka savoy, verza, wirsing, chou de savoie, curly cabbage, january king cabbage | is cabbage kind | of cabbage | usda 11114 | cup 70 | weighs each 800, head 800, leaf 23 | edible 0.8
napa cabbage | aka chinese cabbage, chinese leaf, wombok, wong bok, nappa cabbage, hakusai, pe-tsai, celery cabbage, da bai cai, baechu, korean cabbage, pechay baguio, petchay baguio, kimchi cabbage, wongbok, peking cabbage, petsai, sawi putih, baguio pechay | is cabbage kind | of cabbage | usda 11119 | cup 76 | weighs each 900, small 600, head 900, leaf 35 | edible 0.93
bok choy | aka pak choi, pak choy, pakchoi, bok choi, buk choy, chinese white cabbage, shanghai bok choy, pechay, petchay, shanghai green, qing geng cai, pac choi, chingensai, cheong gyeong chae, xiao bai cai, sawi sendok, boy choy | is cabbage kind | usda 11116 | cup 70 | weighs each 150, small 100, large 840, head 150, leaf 14, bunch 450 | edible 0.88 | keeps 6 fridge
choy sum | aka choi sum, yu choy, yu choi, chinese flowering cabbage, caisim, cai xin, rapeseed greens, yau choy, sawi hijau, sawi, caixin | is cabbage kind | usda ~11116 | cup 70 | weighs bunch 250, each 40 | edible 0.88 | keeps 5 fridge
Chinese broccoli | aka gai lan, kai lan, kailan, chinese kale, gailan, jie lan, kairan, kana, phak khana | is leafy green | usda 11994 | cup 70 | weighs bunch 300, each 40, stalk 40
tatsoi | aka rosette bok choy, tat soi, spoon mustard | is leafy green | usda ~11116 | cup 40 | weighs each 150
mizuna | aka japanese mustard greens, mibuna, mitzuna, kyona | is leafy green | fact mustard? | usda ~11270 | cup 30 | weighs bunch 150
komatsuna | aka mustard spinach, tendergreen | is leafy green | usda 11274 | cup 130 | weighs bunch 250
mustard greens | aka sarson ka saag, sarson leaves, gai choy, kai choy, leaf mustard, mustard leaf, rayo saag, rayo ko saag, mustard cabbage, mustasa, jie cai, dai gai choy | is leafy green | fact mustard? | usda 11270 | cup 56 | weighs bunch 350 | edible 0.93
broccoli | aka brocoli, brocolli, calabrese, broccoli florets, brokkoli, broccoli crown, broccolli | is vegetable | usda 11090 | cup 91 | weighs each 350, head 350, small 250, large 608, bunch 608, floret 11, crown 300, stalk 151 | edible 0.61 | pack 350 g | keeps 5 fridge
tenderstem broccoli | aka broccolini, tenderstem, long stemmed broccoli, bimi, baby broccoli, asparation, sprouting broccoli, stem broccoli | is vegetable | of broccoli | usda ~11740 | cup 80 | weighs each 25, bunch 200, spear 25, stalk 25 | pack 200 g | keeps 5 fridge
broccoli raab | aka broccoli rabe, rapini, cime di rapa, friarielli, raab, rabe, turnip tops, grelos, turnip broccoli, broccoli rape, rape greens | is leafy green | usda 11096 | cup 40 | weighs bunch 437, stalk 19
cauliflower | aka cauliflower florets, gobi, phool gobi, phool gobhi, chou-fleur, coliflor, blumenkohl, cavolfiore, califlower, cauliflour, colliflower, couve-flor, karnabahar, kalafior, arnabeet, qarnabit, gulpi, kauli, kauli nepali, phul gobi, gobhi | is vegetable | usda 11135 | cup 107 | weighs each 588, small 265, large 840, head 588, floret 13 | edible 0.61 | keeps 7 fridge
cauliflower rice | aka riced cauliflower, cauli rice, caulirice, cauliflower crumbs | is cauliflower | usda 11135 | cup 107 | edible 1 | pack 300 g | keeps 4 fridge
romanesco | aka romanesco cauliflower, roman cauliflower, romanesco broccoli, green cauliflower | is vegetable | of cauliflower | usda 11965 | cup 64 | weighs each 431, head 431, small 325, large 511, floret 25 | edible 0.61
Brussels sprout | aka brussel sprout, choux de bruxelles, rosenkohl, cavolini di bruxelles, coles de bruselas, brussell sprout, sprout tops | is vegetable | usda 11098 | cup 88 | weighs each 19, small 12, large 28, stalk 800 | edible 0.9 | keeps 10 fridge
kalette | aka kale sprout, flower sprout, lollipop kale | is vegetable | usda ~11098 | cup 60 | weighs each 10

# Greens for the pot
kale | aka tuscan kale, cavolo nero, lacinato kale, dinosaur kale, dino kale, borecole, grünkohl, boerenkool, grønkål, karam saag, kail, chou kale | is leafy green | usda 11233 | cup 20 | weighs bunch 200, leaf 20, stalk 20, each 20 | edible 0.72 | pack 200 g
collard greens | aka collards, couve, couve mineira, gomen, haak, ethiopian kale, sukuma wiki, couve galega, portuguese kale, spring greens, berza, haakh, abesha gomen, yabesha gomen | is leafy green | usda 11161 | cup 36 | weighs bunch 300, leaf 25 | edible 0.57
spinach | aka palak, espinaca, épinards, spinaci, spinat, spinich, spinch, spinache, ispanak, sabanekh, esfenaj, espinafre, sigeumchi, horenso, bayam inggris, szpinak, spanakia, paalak, sbanegh | is leafy green | usda 11457 | cup 30 | weighs bunch 340, leaf 10, package 284, handful 30 | edible 0.95 | pack 200 g, 500 g | keeps 4 fridge
frozen spinach | aka frozen leaf spinach, frozen chopped spinach | is leafy green | in Frozen Foods | of spinach | usda 11463 | cup 156 | weighs package 284, cube 30, block 450 | pack 500 g, 900 g | keeps 240 freezer
canned spinach | aka tinned spinach | is leafy green | in Pantry Staples | of spinach | usda 11461 | cup 214 | weighs can 270 | keeps 900 cupboard
New Zealand spinach | aka tetragonia, warrigal | is leafy green | usda 11276 | cup 56 | weighs bunch 300
Malabar spinach | aka basella, pui shaak, vine spinach, alugbati, pui saag, ceylon spinach, mồng tơi, poi saag, indian spinach, pasali keerai, nivithi | is leafy green | usda 11587 | cup 44 | weighs bunch 250
water spinach | aka kangkung, kangkong, morning glory, ong choy, rau muống, kangkoong, phak bung, swamp cabbage, tung choy, pak bung, river spinach, kankun | is leafy green | usda 11503 | cup 56 | weighs bunch 300 | edible 0.77
amaranth leaves | aka amaranth greens, callaloo, chinese spinach, red spinach, bayam, en choy, thotakura, rajgira leaves, chaulai, xian cai, quelites, hin choy, laal saag, chawli leaves, keerai, vleeta, dhantu, african spinach, cholai, tandaljo, kulitis, vlita, vlyta | is leafy green | usda 11003 | cup 28 | weighs bunch 250, leaf 14 | edible 0.94
canned callaloo | aka tinned callaloo, callaloo in brine | is leafy green | of amaranth leaves | in Pantry Staples | usda ~11004 | cup 180 | weighs can 320 | pack 540 g | keeps 900 cupboard
Swiss chard | aka chard, silverbeet, silver beet, rainbow chard, mangold, blette, acelga, bietola, leaf beet, perpetual spinach, ruby chard, spinach beet, selq, pazı, selg, silq, salq, selek | is leafy green | usda 11147 | cup 36 | weighs bunch 300, leaf 48, stalk 48, each 48 | edible 0.92
beetroot leaves | aka beet greens, beet leaves, beetroot greens, beet tops, beetroot tops | is leafy green | of beetroot | usda 11086 | cup 38 | weighs bunch 180, leaf 32 | edible 0.56
turnip greens | aka turnip leaves, nabiza, shalgam leaves | is leafy green | usda 11568 | cup 55 | weighs bunch 350 | edible 0.7
radish leaves | aka radish greens, radish tops, mooli leaves, mooli ke patte, daikon leaves | is leafy green | usda ~11568 | cup 40 | weighs bunch 120
carrot tops | aka carrot greens, carrot leaves | is leafy green | usda ~11297 | cup 40 | weighs bunch 60
dandelion greens | aka dandelion, radikia, horta, catalogna, puntarelle, wild greens, wild chicory greens, hindbeh, hindbe, catalonian chicory, pissenlit | is leafy green | usda 11207 | cup 55 | weighs bunch 250
nettle | aka stinging nettle, sisnu, ortie, sishnu, gaznah | is leafy green | figures kcal 42 protein 2.7 fat 0.1 carb 7.5 fibre 6.9 sugars 0.3 sodium 4 satfat 0 cholesterol 0 water 88 by "USDA SR28 35205 (stinging nettles, blanched)" | cup 40 | weighs bunch 100
sorrel | aka dock, oseille, schav, szczaw, shchavel, acedera, kuzukulağı | is leafy green | usda ~11616 | cup 40 | weighs bunch 80, leaf 4 | edible 0.7
gongura | aka sorrel leaves indian, roselle leaves, pitwaa, ambadi leaves, chin baung, ambada leaves, kenaf leaves | is leafy green | usda ~11616 | cup 40 | weighs bunch 200
purslane | aka verdolaga, semizotu, portulaca, baqleh, pourpier, farfahina, beldroega, rigla | is leafy green | usda 11427 | cup 43 | weighs bunch 150
lamb's quarters | aka lambsquarters, goosefoot, bathua, fat hen, bathua saag, quelite cenizo, bathuwa, huauzontle, wild spinach, bethu | is leafy green | usda 11244 | cup 40 | weighs bunch 200
jute leaves | aka molokhia, mulukhiyah, molokheya, mloukhieh, saluyot, ewedu, jute mallow, mulukhiya, molohia, jew's mallow, melokhia, mulukhiyyah, moroheiya, malukhiyah, moloukhia, lalo | is leafy green | usda 11231 | cup 28 | weighs bunch 150, package 400 | pack 400 g
mallow | aka khobeza, khubeiza, bakoula, khobiza, bekkoula, khoubiza, khobbeza, khobeiza, khubeza, khubbeizeh | is leafy green | usda ~11231 | cup 30 | weighs bunch 150
sweet potato leaves | aka camote tops, talbos ng kamote, kumara leaves, matembele | is leafy green | usda 11505 | cup 35 | weighs bunch 200, leaf 16
pumpkin leaves | aka ugu, pumpkin shoots, pumpkin vine tips, squash leaves, squash vine | is leafy green | usda 11418 | cup 39 | weighs bunch 250
taro leaves | aka dasheen leaves, patra leaves, arbi ke patte, colocasia leaves, rourou, luau leaves, alu wadi leaves, dasheen bush, gabi leaves, laing leaves | is leafy green | usda 11520 | cup 28 | weighs each 10, leaf 10, bunch 150
cassava leaves | aka manioc leaves, saka saka, feuilles de manioc, pondu, daun singkong, daun ubi, maniva | is leafy green | figures kcal 37 protein 3.7 fat 0.2 carb 7.3 fibre 2.5 sodium 10 water 87 by "FAO/INFOODS West African food composition table" | cup 60 | weighs bunch 200 | pack 500 g
moringa leaves | aka drumstick leaves, murungai keerai, malunggay, munagaku, moringa, murunga leaves, horseradish tree leaves, kelor, murungakkai leaves, sahjan leaves, sajna leaves | is leafy green | usda 11222 | cup 21 | weighs bunch 100 | edible 0.62
chili leaves | aka pepper leaves, dahon ng sili, gochu-ip | is leafy green | usda ~11505 | cup 30 | weighs bunch 80
bitter melon leaves | aka ampalaya leaves, bitter gourd leaves, dahon ng ampalaya, bitter melon tips, pavakka leaves, bitterleaf, bitter leaf, ndole leaves | is leafy green | usda 11022 | cup 48 | weighs bunch 150, leaf 4
cowpea leaves | aka black-eyed pea leaves, kunde | is leafy green | usda 11201 | cup 36 | weighs bunch 150
fenugreek leaves | aka methi, methi saag, fresh fenugreek, fenugreek greens, methi bhaji, menthya soppu, vendhaya keerai, shanbalileh, uluva leaves, shambalileh | is leafy green | figures kcal 49 protein 4.4 fat 0.9 carb 6.0 fibre 1.1 sodium 76 water 86.1 by "Indian Council of Medical Research, Nutritive Value of Indian Foods" | cup 40 | weighs bunch 150, handful 15
garland chrysanthemum | aka chrysanthemum greens, shungiku, tong ho, crown daisy, chrysanthemum leaves, ssukgat, tung ho, edible chrysanthemum, kikuna, tan o, chop suey greens | is leafy green | usda 11157 | cup 25 | weighs bunch 200, each 14
pea shoot | aka pea tendril, dou miao, pea tops, pea vine, snow pea shoots, snow pea leaves, pea greens | is leafy green | fact pod | usda ~11201 | cup 30 | weighs bunch 100 | pack 80 g
chayote shoots | aka chayote leaves, sayote tops, iskus ko munta, chayote vine | is leafy green | usda ~11418 | cup 40 | weighs bunch 250
borage | aka bourrache, borraja | is leafy green | usda 11613 | cup 89 | weighs bunch 300
ashitaba | aka tomorrow leaf | is leafy green | usda ~11157 | cup 30
okinawan spinach | aka handama, longevity spinach, gynura, hong feng cai | is leafy green | usda ~11587 | cup 30 | weighs bunch 150
fern tips | aka wild fern, vegetable fern, pucuk paku, pako fern, niguro, lingdu, ningro | is leafy green | usda ~11995 | cup 60 | weighs bunch 150 | keeps 3 fridge
water mimosa | aka phak krachet, krachet | is leafy green | usda ~11201 | cup 40 | weighs bunch 150
gotu kola | aka pennywort, gotukola, asiatic pennywort, bai bua bok, rau má, pegaga, brahmi leaf, vallarai | is leafy green | usda ~11587 | cup 30 | weighs bunch 80
mukunuwenna | aka sessile joyweed, ponnanganni, ponnanganni keerai, alternanthera | is leafy green | usda ~11003 | cup 30 | weighs bunch 150
agathi leaves | aka agathi, hummingbird tree leaves, agathi keerai, katuru murunga leaves, agati | is leafy green | usda ~11222 | cup 30 | weighs bunch 150
pokeweed | aka poke sallet, poke greens, pokeberry shoots | is leafy green | usda 11350 | cup 160
sea kale | aka seakale | is vegetable | usda ~11161 | cup 60


leafy greens | aka greens, green leaves, asian greens, winter greens, mixed cooking greens, sturdy greens, cooking greens, saag, sag, braising greens, bitter greens, hearty greens, power greens | is leafy green | usda ~11147 | cup 40 | weighs bunch 250, handful 25

# Salads
lettuce | aka mixed leaves, loose-leaf lettuce, lollo rosso, lollo biondo, lollo rossa, batavia lettuce, laitue, lechuga, kopfsalat, lattuga, alface, spring mix, mesclun, mixed greens, lettice, lettuse, lettus, marul, sałata, khass, oak leaf lettuce, oakleaf lettuce, frilly lettuce, salad | is leafy green | usda 11253 | cup 36 | weighs each 360, head 360, leaf 15, handful 25 | edible 0.8 | pack 120 g
red leaf lettuce | aka red lettuce, red oak lettuce, sangchu, red coral lettuce | is lettuce | usda 11257 | cup 28 | weighs each 309, head 309, leaf 15 | edible 0.8
romaine lettuce | aka romaine, cos lettuce, cos, romain lettuce, romaine hearts, lechuga romana, römersalat, roman lettuce, lechuga orejona, little gem, gem lettuce, baby gem, sucrine | is leafy green | of lettuce | usda 11251 | cup 47 | weighs each 300, large 626, small 120, head 300, heart 150, leaf 15 | edible 0.9 | keeps 7 fridge
iceberg lettuce | aka iceberg, crisphead lettuce, crisp lettuce, webb's lettuce, shredded lettuce, lechuga repollada | is leafy green | of lettuce | usda 11252 | cup 72 | weighs each 539, small 324, large 755, head 539, leaf 8, wedge 120 | edible 0.95 | keeps 10 fridge
butter lettuce | aka butterhead lettuce, boston lettuce, bibb lettuce, round lettuce, butterhead, bib lettuce, living lettuce, soft lettuce, buttercrunch lettuce, laitue beurre, salade beurre, lechuga mantecosa | is leafy green | of lettuce | usda 11250 | cup 55 | weighs each 163, head 163, leaf 7.5 | edible 0.74
rocket | aka arugula, rucola, roquette, roka, jarjeer, arugala, aragula, eruca, rugula, arugola, ruccola, rúcula, gargir, gargeer | is leafy green | usda 11959 | cup 20 | weighs bunch 100, leaf 2, handful 20 | pack 60 g, 100 g | keeps 4 fridge
watercress | aka water cress, cresson, berro, agrião, brunnenkresse, simsaag, bulath | is leafy green | usda 11591 | cup 34 | weighs bunch 100, sprig 2.5, handful 15 | edible 0.92 | pack 85 g | keeps 4 fridge
upland cress | aka land cress, winter cress, american cress | is leafy green | usda ~11591 | cup 34
garden cress | aka cress, mustard and cress, salad cress, peppercress, kresse, shahi, cress sprouts | is leafy green | fact mustard? | usda 11203 | cup 50 | weighs sprig 1, punnet 20
lamb's lettuce | aka corn salad, cornsalad, mâche, feldsalat, valeriana, nüsslisalat, canónigos | is leafy green | usda 11190 | cup 56 | pack 80 g | weighs handful 20
endive | aka frisée, curly chicory, escarole, frisee lettuce, escarola, scarola, broad-leaved endive, endive lettuce, batavian endive, chicorée frisée, escarol | is leafy green | usda 11213 | cup 50 | weighs each 513, head 513, leaf 15 | edible 0.86
Belgian endive | aka chicory, witloof, chicon, belgian chicory, witlof, endive spear, endivia, red endive, endive leaves | is leafy green | usda 11151 | cup 90 | weighs each 100, head 100, small 53, leaf 8 | edible 0.89 | keeps 10 fridge
chicory greens | aka leaf chicory, italian dandelion, cicoria, sugarloaf chicory, stamnagathi | is leafy green | usda 11152 | cup 29 | weighs bunch 300 | edible 0.82
radicchio | aka treviso, radicchio di treviso, castelfranco, chioggia radicchio, trevisano, radichio, raddichio, tardivo | is leafy green | usda 11952 | cup 40 | weighs each 250, head 250, leaf 8 | edible 0.91 | keeps 14 fridge
microgreens | aka micro herbs, micro greens, micro leaves, microleaves, micro cress, shiso cress, baby leaves | is leafy green | usda ~11676 | cup 25 | keeps 4 fridge | weighs punnet 30
baby beet leaves | aka bull's blood leaves, baby chard | is leafy green | of beetroot | usda ~11086 | cup 25
ice plant | aka ficoide glaciale | is leafy green | usda ~11276 | cup 40
agretti | aka saltwort, okahijiki, barba di frate, monk's beard, barilla plant, salsola | is leafy green | usda ~11276 | cup 60 | weighs bunch 200
wheatgrass | aka barley grass plant, wheat grass, barley grass | is leafy green | usda ~11203 | cup 30 | weighs handful 20
miner's lettuce | aka winter purslane, claytonia | is leafy green | usda ~11427 | cup 30

# Leaves to cook in
vine leaf | aka grape leaf, dolma leaves, asma yaprağı, warak enab, ampelofylla, vine leaves in brine, grape leaves in brine, grapevine leaf, barg-e mo, preserved vine leaves, salamura yaprak, salamura asma yaprağı, warak dawali | is leafy green | in Pantry Staples | usda 11975 | cup 60 | weighs each 4, leaf 4, jar 250 | pack 250 g, 450 g | keeps 365 cupboard
fresh vine leaf | aka fresh grape leaves | is leafy green | usda 11974 | cup 14 | weighs each 3, leaf 3 | edible 0.95
banana leaf | aka daun pisang, hoja de plátano, vazhai ilai, dahon ng saging | is leafy green | figures kcal 0 protein 0 fat 0 carb 0 by "not eaten: a leaf to wrap or scent with" | cup 30 | weighs each 100, leaf 100, sheet 100, piece 25 | keeps 14 fridge
pandan leaf | aka pandan, screwpine leaf, rampe, daun pandan, bai toey, screw pine leaf, lá dứa, pandanus, rampe leaves | is herb | figures kcal 0 protein 0 fat 0 carb 0 by "not eaten: a leaf to wrap or scent with" | cup 67 | weighs each 6, leaf 6, bunch 60, knot 12
lotus leaf | is leafy green | in Pantry Staples | figures kcal 0 protein 0 fat 0 carb 0 by "not eaten: a leaf to wrap or scent with" | cup 30 | weighs each 40, leaf 40 | keeps 365 cupboard
corn husk | aka hoja de maíz, tamale husk, totomoxtle, tamale wrapper, corn husks for tamales | is leafy green | in Pantry Staples | figures kcal 0 protein 0 fat 0 carb 0 by "not eaten: a leaf to wrap or scent with" | cup 20 | weighs each 10 | keeps 700 cupboard
`
