/** Swaps for pasta, noodles, rice and grains. How to read a line: ../readSwaps.ts. */
export const grainsSwapsTable = `
> lasagna sheets, fresh lasagna sheets, cannelloni, jumbo pasta shells
gluten-free pasta | Use its lasagna sheets; cook it a little less.
courgettes | Slice them lengthwise and salt them; juicier, so bake uncovered.
eggplant | Slice it lengthwise and roast it first; softer and richer.

> spaghetti, linguine, bucatini, capellini, vermicelli, wheat vermicelli, fettuccine, tagliatelle, pappardelle, pici, fresh pasta, wide egg noodles, cooked pasta, spinach pasta, squid ink pasta, whole-wheat pasta
gluten-free pasta | Cook it a minute less and stir often; it breaks more easily.
legume pasta | Firmer and richer in protein; foams while it cooks.
rice noodles | Softer and smoother; soak them rather than boil.
1.5 courgettes | Cut into ribbons and fry two minutes; lighter and juicier.
1.5 spaghetti squash | Bake it and scrape out the threads; sweeter and lighter.
shirataki noodles | Rinse well and dry in a hot pan; slippery, with hardly any taste.

> orzo, small soup pasta, fregola, pearl couscous, alphabet pasta, ditalini, tarhonya
gluten-free pasta | Use a small shape; cook it a minute less.
rice | As filling; cook it a little longer.
quinoa | Lighter and nuttier.
cauliflower rice | Cook it two minutes only; lighter.

> ravioli, tortellini, meat tortellini, manti, pierogi, filled pasta kind
gluten-free pasta | Without the filling: add it to the sauce.
legume pasta | Without the filling: add it to the sauce.
1.5 courgettes | Cut into ribbons; without the filling.

> gnocchi, spätzle
gluten-free pasta | Chewier; cook it a minute less.
1.2 potatoes | Boil them in chunks: softer, without the chew.
1.2 cauliflower | Roast it in florets; lighter.
1.2 celeriac | Roast it in cubes; lighter.

> macaroni and cheese mix, canned spaghetti, rice and pasta mix
gluten-free pasta | Without the sauce: season it yourself.
rice | Without the sauce: season it yourself.

> egg noodles, fresh egg noodles, pancit canton, yakisoba noodles, hokkien noodles, ramen noodles, fresh ramen noodles, laghman noodles, crispy chow mein noodles, egg noodle kind, wheat noodle kind, noodle kind
rice noodles | Softer; soak them and add them last.
100% buckwheat soba | Nuttier; rinse them cold after cooking.
udon noodles | Thicker and softer.
glass noodles | Slippery and clear; soak them only.
sweet potato noodles | Chewy and clear.
shirataki noodles | Rinse well and dry in a hot pan; slippery, with hardly any taste.
1.2 courgettes | Cut into ribbons and fry two minutes; juicier.
kelp noodles | Crunchy; rinse them well.

> udon noodles, dried udon noodles, somen noodles, soba noodles, wheat noodles, kalguksu noodles, misua, naengmyeon noodles
rice noodles | Softer and smoother; soak them and add them last.
100% buckwheat soba | Nuttier; rinse them cold after cooking.
glass noodles | Slippery and clear; soak them only.
shirataki noodles | Rinse well and dry in a hot pan; slippery, with hardly any taste.
1.2 courgettes | Cut into ribbons and fry two minutes; juicier.

> rice noodles, rice vermicelli, pad thai noodles, pho noodles, glass noodles, sweet potato noodles, rice noodle kind, starch noodle kind
shirataki noodles | Rinse well and dry in a hot pan; slippery, with hardly any taste.
kelp noodles | Crunchy; rinse them well.
1.5 courgettes | Cut into ribbons and fry two minutes; juicier.
1.2 cabbage | Cut into fine strips; crisper.

> pasta kind, pasta
gluten-free pasta | Cook it a minute less and stir often; it breaks more easily.
legume pasta | Firmer and richer in protein; foams while it cooks.
rice | As filling; the sauce does not cling to it.
1.5 courgettes | Cut into ribbons and fry two minutes; lighter and juicier.
shirataki noodles | Rinse well and dry in a hot pan; slippery, with hardly any taste.
1.5 cauliflower | Roast it in florets; the sauce clings to it.

> couscous, cooked couscous, whole-wheat couscous, bulgur, cracked wheat, freekeh, green spelt, semolina when salad, tabb, cooked, soaked
quinoa | Nuttier; rinse it and boil it a quarter of an hour.
millet | Mild and fluffy; boil it a quarter of an hour.
cauliflower rice | Fry it two minutes; lighter.

> couscous, whole-wheat couscous, bulgur, cracked wheat, freekeh, green spelt, idli rava
quinoa | Nuttier; rinse it and boil it a quarter of an hour.
millet | Mild and fluffy; boil it a quarter of an hour.
buckwheat | Earthier; boil it a quarter of an hour.
1.5 cauliflower rice | Fry it two minutes; lighter.
rice | Softer; boil it as long as the packet says.

> cooked couscous, cooked bulgur, cooked barley
cooked quinoa | Nuttier.
cooked millet | Mild and fluffy.
cooked rice | Softer and milder.
cauliflower rice | Fry it two minutes; lighter.

> semolina, cream of wheat
polenta | Grainier and a little sweet; cooks longer.
cream of rice | Smoother and neutral.
ground rice | Smoother and neutral.

> barley, pearl barley, barley grits, farro, spelt, wheat, soft wheat, pearled wheat, einkorn, rye, cracked rye, khorasan wheat, durum wheat, triticale, wheat kind, rye kind, barley kind
brown rice | Softer and less chewy.
buckwheat | Earthier; needs only a quarter of an hour.
sorghum | As chewy; boil it about an hour.
quinoa | Lighter; needs only a quarter of an hour.
1.5 cauliflower rice | Stir it in for the last five minutes; lighter.
1.2 celeriac | Cut into small cubes; lighter and sweeter.

> wheat bran, oat bran
rice bran | Finer and milder.
ground linseed | Moister and nuttier.

> wheat germ, toasted wheat germ
ground linseed | Moister and nuttier.
sunflower seeds | Chop them; nuttier.

> wheat flakes, rye flakes, barley flakes
buckwheat flakes | Earthier.
quinoa flakes | Finer and softer.

> oats, instant oatmeal, steel-cut oats, Scottish oatmeal, oat groats, cooked oatmeal, gluten-free oats
quinoa flakes | Finer; cook them three minutes.
buckwheat flakes | Earthier; cook as long.
millet | Grainier; cook it twenty minutes.
desiccated coconut | Richer and sweeter; chewy in baking.
0.6 chia seeds | Soaks up as much; jelly-like.
flaked almonds | Richer and crunchier.
sunflower seeds | Chop them; crunchier.

> cooked rice, cooked brown rice, cooked sushi rice, cooked sticky rice, cooked wild rice
cauliflower rice | Fry it two minutes; lighter.
cooked quinoa | Nuttier; richer in protein.
1.2 cabbage | Cut into fine strips and fry it; juicier.

> brown rice, wild rice, red rice, black rice, rice kind, rice
1.5 cauliflower rice | Fry it three minutes instead of boiling; lighter.
quinoa | Nuttier; boil it a quarter of an hour.
2 cabbage | Cut into fine strips and fry it; juicier.
shirataki noodles | Chop them into grains and rinse well; hardly any taste.
1.5 celeriac | Chop it into grains and fry it; a little earthy.
1.5 sweet potatoes | Chop them into grains and fry them; sweeter.

> quinoa, cooked quinoa, millet, buckwheat, amaranth, sorghum, teff, fonio, pseudo-grain
cauliflower rice | Fry it two minutes; lighter.
hemp seeds | Nutty; needs no cooking.
1.2 broccoli | Chop it into grains and fry it two minutes.
rice | Softer and milder.

> polenta, cornmeal, grits, cooked polenta, white cornmeal, whole-grain cornmeal, fubá, hominy
2 cauliflower | Boil and mash it; lighter and looser.
2 celeriac | Boil and mash it; earthier.
millet | Boil it soft; grainier.
almond flour | Simmer it in a little water; richer.

> cornflakes, wheat biscuit cereal, bran flakes, bran cereal, shredded wheat, muesli, granola, special k cereal, puffed wheat, breakfast cereal
gluten-free cornflakes | Nothing else changes.
gluten-free muesli | A little softer.
puffed quinoa | Lighter and less sweet.
puffed millet | Lighter and less sweet.
flaked almonds | Toast them; richer and crunchier.
sunflower seeds | Toast them; crunchier.

> popcorn, salted popcorn
pumpkin seeds | Toast them with salt; crunchier and richer.

> sweetcorn, canned sweetcorn, corn on the cob
courgettes, … | Juicier and less sweet.
bell peppers, … | Crisper, and as sweet.
peas | As sweet, softer.
`
