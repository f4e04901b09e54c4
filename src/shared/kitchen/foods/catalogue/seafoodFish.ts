/**
 * Fish of sea, river and pond, fresh or frozen, by the fillet. How to read a line: ../readCatalogue.ts.
 * Figures: USDA SR28, raw; a piece weighs what it gives without skin and bone, and `edible` tells the rest.
 */
export const seafoodFishCatalogueText = `
# Whatever fish
fish | aka pescado, poisson, peixe, machli, pesce, fish fillets, ikan, balik, isda, curry cut fish, fish trimmings, psari, freshwater fish, pescado fresco, catch of the day, asa fish, machha, mahi, cá biển, malu | is fish kind | usda ~15028 | weighs each 150, fillet 150, piece 120 | pack 400 g
white fish | aka flaky white fish, mild white fish, pescado blanco, poisson blanc, white fish fillets, cod or haddock, white flaky fish, mild fish, tarakihi, blue cod, terakihi, warehou, lemon sole nz, cojinova, chita, cabrilla | is white fish kind | usda ~15066 | weighs each 150, fillet 150, piece 120 | pack 400 g
oily fish | aka fatty fish | is oily fish kind | usda ~15046 | weighs fillet 120
fish pie mix | aka mixed fish, fish mix, seafood chowder mix fish | is fish kind | maybe salmon, cod, haddock, smoked haddock | usda ~15015 | pack 320 g
fish head | aka salmon head, fish head and bones, fish collar, salmon collar, hamachi kama, fish bones, fish frames, fish carcass, salmon bones | is fish kind | usda ~15031 | weighs each 400 | edible 0.3

# Cod and its kin
cod | aka atlantic cod, cabillaud, codfish, scrod, skrei, kabeljau, torsk, codling, cod fillets, merluza negra cod, bacalhau fresco, dorsz, tőkehal, turska | is white fish kind | usda 15015 | weighs each 180, fillet 180, loin 150, piece 120 | pack 280 g, 400 g
Pacific cod | aka alaska cod, grey cod | is white fish kind | of cod | usda 15019 | weighs fillet 116
haddock | aka eglefin, kolja, haddock fillets | is white fish kind | usda 15033 | weighs each 193, fillet 193 | pack 280 g
hake | aka merluza, colin, merlu, nasello, hoki, blue grenadier, cape hake, pescada, south african hake, merluccio, stockfish hake, mintai hake, kingklip | is white fish kind | usda ~15132 | weighs each 150, fillet 150 | pack 400 g
whiting | aka merlan, silver hake, kerapu whiting, king george whiting, mezgit, merlano, lady fish | is white fish kind | usda 15132 | weighs each 92, fillet 92
pollock | aka alaska pollock, pollack, alaskan pollock, mintai, dongtae, myeongtae | is white fish kind | usda 15066 | weighs each 77, fillet 77 | pack 400 g
coley | aka saithe, coalfish, atlantic pollock, boston blue fish, lieu noir, seelachs, sei (whole), gråsej | is white fish kind | usda 15065 | weighs fillet 150
ling | aka tusk, cusk, ling fish, brosme | is white fish kind | usda 15044 | weighs fillet 193
lingcod | is white fish kind | usda 15045 | weighs fillet 386
burbot | aka eelpout, lota | is white fish kind | usda 15006 | weighs fillet 116
ocean pout | is white fish kind | usda 15059 | weighs fillet 352

# Flatfish
sole | aka dover sole, lemon sole, petrale sole, gray sole, lenguado, grey sole, sogliola, linguado, dil baligi, sole fish, samak moussa | is white fish kind | usda 15028 | weighs each 163, fillet 163, piece 85
flounder | aka flatfish, fluke, gwangeo, hirame, karei, megrim, sand dab, witch flounder | is white fish kind | usda 15028 | weighs each 163, fillet 163
plaice | aka carrelet, rodspatte, scholle, plaice fillets | is white fish kind | usda ~15028 | weighs each 140, fillet 140
halibut | aka atlantic halibut, pacific halibut, fletan, heilbutt, halibut fillets | is white fish kind | usda 15036 | weighs each 170, fillet 170, steak 200
Greenland halibut | aka greenland turbot, black halibut | is white fish kind | usda 15038 | weighs fillet 408
turbot | aka rodaballo, brill, kalkan, pregado, rombo | is white fish kind | usda 15129 | weighs each 700, fillet 204
skate | aka ray wing, raie, stingray, thornback ray, ikan pari, sambal stingray, hongeo, raya | is white fish kind | usda ~15033 | weighs each 250, piece 250, wing 250 | edible 0.6

# Bass, bream, snapper and other white fish
sea bass | aka seabass, branzino, loup de mer, branzini, lubina, bronzino, levrek, spigola, robalo, corvina, sea bass fillets, lavraki, lup de mer, suzuki fish, croaker corvina | is white fish kind | usda 15091 | weighs each 200, fillet 129, piece 129 | edible 0.5
Chilean sea bass | aka patagonian toothfish, toothfish, mero, chilean seabass | is oily fish kind | usda ~15074 | weighs fillet 170
striped bass | aka rockfish striped, striper | is white fish kind | usda 15004 | weighs fillet 159
freshwater bass | aka largemouth bass, smallmouth bass, bass | is white fish kind | usda 15003 | weighs fillet 79
barramundi | aka giant sea perch, asian sea bass, bhetki, siakap, apahap, giant perch, koduva | is white fish kind | usda ~15091 | weighs each 300, fillet 150
sea bream | aka bream, dorade, dorada, gilthead bream, orata, gilt head bream, porgy, scup, dorade royale, gilthead sea bream, tsipoura, cipura, besugo, madai, pargo, daurade, kurodai, lapu bream, hamour bream, dourada, tai fish | is white fish kind | usda 15090 | cup 166 | weighs each 200, fillet 64 | edible 0.5
snapper | aka huachinango, yellowtail snapper, pargo rojo, maya maya, vermillion snapper, silk snapper, mangrove jack, crimson snapper, ruby snapper, emperor fish, snapper fillets, goldband snapper | is white fish kind | usda 15101 | weighs each 450, fillet 218 | edible 0.5
grouper | aka mero grouper, lapu lapu, garoupa, hamour, cernia, rockcod, coral trout, hammour, kerapu, cherne, coral cod, jewfish | is white fish kind | usda 15031 | weighs each 259, fillet 259 | edible 0.5
rockfish | aka pacific snapper, rock fish, rock cod, pacific rockfish, scorpion fish, rascasse, redfish rock, scorpionfish | is white fish kind | usda 15070 | weighs fillet 191
ocean perch | aka redfish, rose fish, red fish, rosefish | is white fish kind | usda 15057 | weighs fillet 64
perch | aka lake perch, egli, freshwater perch, okoun | is white fish kind | usda 15060 | weighs fillet 60
Nile perch | aka victoria perch, lake victoria perch, mbuta | is white fish kind | usda ~15031 | weighs fillet 180
zander | aka pike perch, pikeperch, walleye, fogas, sander, sudak, walleye pike, sandacz, gos, pickerel | is white fish kind | usda 15064 | weighs fillet 159
pike | aka northern pike, brochet, szczupak, muskellunge, hecht, shchuka | is white fish kind | usda 15062 | weighs fillet 396
tilapia | aka st peter's fish, mojarra, saint peter fish, tilapia fillets, bolti, pla nin, mojarra frita fish, telapia, talapia, bulti, boulti | is white fish kind | usda 15261 | weighs each 116, fillet 116 | pack 400 g
catfish | aka channel catfish, catfish nugget, magur, singhi, catfish fillets, hito, lele, ikan lele, pla duk, southern catfish, shing, cat fish, cá ba sa, cá kèo, harcsa | is white fish kind | usda 15234 | weighs each 159, fillet 159
basa | aka pangasius, swai, dory fillet, cream dory, pangas, patin, tra catfish, river cobbler, patin fish, ca tra, ikan patin, basa fish | is white fish kind | usda ~15028 | weighs each 150, fillet 150 | pack 400 g
carp | aka common carp, rohu, karp, catla, koi carp, silver carp, rui, bighead carp, ponty, mrigal, rohu fish, gefilte carp, karpfen, bangus carp | is white fish kind | usda 15008 | weighs each 600, fillet 218 | edible 0.5
snakehead | aka snakehead fish, murrel, mudfish, dalag, haruan, pla chon, ca loc, ikan haruan, ikan gabus, snakehead murrel | is white fish kind | usda ~15003 | weighs each 350 | edible 0.5
pomfret | aka silver pomfret, paplet, bawal, rupchanda, ikan bawal, pampano fish | is white fish kind | usda ~15068 | weighs each 150 | edible 0.6
threadfin | aka rawas fish, indian salmon, threadfin salmon, gurjali, kala meen, ikan kurau, kurau, threadfin bream, ikan senangin, king threadfin | is white fish kind | usda ~15091 | weighs each 300, fillet 150 | edible 0.5
pearl spot | aka karimeen, green chromide, pearlspot | is white fish kind | usda ~15108 | weighs each 100 | edible 0.5
fresh Bombay duck | aka bombil, bummalo, loitta, lote fish, bombay duck fresh | is white fish kind | usda ~15066 | weighs each 60 | edible 0.7
pabda | aka pabda fish, tengra, tangra fish, koi mach, shol fish, bata fish, magur mach, parshe, climbing perch | is white fish kind | usda ~15234 | weighs each 60 | edible 0.6
garfish | aka needlefish, belone, half beak, sauger garfish, zargana | is oily fish kind | usda ~15051 | weighs each 150 | edible 0.55
tench | aka roach, freshwater bream, chub, barbel, rudd, ide fish, wels catfish, bream freshwater, leshch | is white fish kind | usda ~15008 | weighs each 300 | edible 0.5
sweetfish | aka ayu, sweet fish, ayu fish | is white fish kind | usda ~15115 | weighs each 60 | edible 0.55
goby | aka loach, mudskipper, sleeper goby, bia fish, dojo loach | is white fish kind | usda ~15108 | weighs each 30 | edible 0.5
pompano | aka florida pompano | is white fish kind | usda 15068 | weighs each 200, fillet 112 | edible 0.5
monkfish | aka anglerfish, lotte, coda di rospo, monk fish, angler fish, agwi, tamboril, rana pescatrice, monkfish medallion, seeteufel, cola de rape | is white fish kind | usda 15054 | weighs each 250, fillet 200, piece 60
John Dory | aka st pierre, dory, saint pierre, san pietro, silver dory, mirror dory | is white fish kind | usda ~15028 | weighs fillet 120
mahi-mahi | aka dorado fish, dolphinfish, dolphin fish, lampuka, lampuki, dourado, dorado fillet | is white fish kind | usda 15023 | weighs each 204, fillet 204
orange roughy | aka deep sea perch, roughy | is white fish kind | usda 15073 | weighs fillet 150
tilefish | aka amadai, okdom | is white fish kind | usda 15112 | weighs fillet 386
croaker | aka atlantic croaker, yellow fish croaker, jogi, gulbi, drumfish, kob, kabeljou, meagre, corbina, red drum, black drum, jogi croaker, dusky kob | is white fish kind | usda 15020 | weighs each 150, fillet 79 | edible 0.5
seatrout | aka weakfish, spotted seatrout, sea trout weakfish, pescada amarela | is white fish kind | usda 15093 | weighs fillet 238
freshwater drum | aka drum fish | is white fish kind | usda 15024 | weighs fillet 198
sheepshead | is white fish kind | usda 15097 | weighs fillet 238
gurnard | aka sea robin, rouget grondin, capone fish, latchet | is white fish kind | usda ~15070 | weighs each 150 | edible 0.45
red mullet | aka rouget, barbun, barbunya fish, salmonete, triglia, goatfish, triglie, barbounia, rouget barbet, barboun | is oily fish kind | usda ~15114 | weighs each 80, fillet 40 | edible 0.55
grey mullet | aka mullet, striped mullet, gray mullet, kefal, muggine, bouri, tainha, bouri fish, banak, buri fish | is oily fish kind | usda 15055 | weighs each 250, fillet 119 | edible 0.5
milkfish | aka bangus, bandeng, ikan bandeng, milk fish, daing na bangus | is white fish kind | usda 15053 | weighs each 300 | edible 0.6
parrotfish | aka parrot fish, loro fish, uhu, triggerfish, surgeonfish, unicornfish, flying fish, flyingfish, rabbitfish, danggit, siganid, samaki changu | is white fish kind | usda ~15101 | weighs each 250 | edible 0.5
wolffish | aka catfish wolf, wolf fish, steinbeisser, atlantic wolffish | is white fish kind | usda 15134 | weighs fillet 306
flathead | aka dusky flathead, blue eye trevalla, blue eye cod, trevalla | is white fish kind | usda ~15031 | weighs fillet 120
snoek | aka snoek fish, barracouta, barracuda, gemfish, tenggiri barracuda, sierra barracuda | is oily fish kind | usda ~15050 | weighs fillet 300
shark | aka dogfish, rock salmon, gummy shark, cazon, huss, mako shark, rigg, shark fin, bake and shark shark, flake fish, flake fillets, rig fish, lemon fish, haifisch, haifischsteak, haisteak, requin, tiburón, tollo, pescecane | is white fish kind | usda 15095 | weighs fillet 200
sturgeon | aka osetra fish, beluga fish, osetrina, sterlyad, sterlet, beluga sturgeon | is oily fish kind | usda 15104 | weighs fillet 200
pufferfish | aka fugu, blowfish, torafugu | is white fish kind | usda ~15028
beltfish | aka hairtail, ribbonfish, cutlassfish, galchi, largehead hairtail, silver scabbardfish, peixe espada, scabbardfish, espada | is white fish kind | usda ~15020 | weighs piece 100 | edible 0.7
white sucker | aka sucker fish | is white fish kind | usda 15107 | weighs fillet 159
sunfish | aka pumpkinseed, bluegill, crappie, panfish, bream sunfish | is white fish kind | usda 15108 | weighs fillet 48
spot fish | is white fish kind | usda 15103 | weighs fillet 64
piranha | aka pacu, tambaqui, surubim, pirarucu, arapaima, paiche, pintado | is white fish kind | usda ~15024 | weighs fillet 200

# Salmon and trout
salmon | aka atlantic salmon, saumon, laks, lax, lachs, skin on salmon fillet, losos, somon, side of salmon, sashimi grade salmon, salmon fillets, sushi grade salmon, samon, salmone, sake salmon, lohi, salmon darne, ora king salmon, salmao | is oily fish kind | usda 15236 | weighs each 150, fillet 170, steak 198, piece 150, slice 28, can 315 | pack 240 g, 300 g
wild salmon | aka wild atlantic salmon, wild caught salmon | is oily fish kind | of salmon | usda 15076 | weighs fillet 150
sockeye salmon | aka red salmon, sockeye, alaskan salmon | is oily fish kind | of salmon | usda 15085 | weighs fillet 150
coho salmon | aka silver salmon, coho | is oily fish kind | of salmon | usda 15081 | weighs fillet 150
king salmon | aka chinook salmon, chinook, spring salmon | is oily fish kind | of salmon | usda 15078 | weighs fillet 198
pink salmon | aka humpback salmon | is oily fish kind | of salmon | usda 15083 | weighs fillet 150
chum salmon | aka keta salmon, dog salmon, keta | is oily fish kind | of salmon | usda 15079 | weighs fillet 198
trout | aka rainbow trout, river trout, steelhead, steelhead trout, truite, forelle, ocean trout, alabalik, trucha, sea trout, trota, truta, trout fillets, foreli, pstrag, steelhead salmon, rakørret, ørret, öring, bækørred | is oily fish kind | usda 15240 | weighs each 200, fillet 79 | edible 0.55
brook trout | aka wild trout, brown trout, char trout, lake trout | is oily fish kind | usda 15274 | weighs fillet 149
Arctic char | aka arctic charr, roding, bleikja, saibling | is oily fish kind | usda ~15240 | weighs fillet 150
whitefish | aka lake whitefish, sik, coregonus, vendace, muikku, sig (whole), muksun, nelma, siika | is oily fish kind | usda 15130 | weighs fillet 198
cisco | aka lake herring, omul | is oily fish kind | usda 15013 | weighs fillet 79

# Herring, mackerel and other oily fish
herring | aka atlantic herring, hering, sild, hareng, baltic herring, arenque, silakka, strömming | is oily fish kind | usda 15039 | weighs each 184, fillet 92 | edible 0.6
Pacific herring | aka nishin | is oily fish kind | of herring | usda 15043 | weighs fillet 92
sprat | aka brisling, hamsi sprat, kilka, ikan pusu | is oily fish kind | usda ~15039 | weighs each 15
sardine | aka pilchard, sardina, sardinha, sardalya, iwashi, tamban, sarde, cape pilchard, mathi, tuyo fresh, sardella | is oily fish kind | usda ~15039 | weighs each 45, fillet 30, can 92 | edible 0.7
fresh anchovy | aka raw anchovy, boqueron, hamsi, boquerones fresh, acciuga, ikan bilis fresh, gavros, dilis fresh, alici fresche | is oily fish kind | usda 15001 | weighs each 10, fillet 4
whitebait | aka shirasu, silverfish, ice fish, neonata, chanquetes, icefish, noodlefish, jiaco, pejerrey, gianchetti | is oily fish kind | usda ~15099 | cup 200
smelt | aka rainbow smelt, capelin, shishamo, eperlan, eulachon, sand smelt, isbeling, koryushka, lodde | is oily fish kind | usda 15099 | weighs each 20
mackerel | aka atlantic mackerel, maquereau, makrele, uskumru, makrell, saba mackerel, caballa, godeungeo, sgombro, mackerel fillets, cavala, makrela, saba fish, pla thu, pla tu, ikan kembung fish, saba | is oily fish kind | usda 15046 | weighs each 150, fillet 112, can 88 | edible 0.6
Pacific mackerel | aka chub mackerel, blue mackerel, jack mackerel, horse mackerel, jurel, kembung, galunggong, scad, bangda, ikan kembung, indian mackerel, aji mackerel, chinchard, bangude, carapau, istavrit, aji fish, yellowtail scad, mackerel scad, ikan selar, jureles, hasa hasa, alumahan | is oily fish kind | usda 15050 | weighs each 150, fillet 100 | edible 0.6
king mackerel | aka kingfish mackerel, seer fish, surmai, neymeen, tanigue, ikan tenggiri, seerfish, tenggiri, vanjaram, kingfish, samchi king, wahoo, kanad, serrucho | is oily fish kind | usda 15049 | weighs steak 150, fillet 396
Spanish mackerel | aka cero, sawara, serra, samchi, sierra fish, narrow barred mackerel | is oily fish kind | usda 15051 | weighs fillet 187
saury | aka pacific saury, sanma, sauri, kkongchi, mackerel pike, sayra | is oily fish kind | usda ~15038 | weighs each 90 | edible 0.65
bluefish | aka tailor fish, lufer, blue fish, elf fish, palamut bluefish, anchova | is oily fish kind | usda 15005 | weighs fillet 150
yellowtail | aka hamachi, amberjack, buri, yellowtail kingfish, kampachi, hiramasa, bangeo, greater amberjack, seriola, kanpachi, yellow tail fish, ricciola | is oily fish kind | usda 15135 | weighs fillet 187, slice 20
trevally | aka jack fish, crevalle, talakitok, jackfish, cavalli, ikan cermin, jack crevalle, talakitok fish | is oily fish kind | usda ~15050 | weighs each 250 | edible 0.5
sablefish | aka black cod, butterfish sable, gindara, blackcod | is oily fish kind | usda 15074 | weighs fillet 170
butterfish | aka butter fish, escolar, pampus, white tuna escolar | is oily fish kind | usda 15007 | weighs fillet 32
shad | aka hilsa, ilish, palla, hilsa fish, ilish fish, tenualosa, sábalo, alose, sabalo fish, hilsa shad | is oily fish kind | usda 15094 | weighs fillet 184
eel | aka freshwater eel, anguilla, anago, smoked eel raw, conger, conger eel, aal, anguille, conger fish, congrio, jangeo, rice eel, swamp eel, elvers, angulas, congrio fish, belut, lươn | is oily fish kind | usda 15025 | weighs fillet 204
lamprey | aka lampreia | is oily fish kind | usda ~15025
swordfish | aka pez espada, espadon, marlin, spearfish, pesce spada, kilic baligi, emperador, swordfish steaks, xifias, striped marlin, peixe espadarte, sailfish, espadarte, schwertfisch, schwertfischsteak, schwertfischfilet | is oily fish kind | usda 15110 | weighs steak 136, piece 136, each 136
cobia | aka black kingfish cobia, ling cobia | is oily fish kind | usda ~15135 | weighs fillet 200
opah | aka moonfish | is oily fish kind | usda ~15117

# Tuna
tuna | aka yellowfin tuna, ahi, ahi tuna, yellowfin, atun fresco, sashimi grade tuna, sushi grade tuna, tuna steaks, thon frais, maguro, sushi tuna, yellow fin tuna, big eye tuna, bigeye tuna, poke tuna, ikan tuna, sushi grade ahi, atum fresco, tonno fresco, tuna saku block, atum, thon, tuńczyk, tonhal, tonfisk, thunfisch, atún | is oily fish kind | usda 15127 | weighs steak 150, each 150, piece 150, slice 15, can 165
bluefin tuna | aka toro, otoro, southern bluefin tuna, chutoro, bluefin, fatty tuna | is oily fish kind | of tuna | usda 15117 | weighs steak 150, slice 15
skipjack tuna | aka skipjack, cakalang, bonito, katsuo, palamut, bonito fish, tongkol, kurma fish, kawakawa, little tunny, alagaduwa, bonito del norte fresco, ikan tongkol, ikan cakalang, tulingan, tombo | is oily fish kind | of tuna | usda 15123 | weighs fillet 198, steak 150
albacore | aka albacore tuna, bonito del norte, thon blanc, longfin tuna, white tuna, germon | is oily fish kind | of tuna | usda ~15117 | weighs steak 150
`
