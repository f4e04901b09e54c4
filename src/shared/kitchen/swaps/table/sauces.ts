/** Swaps for sauces, pastes, condiments, stocks, wine and beer. How to read a line: ../readSwaps.ts. */
export const saucesSwapsTable = `
> soy sauce, low-sodium soy sauce, dark soy sauce, Korean soup soy sauce, Maggi seasoning, liquid aminos, tamari, soy sauce kind
tamari | A little rounder; nothing else changes.
coconut aminos | Sweeter and less salty: add a pinch of salt.
0.6 fish sauce | Saltier and stronger; add the rest as water.
0.15 salt + 0.85 mushroom stock | Less deep; as salty.

> sweet soy sauce
0.6 tamari + 0.4 maple syrup | Thinner; as sweet and salty.
0.7 coconut aminos + 0.3 coconut sugar | Boil it down a little; less salty.

> ponzu, seasoned soy sauce for seafood
0.7 tamari + 0.3 lime juice | Sharper.
0.7 coconut aminos + 0.3 lime juice | Sweeter and less salty.

> fish sauce, nuoc cham
vegan fish sauce | Milder.
tamari | Salty and deep, without the taste of fish.
soy sauce | Salty and deep, without the taste of fish.
coconut aminos | Sweeter and less salty: add a pinch of salt.

> oyster sauce
vegetarian oyster sauce | Made of mushrooms; nothing else changes.
0.7 tamari + 0.3 maple syrup | Thinner; stir in a little starch.
0.7 coconut aminos + 0.1 mushroom powder | Thinner; stir in a little starch.

> hoisin sauce, char siu sauce, sweet bean sauce, plum sauce, duck sauce
0.6 tamari + 0.4 date syrup | Thinner; add a pinch of five spice.
0.6 coconut aminos + 0.4 date syrup | Thinner; add a pinch of five spice.
0.5 date syrup + 0.5 rice vinegar | Less salty: add a pinch of salt and five spice.

> teriyaki sauce, stir-fry sauce, bulgogi sauce, tonkatsu sauce, black bean sauce, dumpling sauce, stir-fry sauce kind
0.7 tamari + 0.3 maple syrup | Thinner; let it boil down with a little ginger.
coconut aminos | Thinner and sweeter; let it boil down with a little ginger.

> Worcestershire sauce, steak sauce, brown sauce
vegan Worcestershire sauce | Nothing else changes.
0.7 tamari + 0.3 apple cider vinegar | Less spiced; as salty and sharp.
0.7 coconut aminos + 0.3 apple cider vinegar | Less spiced, a little sweet.

> XO sauce, Chinese shrimp sauce, shrimp paste, anchovy paste, dried shrimp, salted shrimp
0.7 miso | Salty and deep, without the taste of the sea.
0.5 capers | Crush them: salty and sharp.
0.5 olives | Crush them: salty and savoury.
0.5 dried shiitake | Grind them and add salt; savoury, without the taste of the sea.
0.5 nori | Crumble it and add salt; tastes of the sea.

> miso, barley miso, soybean miso, doenjang, ssamjang, miso soup mix
0.7 tahini + 0.3 coconut aminos | Less salty; add a pinch of salt.
0.7 coconut aminos | Thinner and sweeter; add a pinch of salt.
0.7 tamari | Thinner; as salty.
0.5 anchovy paste | Salty and deep; tastes a little of fish.
0.5 nutritional yeast | Savoury; add salt.

> gochujang, doubanjiang
0.7 tomato paste + 0.3 chili flakes | Less sweet and less deep.
0.5 harissa | Sharper and smokier.
sambal oelek | Hotter and less deep.

> fermented black bean
capers | Salty and sharp; chop them.
olives | Salty and savoury; chop them.

> Caesar dressing, ranch dressing, blue cheese dressing, thousand island dressing, green goddess dressing, coleslaw dressing, tartare sauce
vegan mayonnaise | Thin it with lemon juice and season it; as creamy.
0.8 tahini + 0.2 lemon juice | Thin it with water; nuttier.
0.8 coconut yogurt + 0.2 lemon juice | Lighter and a little sweet.
0.8 olive oil + 0.2 lemon juice | Not creamy: thinner and sharper.
avocado | Mash it with lemon juice and salt; as creamy.

> vinaigrette, Italian dressing, French dressing, honey mustard dressing, sesame dressing, marinade
0.7 olive oil + 0.3 lemon juice | Sharper; season it with salt and pepper.
0.7 olive oil + 0.3 apple cider vinegar | Season it with salt and pepper.

> mayonnaise, home-made mayonnaise, light mayonnaise, Kewpie mayonnaise, miracle whip, vegan mayonnaise, sandwich spread
vegan mayonnaise | A little milder.
mayonnaise | A little richer.
0.8 coconut yogurt | Thinner and tarter; season it well.
avocado | Mash it with lemon juice and salt; as creamy.
hummus | Thicker; tastes of sesame and chickpeas.
olive oil | Thinner: whisk it with lemon juice and salt.

> toum, tzatziki, sour cream dip
hummus | Thicker and nuttier.
coconut yogurt | Season it with garlic and cucumber; a little sweet.
avocado | Mash it with garlic and lemon juice.

> Dijon mustard, wholegrain mustard, English mustard, sweet mustard, mustard, mustard powder, mustard seed
0.5 horseradish | As sharp, without the spice of mustard.
0.5 wasabi | Sharper; use it with care.
0.3 horseradish root | Grate it finely; as sharp.
0.5 ground turmeric | As yellow; not sharp.
0.5 caraway seeds | Warm and spicy; not sharp.
0.5 apple cider vinegar | As sour; not sharp.

> horseradish, horseradish sauce, wasabi
mustard | As sharp, less earthy.
0.5 ginger | Grate it finely; warmer.
radishes | Grate them finely; milder.

> ketchup, barbecue sauce, banana ketchup, sweet chili sauce, tomato chutney, mango chutney
tomato paste | Less sweet and sour: add a little vinegar.
low-sugar ketchup | Less sweet.
sugar-free barbecue sauce | Smokier.
0.8 tomato paste + 0.2 apple cider vinegar | Less sweet.
salsa | Fresher and looser.

> pesto, red pesto, vegan pesto, Italian salsa verde
vegan pesto | Milder, without cheese.
0.5 basil + 0.5 olive oil | Blend them with salt and a little garlic; fresher.
chimichurri | Sharper and looser.
tapenade | Saltier and darker.
0.5 parsley + 0.5 olive oil | Blend them with salt and lemon juice; fresher.

> Alfredo sauce, béchamel sauce, vodka sauce, white gravy, hollandaise sauce, beurre blanc, salsa con queso
oat cream | Let it cook down with salt and nutmeg; less rich.
coconut cream | Season it well; a taste of coconut.
cashew cream | Season it well; as rich.
marinara sauce | Red instead of white: sharper and lighter.
passata | Red instead of white: sharper and lighter.

> bolognese sauce
marinara sauce | Without meat; add mushrooms or lentils.
passata | Without meat; season it well.

> gravy, demi-glace, gravy mix, beef extract
mushroom stock | Let it boil down and thicken it with starch; lighter.
vegetable stock | Let it boil down and thicken it with starch; lighter.
tamari | A quarter is enough; thin it with water.

> red curry paste, green curry paste, yellow curry paste, laksa paste
vegan curry paste | Nothing else changes.
0.3 curry powder + 0.7 lemongrass | Less fresh; add salt.
ginger garlic paste | Milder: add chili and lime.

> Japanese curry roux
0.3 curry powder | Thicken the sauce with starch; less sweet.

> peanut sauce, Chinese satay sauce
0.8 sunflower seed butter + 0.2 lime juice | Thin it with water; as creamy.
0.8 tahini + 0.2 lime juice | Thin it with water; a little bitter.
0.8 coconut cream + 0.2 lime juice | Lighter; a taste of coconut.

> romesco sauce, muhammara
ajvar | Smoother, without nuts.
harissa | Hotter: take half.
roasted peppers | Blend them with olive oil and garlic; sweeter.

> hummus, baba ghanoush, tahini sauce
guacamole | Fresher, without sesame.
avocado | Mash it with lemon juice and salt.
canned white beans | Blend them with olive oil and lemon juice; without sesame.
bean dip | Earthier, without sesame.

> dukkah, za'atar, furikake, everything bagel seasoning
dried thyme | Rub it with salt and a little sumac; without sesame.
dried oregano | Less nutty.

> Marmite
0.5 nutritional yeast | Savoury and milder.
gluten-free yeast extract | Nothing else changes.
tamari | Thinner; as salty.
0.5 miso | Milder and as salty.

> kimchi
vegan kimchi | Nothing else changes.
sauerkraut | Sour and crunchy, not hot.

> fish stock, seafood stock, clam juice, dashi, instant dashi, fish stock cube
kombu dashi | Tastes of the sea, without fish.
vegetable stock | Lighter; add a strip of kombu.
mushroom stock | Deeper, without the taste of the sea.
chicken stock | Richer, without the taste of the sea.
water | Lighter: season it well.

> stock cube, chicken stock cube, beef stock cube, lamb stock cube, vegetable stock cube, low-sodium stock cube, mushroom bouillon powder, stock powder kind
vegetable stock cubes | Lighter.
mushroom powder | Savoury; add salt.
nutritional yeast | Savoury; add salt.
0.5 salt | Plainer: season with herbs too.

> chicken stock, beef stock, bone broth, turkey stock, veal stock, lamb stock, pork stock, game stock, beef consommé, condensed chicken stock, stock, vegetable stock, meat stock kind, poultry stock kind, stock kind
vegetable stock | Lighter; brown the vegetables well for depth.
mushroom stock | As deep, with a taste of mushrooms.
chicken stock | Richer.
kombu dashi | Lighter, tastes a little of the sea.
tomato broth | Sharper and red.
water | Lighter: season it well.

> Shaoxing wine, sake, mirin, salted cooking wine, plum wine
0.9 apple juice + 0.1 rice vinegar | Sweeter and without alcohol.
0.9 white grape juice + 0.1 rice vinegar | Sweeter and without alcohol.
0.9 water + 0.1 rice vinegar | Lighter and without alcohol.
0.9 vegetable stock + 0.1 rice vinegar | Saltier and without alcohol.
0.9 water + 0.1 lime juice | Lighter and without alcohol.

> red wine, port, madeira, marsala, sherry, vermouth, dessert wine, mulled wine
0.9 vegetable stock + 0.1 apple cider vinegar | Lighter and without alcohol.
0.9 cranberry juice + 0.1 apple cider vinegar | Sweeter and as red.
0.9 pomegranate juice + 0.1 apple cider vinegar | Sweeter and as red.
0.9 mushroom stock + 0.1 apple cider vinegar | Deeper, not fruity.
0.9 beef stock + 0.1 apple cider vinegar | Deeper, not fruity.
0.9 water + 0.1 apple cider vinegar | Lighter: season it well.
0.9 water + 0.1 lemon juice | Lighter: season it well.

> white wine, wine, rosé wine, champagne, non-alcoholic wine, hard cider, wine kind
0.9 vegetable stock + 0.1 apple cider vinegar | As sharp, less fruity.
0.9 apple juice + 0.1 apple cider vinegar | Fruitier and sweeter.
0.9 water + 0.1 apple cider vinegar | Lighter: season it well.
0.9 water + 0.1 lemon juice | Lighter: season it well.

> beer, stout, light beer, non-alcoholic beer, beer kind
gluten-free beer | Nothing else changes.
vegetable stock | Not bitter, without bubbles.
sparkling water | For batter: as light, without the taste of hops.
mushroom stock | For braises: deeper and not bitter.
apple juice | Sweeter and fruitier.

> brandy, rum, whisky, vodka, spirit kind, liqueur kind
apple juice | Sweeter and without alcohol.
orange juice | Fruitier and without alcohol.
water | Lighter and without alcohol.

> red wine vinegar, white wine vinegar, sherry vinegar, balsamic vinegar, white balsamic vinegar, balsamic glaze, malt vinegar, Chinese black vinegar, sushi vinegar, vinegar kind
apple cider vinegar | A little fruitier.
rice vinegar | Milder.
lemon juice | Fresher.
lime juice | Fresher.
`
