/**
 * Lamb, mutton, goat, game with fur, reptiles, frogs and insects, raw as one buys them.
 * How to read a line: ../readCatalogue.ts. Figures: USDA SR28; a piece weighs what it gives without bone.
 */
export const meatLambAndGameCatalogueText = `
# Lamb and mutton
lamb | aka agneau, cordero, agnello, lammfleisch, stewing lamb, lamb stew meat, arni, lamb shish meat, kebab lamb, lamb for stew, lamb stewing meat, kuzu eti, lamb kebab meat, casserole lamb, lamb curry pieces, kuzu but, koyun eti, dana kuzu | is lamb kind | usda 17280 | cup 225 | pack 400 g, 500 g
minced lamb | aka ground lamb, lamb mince, lamb keema, keema, qeema, kheema, kuzu kiyma, mince lamb, lammhack, lammhackfleisch, agneau haché, carne picada de cordero | is minced meat kind, lamb kind | usda 17224 | pack 400 g, 500 g
leg of lamb | aka lamb leg, lamb gigot, gigot, bone in leg of lamb, leg lamb, butterflied leg of lamb, gigot d'agneau, lamb roast, roast lamb, raan, pierna de cordero, lamb leg steaks, lamb joint, lamb raan | is lamb kind | usda 17230 | weighs each 2000, steak 170 | edible 0.8
lamb shoulder | aka shoulder of lamb, paletilla de cordero, shoulder lamb, paletilla, lamb shoulder chops, lamb forequarter chop | is lamb kind | usda 17242 | weighs each 1800, chop 200 | edible 0.78
lamb shank | aka lamb foreshank, lamb fore shank, lamb hind shank, lamb knuckle, souris d'agneau, jarrete de cordeiro, lamb shin | is lamb kind | usda 17228 | weighs each 250, shank 250, piece 250 | edible 0.65
lamb chop | aka lamb loin chop, barnsley chop, lamb steak, chump chop, lamb chump, chuleta de cordero, paidakia, lamb cutlet chop, lamb loin cutlet | is lamb kind | usda 17236 | weighs each 85, piece 85 | edible 0.78
rack of lamb | aka lamb rack, lamb cutlet, lamb rib chop, frenched lamb rack, lamb rack frenched, frenched rack of lamb, lamb lollipop, rack lamb, carre d'agneau | is lamb kind | usda 17239 | weighs rack 450, each 450, rib 55, cutlet 55, chop 55, piece 55 | edible 0.7
lamb loin | aka lamb fillet, lamb backstrap, lamb tenderloin, saddle of lamb, lamb saddle, cannon of lamb, loin of lamb, lamb eye of loin | is lamb kind | usda 17410 | weighs each 250, fillet 250
lamb rump | aka lamb sirloin, rump of lamb, chump of lamb | is lamb kind | usda 17302 | weighs each 250, piece 250
lamb neck | aka neck of lamb, scrag end, best end of neck, scrag end of lamb, collar of lamb, lamb neck rosettes, lamb collar | is lamb kind | usda 17412 | weighs each 550, slice 110, fillet 200 | edible 0.7
lamb breast | aka breast of lamb, lamb belly, lamb flap, lamb flank, lamb spare ribs, lamb ribs, lamb riblets | is lamb kind | usda 17402 | edible 0.7
mutton | aka mutton curry pieces, hogget, bone in mutton, mutton curry cut, gosht, sheep | is lamb kind | usda ~17280 | pack 500 g, 1 kg
minced mutton | aka mutton mince, mutton keema, ground mutton | is minced meat kind, lamb kind | usda ~17224 | pack 500 g
doner meat | aka kebab meat, gyro | is lamb kind | maybe beef, wheat, soybean, milk, lamb, chicken | usda ~17224 | cup 140

# Goat
goat | aka chevon, cabrito, kid goat, chivo, curry goat, capretto, cabra, stewing goat, bakra, goat curry pieces, kid, goat stew meat, khasi, khashi ko masu, kambing, daging kambing, khasi ko masu | is goat meat kind | usda 17168 | edible 0.75 | pack 500 g, 1 kg
minced goat | aka ground goat, goat mince, goat keema | is minced meat kind, goat meat kind | usda 17168 | pack 500 g

# Game with fur
venison | aka hirschcarpaccio, rehcarpaccio, hirschrücken, rehrücken, deer, roe deer, venison stew meat, chevreuil, hirsch, rehfleisch, venison backstrap, stewing venison, venison tenderloin, fallow deer, venison medallions | is game kind | usda 17164
minced venison | aka ground venison, venison mince, ground deer, venison burger | is minced meat kind, game kind | of venison | usda 17343
elk | aka wapiti | is game kind | usda 17166
moose | aka european elk | is game kind | usda 17172
reindeer | aka caribou, poronkaristys | is game kind | usda 17162
antelope | aka springbok, kudu, impala, eland, gemsbok, blesbok | is game kind | usda 17144
wild boar | aka boar, cinghiale, sanglier, wildschwein | is game kind, pork kind | usda 17158
rabbit | aka kaninchenrücken, kaninchenkeule, kaninchenkeulen, conejo, lapin, coniglio, coelho, jointed rabbit, kouneli, kaninchen, rabbit legs, arnab | is game kind | usda 17177 | weighs each 850, leg 180 | edible 0.68
wild rabbit | aka bunny rabbit wild | is game kind | usda 17180 | weighs each 600 | edible 0.68
hare | aka jugged hare, lievre, liebre, saddle of hare, lepre | is game kind | usda ~17180 | weighs each 1800 | edible 0.68
horse meat | aka horsemeat, cheval, basashi, cavallo, horse, viande de cheval, sfilacci | is game kind | usda 17170
kangaroo | aka roo meat, kangaroo mince, kanga bangas, wallaroo | is game kind | usda ~17144
camel | aka camel mince, hachi camel | is game kind | usda ~17160
llama | aka alpaca, charqui de llama | is game kind | usda ~17164
bear meat | aka bear | is game kind | usda 17146
beaver meat | aka beaver | is game kind | usda 17150
squirrel | aka grey squirrel | is game kind | usda 17183 | weighs each 250 | edible 0.6
guinea pig meat | aka cuy, cui (whole), guinea pig, conejillo de indias | is game kind | usda ~17180 | weighs each 500 | edible 0.6

# Reptiles and frogs: no fish and no poultry
frog legs | aka frog, cuisses de grenouille, ancas de rana, swikee, swike | is game kind | usda 80200 | weighs each 45 | edible 0.65 | keeps 2 fridge
alligator | aka crocodile, gator | is game kind | usda ~05062 | keeps 2 fridge
turtle | aka snapping turtle, terrapin | is game kind | usda 93600 | keeps 2 fridge
iguana meat | aka iguana, garrobo | is game kind | usda ~93600 | keeps 2 fridge

# Insects: who cannot eat crustaceans is warned of them
*edible insect | is insect kind | fact crustacean?
cricket flour | aka cricket powder, insect flour, insect protein powder | is edible insect | figures kcal 432 protein 63.2 fat 21 carb 7.4 water 5 by "Finke 2002, adult house cricket, reckoned dry to 5 % water" | cup 110
grasshopper | aka chapulines, chapulin, locust, edible insects | is edible insect | figures kcal 153 protein 20.6 fat 6.1 carb 3.9 by "Iowa State University Entomology, nutritional value of insects" | cup 60
cricket | aka edible cricket | is edible insect | figures kcal 140 protein 20.5 fat 6.8 carb 2.4 water 69.2 by "Finke 2002, adult house cricket" | cup 60
mealworm | aka meal worm, buffalo worm | is edible insect | figures kcal 206 protein 18.7 fat 13.4 carb 5.1 water 61.9 by "Finke 2002, mealworm larva" | cup 100
silkworm pupa | aka bondaegi, silkworm | is edible insect | figures kcal 98 protein 9.6 fat 5.6 carb 2.3 by "Iowa State University Entomology, nutritional value of insects" | cup 140
`
