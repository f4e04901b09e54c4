/**
 * Beef and veal by the cut, raw as one buys them, with the buffalo's. How to read a line: ../readCatalogue.ts.
 * Figures: USDA SR28; a piece weighs what it gives without bone, and `edible` tells the bone.
 */
export const meatBeefCatalogueText = `
*minced meat kind | is red meat | cup 225 | keeps 2 fridge
*steak kind | is beef kind | keeps 4 fridge
*roasting beef kind | is beef kind | keeps 4 fridge

# Beef, whatever the cut
beef | aka noix de bœuf, rindernuss, angus beef, carne de res, boeuf, rindfleisch, manzo, gyuniku, carne de vaca, ternera de res, daging, daging sapi, daging lembu, sapi, thịt bò, soegogi, sogogi, lahma, lahma baladi, neua, marhahús, wołowina, nötkött, carne bovina, nautaa, oksekød | is beef kind | usda 23482 | cup 225 | pack 500 g, 1 kg
meat | aka red meat, butcher's meat, any meat, meat of choice, carne, cooked meat, leftover meat, roast meat, diced meat, cubed meat | is red meat | usda ~13795 | pack 500 g
roast beef | aka cooked beef, deli roast beef | is beef kind | usda 07043 | cup 140 | weighs slice 14 | pack 150 g | keeps 5 fridge

# Mince
minced beef | aka ground beef, beef mince, mince, hamburger meat, hamburger mince, mince beef, beef keema, carne molida, carne picada, carne moida, ground chuck, burger meat, viande hachee, rinderhack, minced steak, ground round, ground sirloin, mincemeat beef, groud beef, dana kıyma, kıyma, lahma mafrooma, qima, lahme, lahmeh, rindergehacktes, rinderfaschiertes, rinderhackfleisch, gehacktes rindfleisch, hack vom rind, bœuf haché, carne picada de ternera, carne picada de vacuno, carne molida de res | is minced meat kind | usda 23567 | cup 225 | pack 250 g, 400 g, 500 g
lean minced beef | aka lean ground beef, lean beef mince, 5% fat beef mince, premium beef mince | is minced meat kind | usda 23557 | pack 250 g, 500 g
fatty minced beef | aka 80/20 ground beef, 80% lean ground beef, regular ground beef, 20% fat beef mince, 80 20 ground chuck | is minced meat kind | usda 23572 | pack 500 g
grass-fed minced beef | aka grass fed ground beef, grass fed beef mince, grassfed ground beef | is minced meat kind | usda 13047 | pack 500 g
minced meat | aka ground meat, mixed mince, minced meat mix, ground beef and pork, beef and pork mince, meatloaf mix, halb und halb, hackfleisch, gehakt, meatball mix, mixed minced meat, mixed ground meat, kima, kiymali harc, hack (whole), gehacktes (whole), gemischtes hack, hack gemischt, gem. hack, gemischtes gehacktes, gehacktes gemischt, hackfleisch gemischt, faschiertes, gemischtes faschiertes, hack halb und halb, gehacktes halb und halb, carne picada mixta, picada mixta | is minced meat kind | maybe beef, pork, lamb | usda ~23572 | pack 500 g
beef burger | aka beef patty, hamburger patty, beef burger patty, burger patty, hamburger, quarter pounder, beefburger, steak haché, steaks hachés, steak haché de bœuf, steaks hachés de bœuf, hamburguesa de ternera, hamburguesa de vacuno, hamburguesa de res, hamburguesa de carne, hamburguesa de buey | is minced meat kind | of minced beef | maybe wheat | usda ~23572 | weighs each 113, patty 113, piece 113 | pack 227 g, 454 g
meatball | aka beef meatball, kofta meatball, polpette, albondigas, kottbullar, keftedes, soutzoukakia, keftedakia, frikadelle, frikadeller, kjøttkaker, almôndegas, bitki, pulpety, fasírt, klopse | is minced meat kind | of minced beef | maybe pork, wheat, egg, milk | in Frozen Foods | usda 07972 | cup 140 | weighs each 19, piece 19 | pack 350 g, 500 g | keeps 90 freezer
steak tartare | aka beef tartare, tartare meat, kitfo meat, yukhoe beef, tatar | is minced meat kind | of beef | maybe egg | fact raw egg? | usda ~23557 | keeps 1 fridge

# Steaks
steak | aka beef steak, beefsteak, bistec, bife, grilling steak, frying steak, thin steak, minute steak, sandwich steak, bistek, biftek, steaks of beef | is steak kind | usda 13929 | weighs each 225, piece 225, steak 225 | pack 227 g
sirloin steak | aka sirloin, beef sirloin, sirloin beef, sirlion steak, rump steak, rumpsteak, rumsteck, romsteck, romsteak, rumstek, rump of beef, beef rump, sirloin tip steak | is steak kind | usda 13929 | weighs each 227, steak 227, piece 227 | pack 227 g
ribeye steak | aka chuletón, chuletones, chuletón de vaca, rib eye, scotch fillet, rib fillet, ribeye, entrecote, delmonico steak, beef ribeye, cube roll, rib steak, tomahawk steak, bone in ribeye, cote de boeuf, ojo de bife | is steak kind | usda 23230 | weighs each 326, steak 326 | pack 300 g
New York strip steak | aka strip steak, ny strip, new york strip, striploin, strip loin, kansas city strip, top loin steak, porterhouse steak boneless, sirloin strip, club steak, bife de chorizo, contre filet, faux filet, beef striploin | is steak kind | usda 23339 | weighs each 267, steak 267
T-bone steak | aka t bone, porterhouse, bistecca alla fiorentina, florentine steak, tbone | is steak kind | usda 23005 | weighs each 460, steak 460 | edible 0.78
beef tenderloin | aka rindercarpaccio, fillet steak, beef fillet, tenderloin, filet steak, tournedos, eye fillet, beef carpaccio, chateaubriand, beef filet, fillet of beef, lomo fino, undercut, fillet beef, medallions of beef, solomillo, filet de boeuf, beef medallion | is steak kind | usda 23342 | weighs each 170, steak 170, fillet 170, piece 170
filet mignon | aka filet mignon steak | is beef tenderloin | maybe pork tenderloin | usda ~23342
lomo | is beef tenderloin | maybe pork loin | usda ~23342
flank steak | aka flank, beef flank, bavette, london broil, jiffy steak, arrachera flank, vacio, flank of beef, sobrebarriga, flap meat, flap steak, matambre, goose skirt | is steak kind | usda 13970 | weighs each 680, steak 680
skirt steak | aka beef skirt, skirt, fajita meat, arrachera, entrana, inside skirt, outside skirt, onglet, hanger steak, hanging tender, butcher's steak, fajita beef | is steak kind | usda 23217 | weighs each 382, steak 382
flat iron steak | aka featherblade, butler's steak, oyster blade, feather blade, blade steak | is steak kind | usda 23059 | weighs each 250, steak 250
Denver steak | aka denver cut, underblade steak, zabuton | is steak kind | usda 23108 | weighs each 225, steak 225
tri-tip | aka triangle roast, maminha, bottom sirloin, colita de cuadril | is steak kind | usda 13954 | weighs each 900
picanha | aka rump cap, coulotte, culotte steak, tapa de cuadril, sirloin cap, fraldinha, cupim, alcatra | is steak kind | usda 23281 | weighs each 1100, steak 223
round steak | aka beef round, top round steak, topside steak, swiss steak, cube steak, cubed steak, bottom round steak, round of beef, milanesa beef, beef escalope, bola de lomo, nalga, braciole beef, rouladen beef, beef roulade, cuadril | is steak kind | usda 23324 | weighs each 344, steak 344
wagyu beef | aka wagyu, kobe beef, matsusaka beef | is steak kind | usda ~13498 | weighs each 250, steak 250
shaved beef | aka shaved steak, paper thin beef, thinly sliced ribeye, hot pot beef, philly steak, cheesesteak meat, thinly sliced beef, beef for bulgogi, hotpot beef, steak-umm, steakums, philly cheesesteak meat | is beef kind | usda 23230 | pack 300 g
stir-fry beef | aka beef stir fry strips, beef stroganoff strips, stirfry beef | is beef kind | usda 23324 | pack 300 g

# Roasts and braises
chuck | aka beef chuck, pot roast, chuck eye, braising steak, braising beef, beef shoulder, shoulder of beef, blade roast, arm pot roast, beef blade, shoulder roast beef, beef pot roast, paleron, macreuse, palomilla, english roast | is roasting beef kind | usda 23102 | weighs each 960, steak 350 | pack 500 g, 1 kg
stewing beef | aka stew beef, beef stew meat, stewing steak, stew meat, casserole steak, casserole beef, gravy beef, diced chuck, goulash meat, beef for stew, beef stewing meat, curry beef, chuck for stew, carne guisada, nihari meat, rendang beef, stewing meat, braising beef diced | is roasting beef kind | usda 23093 | pack 400 g, 500 g
brisket | aka beef brisket, brisket point, pecho, tapa de pecho, falda, brisket of beef, falda de res, brisquet, texas brisket, gau bo, suadero | is roasting beef kind | usda 13803 | weighs each 2200 | pack 1 kg
beef shin | aka shin of beef, beef shank, shin beef, cross cut beef shank, gravy beef shin, osobuco de res, leg of beef, beef foreshank, chamberete, paya beef shank, beef shin on the bone, shin on the bone | is roasting beef kind | usda ~23093 | weighs each 350, slice 350 | edible 0.65
beef topside | aka topside, top round, top round roast, topside of beef, beef joint, roasting joint, rump roast, sunday roast beef, beef roast, roasting beef, roast of beef, beef roasting joint, carne para asar, beef rump roast, bottom round | is roasting beef kind | usda 23327 | weighs each 1200
beef silverside | aka silverside, outside round, bottom round beef, silverside of beef, pickled silverside, beef outside round, peceto beef, cuadrada | is roasting beef kind | usda 23063 | weighs each 1200
eye of round | aka eye round, girello, peceto, lagarto beef, muchacho, eye of silverside, beef eye round, boliche | is roasting beef kind | usda 23330 | weighs each 900
sirloin tip | aka beef knuckle, tip roast, thick flank, top rump, round tip roast | is roasting beef kind | usda 13486 | weighs each 1289
prime rib | aka rib roast, rib of beef, fore rib, forerib of beef, beef rib roast, prime rib roast, standing rib, forerib, beef standing rib | is roasting beef kind | usda 13824 | weighs each 2600 | edible 0.8
beef short ribs | aka short rib, beef ribs, galbi, kalbi, jacob's ladder, flanken, asado de tira, short ribs of beef, costillas de res, la galbi, tira de asado, short plate, bone in short ribs, costela | is roasting beef kind | usda 23128 | weighs each 300, rib 200, piece 300 | edible 0.7
beef back ribs | aka back ribs of beef, beef rib rack, dinosaur ribs | is roasting beef kind | usda 23236 | weighs rack 1587 | edible 0.55
beef neck | aka neck of beef, neck bones beef, clod, beef clod, beef collar, sticking beef | is roasting beef kind | usda ~23093 | edible 0.6
beef cheek | aka ox cheek, cachete, barbacoa meat, joue de boeuf, carrillada | is roasting beef kind | usda ~23102 | weighs each 350
corned beef brisket | aka corned beef, salt beef, corned silverside, salted beef, spiced beef, new england corned beef | is cured meat, beef kind | usda 13346 | weighs each 1400, slice 28
canned corned beef | aka tinned corned beef, bully beef, corned beef hash meat, corned beef tin, corned beef in a can | is cured meat, beef kind | usda 13348 | weighs can 340, slice 21 | pack 340 g | keeps 1500 cupboard
canned beef | aka tinned beef, tinned stewed steak, stewed steak, tushonka, canned stewed beef | is beef kind | usda 13166 | weighs can 400 | pack 400 g | keeps 1500 cupboard

# Veal
veal | aka noix de veau, nuez de ternera, kalbsnuss, stewing veal, veal stew meat, vitello, kalbfleisch, ternera, veau, blanquette veal | is veal kind | usda 17088 | pack 500 g
minced veal | aka ground veal, veal mince, kalbshack, kalbshackfleisch, kalbfleisch gehackt, kalbsfaschiertes, veau haché | is minced meat kind, veal kind | usda 17142 | pack 500 g
veal escalope | aka veal cutlet, veal scallopini, veal scaloppine, veal schnitzel, wiener schnitzel meat, veal scallop, veal scallopine, escalope of veal, veal leg, veal steak, escalope de veau, cotoletta, veal top round | is veal kind | usda 17426 | weighs each 113, piece 113
breaded veal cutlet | aka wiener schnitzel, wienerschnitzel, breaded veal schnitzel, breaded veal escalope | is veal kind | of veal, wheat flour, egg | maybe milk | in Frozen Foods | usda ~17096 | weighs each 150 | keeps 90 freezer
veal chop | aka veal loin chop, veal rib chop, veal cutlet bone in, veal rack | is veal kind | usda 17110 | weighs each 170, piece 170 | edible 0.72
veal loin | aka veal tenderloin, veal fillet, veal sirloin, veal roast, rolled veal | is veal kind | usda 17104 | weighs each 1495
veal shoulder | aka shoulder of veal, veal blade, veal pot roast | is veal kind | usda 17116
veal breast | aka breast of veal, veal belly, veal flank | is veal kind | usda 17271 | edible 0.75
veal shank | aka osso buco, ossobuco, veal shin, ossobucco, veal osso buco, veal knuckle | is veal kind | usda 17276 | weighs each 200, slice 200, piece 200 | edible 0.6
veal cheek | aka calf cheek, ternera cheek | is veal kind | usda ~17116 | weighs each 200

# Buffalo and other cattle
buffalo meat | aka water buffalo, carabeef, carabao meat, buffalo mince | is beef kind | usda 17160
bison | aka american buffalo, buffalo steak | is beef kind | usda 17330 | keeps 3 fridge
minced bison | aka ground bison, bison mince, bison burger | is minced meat kind | usda 17330 | pack 450 g
yak meat | aka yak, yak mince | is beef kind | usda ~17160
`
