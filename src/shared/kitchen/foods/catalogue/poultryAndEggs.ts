/**
 * Birds of yard and field, whole and in parts, their giblets, and eggs of every kind.
 * How to read a line: ../readCatalogue.ts. Figures: USDA SR28; a piece weighs what it gives without bone.
 */
export const poultryAndEggsCatalogueText = `
*cooked poultry | is poultry kind | cup 140 | keeps 4 fridge
*breaded chicken kind | is chicken kind | of chicken, wheat flour | maybe egg, milk, soybean, celery, mustard | in Frozen Foods | keeps 120 freezer
*game bird kind | is poultry kind

# Chicken, whole and by the piece
chicken | aka huhn, pollo, poulet, frango, murgh, hahnchen, kuritsa, chicken strip, sliced chicken raw, doro, chicken slices raw, chicken curry cut, chicken stir fry strips, chiken, chikcen, chicken parts, stir fry chicken, chicken bite pieces, ayam, manok, tavuk, kotopoulo, poultry, chicken on the bone, ayam kampung, desi murghi, kukhura, kukhura ko masu, firakh, ferakh, manok native, gai thai, joojeh chicken, csirke, kurczak, kyckling, kylling, dakgalbi | is chicken kind | usda 05011 | cup 140 | pack 500 g, 1 kg
whole chicken | aka roasting chicken, broiler chicken, fryer chicken, whole fryer, roaster chicken, roast chicken raw, frying chicken, oven ready chicken, chicken whole, spatchcock chicken, spatchcocked chicken, broiler fryer, cut up chicken, jointed chicken, chicken cut up, chicken cut into pieces, broiler fryer chicken, black chicken, silkie chicken, native chicken, kampung chicken, desi chicken, corn fed chicken, half chicken, spring chicken | is chicken kind | usda 05006 | weighs each 1046, small 800, large 1500 | edible 0.68 | pack 1.5 kg
chicken breast | aka chicken fillet, chicken cutlet, chicken breast halves, pechuga, pechuga de pollo, chicken brest, chicken breats, chicken escalope, chicken schnitzel raw, blanc de poulet, chicken breast tenderloin half, petto di pollo, hahnchenbrust, piept de pui, suprema, chicken filet, chicken steak | is chicken kind | usda 05062 | weighs each 227, small 170, large 272, piece 227, fillet 227, half 227, cutlet 140 | pack 300 g, 650 g
chicken breast with skin | aka skin on chicken breast, bone in chicken breast, chicken supreme, chicken breast on the bone, airline chicken breast, split chicken breast, skin on bone in chicken breast, bone in skin on chicken breast, bone in split chicken breast | is chicken kind | usda 05057 | weighs each 290, small 220, large 350, piece 290 | edible 0.8
chicken tenderloin | aka chicken tender, chicken inner fillet, chicken mini fillets, chicken goujon raw, tenderloin chicken, sasami | is chicken kind | usda 05062 | weighs each 50, piece 50
chicken thigh | aka chicken thigh fillets, skinless boneless chicken thighs, dark meat chicken, chicken dark meat, thigh fillet, contramuslo, chicken thies, muslo de pollo deshuesado, boneless chicken leg meat | is chicken kind | usda 05096 | weighs each 120, small 95, large 149, piece 120, fillet 120 | pack 500 g
chicken thigh with skin | aka bone in chicken thigh, skin on chicken thigh, chicken thigh on the bone, bone in skin on chicken thigh, skin on bone in chicken thigh, chicken thighs with bone | is chicken kind | usda 05091 | weighs each 155, small 110, piece 155 | edible 0.8 | pack 1 kg
chicken drumstick | aka drumstick chicken, chicken leg drumstick, drumette chicken leg, chicken lollipop leg, muslito, pilon de poulet, drumsticks | is chicken kind | usda 05066 | weighs each 85, small 65, piece 85 | edible 0.65 | pack 1 kg
chicken leg | aka chicken maryland, leg quarter, chicken quarter, chicken hindquarter, pata muslo, cuisse de poulet, pierna de pollo, pierna y muslo, chicken leg quarters, chicken thigh and drumstick, chicken leg with thigh, presa de pollo, coxa e sobrecoxa | is chicken kind | usda 05075 | weighs each 250, piece 250 | edible 0.73 | pack 1 kg
chicken wing | aka wing, chicken wingette, chicken drumette, wingette, drumette, buffalo wing, hot wings, alitas, chicken nibble, party wing, chicken winglet, ailes de poulet, chicken lollipop | is chicken kind | usda 05100 | weighs each 60, piece 60 | edible 0.56 | pack 1 kg
minced chicken | aka ground chicken, chicken mince, chicken keema, mince chicken, ground chicken breast, chicken breast mince, minced chicken breast, chicken kheema, pollo molido, minced chicken thigh, hähnchenhack, hähnchenhackfleisch, geflügelhack, geflügelhackfleisch, hühnerhack, poulet haché, carne picada de pollo | is chicken kind | usda 05332 | cup 225 | pack 450 g, 500 g
stewing hen | aka boiling fowl, stewing chicken, boiling hen, hen, gallina, soup chicken, suppenhuhn, cockerel, rooster, coq, gallina criolla, poule, soup hen, boiler chicken, hard chicken, stewing fowl, gallo, fowl | is chicken kind | usda 05123 | weighs each 1000 | edible 0.68
capon | aka chapon, cappone | is chicken kind | usda 05135 | weighs each 2150 | edible 0.7
poussin | aka cornish hen, cornish game hen, rock cornish hen, baby chicken, spatchcock, game hen, coquelet, rock cornish game hen, cockerel small, cornish rock hen | is chicken kind | usda 05307 | weighs each 336 | edible 0.62
chicken carcass | aka chicken bones, chicken frame, chicken back, chicken neck, chicken stock bones, carcass | is chicken kind | usda 05048 | weighs each 250 | edible 0.3
chicken skin | aka gribenes skin, torikawa, turkey skin | is chicken kind | maybe turkey | usda 05015
chicken foot | aka chicken paws, patas de pollo, phoenix claws, adidas chicken, phoenix talons, patitas de pollo | is chicken kind | usda ~05335 | weighs each 35 | edible 0.4

# Cooked chicken
cooked chicken | aka shredded chicken, leftover chicken, cooked chicken breast, rotisserie chicken meat, roast chicken, pulled chicken, cooked cubed chicken, cooked diced chicken, poached chicken, grilled chicken, roasted chicken, poached chicken breast, shredded rotisserie chicken, grilled chicken breast, cooked boneless chicken, shredded chicken breast, cooked and shredded chicken, cooked chicken thigh, barbecue chicken meat, cooked poultry meat, precooked chicken, chicken tinga, tinga de pollo | is cooked poultry, chicken kind | usda 05013 | cup 140 | pack 200 g
chicken shawarma meat | is cooked poultry, chicken kind | maybe yogurt, wheat, soybean | usda ~05013 | cup 140 | pack 200 g
tandoori chicken | aka chicken tikka | is cooked poultry, chicken kind | of yogurt | maybe mustard oil | usda ~05013 | cup 140 | pack 200 g
rotisserie chicken | aka bbq chicken whole, barbecued chicken, whole roast chicken, whole cooked chicken, cooked whole chicken, roasted whole chicken, barbecue chicken, hot roast chicken, rotissery chicken | is cooked poultry, chicken kind | usda 05348 | cup 140 | weighs each 830 | edible 0.65
canned chicken | aka tinned chicken, canned chicken breast, chicken in a can, chunk chicken, chicken breast in water canned | is chicken kind | usda 05277 | cup 140 | weighs can 142 | keeps 1000 cupboard
fried chicken | aka southern fried chicken, kentucky fried chicken, popcorn chicken, crispy fried chicken | is breaded chicken kind | usda ~05300 | weighs piece 100, each 100 | keeps 3 fridge
karaage | is breaded chicken kind | of soy sauce | usda ~05300 | weighs piece 100, each 100 | keeps 3 fridge
chicken nugget | aka chicken bite, chicken fries, mcnuggets, dino nuggets, chicken nuggest, nuggets de pollo | is breaded chicken kind | usda 22975 | weighs each 20, piece 20 | pack 500 g
breaded chicken | aka chicken schnitzel, chicken goujon, frozen chicken strips, chicken milanesa, chicken katsu, chicken parmigiana schnitzel, chicken patty breaded, crispy chicken strips, chicken fingers, frozen chicken tenders, crispy chicken tender | is breaded chicken kind | usda 22978 | weighs each 100, piece 21 | pack 400 g
chicken burger | aka crispy chicken patty, breaded chicken patty | is breaded chicken kind | usda 05323 | weighs each 60, patty 60, piece 60
tsukune | is chicken kind | maybe soy sauce, egg, wheat flour | usda ~05323 | weighs each 60, patty 60, piece 60
chicken patty | aka chicken burger patty, chicken meatball, hamburguesa de pollo | is chicken kind | maybe wheat flour, egg, milk, soybean, celery, mustard | usda ~05323 | weighs each 60, patty 60, piece 60

# Turkey
turkey | aka pavo, guajolote, turkey thigh diced, dinde | is turkey kind | usda 05167 | cup 140
whole turkey | aka turkey whole, roast turkey raw, thanksgiving turkey, christmas turkey, turkey crown, young turkey, frozen turkey, free range turkey, roasting turkey, turkey bird | is turkey kind | usda 05165 | weighs each 5002, small 3500, large 7000 | edible 0.72
turkey breast | aka turkey escalope, turkey cutlet, turkey steak, turkey tenderloin, turkey fillet, pechuga de pavo, turkey breast tenderloin, escalope de dinde, putenschnitzel, putenbrust, bone in turkey breast | is turkey kind | usda 05219 | weighs each 1150, cutlet 125, escalope 125, steak 125, piece 125, fillet 250 | pack 400 g
turkey leg | aka turkey drumstick | is turkey kind | usda 05736 | weighs each 356, piece 356 | edible 0.7
turkey thigh | aka dark turkey meat, turkey dark meat, turkey thigh mince | is turkey kind | usda 05717 | weighs each 454, piece 454 | edible 0.85
turkey wing | is turkey kind | usda 05734 | weighs each 518, piece 518 | edible 0.65
turkey neck | is turkey kind | usda 05179 | weighs each 180 | edible 0.5
minced turkey | aka ground turkey, turkey mince, mince turkey, turkey thigh ground, turkey breast mince, minced turkey thigh, minced turkey breast, ground turkey breast, putenhack, putenhackfleisch, putengehacktes, dinde hachée, carne picada de pavo | is turkey kind | usda 05305 | cup 225 | weighs patty 114, each 114 | pack 500 g
turkey burger | aka turkey burger patty, turkey meatball, turkey patty, hamburguesa de pavo | is turkey kind | maybe wheat, egg, milk, soybean | usda ~05305 | cup 225 | weighs patty 114, each 114 | pack 500 g
cooked turkey | aka leftover turkey, shredded turkey, roast turkey, turkey leftovers, roasted turkey, cooked turkey breast, turkey carcass meat, cooked diced turkey | is cooked poultry, turkey kind | usda 05220 | cup 140
smoked turkey leg | aka smoked turkey drumstick, smoked turkey wing, smoked turkey neck, smoked turkey meat, turkey tails | is cooked poultry, turkey kind | usda 43367 | weighs each 350 | edible 0.7 | keeps 14 fridge
turkey carcass | aka turkey bones, turkey frame, turkey back | is turkey kind | usda 05215 | weighs each 900 | edible 0.2

# Duck, goose and game birds
duck | aka duckling, peking duck raw, canard, pato, ente, aylesbury duck, duck meat with skin, long island duck, pekin duck, muscovy duck, bebek, duck crown, itik, barbary duck | is duck kind | usda 05139 | weighs each 1268 | edible 0.68
duck breast | aka magret, magret de canard, skin on duck breast, gressingham duck breast, barbary duck breast, duck fillet, duck supreme, entenbrust | is duck kind | usda ~05144 | weighs each 225, piece 225, small 170
skinless duck meat | aka duck meat, duck breast without skin, skinless duck breast, skinless duck | is duck kind | usda 05141
duck leg | aka cuisse de canard, duck thigh, duck drumstick, duck marylands | is duck kind | usda ~05144 | weighs each 220, piece 220 | edible 0.7
confit duck leg | aka duck confit, confit de canard, confit duck, duck leg confit, goose confit | is duck kind | of duck fat | usda ~05140 | weighs each 170, piece 170 | edible 0.75 | keeps 30 fridge
roast duck | aka cooked duck, shredded duck, roasted duck, bbq duck, barbecued duck, leftover duck | is cooked poultry, duck kind | usda 05140 | weighs each 764 | edible 0.7
Cantonese roast duck | aka peking duck, crispy duck, chinese roast duck, aromatic duck, crispy aromatic duck | is cooked poultry, duck kind | maybe soy sauce, wheat, sesame oil | usda ~05140 | weighs each 764 | edible 0.7
wild duck | aka mallard, teal, widgeon, wild duck breast | is game bird kind | usda 05144 | weighs each 540 | edible 0.6
goose | aka ganso, gans, michaelmas goose, oie, christmas goose, wezz | is poultry kind | usda 05146 | weighs each 2640 | edible 0.65
wild goose | aka canada goose, greylag goose | is game bird kind | usda 05111 | weighs each 1200 | edible 0.5
guinea fowl | aka guinea hen, pintade, faraona, guineafowl, pintada, kanga fowl | is game bird kind | usda 05151 | weighs each 688 | edible 0.7
pheasant | aka faisan, brace of pheasant, pheasant crown | is game bird kind | usda 05153 | weighs each 800 | edible 0.75
partridge | aka grey partridge, red legged partridge, perdiz, perdreau, chukar | is game bird kind | usda ~05154 | weighs each 250 | edible 0.65
quail | aka codorniz, caille, batair, quaglia, uzura | is game bird kind | usda 05157 | weighs each 109 | edible 0.85
pigeon | aka squab, wood pigeon, palombe, dove, hamam, piccione, hamam mahshi pigeon | is game bird kind | usda 05161 | weighs each 168, piece 50 | edible 0.6
grouse | aka ruffed grouse, ptarmigan, capercaillie, hazel grouse | is game bird kind | usda ~05363 | weighs each 300 | edible 0.6
snipe | aka woodcock, becasse | is game bird kind | usda ~05145 | weighs each 120 | edible 0.6
ostrich | aka ostrich fan fillet, ostrich goulash | is game bird kind | usda 05654 | weighs steak 150
minced ostrich | aka ground ostrich, ostrich mince, ostrich burger | is game bird kind | usda 05641 | cup 225
emu | aka emu fan fillet | is game bird kind | usda 05623 | weighs steak 150

# Giblets
chicken liver | aka foie de volaille, foies de volaille, kaleji chicken, higado de pollo, duck liver chicken, higaditos, fegatini, poultry liver, turkey liver | is chicken kind | usda 05027 | cup 225 | weighs each 44 | pack 400 g | keeps 1 fridge
chicken heart | aka coracao de frango, hatsu, coração de galinha, duck heart | is chicken kind | usda 05025 | cup 145 | weighs each 6 | keeps 1 fridge
chicken gizzard | aka gizzard, mollejas de pollo, sunagimo, poultry gizzard, duck gizzard, turkey gizzard, gesier, chicken stomach, balun balunan | is chicken kind | usda 05023 | cup 145 | weighs each 20 | keeps 1 fridge
chicken giblets | aka giblets, turkey giblets, poultry giblets, menudencias, menudillos, menudos de pollo | is chicken kind | maybe turkey, duck | usda 05020 | cup 145 | weighs each 75 | keeps 1 fridge
duck liver | aka foie de canard | is duck kind | usda 05143 | weighs each 44 | keeps 1 fridge
raw foie gras | aka fresh foie gras, foie gras lobe, foie gras escalope, lobe of foie gras, duck foie gras raw, foie gras slice | is duck kind | usda ~05282 | weighs each 500, slice 60, escalope 60 | keeps 3 fridge
goose liver | aka libamaj | is poultry kind | usda 05150 | weighs each 94 | keeps 1 fridge
duck tongue | is duck kind | usda ~05141 | weighs each 10 | edible 0.7
duck feet | aka duck wings, duck neck | is duck kind | usda ~05084 | weighs each 60 | edible 0.4

# Eggs in the shell
egg | aka hen's egg, chicken egg, huevo, oeuf, uovo, uova, eier, yumurta, ovo, anda, telur, jajko, free range eggs, cage free egg, pastured egg, egg wash, beaten eggs, whole eggs, itlog, tojas, egss, barn egg, telur ayam, gyeran, dalgyal, trứng, trứng gà, enkulal, anday, khai kai | is egg kind | usda 01123 | cup 243 | weighs each 50, small 38, medium 44, large 50, extra large 56, jumbo 63 | edible 0.88 | pack 6, 10, 12 | keeps 28 fridge
egg white | aka albumen, white of egg, liquid egg white, egg albumen, clara de huevo | is egg kind | usda 01124 | cup 243 | weighs each 33, large 33 | keeps 3 fridge
egg yolk | aka yolk, yolk of egg, egg yoke, egg yolke, hen's egg yolk, yema de huevo | is egg kind | usda 01125 | cup 243 | weighs each 17, large 17 | keeps 3 fridge
yema | is egg yolk | maybe sweetened condensed milk | usda 01125 | cup 243 | weighs each 17 | keeps 3 fridge
duck egg | is egg kind | usda 01138 | weighs each 70, large 80 | edible 0.88
goose egg | is egg kind | usda 01139 | weighs each 144 | edible 0.87
quail egg | aka uova di quaglia, huevo de codorniz, kwek kwek egg, trứng cút, telur puyuh | is egg kind | usda 01140 | weighs each 9 | edible 0.9 | pack 12
turkey egg | is egg kind | usda 01141 | weighs each 79 | edible 0.88
ostrich egg | aka emu egg | is egg kind | usda ~01123 | weighs each 1200 | edible 0.83
guinea fowl egg | aka bantam egg, pullet egg, pheasant egg, gull's egg, pigeon egg | is egg kind | usda ~01123 | weighs each 38 | edible 0.88
balut | aka fertilized duck egg, balot, hot vit lon, penoy | is egg kind | fact poultry | usda ~01138 | weighs each 65 | edible 0.85 | keeps 7 fridge

# Eggs cooked, cured, dried
hard-boiled egg | aka boiled egg, hardboiled egg, cooked egg, hard cooked eggs, egg mayonnaise boiled egg, huevo duro | is egg kind | usda 01129 | cup 136 | weighs each 50, large 50 | keeps 6 fridge
ramen egg | aka ajitsuke tamago, marinated egg, soy sauce egg, ajitama, soy egg, mayak eggs, soy marinated egg, tea egg | is egg kind | of soy sauce | maybe sesame seed | usda ~01129 | cup 136 | weighs each 50 | keeps 4 fridge
fried egg | aka sunny side up egg, huevo frito, sunny side egg | is egg kind | usda 01128 | weighs each 46 | keeps 2 fridge
egg salad | aka egg mayonnaise, egg mayo, deli egg salad, eiersalat, pasta jajeczna, tojássaláta, äggsallad, eggesalat, salada de ovo | is egg kind | of egg, mayonnaise | maybe mustard, celery | figures kcal 260 protein 10.3 fat 23.5 carb 1 by "USDA SR28 01129 and 04025, four parts to one" | cup 222 | keeps 3 fridge
soft-boiled egg | aka medium-boiled egg, soft-cooked egg, jammy egg, onsen egg, huevo pasado por agua, œuf mollet, œuf à la coque, weichgekochtes ei | is egg kind | usda ~01129 | weighs each 50, large 50 | keeps 2 fridge
poached egg | aka coddled egg | is egg kind | usda 01131 | weighs each 50 | keeps 2 fridge
scrambled egg | aka egg scramble | is egg kind | maybe milk, butter | usda 01132 | cup 220 | keeps 2 fridge
omelette | aka omelet, egg omelette, egg crepe, egg ribbons, jidan, egg strips, kinshi tamago, shredded egg, egg sheet | is egg kind | maybe milk, butter | usda 01130 | weighs each 61 | keeps 2 fridge
tamagoyaki | aka japanese omelette, rolled omelette, sushi egg, tamago | is egg kind | of sugar | maybe dashi, soy sauce | usda ~01130 | weighs slice 25 | keeps 3 fridge
dashimaki tamago | is egg kind | of dashi | maybe sugar, soy sauce | usda ~01130 | weighs slice 25 | keeps 3 fridge
pickled egg | aka pickled quail egg | is egg kind | of vinegar | usda ~01129 | weighs each 50 | keeps 90 fridge
salted egg | aka salted duck egg, itlog na maalat, salted duck egg yolk, salted egg yolk, telur asin, red egg, salted yolk, itlog maalat, kai kem, khai khem, hột vịt muối, trứng vịt muối, itlog na pula | is egg kind | usda ~01138 | weighs each 65 | edible 0.88 | keeps 60 fridge
century egg | aka thousand year egg, pidan, preserved egg, hundred year egg, preserved duck egg, black egg, kai yiew ma, khai yiao ma, khai yeow ma, trứng bắc thảo, kai yeow mah | is egg kind | figures kcal 171 protein 14.2 fat 10.7 carb 4.5 by "China Food Composition Tables 2002, preserved duck egg" | weighs each 60 | edible 0.88 | keeps 90 cupboard
scotch egg | is egg kind, pork sausage kind | of egg, sausage, wheat flour | maybe milk, mustard | in Meat | figures kcal 241 protein 12 fat 16 carb 13.1 by "McCance and Widdowson, The Composition of Foods (Scotch eggs, retail)" | weighs each 113 | keeps 3 fridge
nargisi kofta | aka nargisi kofta egg | is egg kind, red meat | of egg | maybe minced lamb, minced beef, chickpea flour | in Meat | figures kcal 241 protein 12 fat 16 carb 13.1 by "McCance and Widdowson, The Composition of Foods (Scotch eggs, retail)" | weighs each 113 | keeps 3 fridge
liquid egg | aka pasteurized egg, liquid whole egg, pasteurised egg, carton egg, egg pulp | is egg kind | usda 01171 | cup 243 | keeps 7 fridge
pasteurised egg white | aka egg white carton, pasteurized egg white, carton egg white, pasteurized liquid egg whites, two chicks egg white | is egg kind | usda 01172 | cup 243 | keeps 7 fridge
egg substitute | aka egg beaters, liquid egg substitute, eggbeaters | is egg kind | usda 01226 | cup 240 | keeps 7 fridge
dried egg | aka powdered egg, egg powder, dried whole egg, dehydrated egg | is egg kind | usda 01133 | cup 85 | keeps 365 cupboard
dried egg white | aka egg white powder, powdered egg white, albumen powder, egg albumin powder, dried egg albumen | is egg kind | usda 01136 | cup 107 | keeps 365 cupboard
dried egg yolk | aka egg yolk powder, powdered egg yolk | is egg kind | usda 01137 | cup 67 | keeps 365 cupboard

# In place of eggs
vegan liquid egg | aka plant based egg, just egg, vegan scramble, plant egg, mung bean egg, crackd, eggless egg | replaces liquid egg | in Dairy | of mung bean | maybe soybean, lupin | figures kcal 159 protein 11.4 fat 11.4 carb 2.3 sodium 386 by "maker's label of the mung bean egg sold in bottles" | cup 240 | keeps 7 fridge
`
