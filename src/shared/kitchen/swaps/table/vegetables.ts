/** Swaps for vegetables, herbs and spices: for allergies, for keto and paleo, and for common dislikes. How to read a line: ../readSwaps.ts. */
export const vegetablesSwapsTable = `
> celery
fennel, … | Crisp, with a slight taste of anise.
0.8 carrots, … | Sweeter and firmer.
leeks, … | Softer; add them with the onions.
cucumbers, … | For salads: crisp and juicier.
bok choy, … | Use the stalks: crisp and mild.
green peppers, … | Crisp and a little bitter.

> celeriac
parsnips, … | Sweeter.
turnips, … | Sharper and juicier.
kohlrabi, … | Milder and crisper.
potatoes, … | Milder and mealier.
cauliflower, … | Milder; cooks faster.

> celery salt, celery seed, dried celery flakes
salt | Plain; add dill or caraway for the aroma.
dill seeds | Milder: as fragrant.
caraway seeds | Warmer and stronger.

> celery leaf, lovage
parsley, … | Milder and fresher.

> soffritto mix
0.5 onions + 0.5 carrots | Chop them finely; sweeter.
leeks | Chop them finely; milder.

> mashed potato
cauliflower | Boil and mash it; lighter and looser.
celeriac | Boil and mash it; earthier.
sweet potatoes | Boil and mash them; sweeter.
turnips | Boil and mash them; sharper.
polenta | Use a quarter, boiled soft.

> french fries, potato wedge, hash brown, tater tot, sweet potato fries
celeriac | Cut into sticks and roast it in oil; sweeter.
turnips | Cut into sticks and roast them in oil; softer.
courgettes | Cut into sticks and roast them in oil; softer.
sweet potatoes | Cut into sticks and roast them in oil; sweeter.

> potato, floury potato, waxy potato, new potato, boiled potato, canned potato
turnips, … | Sharper and juicier; cooks as fast.
celeriac, … | Earthier and lighter.
cauliflower, … | Lighter; cooks in half the time.
radishes, … | Roast or boil them: they lose their bite.
sweet potatoes, … | Sweeter and softer.
parsnips, … | Sweeter.
kohlrabi, … | Milder and crisper.

> sweet potato, yam, cassava, taro, plantain, parsnip, starchy root, purple yam
pumpkin, … | Softer and lighter.
celeriac, … | Earthier and lighter.
turnips, … | Sharper and juicier.
carrots, … | Sweeter and firmer.
cauliflower, … | Lighter; cooks in half the time.

> butternut squash, pumpkin, winter squash
sweet potatoes, … | Sweeter and denser.
carrots, … | Sweeter and firmer.
celeriac, … | Earthier.

> dried shiitake, dried porcini, dried mushroom kind
sun-dried tomatoes, … | Savoury and sweet.
kombu | Steep it; savoury, tastes of the sea.
smoked tofu | Smoky; cut it small.

> mushroom kind, mushroom
courgettes, … | Juicier and milder; brown them well.
eggplant, … | Softer; brown it well.
artichoke hearts, … | Tender and a little tart.
bell peppers, … | Sweeter and crisper.
extra-firm tofu, … | Firm and mild; season it well.

> stuffed olive, green olive, olive, tapenade
0.5 capers | Sharper and smaller.
0.8 sun-dried tomatoes, … | Savoury and sweet.
pickles, … | Sour and crunchy.
artichoke hearts, … | Tender and a little tart.
roasted peppers, … | Sweet and smoky.

> caper, caperberry
olives, … | Larger and milder; chop them.
green olives, … | Larger and milder; chop them.
pickles, … | Chop them finely; sweeter and sour.
green peppercorns | Hot instead of salty.

> coriander leaf, coriander root, culantro, dried coriander leaf, Vietnamese coriander
parsley, … | Milder and grassier; add a little lime.
mint, … | Fresher and cooler.
basil, … | Sweeter.
Thai basil, … | Sweeter, with a taste of anise.
dill, … | Sweeter and grassy.

> ground coriander, coriander seed
cumin | Stronger: use a little less.
caraway seeds | Stronger: use half.

> parsley
chives, … | Sharper.
dill, … | Sweeter and grassy.
coriander leaf, … | Stronger, with a taste of citrus.
chervil, … | Finer, with a taste of anise.

> basil, mint, dill, tarragon, thyme, rosemary, sage, oregano, chive, herb
parsley, … | Milder and grassier.
chives, … | Sharper.
basil, … | Sweeter.
thyme, … | Stronger: use half.

> dried basil, dried oregano, dried thyme, dried rosemary, dried sage, dried mint, dried dill, dried herb
dried parsley | Milder.
dried thyme | Stronger: use a little less.
dried oregano | Stronger: use a little less.

> dried onion, onion powder, onion salt, crispy fried onion, onion soup mix
garlic powder | Stronger: use half.
dried chives | Milder.
mushroom powder | Savoury and darker.
celery salt | Saltier.

> pickled onion, pickled red onion
pickles, … | Sour and crunchy.
radishes, … | Crisp and sharp.
pickled beetroot, … | Sweeter and softer.

> spring onion, chive, garlic chives, scallion oil
leeks, … | Slice them very finely; milder.
chives, … | Finer and milder.
parsley, … | Grassier, without the bite.
celery leaf | Fresh and spicy.
fennel frond | Fresh, with a taste of anise.

> onion, red onion, sweet onion, shallot, pearl onion, welsh onion, leek, frozen onion, allium
fennel, … | Sweeter, with a slight taste of anise.
leeks, … | Milder and softer.
celery, … | Crisper and fresher.
0.8 carrots, … | Sweeter and firmer.
cabbage, … | Sweet when fried slowly.
bell peppers, … | Sweeter and crisper.

> garlic, roasted garlic, black garlic, wild garlic, green garlic, garlic scape
each 1 teaspoon ginger, … | Sharper and fresher.
each 0.5 shallot(s), … | Milder and sweeter.
each 0.1 teaspoon asafoetida | Fry it briefly in oil; smells as savoury.
each 1 tablespoon chive | Milder; add it at the end.
each 0.5 teaspoon cumin | Warmer, without the bite.

> garlic powder, garlic salt, fried garlic, garlic paste, ginger garlic paste, garlic oil
0.3 asafoetida | Fry it briefly in oil; smells as savoury.
onion powder | Sweeter and milder.
ginger paste | Sharper and fresher.
0.5 ground ginger | Warmer.
0.5 paprika | Sweeter, without the bite.

> eggplant, dried eggplant, Thai eggplant, baba ghanoush
courgettes, … | Firmer; cooks faster.
portobello mushrooms, … | Juicier and savoury.
bell peppers, … | Sweeter.
butternut squash, … | Sweeter and denser.
hummus | Nuttier.

> courgette, yellow squash, marrow, summer squash
eggplant, … | Softer; salt it first.
green beans, … | Crisper.
broccoli, … | Crisper; cut it small.
cucumbers, … | For salads: crisper.

> bell pepper, green pepper, roasted pepper, pimento, frozen pepper mix
courgettes, … | Milder and softer.
carrots, … | Sweeter and firmer.
tomatoes, … | Juicier.
celery, … | Crisper.

> bird's eye chili, jalapeño, serrano chili, habanero, Scotch bonnet, chili, poblano, pickled jalapeño, chili pepper kind
bell peppers, … | Sweet instead of hot.
0.5 ginger, … | Warm instead of hot.
radishes, … | Crisp and a little sharp.
0.5 black pepper | Warm; add it at the end.

> cayenne pepper, chili powder, chili flakes, Aleppo pepper, gochugaru, Kashmiri chili powder, ancho chili powder, dried chili, chipotle, chili spice, dried chili kind
paprika | Sweet instead of hot.
smoked paprika | Smoky instead of hot.
black pepper | Warm, less fruity.
ground ginger | Warm; use half.
ground cumin | Earthy instead of hot.

> hot sauce, Tabasco, sriracha, sambal oelek, chili garlic sauce, harissa, chili oil, chili crisp, sweet chili kind
tomato paste | Sweet instead of hot.
0.5 lemon juice | As sharp, without the heat.
0.5 paprika | Sweet instead of hot.
ketchup | Sweeter, not hot.

> tomato, plum tomato, cherry tomato when salad, sliced, wedges, halved
bell peppers, … | Sweeter and crisper.
cucumbers, … | Crisper and milder.
peaches, … | Sweeter.

> tomato, canned tomato, crushed tomato, passata, tomato paste, tomato sauce, diced canned tomatoes, marinara sauce, cherry tomato, plum tomato, tomato product, sun-dried tomato
roasted peppers, … | Blend them: sweeter and smoky.
pumpkin | Cook it soft and add lemon juice; sweeter.
carrots | Cook them soft and add lemon juice; sweeter.
beetroot | Cook it soft and add lemon juice; earthier.

> cucumber, pickle, sweet pickle, pickle relish
courgettes, … | Softer; raw in thin slices.
radishes, … | Sharper and crisper.
celery, … | Crisper and spicier.
pickled beetroot, … | Sweet and sour.
capers | Sharper and saltier.

> spinach, frozen spinach, kale, Swiss chard, collard greens, leafy green
Swiss chard, … | A little coarser; cook it longer.
kale, … | Coarser; cook it longer.
spinach, … | More tender; cooks in a minute.
rocket, … | Peppery; stir it in at the end.
bok choy, … | Juicier.

> broccoli, cauliflower, Brussels sprout, cabbage, savoy cabbage, red cabbage, bok choy, cabbage kind
green beans, … | Milder; cooks as fast.
courgettes, … | Softer; cooks faster.
spinach, … | More tender; cooks in a minute.
fennel, … | Sweet, with a taste of anise.
carrots, … | Sweeter and firmer.

> beetroot, cooked beetroot, carrot, turnip, swede, radish, root vegetable
carrots, … | Sweeter.
parsnips, … | Sweeter and mealier.
turnips, … | Sharper.
pumpkin, … | Softer and sweeter.

> fennel
celery, … | Crisper, without anise.
leeks, … | Softer and sweeter.
cabbage, … | Crisper and milder.

> asparagus, artichoke, artichoke heart
green beans, … | Firmer; cooks as fast.
courgettes, … | Softer and milder.
broccoli, … | Crisper.

> avocado, guacamole
hummus | Nuttier and thicker.
cucumbers, … | Crisp instead of creamy.
peas | Mash them with lemon juice; sweeter.
broad beans | Mash them with lemon juice; earthier.

> ginger, ground ginger, galangal
lemongrass | Fresher and lemony.
0.5 cinnamon | Warmer and sweeter.
0.5 ground cardamom | Sweeter and flowery.
0.5 black pepper | Hotter.

> cumin, cumin seed, caraway seed, fennel seed, anise seed, star anise, cinnamon, nutmeg, clove, allspice, cardamom, spice
paprika | Sweeter and milder.
ground coriander | Milder, with a taste of citrus.
cinnamon | Sweeter and warmer.
cumin | Earthier.
nutmeg | Warmer; use half.

> curry powder, seasoning mix kind, taco seasoning, gravy mix, sauce mix, ranch seasoning
0.5 paprika + 0.5 cumin | Plainer: add salt and herbs.
0.5 paprika + 0.5 dried oregano | Plainer: add salt.
0.5 turmeric + 0.5 cumin | Plainer: add salt.

> lemon juice, lime juice
apple cider vinegar | A little is enough; less fresh.
lime juice | A little more bitter.
lemon juice | A little sweeter.
`
