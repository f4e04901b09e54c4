/** Swaps for nuts, peanuts, sesame and their butters and oils. How to read a line: ../readSwaps.ts. */
export const nutsAndSeedsSwapsTable = `
> flaked almond, slivered almond, coconut flakes, toasted coconut when toast, decorat, garnish, sprinkle, top
sunflower seeds, … | Toast them in a dry pan; smaller and nuttier.
pumpkin seeds, … | Toast them in a dry pan; greener and crunchier.
coconut flakes, … | Toast them; sweeter.
flaked almonds, … | Toast them; milder.

> peanut, roasted peanut, boiled peanut
roasted cashews, … | Softer and sweeter.
roasted almonds, … | Harder and milder.
sunflower seeds, … | Toast them in a dry pan; smaller.
pumpkin seeds, … | Toast them in a dry pan; greener and crunchier.
roasted chickpeas | Crunchy and drier.
toasted coconut, … | Sweeter and lighter.

> peanut butter, crunchy peanut butter, reduced-fat peanut butter
almond butter | Milder and a little sweeter.
cashew butter | Milder and creamier.
sunflower seed butter | As creamy; a little bitter.
tahini | Looser and a little bitter; add a little sweetness.
hummus | For spreading only; not sweet.
0.8 coconut cream | Sweeter and looser.

> almond butter, cashew butter, hazelnut butter, pistachio butter, pistachio cream, walnut butter, mixed nut butter, amlou, nut butter kind
sunflower seed butter | As creamy; a little bitter.
tahini | Looser and a little bitter.
peanut butter | Stronger in taste.
almond butter | Milder.
0.8 coconut cream | Sweeter and looser.

> tahini, black tahini, Chinese sesame paste
sunflower seed butter | A little sweeter.
cashew butter | Milder and sweeter.
almond butter | Milder and a little sweeter.
peanut butter | Stronger in taste.
0.6 olive oil | In hummus and dressings; smoother, not nutty.
avocado | In dips and dressings; creamier, not nutty.

> sesame seed, black sesame seed, toasted sesame seed, hulled sesame seed
sunflower seeds, … | Larger and milder.
poppy seeds | As crunchy; milder.
hemp seeds | Softer and nutty.
pumpkin seeds, … | Chop them; greener.
flaked almonds | Toast and chop them; milder.
linseed | As small; milder.

> sesame oil
0.5 walnut oil | Nutty; add it at the end.
peanut oil | Milder; add it at the end.
perilla oil | As nutty.
sunflower oil | Neutral: toast a few seeds for the taste.
olive oil | Fruity instead of nutty.
avocado oil | Neutral.

> peanut oil, almond oil, walnut oil, hazelnut oil, pistachio oil, macadamia oil, pecan oil, soybean oil, mustard oil, corn oil
sunflower oil | Neutral.
rapeseed oil | Neutral.
olive oil | Fruity; keep the heat medium.
avocado oil | Neutral; stands much heat.
coconut oil | Firm when cold; a slight taste of coconut.

> pine nut
sunflower seeds, … | Toast them in a dry pan; a little stronger.
pumpkin seeds, … | Toast them in a dry pan; greener.
slivered almonds, … | Toast them; crunchier.
hemp seeds | Softer; as creamy in pesto.
breadcrumbs | Fry them golden in oil; crunch without nuts.

> blanched almond, roasted almond, hazelnut, walnut, cashew, pecan, pistachio, macadamia, Brazil nut, mixed nuts, almond, chestnut, cooked chestnut, candied nut kind, candied nuts, tree nut, nut kind
sunflower seeds, … | Toast them in a dry pan; smaller and a little stronger.
pumpkin seeds, … | Toast them in a dry pan; greener and crunchier.
roasted peanuts, … | Stronger in taste.
walnuts, … | Softer and a little bitter.
almonds, … | Milder and crunchier.
toasted coconut, … | Sweeter and lighter.
roasted chickpeas, … | Crunchy and drier.
hemp seeds | Softer and smaller.
gluten-free oats | Toast them: crunchy, less rich.

> almond extract, walnut extract, hazelnut extract, bitter almond aroma
vanilla extract | Warmer, without the taste of nuts.
orange extract | Fruity, without the taste of nuts.
lemon extract | Fruity, without the taste of nuts.

> coconut, desiccated coconut, coconut flakes, sweetened coconut, young coconut
flaked almonds, … | Crunchier and less sweet.
sunflower seeds, … | Chop them; nuttier.
gluten-free oats | Drier; chewy in baking.
oats | Drier; chewy in baking.

> coconut oil
sunflower oil | Liquid and neutral.
vegan butter | Softer; a taste of butter.
butter | Softer; a taste of butter.
olive oil | Liquid; a taste of olives.

> poppy seed, linseed, ground linseed, chia seed, hemp seed, sunflower seed, pumpkin seed, mixed seeds
sunflower seeds, … | Larger and nuttier.
pumpkin seeds, … | Larger and crunchier.
chia seeds | Smaller; swells in liquid.
flaked almonds, … | Milder.

> sunflower seed butter
tahini | Looser and a little bitter.
almond butter | Milder and sweeter.
peanut butter | Stronger in taste.
`
