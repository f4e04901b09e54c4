/** What home cooks of many countries ask for by the same name; the form as in `dishNamesWithSpellings`. */
export const everydayDishes = `
scrambled egg: scramble eggs, scrambled eggs on toast
poached egg: poached eggs on toast, poached egg on toast
eggs benedict: egg benedict, eggs benedickt, eggs benny
eggs florentine: egg florentine
egg muffin: egg cups, egg bites
steak and eggs: steak and egg
avocado toast: avo toast, avocado on toast, smashed avo, smashed avocado
hash brown: hashbrown
home fries: breakfast potatoes
overnight oats: overnight oat, over night oats
porridge: oatmeal, porrige, oats porridge, oat porridge
baked oatmeal: baked oats
granola: granolla, homemade granola
chia pudding: chia seed pudding
tofu scramble: scrambled tofu
buddha bowl: buddah bowl, nourish bowl, grain bowl
stuffed peppers: stuffed bell peppers, stuffed pepper, stuffed capsicums
stuffed mushrooms: stuffed mushroom
stuffed zucchini: stuffed courgette, zucchini boats, stuffed courgettes
onion rings: onion ring
french fries: oven chips, homemade chips, oven fries
sweet potato fries: sweet potato wedges, sweet potato chips
potato wedges: wedges potato, potato wedge
baked potato: jacket potato, jacket potatoes, jacket spud
potato croquettes: potato croquette, croquettes
pasta salad: italian pasta salad
tuna salad: tuna fish salad, tuna mayo
egg salad: egg mayonnaise, egg mayo, egg salad sandwich
chicken salad: chicken salad sandwich, chicken mayo
bean salad: three bean salad
lentil salad: warm lentil salad
quinoa salad: quinoa tabbouleh
cucumber salad: gurkensalat
tomato salad: tomato and onion salad
beet salad: beetroot salad
carrot salad: grated carrot salad
green salad: mixed salad, side salad, garden salad
kale salad: massaged kale salad
tomato soup: cream of tomato soup, tomatoe soup, tomato basil soup
pumpkin soup: pumkin soup
butternut squash soup: butternut soup, squash soup
mushroom soup: cream of mushroom soup
chicken soup: chickensoup, cream of chicken soup
leek and potato soup: potato leek soup, potato and leek soup
broccoli soup: broccoli cheddar soup, cream of broccoli soup, broccoli and cheddar soup
carrot soup: carrot and ginger soup, carrot ginger soup, carrot and coriander soup
cauliflower soup
vegetable soup: veggie soup, vegtable soup
black bean soup: black beans soup
fish soup: fishsoup
beef stew: beef casserole, stewed beef
chicken stew: chicken casserole
lamb stew: lamb casserole
vegetable stew: veggie stew
lentil stew: lentils stew
fish stew: seafood stew
fish cake: fishcake, salmon cakes, salmon patties
fish parcel: fish en papillote, salmon in foil, fish in foil, fish in a parcel
baked salmon: salmon in the oven, oven baked salmon, oven salmon, roast salmon
surf and turf: surf n turf
chicken stir fry: chicken stir-fry, stir fried chicken
beef stir fry: beef stir-fry
vegetable stir fry: veggie stir fry, vegetable stir-fry, stir fried vegetables
honey garlic chicken: honey and garlic chicken
garlic butter shrimp: garlic butter prawns
pasta with tomato sauce: pasta pomodoro, spaghetti pomodoro, spaghetti with tomato sauce, tomato pasta, pasta al pomodoro
mushroom pasta: creamy mushroom pasta, pasta with mushrooms
salmon pasta: creamy salmon pasta, pasta with salmon
chicken pasta: creamy chicken pasta, pasta with chicken
sausage and peppers: sausages and peppers
mixed grill: grill platter
roast vegetables: roasted vegetables, roasted veggies, roast veg
vegetable lasagna: vegetable lasagne, veggie lasagne, spinach lasagna, veg lasagna
nut roast: nutroast, nut loaf
lentil loaf: lentils loaf
apple sauce: applesauce, apple puree
carrot puree: carrot mash, baby carrot puree
sweet potato puree: sweet potato mash, mashed sweet potato
cucumber sandwich
egg sandwich: fried egg sandwich
chicken wrap: caesar wrap, chicken caesar wrap
pigs in blankets: pigs in a blanket, pigs in blanket
devils on horseback: devil on horseback
cheese straws: cheese straw, cheese twists
roasted chickpeas: crispy chickpeas, crunchy chickpeas
spiced nuts: roasted nuts, candied nuts
`
