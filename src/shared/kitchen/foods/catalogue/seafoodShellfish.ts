/**
 * Crustaceans, molluscs and other creatures of the water, fresh, frozen, cooked and in tins.
 * How to read a line: ../readCatalogue.ts. Figures: USDA SR28 or the Japanese food tables; a piece weighs its meat.
 */
export const seafoodShellfish = `
*canned shellfish kind | is mollusc kind | keeps 1000 cupboard
*surimi product | in Seafood | of surimi, sugar | maybe egg white, wheat, soybean, crab | cup 140 | keeps 14 fridge

# Mixtures
shellfish | aka shell fish, fruits de mer, live shellfish | is crustacean kind | maybe mussel, clam, oyster | usda ~15149
seafood mix | aka seafood, seafood cocktail, marinara mix, seafood medley, frutti di mare, mariscos, seafood marinara mix, seafood selection, deniz urunleri, mixed seafoods | is mollusc kind, crustacean kind | maybe fish | usda ~15149 | cup 145 | pack 400 g | keeps 2 fridge

# Shrimp and prawns
shrimp | aka prawn, king prawn, tiger prawn, gamba, tiger shrimp, camarao, camaron, camarones, crevette, jhinga, garnele, shrimp peeled and deveined, deveined shrimp, peeled and deveined shrimp, gambero, gamberi, ebi, langostino shrimp, udang, hipon, rock shrimp, karides, kolambi, chingri, chemmeen, sugpo, suahe, shell on prawn, vannamei, freshwater prawn, head on prawn, banana prawn, shell on shrimp, schrimp, shirmp, shimp, garides, tail on shrimp, krevetki, camarones frescos, easy peel shrimp, colossal shrimp, galda chingri, garnelen, butterflied shrimp, butterflied prawn, saewoo, amaebi, spot prawn, jhinga prawns, green prawns, langostino prawn, gamberi rossi, mazzancolle, gambero rosso, gamberetti, crevettes grises, bouquet shrimp, gambas rojas, carabinero, gambones, gambón, langostinos tigre, nordseekrabben, krabben, räkor, reker, krewetki, garnéla, katkaravut, camarões, gambas al ajillo, saeu, meygoo, maygoo, jheenga, jhinge macha, isso prawns, tôm sú, tôm thẻ, con tôm, isso | is crustacean kind | usda 15149 | cup 145 | weighs each 7, small 5, medium 6, large 7, jumbo 14, extra large 10, piece 7 | edible 0.87 | pack 150 g, 300 g, 400 g
cooked shrimp | aka cooked prawn, cocktail shrimp, cooked king prawn, salad shrimp, cold water prawn, north atlantic prawn, boiled shrimp, cooked peeled prawn, bay shrimp, precooked shrimp, baby shrimp, tiny shrimp, cooked peeled shrimp, rejer, shrimp cooked, brown shrimp, raker, handskalade rakor, skagen shrimp, nordsee krabben, popcorn shrimp cooked, petite shrimp, coldwater prawns | is crustacean kind | usda 15271 | cup 145 | weighs each 6, small 4, large 12 | pack 200 g | keeps 3 fridge
canned shrimp | aka tinned shrimp, tinned prawns, canned tiny shrimp | is crustacean kind | usda 15152 | cup 128 | weighs can 128 | keeps 1000 cupboard
breaded shrimp | aka breaded prawn, scampi breaded, ebi fry, popcorn shrimp, torpedo prawn, breaded scampi, prawn tempura, shrimp tempura, tempura shrimp, tempura prawn, coconut shrimp, ebi furai, butterfly shrimp breaded | is crustacean kind | of wheat flour | maybe egg, milk, soybean | in Frozen Foods | usda ~15150 | weighs each 12 | pack 250 g | keeps 120 freezer
dried shrimp | aka dried prawn, hae bee, camarao seco, ebi dried, dried baby shrimp, camaron seco, hibi, geonsaeu, sakura shrimp, sukha jhinga, dry shrimp, sakura ebi, udang kering, tom kho, goong haeng, dry prawn, acetes, hebi, crayfish ground, ground crayfish, crayfish powder, sookha jhinga, dried krill, hei bee, kung haeng, dried hipon, hibe, xia mi, boke ebi, shrimp powder, dried crayfish, xiami, hay bee, rebon, udang rebon, mắm tôm khô | is crustacean kind | figures kcal 233 protein 48.6 fat 2.8 carb 0.3 sodium 1500 water 24.2 by "Standard Tables of Food Composition in Japan 2015, hoshi-ebi" | cup 60 | pack 100 g | keeps 180 fridge
salted shrimp | aka saeujeot, saeu jeot, salted fermented shrimp, fermented salted shrimp, saeu jot | is crustacean kind | usda ~15149 | cup 240 | keeps 365 fridge
krill | aka antarctic krill, okiami, alamang, fresh tiny shrimp | is crustacean kind | usda ~15149 | keeps 2 fridge
mantis shrimp | aka shako, mantis prawns, tatampal, canocchia | is crustacean kind | usda ~15149 | weighs each 30 | edible 0.45

# Lobster, crayfish, crab
lobster | aka homard, live lobster, bogavante, maine lobster, lobster claw, hummer, langosta, lobster knuckle, astice, lagosta, lobster tails, live maine lobster, lobstar, lavagante | is crustacean kind | usda 15147 | cup 145 | weighs each 150, tail 115, small 113 | edible 0.35
spiny lobster | aka rock lobster, crayfish tail south african, langouste, caribbean lobster, south african crayfish, ise ebi, kreef, astakos, aragosta | is crustacean kind | usda 15154 | weighs each 209, tail 130 | edible 0.46
crayfish | aka crawfish, crawdad, yabby, kreftor, crawfish tails, signal crayfish, ecrevisse, mudbug, moreton bay bug, slipper lobster, balmain bug, crayfish tails, kräftor, louisiana crawfish, karavides, rapu, raki crayfish, flusskrebs, rakovye sheiki, marrons crayfish, janga | is crustacean kind | usda 15145 | cup 145 | weighs each 3.4 | edible 0.2
langoustine | aka scampi, dublin bay prawn, norway lobster, langostino, cigala, nephrops, havskrafta, havskräftor, jomfruhummer, sjøkreps | is crustacean kind | usda ~15147 | weighs each 30 | edible 0.35
crab | aka crabmeat, lump crabmeat, cangrejo, crabe, backfin crab, dressed crab, kepiting, picked crab meat, lump crab, kani, granchio, backfin crabmeat, jaiba, krabbe, alimasag, alimango, crab claw, pulpa de cangrejo, rajungan, handpicked crab meat, centolla, krab rangoon crab, claw crab meat, carne de siri, lump crab meat picked over, tourteau, tourteaux, buey de mar, txangurro, necora, granceola, siri crab, sapateira, kaborya, ketam | is crustacean kind | usda 15139 | cup 135 | weighs each 160, claw 20, can 125 | edible 0.3 | pack 100 g, 227 g
whole crab | aka blue crab, live crab, mud crab, swimming crab, ggotge, mangrove crab, blue swimmer crab, flower crab, live blue crab, sri lankan crab, crabs in shell, chilli crab crab, kkotge, brown crab whole, spider crab, talangka, crab cleaned and quartered, crab pieces in shell, centollo | is crustacean kind | usda 15139 | cup 135 | weighs each 100, large 200 | edible 0.25
Dungeness crab | aka dungeness | is crustacean kind | usda 15143 | cup 135 | weighs each 163 | edible 0.25
king crab | aka alaskan king crab, crab leg, king crab legs, centolla magallanes, kamchatka crab, santola | is crustacean kind | usda 15136 | cup 135 | weighs leg 172, each 172 | edible 0.6
snow crab | aka queen crab, zuwaigani, opilio crab, snow crab cluster | is crustacean kind | usda 15144 | cup 135 | weighs cluster 120 | edible 0.5
soft-shell crab | aka soft shelled crab, softshell crab | is crustacean kind | usda ~15139 | weighs each 90
canned crab | aka tinned crab, canned crabmeat, canned lump crab, tinned crabmeat, canned white crab meat | is crustacean kind | usda 15141 | cup 135 | weighs can 125 | keeps 1000 cupboard
crab cake | aka maryland crab cake | is crustacean kind | of egg | maybe wheat, mustard, milk | usda 15142 | cup 135 | weighs each 60
goose barnacle | aka percebes, barnacle, gooseneck barnacle | is crustacean kind | usda ~15145 | weighs each 10 | edible 0.35
crab roe | aka shrimp roe, lobster roe, crab paste, taba ng talangka, crab fat, tomalley, lobster coral, crab tomalley, aligue, crab coral | is crustacean kind | usda ~15072 | cup 240 | keeps 30 fridge

# Clams, mussels, oysters, scallops
clam | aka littleneck clam, manila clam, vongole, cherrystone clam, quahog, steamer clam, almeja, palourde, clam in shell, asari, geoduck, live clam, surf clam, razor clam, vongola, amaijas, ameijoas, venus clam, lala clam, chowder clam, hamaguri, pipi, halaan, jogae, bajirak, shijimi, macha clam, littlenecks, geoduck clam, hokkigai, navajas, concha clam, telline, vongole veraci, lupini clams, fasolari, toheroa, tuatua, gandofli, om el kholoul, um el khulul | is mollusc kind | usda 15157 | cup 227 | weighs each 14.5, small 9, medium 14.5, large 20, can 110 | edible 0.15 | pack 1 kg
shelled clam | aka clam meat, shucked clam, minced clam raw | is mollusc kind | usda 15157 | cup 227 | pack 400 g
canned clam | aka tinned clam, canned baby clam, chopped clams canned, canned chopped clam, canned whole baby clam, tin clams, minced clams, can clams | is canned shellfish kind | usda 15160 | cup 160 | weighs can 110 | pack 184 g
cockle | aka blood cockle, kerang, berberecho, blood clam, pickled cockle, ark shell, concha negra, si ham, kkomak, kerang darah, black clam, berbigão, siham, see hum, siham cockles | is mollusc kind | usda ~15157 | cup 150 | weighs each 4 | edible 0.2
mussel | aka moule, cozze, mejillon, green lipped mussel, live mussel, greenshell mussel, midye, miesmuschel, mussels in shell, choro, choritos, tahong, mussel in the shell, kallummakkaya, pei mussel, mejillones, prince edward island mussel, mexilhao, mussles, muscles mussel, honghap, midia, mexilhões, muscheln, miesmuscheln, blåmusslor, blåskjell, blåmuslinger | is mollusc kind | usda 15164 | cup 150 | weighs each 16, small 10, medium 16, large 20 | edible 0.28 | pack 1 kg
mussel meat | aka cooked mussel, shelled mussel, shucked mussel, half shell mussel | is mollusc kind | usda 15164 | cup 150 | pack 400 g
smoked mussel | aka canned mussel, mussels in escabeche, tinned mussels, mejillones en escabeche, pickled mussel, marinated mussel | is canned shellfish kind | usda ~15165 | weighs can 85
oyster | aka live oyster, ostra, huitre, native oyster, oysters on the half shell, blue point oyster, rock oyster, sydney rock oyster, guljuseyo, kaki oyster, talaba, oyster in shell, tiram, ostion, ostriche, kumamoto oyster, seokhwa | is mollusc kind | usda 15167 | cup 248 | weighs each 14, medium 14, large 25, can 85
Pacific oyster | aka japanese oyster, giant oyster | is mollusc kind | usda 15171 | cup 248 | weighs each 50
canned oyster | aka smoked oyster, tinned oyster | is canned shellfish kind | usda 15170 | cup 200 | weighs each 8, can 85
dried oyster | aka ho see, ho xi, hou si | is mollusc kind | figures kcal 316 protein 36.9 fat 9 carb 19.3 water 30 by "reckoned from USDA SR28 15171 dried to 30 % water" | cup 100 | keeps 180 fridge
scallop | aka sea scallop, bay scallop, king scallop, queen scallop, vieira, saint jacques, coquille saint jacques, scallop with roe, coquilles st jacques, diver scallop, hotate, queenie, capesante, jakobsmuschel, zamburina, scalop, concha de abanico, pétoncle, callo de hacha, roe on scallop, saint jacques scallop, noix de saint jacques, garibi, capasante | is mollusc kind | usda 15172 | cup 225 | weighs each 20, small 6, large 30, piece 20
dried scallop | aka conpoy, kan bei, gan bei, kanbei, dry scallop | is mollusc kind | figures kcal 322 protein 65.7 fat 1.4 carb 7.6 sodium 2500 water 17.1 by "Standard Tables of Food Composition in Japan 2015, scallop adductor, boiled and dried" | cup 100 | weighs each 5 | keeps 365 fridge

# Sea snails, land snails, abalone
abalone | aka paua, ormer, awabi, jeonbok, perlemoen, haliotis, abulon, south african abalone | is mollusc kind | usda 15155 | weighs each 80, can 213 | edible 0.45
whelk | aka sea snail, bulot, bai top shell, periwinkle, winkle, dog whelk, golbaengi, top shell, turban shell, bigorneau, sazae, kuhol sea, bailu snail, limpet, lapas | is mollusc kind | usda 15177 | weighs each 15 | edible 0.4
conch | aka lambi, queen conch, scungilli, caracol de mar | is mollusc kind | usda 15250 | cup 127 | weighs each 120
snail | aka escargot, land snail, helix snail, caracoles, caracol, petit gris, kuhol, chiocciole, congo meat, chocolate snail, escargot snail, apple snail, river snail, freshwater snail, luosi, burgundy snail | is mollusc kind | usda 90560 | weighs each 8 | keeps 3 fridge

# Squid, octopus, cuttlefish
squid | aka calamari, calamar, calamares, chipirones, squid tentacle, squid body, calamaro, ojingeo, ika, pusit, arrow squid, kalamar, sotong, cumi, squid rings, totano, chipiron, cumi cumi, squid hood, koonthal, calamary, calmari, calamari rings, encornet, kalmar, calamarata squid, kalamari, chocos squid, calmar, calamari tubes, squid cut into rings, lulas, flower squid, kalamarakia, kalamaria, mực ống, mực tươi, dhallo, subeit, sotong fish, dallo | is mollusc kind | usda 15175 | cup 150 | weighs each 150, small 40, ring 8, tube 90 | edible 0.8 | pack 400 g
cuttlefish | aka sepia, cuttle fish, seppia, sepia fish, mongo ika, seppie, seppia nera, seppioline, soupies, choco fish | is mollusc kind | usda 15163 | cup 150 | weighs each 250 | edible 0.7
octopus | aka pulpo, octopus tentacle, polpo, poulpe, tako, ahtapot, nakji, htapodi, jukkumi, sannakji, pugita, gurita, moscardini, long arm octopus, krake, khtapodi, chtapodi, pulpo a la gallega, pulpo á feira, polvo | is mollusc kind | usda 15166 | cup 150 | weighs each 900, small 60, tentacle 120, baby 60 | edible 0.85
dried squid | aka dried cuttlefish, surume, ojingeochae, sotong kering, saki ika, mareun ojingeo, muc kho, dried calamari, jinmichae, shredded squid | is mollusc kind | figures kcal 334 protein 69.2 fat 4.3 carb 0.4 sodium 890 water 20.2 by "Standard Tables of Food Composition in Japan 2015, surume" | cup 60 | weighs each 60 | keeps 180 cupboard
squid ink | aka cuttlefish ink, tinta de calamar, nero di seppia, tinta de sepia, calamari ink, encre de seiche, tinta de chipiron | is mollusc kind | usda ~15175 | cup 245 | weighs sachet 4, packet 4 | keeps 365 cupboard
breaded squid | aka breaded calamari, calamari fritti, battered squid rings, salt and pepper squid, fried calamari, calamares a la romana, calamari rings breaded | is mollusc kind | of wheat flour | maybe egg, milk | in Frozen Foods | usda ~15176 | weighs each 12 | keeps 120 freezer
canned squid | aka canned octopus, octopus in oil, squid in ink, calamares en su tinta, canned calamari, tinned octopus, chipirones en su tinta, pulpo en aceite | is canned shellfish kind | usda ~15166 | weighs can 80

# Other animals of the water: neither fish, crustacean nor mollusc, but no plants
*sea creature | in Seafood | fact sea animal | cup 150 | keeps 3 fridge
sea urchin | aka uni, sea urchin roe, erizo de mar, oursin, urchin, ricci di mare, erizo, seonggeul, uni roe, sea eggs, ouriço-do-mar, kina | is sea creature | figures kcal 120 protein 16 fat 4.8 carb 3.3 sodium 220 water 73.8 by "Standard Tables of Food Composition in Japan 2015, sea urchin gonad, raw" | weighs each 15, tongue 6
sea cucumber | aka trepang, beche de mer, namako, haisam, balatan, hai shen, haesam, sea slug | is sea creature | figures kcal 23 protein 4.6 fat 0.3 carb 0.5 sodium 680 water 92.2 by "Standard Tables of Food Composition in Japan 2015, sea cucumber, raw" | weighs each 150
jellyfish | aka hai zhe, kurage, haepari, sua jellyfish | is sea creature | usda 43497 | cup 58 | keeps 180 fridge
sea squirt | aka hoya, meongge, ascidian, mideodeok, piure, sea pineapple | is sea creature | figures kcal 30 protein 5 fat 0.8 carb 0.8 sodium 1300 water 88.8 by "Standard Tables of Food Composition in Japan 2015, sea squirt, raw" | weighs each 60

# Surimi: fish paste, often in the likeness of shellfish
surimi | aka fish surimi, pollock surimi, fish mince, minced fish, ground fish, fish paste, dace paste, yu hua, fish meat paste, otah fish paste, isda giniling | is fish kind | of sugar | usda 15109 | keeps 30 freezer
crab stick | aka imitation crab, surimi stick, kanikama, seafood stick, krab, seafood extender, crab flavored surimi, imitation crabmeat, ocean sticks, fish stick crab, crabstick, kani kama, surimi crab, gemat crab stick, crab flavoured stick, krabovye palochki, mock crab, crab sticks surimi, imitation lump crab | is surimi product | maybe egg, wheat | usda 15138 | weighs each 17, stick 17, piece 17 | pack 250 g
imitation shrimp | aka surimi shrimp, surimi prawn | is surimi product | maybe shrimp | usda 15153 | weighs each 10
imitation scallop | aka surimi scallop | is surimi product | maybe scallop | usda 15174 | weighs each 15
kamaboko | aka fish cake japanese, japanese fish cake, itakamaboko, pink fish cake, red and white kamaboko, kamaboko fish cake, steamed fish cake | is surimi product | figures kcal 95 protein 12 fat 0.9 carb 9.7 sodium 1000 water 74.4 by "Standard Tables of Food Composition in Japan 2015, mushi-kamaboko" | weighs each 160, slice 10
narutomaki | aka naruto, naruto fish cake, narutomaki fish cake, naruto maki | is surimi product | figures kcal 80 protein 7.6 fat 0.4 carb 11.6 sodium 800 water 77.8 by "Standard Tables of Food Composition in Japan 2015, naruto" | weighs each 160, slice 6
chikuwa | aka tube fish cake, fish cake tube, yaki chikuwa, chikuwa fish cake | is surimi product | figures kcal 121 protein 12.2 fat 2 carb 13.5 sodium 830 water 69.9 by "Standard Tables of Food Composition in Japan 2015, yaki-chikuwa" | weighs each 30, piece 30
hanpen | aka white fish cake, hanpen fish cake | is surimi product | of yam, egg white | figures kcal 94 protein 9.9 fat 1 carb 11.4 sodium 590 water 75.7 by "Standard Tables of Food Composition in Japan 2015, hanpen" | weighs each 100
Asian fish cake | aka fried fish cake, satsuma age, otak otak cake, fish cake sheet, chinese fish cake, age kamaboko, tempura fish cake, fish cake slices, tenpura fish cake, cha ca, frozen fish cake asian, oden fish cake, yu bing, jambalaya fish cake | is surimi product | figures kcal 139 protein 12.5 fat 3.7 carb 13.9 sodium 730 water 67.5 by "Standard Tables of Food Composition in Japan 2015, satsuma-age" | weighs each 40, sheet 40, piece 40
tod mun pla | aka thai fish cake | is fish kind | of fish sauce | maybe egg, shrimp paste, wheat, soybean | figures kcal 139 protein 12.5 fat 3.7 carb 13.9 sodium 730 water 67.5 by "Standard Tables of Food Composition in Japan 2015, satsuma-age" | weighs each 40, sheet 40, piece 40
eomuk | aka odeng, korean fish cake | is surimi product | maybe wheat flour | figures kcal 139 protein 12.5 fat 3.7 carb 13.9 sodium 730 water 67.5 by "Standard Tables of Food Composition in Japan 2015, satsuma-age" | weighs each 40, sheet 40, piece 40
fish ball | aka fishball, seafood ball, yu wan, bakso ikan, fish tofu, pentol ikan, luk chin pla | is surimi product | maybe shrimp, squid, pork | usda ~15109 | weighs each 18, piece 18 | pack 200 g
fiskebullar | aka fiskbullar, fish balls in bouillon | is fish kind | of milk | maybe potato starch, wheat flour, egg | usda ~15109 | weighs each 18, piece 18 | pack 200 g
Fuzhou fish ball | aka fu zhou fish balls | is surimi product | of pork | maybe shrimp | usda ~15109 | weighs each 18, piece 18 | pack 200 g
lobster ball | is surimi product | maybe lobster, shrimp | usda ~15109 | weighs each 18, piece 18 | pack 200 g
shrimp ball | is surimi product | of shrimp | usda ~15109 | weighs each 18, piece 18 | pack 200 g
squid ball | aka cuttlefish ball | is surimi product | of squid | usda ~15109 | weighs each 18, piece 18 | pack 200 g
`
