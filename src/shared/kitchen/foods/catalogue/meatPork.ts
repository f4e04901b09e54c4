/**
 * Pork by the cut, raw as one buys it. How to read a line: ../readCatalogue.ts.
 * Figures: USDA SR28; a piece weighs what it gives without bone, and `edible` tells the bone.
 */
export const meatPorkCatalogueText = `
pork | aka noix de porc, carne de cerdo, cerdo, porc, schweinefleisch, maiale, butaniku, stewing pork, pork stew meat, baboy, thit heo, carne de puerco, pork casserole meat, dwaeji gogi, pork stir fry strips, dwaeji, dwaejigogi, moo thai pork, babi hutan, thịt lợn, daging babi, disznóhús, sertéshús, wieprzowina, fläskkött, puerco, carne de porco, svinekød | is pork kind | usda 10187 | pack 500 g, 1 kg
minced pork | aka ground pork, pork mince, mince pork, giniling, carne molida de cerdo, pork ground, schweinehack, pork giniling, mett, schweinemett, hackepeter, zwiebelmett, thüringer mett, metka, schweinegehacktes, schweinehackfleisch, schweinefaschiertes, hack vom schwein, porc haché, carne picada de cerdo | is minced meat kind, pork kind | usda 10219 | pack 400 g, 500 g
lean minced pork loin | aka extra lean ground pork, 5% fat pork mince, 96% lean ground pork | is minced meat kind, pork kind | usda 10973 | pack 500 g

# Loin, chops and fillet
pork chop | aka pork loin chop, pork cutlet, chuleta, chuleta de cerdo, bone in pork chop, pork rib chop, porkchop, pork loin cutlet, pork steak, kotlet, schabowy pork, cotelette de porc, kassler chop unsmoked, febras, bitoque | is pork kind | usda 10036 | weighs each 170, piece 170 | edible 0.77 | pack 500 g
boneless pork chop | aka boneless pork loin chop, pork loin steak, pork medallion, tonkatsu pork, pork schnitzel, pork escalope, pork loin medallion, pork milanesa | is pork kind | usda 10062 | weighs each 185, piece 185 | pack 400 g
breaded pork cutlet | aka tonkatsu, schnitzel, pork katsu, wiener schnitzel pork, breaded pork schnitzel, breaded pork chop, milanesa de cerdo, breaded schnitzel | is pork kind | of pork, wheat flour | maybe egg, milk | in Frozen Foods | usda ~17096 | weighs each 150 | keeps 90 freezer
pork loin | aka loin of pork, pork roast, roast pork joint, lomo de cerdo, pork rib roast, pork roasting joint, rack of pork, arista, schab, lonza di maiale, crown roast of pork, pork rack | is pork kind | usda 10020 | weighs each 1500, slice 90
pork tenderloin | aka pork fillet, pork filet, pork filet mignon, tenderloin of pork, solomillo de cerdo, filet mignon de porc, pork tenderlion, schweinefilet, polędwica, polędwiczka, szűzpecsenye | is pork kind | usda 10218 | weighs each 500, fillet 500, piece 500
secreto | aka iberico secreto, secreto iberico, presa iberica, pluma iberica, iberico pork, pluma | is pork kind | usda ~10080

# Shoulder and leg
pork shoulder | aka pork butt, boston butt, pulled pork shoulder, shoulder of pork, pork neck, cabeza de lomo, pork collar, pork scotch fillet, pork shoulder butt, kasim, coppa pork, neck of pork, pork blade, carnitas meat, pork collar butt, pork shoulder blade, paleta de cerdo, schweinenacken, karkowka, moksal, pork kasim, pork spare rib roast, hand and spring, bondiola de cerdo, rojões | is pork kind | usda 10080 | weighs each 2000, steak 250 | edible 0.85 | pack 1 kg
picnic shoulder | aka pork picnic, picnic ham, picnic roast, pork arm roast, pernil shoulder, fresh picnic, hand of pork | is pork kind | usda 10074 | weighs each 2745 | edible 0.72
pork leg | aka leg of pork, pernil, fresh ham, pork ham fresh, pata de cerdo, pigue, ham roast raw, pernil de cerdo, leitao leg | is pork kind | usda 10008 | weighs each 3900, steak 200 | edible 0.8
pulled pork | aka carnitas, kalua pork, cochinita pibil, cooked pork, roast pork | is pork kind | usda 10081 | cup 140 | keeps 4 fridge
char siu | aka chinese barbecue pork, bbq pork, cha siu, char siew, chashu, chinese roast pork, moo daeng, barbecued pork, xa xiu | is pork kind | of pork, sugar | maybe honey, wheat, soy sauce | usda ~10188 | cup 140 | keeps 4 fridge

# Belly, ribs and hocks
pork belly | aka belly pork, samgyeopsal, liempo, belly of pork, uncured bacon slab, side pork, streaky pork, skin on pork belly, panceta de cerdo, tocino fresco, pork side, pork belly rashers, buta bara, five layer pork, thit ba chi, pork rashers, rashers of pork belly, schweinebauch, poitrine de porc, wu hua rou, chicharron de panza, panceta, panceta ibérica, entremeada, toucinho entremeado, flæskesteg, stegt flæsk, ribbe pork | is pork kind | usda 10005 | weighs slice 60, piece 60 | pack 500 g
spare ribs | aka pork ribs, spareribs, pork spare ribs, pork sparerib, st louis ribs, rib rack, bbq ribs, rack of ribs, costillas, costillas de cerdo, ribs, rack of pork ribs, costilla de puerco, paigu, st louis style ribs, costelinha, costela de porco, costillar, żeberka | is pork kind | usda 10088 | weighs rack 1100, rib 100, each 100 | edible 0.65
baby back ribs | aka back ribs, pork back ribs, loin ribs, pork loin ribs, pork loin back ribs, rack of baby back ribs, baby backs | is pork kind | usda 10192 | weighs rack 700, rib 55, each 55 | edible 0.6
country-style ribs | aka country style pork ribs, country ribs, boneless pork ribs, boneless country ribs | is pork kind | usda 10204 | weighs rib 197, each 197 | edible 0.85
pork rib tips | aka rib tips, pork riblets, riblets, pork soft bone, soft pork ribs, galbi jjim pork | is pork kind | usda 10088 | edible 0.65
pork knuckle | aka pork hock, fresh ham hock, pork shank, schweinshaxe, eisbein, golonka, pata, crispy pata leg, uncured ham hock, jarret de porc, pig's knuckle | is pork kind | usda ~10016 | weighs each 700 | edible 0.6
pork neck bones | aka pork bones, neck bones, pork soup bones, gamjatang bones, pork backbone, tonkotsu bones, espinazo | is pork kind | usda ~10070 | edible 0.35
suckling pig | aka whole pig, cochinillo, leitao, roasting pig, spanferkel, babi guling pig | is pork kind | usda ~10003 | weighs each 3500 | edible 0.6
pork cheek | aka pig cheek, carrillera, iberian pork cheek | is pork kind | usda ~10080 | weighs each 90

# Skin and fat parts (rendered fats stand with the stocks)
pork jowl | aka hog jowl, pig jowl, buche de cerdo papada, papada | is pork kind | usda 10105
pork skin | aka pork rind raw, pig skin, cotenna, pork rind sheet, cotenne | is slaughter fat, pork kind | in Meat | usda ~10100 | keeps 3 fridge
pork back fat | aka fatback, fat back, pork fat, hard back fat, pork fatback, backfat, speck fat, unrendered pork fat, pork backfat, pork fat back, barding fat, tocino blanco | is slaughter fat | in Meat | usda 10004 | keeps 30 fridge
leaf fat | aka leaf lard fat, flare fat, pork leaf fat, pork suet | is slaughter fat | in Meat | usda 10109 | keeps 7 fridge
caul fat | aka crepine, lace fat, pork caul, caul | is slaughter fat | in Meat | usda ~10006 | keeps 7 fridge
`
