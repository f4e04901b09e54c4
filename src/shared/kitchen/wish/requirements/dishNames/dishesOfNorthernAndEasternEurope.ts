/** Britain, Ireland, the middle, the north and the east of Europe; the form as in `dishNamesWithSpellings`. */
export const dishesOfNorthernAndEasternEurope = `
shepherd's pie: shepherds pie, sheperds pie, shepards pie, shepard's pie, shepheards pie
cottage pie: cotage pie
fish and chips: fish n chips, fish & chips, fish'n'chips
toad in the hole: toad in a hole, toad-in-the-hole
bubble and squeak: bubble & squeak
full english breakfast: full english, english breakfast, fry up, cooked breakfast
full irish breakfast: full irish, irish breakfast
bangers and mash: sausage and mash, bangers & mash, bangers n mash, sausages and mash
cornish pasty: pasty, cornish pastie, pasties
beef wellington: beef welington
sunday roast: roast dinner, sunday dinner roast
roast beef: sunday roast beef, beef roast
roast lamb: roast leg of lamb, lamb roast
roast pork: pork roast, roast pork loin
roast chicken: whole roast chicken, oven roasted chicken, roasted chicken
roast turkey: thanksgiving turkey, christmas turkey
yorkshire pudding: yorkshire pud, yorkie puds
ploughman's lunch: ploughmans lunch, ploughman's
welsh rarebit: rarebit, welsh rabbit
fish pie: fishermans pie, fisherman's pie
steak and ale pie: steak pie, beef and ale pie, steak and guinness pie, beef and guinness pie
chicken and leek pie: chicken and mushroom pie
lancashire hotpot: lancashire hot pot, hotpot lancashire
coronation chicken: coronation chicken salad
kedgeree: kedgere, kedgaree
scotch egg: scottish egg
scotch broth: scottish broth
cullen skink: cullen skink soup
sausage roll
cauliflower cheese: califlower cheese, cauliflower and cheese, cauliflower au gratin
mushy peas: mushy pea
roast potato: roasties, roasted potato, crispy roast potatoes
mashed potato: mash potato, potato mash, creamy mash
beans on toast: baked beans on toast
egg and soldiers: dippy eggs, soft boiled egg with soldiers, eggs and soldiers
irish stew: lamb stew irish
beef and guinness stew: guinness stew, irish beef stew, beef stew with guinness
dublin coddle: coddle
colcannon: colcanon
irish champ: champ mash, champ potatoes
boxty
soda bread: irish soda bread
goulash: gulasch, gulyas, hungarian goulash, goulash soup, gulash, goulasch
paprikash: chicken paprikash, paprikas csirke, paprikas, chicken paprika
lecso: letcho, lecho
langos: langosh
porkolt: perkelt
schnitzel: wiener schnitzel, snitzel, shnitzel, schnitzl, chicken schnitzel, pork schnitzel
jagerschnitzel: jaegerschnitzel, hunter schnitzel
sauerbraten: sauerbratten
rouladen: rinderrouladen, beef rouladen, beef olives
spaetzle: spatzle, kasespatzle, kaesespaetzle, cheese spaetzle, spaetzel, spatzel
currywurst: curry wurst, currywurst sausage
bratwurst
pretzel: soft pretzel, brezel, brezeln, bretzel
potato salad: kartoffelsalat, german potato salad, potatoe salad
potato pancake: reibekuchen, latke, kartoffelpuffer, potatoe pancake, latkes
rosti: roesti, swiss rosti
konigsberger klopse: klopse, meatballs in caper sauce
frikadellen: frikadelle, frikadeller, german meatballs
kaiserschmarrn: kaiserschmarren
bircher muesli: birchermuesli, bircher
fondue: cheese fondue, swiss fondue, fondu
raclette: raclette potatoes
carbonnade: carbonade, carbonade flamande, flemish stew, stoofvlees
pea soup: split pea soup, pea and ham soup, yellow pea soup, erwtensoep
cabbage roll: golabki, stuffed cabbage, sarma, golubtsi, kohlrouladen, stuffed cabbage rolls
pierogi ruskie: pierogi, perogies, pirogi, pierogies, perogi, pirogies
bigos: hunter's stew
zapiekanka: zapiekanki
potato soup: creamy potato soup, loaded potato soup
borscht: borsch, barszcz, borshch, borst, beetroot soup, beet soup
beef stroganoff: stroganoff, stroganof, stroganov, beef strogonoff, beef stroganof
mushroom stroganoff: vegetarian stroganoff, mushroom stroganof
chicken kiev: chicken kyiv, kiev chicken
blini: bliny, russian pancakes
pelmeni: pelmeny
shchi: russian cabbage soup
okroshka: okroschka
olivier salad: russian salad, salad olivier, salade olivier
vinegret
syrniki: sirniki, syrnyky
plov: uzbek plov, osh palov
shashlik: shashlyk, schaschlik
lobio: lobiyo
khachapuri: khachapouri, adjarian khachapuri, hachapuri
cevapi: cevapcici, cevapcici sausages
shopska salad: shopska
tarator: cold cucumber soup
meatball: swedish meatball, kottbullar, koettbullar
gravlax: gravad lax, gravadlax, cured salmon
smorrebrod: open sandwich, smoerrebroed, open faced sandwich
janssons temptation: jansson's temptation, janssons frestelse, jansson
pyttipanna: pytt i panna, biksemad
salmon soup: lohikeitto, finnish salmon soup
toast skagen: skagen toast
cinnamon bun: cinnamon roll, cinammon roll, kanelbullar, kanelbulle, cinnamon swirl
`
