/**
 * Herbs fresh and dried, and flowers that are eaten. A dried herb stands apart from the fresh one: a spoon of it is
 * another weight. Figures by USDA SR28 unless a line names another table. How to read a line: ../readCatalogue.ts.
 */
export const herbsCatalogueText = `
# Fresh
basil | aka sweet basil, basil leaves, genovese basil, albahaca, basilic, basilico, manjericão, basilikum, fesleğen, reyhan, rayhan, bazil, opal basil, lemon basil, kemangi | is herb | usda 02044 | cup 24 | weighs each 0.5, leaf 0.5, sprig 2, bunch 60, handful 10
Thai basil | aka thai sweet basil, horapha, rau húng quế, húng quế, asian basil, bai horapha, holy basil, tulsi, bai kaprao, krapow, kaphrao, kra pao, bai krapow, hot basil, anise basil, krapao leaves, gaprao, cinnamon basil, húng lủi | is herb | usda ~02044 | cup 24 | weighs each 0.5, leaf 0.5, sprig 2, bunch 60, handful 10
coriander leaf | aka cilantro, coriander, dhania, hara dhania, dhania patta, chinese parsley, kothmir, kothimbir, wansoy, coentro, kişniş otu, ngò, koriander, kinza, kuzbara, corriander, cilanto, corainder, coreander, geshniz, daun ketumbar, kottamalli, pak chee, cillantro, kothamalli kola, cilentro, dhaniya, gashniz, kolendra, kothimeera, pak chi, gashneez, gishniz, kosbor, kozbara, hara dhaniya, kozbara khadra | is herb | usda 11165 | cup 16 | weighs sprig 2.2, bunch 80, handful 12, stalk 2 | keeps 6 fridge
coriander root | aka cilantro root, raak pak chee | is herb | usda ~11165 | cup 60 | weighs each 4, piece 4
culantro | aka recao, sawtooth coriander, saw-leaf herb, shado beni, ngò gai, chadon beni, long coriander, bhandhania, sawtooth herb, eryngo, racao, shadow beni, saw tooth coriander, chandon beni | is herb | usda ~11165 | cup 20 | weighs each 1.5, leaf 1.5, bunch 40
parsley | aka flat leaf parsley, flatleaf parsley, perejil, persil, prezzemolo, petersilie, maydanoz, continental parsley, parsely, petrushka, jafari, bagdounes, petrezselyem, parsley stalks, salsinha, persilja, ajmood leaves, parsly, maintano, natka pietruszki, cheiro-verde, parsley leaf, maadnous, ba'doones, baqdounis | is herb | usda 11297 | cup 60 | weighs sprig 1, bunch 60, handful 12, stalk 2
mint | aka spearmint, pudina, mint leaves, na'na, hierbabuena, menthe, nane, hortelã, podina, peppermint, menta, yerba buena, minze, yerbabuena, pudeena, myata, daun mint, pepper mint, diosmos, pudhina, chocolate mint, apple mint, mięta, menthol mint, mint sprigs, naana, húng cây, ne'na, muña | is herb | usda 02065 | cup 45 | weighs each 0.15, leaf 0.15, sprig 1.5, bunch 50, handful 10
dill | aka dill weed, dillweed, eneldo, aneth, koper, ukrop, dereotu, shevid, sowa, suva, shepu, savaa, sabsige, anethos, kapor, dille, sooya, dild, shebat, rau thì là, dill fronds, aneto, shebet, shabat, shebt | is herb | usda 02045 | cup 9 | weighs sprig 0.2, bunch 30, handful 4
chive | aka ciboulette, cebollino, schnittlauch, snipped chives, erba cipollina, szczypiorek, frenk soğanı, gräslök, cebolinha, cebollín, snidling | is herb | usda 11156 | cup 48 | weighs each 0.4, sprig 0.4, stalk 0.4, bunch 20
garlic chives | aka chinese chives, buchu, ku chai, kuchai, chinese leek, jiu cai, hẹ, kucai, flowering chives, korean chives, yellow chives, asian chives, jiucai, tareh, tareh leek, flowering garlic chives, kow choi, persian leek, gandana | is herb | usda ~11292 | cup 71 | weighs each 3, stalk 3, bunch 120
thyme | aka tomillo, thym, timo, lemon thyme, tymianek, thymian, thyme leaf, tomilho, sprigs of thyme, thymari, fresh za'atar leaves, timian | is herb | usda 02049 | cup 38 | weighs sprig 0.8, bunch 25, stalk 0.8
rosemary | aka romero, romarin, rosmarino, rosmarin, biberiye, alecrim, rosmary, rosemary needles, rozmaryn, rosemarry, dendrolivano | is herb | usda 02063 | cup 28 | weighs sprig 2, bunch 30, stalk 2 | edible 0.65 | keeps 12 fridge
sage | aka salvia, sauge, sage leaves, salbei, szałwia, adaçayı, zsálya | is herb | figures kcal 60 protein 3.9 fat 2.1 carb 11.9 fibre 7.9 sugars 0.3 sodium 3 satfat 1.4 cholesterol 0 water 80 by "computed: USDA 02038 dried sage with the water of the fresh leaf" | cup 32 | weighs each 0.6, leaf 0.6, sprig 2, bunch 25
oregano | aka origan, rigani, origano, oregano brujo, origanum, oregano leaf, panikoorka, ajwain leaves | is herb | figures kcal 66 protein 2.3 fat 1.1 carb 17.2 fibre 10.6 sugars 1 sodium 6 satfat 0.4 cholesterol 0 water 77.5 by "computed: USDA 02027 dried oregano with the water of the fresh leaf" | cup 25 | weighs sprig 1, leaf 0.1, bunch 25
marjoram | aka sweet marjoram, mejorana, marjolaine, maggiorana, mantzourana | is herb | figures kcal 66 protein 3.1 fat 1.7 carb 14.8 fibre 9.8 sugars 1 sodium 19 satfat 0.1 cholesterol 0 water 77.5 by "computed: USDA 02023 dried marjoram with the water of the fresh leaf" | cup 25 | weighs sprig 1, bunch 25
tarragon | aka estragon, tarhun, dragoncello, tarkhun, tárkony, tarkhoon, taragon | is herb | figures kcal 74 protein 5.7 fat 1.8 carb 12.6 fibre 1.9 sodium 16 satfat 0.5 cholesterol 0 water 77.5 by "computed: USDA 02041 dried tarragon with the water of the fresh leaf" | cup 28 | weighs sprig 1, leaf 0.1, bunch 25
chervil | aka cerfeuil, perifollo, kerbel | is herb | usda ~11297 | cup 25 | weighs sprig 1, bunch 25
fresh bay leaf | aka fresh bay, green bay leaves | is herb | figures kcal 75 protein 1.8 fat 2 carb 18 fibre 6.3 sodium 6 by "computed: USDA 02004 bay leaf with the water of the fresh leaf" | cup 20 | weighs each 0.4, leaf 0.4, sprig 3 | keeps 14 fridge
savory | aka satureja, sarriette, bohnenkraut, marzeh, ajedrea, tsitsak | is herb | figures kcal 68 protein 1.7 fat 1.5 carb 17.2 fibre 10.7 sodium 6 satfat 0.8 cholesterol 0 water 77.5 by "computed: USDA 02039 ground savory with the water of the fresh leaf" | cup 25 | weighs sprig 1, bunch 25
lovage | aka lubczyk, leuștean, maggikraut, liebstöckel, levistico | is herb | fact celery? | usda ~11297 | cup 30 | weighs sprig 3, leaf 3, bunch 40
lemon balm | aka melissa, balm, toronjil, lemon verbena, verveine, verbena, badranjbooyeh, cedrón, hierba luisa, melisa, louiza, lwiza | is herb | usda ~02065 | cup 30 | weighs leaf 0.3, sprig 1.5, bunch 30
curry leaf | aka kadi patta, karivepaku, kariveppila, sweet neem, karapincha, meetha neem, karuveppilai, kari patta, curry leaves sprig, daun kari, kadipatta, karibevu, curry patta, kari leaves, curry leave, karivepillai | is herb | figures kcal 108 protein 6.1 fat 1 carb 18.7 fibre 6.4 sodium 40 water 63.8 by "ICMR, Nutritive Value of Indian Foods (curry leaves)" | cup 25 | weighs each 0.15, leaf 0.15, sprig 2.5, bunch 25, handful 5, stalk 2.5 | keeps 10 fridge
makrut lime leaf | aka kaffir lime leaf, lime leaf, daun jeruk purut, keffir lime leaf, bai makrut, kafir lime leaf, makroot lime leaf, daun limau purut, daun jeruk, bai magrood, makrud leaves, lá chanh, combava leaves, kaffir leaves, kefir lime leaf | is herb | figures kcal 100 protein 6 fat 1 carb 19 fibre 7 sodium 10 by "computed: curry leaf of ICMR, Nutritive Value of Indian Foods, as the nearest leaf of the citrus family" | cup 20 | weighs each 0.6, leaf 0.6, sprig 4, handful 6 | keeps 14 fridge
Indonesian bay leaf | aka daun salam, salam leaf | is herb | figures kcal 108 protein 6.1 fat 1 carb 18.7 fibre 6.4 sodium 40 by "computed: curry leaf of ICMR, Nutritive Value of Indian Foods, as the nearest leaf" | cup 15 | weighs each 0.6, leaf 0.6 | keeps 14 fridge
lá lốt | aka betel leaf, paan, cha plu, daun kaduk, paan ka patta, piper leaf, bai cha plu, vetrilai, wild pepper leaf, bai chaplu, hoja santa, hierba santa, acuyo, root beer leaf, bulath leaf | is herb | usda ~11520 | cup 28 | weighs each 3, leaf 3
shiso | aka sesame leaf, sesame leaves, wild sesame leaf, perilla, kkaennip, beefsteak plant, tía tô, perilla leaves, shiso leaves, ooba, oba leaf, japanese basil, ohba, aojiso, zi su, kkaenip | is herb | figures kcal 37 protein 3.9 fat 0.1 carb 7.5 fibre 7.3 sodium 1 water 86.7 by "Standard Tables of Food Composition in Japan, perilla leaves" | cup 20 | weighs each 1, leaf 1, bunch 20
mitsuba | aka cham-namul, japanese parsley, honewort, chamnamul | is herb | usda ~11165 | cup 20 | weighs sprig 2, bunch 50
water dropwort | aka minari, java waterdropwort, seri, korean watercress, rau cần, water celery, rau cần nước | is herb | usda ~11591 | cup 40 | weighs bunch 150, sprig 4
Vietnamese coriander | aka rau răm, laksa leaf, daun kesum, hot mint, vietnamese mint, polygonum, daun laksa, persicaria, cambodian mint, daun kesom, kesum | is herb | usda ~11165 | cup 20 | weighs leaf 0.2, sprig 2, bunch 40
rice paddy herb | aka ngò om, rau om, phak khayaeng, limnophila | is herb | usda ~11165 | cup 20 | weighs sprig 2, bunch 40
fresh herbs | aka rau thơm, herbs, rau sống, sabzi khordan, leafy herbs, fines herbes, kräuter, sprigs of herbs, aromatic herbs, sabzi polo, sabzi ghormeh, ghormeh sabzi herbs, sabzi ash | is herb | usda ~11297 | cup 40 | weighs each 10, sprig 1, bunch 60, handful 12
bouquet garni | aka herb bundle, garni bouquet, bundle of herbs, bunch of herbs | is herb | of parsley, thyme, bay leaf | maybe celery, leek | usda ~11297 | cup 40 | weighs each 10, bundle 10, sachet 2
epazote | aka mexican tea, paico | is herb | usda 11984 | cup 13 | weighs sprig 2, leaf 0.2, bunch 50
huacatay | aka black mint, wakatay, papalo, quilquiña, papaloquelite | is herb | usda ~02065 | cup 20 | weighs sprig 2, bunch 50
hyssop | aka za'atar leaf, fresh za'atar, syrian oregano, anise hyssop, bible hyssop | is herb | usda ~02049 | cup 25 | weighs sprig 1, bunch 30
angelica | is herb | usda ~11143 | cup 100 | weighs stalk 30, piece 10
sweet cicely | aka cicely, myrrhis, woodruff, sweet woodruff, waldmeister | is herb | usda ~11297 | cup 25 | weighs sprig 2
rue | aka ruda, tena adam | is herb | usda ~02049 | cup 20 | weighs sprig 1
fennel frond | aka fennel leaves, wild fennel, fennel tops, finocchietto, finocchietto selvatico, fennel herb, fennel greens, maratho | is herb | usda ~02045 | cup 15 | weighs sprig 1, bunch 40, handful 5
wild garlic | aka ramsons, bear's garlic, bärlauch, wild leek leaves, czosnek niedźwiedzi, medvehagyma, ail des ours, wild garlic leaf, ramslök, cheremsha | is herb | usda ~11292 | cup 40 | weighs leaf 2, bunch 80, handful 25
burnet | aka salad burnet, grüne soße herbs, oyster leaf, nasturtium leaf, pimpinelle, frankfurt green sauce herbs | is herb | usda ~11203 | cup 25 | weighs bunch 30, leaf 0.5
koseret | aka besobela, kosseret, ethiopian basil, besobila, ethiopian holy basil | is dried herb | usda ~02003 | cup 30

# Dried
dried basil | aka basil dried, dried sweet basil, basil flakes, dry basil, ground basil, basil powder, dried thai basil, basil leaves dried | is dried herb | of basil | usda 02003 | cup 34
dried oregano | aka oregano dried, dry oregano, ground oregano, mexican oregano, orégano seco, dried greek oregano, oregano flakes, oregano leaves dried, oregano powder, crumbled oregano, pizza herb, powdered oregano | is dried herb | of oregano | usda 02027 | cup 50
dried thyme | aka thyme dried, dry thyme, ground thyme, kekik, powdered thyme, thyme powder, thyme leaves dried, tomillo seco, rubbed thyme, dried wild thyme, thyme ground | is dried herb | of thyme | usda 02042 | cup 43
dried rosemary | aka rosemary dried, ground rosemary, dry rosemary, crushed rosemary, powdered rosemary, rosemary powder | is dried herb | of rosemary | usda 02036 | cup 53
dried sage | aka rubbed sage, ground sage, sage dried, dry sage, powdered sage, sage powder, sage rubbed | is dried herb | of sage | usda 02038 | cup 32
dried mint | aka mint dried, dried spearmint, dry mint, kuru nane, pudina powder, dried peppermint, mint powder, dried pudina, mint flakes, na'na yabis | is dried herb | of mint | usda 02066 | cup 25
dried parsley | aka parsley flakes, parsley dried, dry parsley, freeze-dried parsley, perejil seco, dried italian parsley | is dried herb | of parsley | usda 02029 | cup 25
dried dill | aka dill dried, dried dill weed, dry dill, dried dillweed, dill weed dried, dry dill weed, dill tips | is dried herb | of dill | usda 02017 | cup 49
dried tarragon | aka tarragon dried, dry tarragon, ground tarragon | is dried herb | of tarragon | usda 02041 | cup 29
dried marjoram | aka marjoram dried, majeranek, majoran, majoránna, dry marjoram, majoranka, ground marjoram, mejorana seca | is dried herb | of marjoram | usda 02023 | cup 28
dried chervil | aka chervil dried | is dried herb | of chervil | usda 02008 | cup 30
dried savory | aka ground savory, savory dried, chubritsa, dried summer savory, cząber, chubrica, borsikafű | is dried herb | of savory | usda 02039 | cup 60
dried coriander leaf | aka dried cilantro, freeze-dried coriander, dry cilantro | is dried herb | of coriander leaf | usda 02012 | cup 29
dried chives | aka freeze-dried chives, chives dried, dry chives | is dried herb | of chive | usda 11615 | cup 3.2
dried fenugreek leaves | aka kasuri methi, kasoori methi, dried methi, dried methi leaves, kasturi methi, kasori methi, dry fenugreek leaves, dry methi leaves, dried shanbalileh, kasooti methi, qasuri methi, dried fenugreek | is dried herb | of fenugreek leaves | figures kcal 280 protein 25 fat 5 carb 45 fibre 25 sodium 450 water 9 by "computed: fenugreek leaves of ICMR, Nutritive Value of Indian Foods, dried to 9 % water, with the fibre of dried leaves" | cup 16
bay leaf | aka tej patta, hoja de laurel, laurel, laurier, lorbeerblatt, alloro, tejpat, defne yaprağı, bay, feuille de laurier, dried bay leaves, liść laurowy, bayleaf, bay leave, louro, tez patta, dahon ng laurel, babérlevél, tej pata, indian bay leaves, malabar leaf, cinnamon leaf, tejpatta, lavrushka, bayleaves, waraq ghar, dafni, turkish bay leaves, wawrzyn, tamalpatra, warak lawra, waraq lawra, tej pat | is dried herb | usda 02004 | cup 29 | weighs each 0.2, leaf 0.2, large 0.5
ground bay | aka ground bay leaf, bay powder, bay leaf powder, crushed bay leaf | is dried herb | of bay leaf | usda 02004 | cup 29
dried mixed herbs | aka italian seasoning, italian herbs, herbes de provence, provençal herbs, italian herb seasoning, dried herbs, herbs de provence, provence herbs, italian spices, herbes de provance, kräuter der provence, greek seasoning herbs, dried mediterranean herbs, tuscan herbs, pizza seasoning, italian mixed herbs, mixed herbs dried, dry mixed herbs | is dried herb | of dried oregano, dried basil, dried thyme | usda ~02027 | cup 45
dried epazote | aka epazote dried | is dried herb | of epazote | usda ~02012 | cup 30
dried persian herbs | aka dried sabzi, dried ghormeh sabzi herbs, dried sabzi polo, dried sabzi ghormeh, persian herb mix | is dried herb | of parsley, fenugreek leaves | usda ~02029 | cup 25
dried pandan | aka pandan powder, dried pandan leaves | is dried herb | of pandan leaf | usda ~02029 | cup 60
jimbu | aka dried himalayan chives, jamboo, jhambu, jambu herb | is dried herb | usda ~11615 | cup 10
avocado leaf | aka hoja de aguacate, dried avocado leaves | is dried herb | usda ~02004 | cup 20 | weighs each 0.5, leaf 0.5
dried lemon verbena | aka dried lemon balm, lemon verbena tea leaves, lemongrass powder, dried lemongrass, ground lemongrass, lemon grass powder | is dried herb | usda ~02066 | cup 30
sassafras leaf | aka gumbo filé, file powder, filé, file gumbo | is dried herb | usda ~02004 | cup 70
mugwort | aka ssuk, yomogi, ngải cứu, artemisia | is herb | usda ~11157 | cup 30
stevia leaf | is dried herb | usda ~02066 | cup 30

# Flowers
edible flowers | aka edible petals, flower petals, edible blossoms, pansy, viola flower, violas, nasturtium flower, nasturtium, nasturtium blossom, edible violas, marigold petals, calendula, cornflower petals, dried cornflowers, chive blossom, chive flower, borage flower, crystallised violets, candied violets, primrose, marigold flowers, calendula petals, marigold, shungiku flowers, violet flower, sweet violet | is edible flower | usda ~11416 | cup 20 | weighs each 1 | keeps 3 fridge
rose petal | aka dried rose, edible rose petals, rosebud, edible rose, gol-e sorkh, gulab ki pankhudi, dried damask rose, rose buds, mohammadi rose, rose powder | is edible flower | usda ~11416 | cup 10 | weighs each 0.3 | keeps 200 cupboard
lavender | aka culinary lavender, lavender flowers, lavender buds, edible lavender, lavander, lavanda | is edible flower | usda ~02036 | cup 25 | weighs sprig 0.5 | keeps 365 cupboard
elderflower | aka fleur de sureau, fläder, elder blossom, elderflower heads | is edible flower | usda ~11416 | cup 15 | weighs each 10, head 10
orange blossom | aka jasmine flower, orange flowers, dried jasmine, osmanthus, osmanthus flower, chrysanthemum flower, dried chrysanthemum, jasmine blossoms, cherry blossom, sakura flower, linden flower, chamomile, chamomile flowers, sakura, pickled cherry blossom | is edible flower | usda ~11416 | cup 15 | weighs each 0.3 | keeps 200 cupboard
butterfly pea flower | aka bunga telang, blue pea flower, butterfly pea, anchan, blue matcha | is edible flower | usda ~11416 | cup 15 | weighs each 0.1 | keeps 365 cupboard
clover flower | aka acacia flower, red clover blossoms, dandelion flower, acacia blossom, robinia blossom, dandelion blossoms, hawthorn blossom | is edible flower | usda ~11416 | cup 15
safflower | aka false saffron, safflower petals, gol rang, kasubha, azafrán bastardo, kusum flower, mexican saffron, bastard saffron, imeretian saffron | is edible flower | in Spices | usda ~02037 | cup 20 | keeps 500 cupboard
`
