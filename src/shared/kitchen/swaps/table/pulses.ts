/** Swaps for beans, lentils, tofu and other soya. How to read a line: ../readSwaps.ts. */
export const pulsesSwapsTable = `
> soft tofu, tofu pudding, egg tofu
avocado, … | Creamy; not for cooking long.
ricotta | Grainier and richer.
cashew cream | Smoother and richer.
coconut yogurt | Tarter and looser.
0.8 hummus | Thicker and nuttier.

> tofu, extra-firm tofu, smoked tofu, pressed tofu, tofu puffs, aburaage, hard tofu, frozen-dried tofu, tofu skin, tofu kind
paneer, … | Firmer and richer; does not take a marinade.
halloumi, … | Saltier and firmer.
canned chickpeas | Softer and nuttier; they do not hold a marinade.
chicken breast, … | Firmer; cook it through.
eggs, … | Scramble or boil them; richer.
1.2 mushrooms, … | Brown them well; juicier.
1.2 cauliflower, … | Roast it in florets; sweeter.
seitan, … | Chewier; fry it briefly.
shrimp, … | Cook them two minutes.
1.2 eggplant, … | Fry it in cubes; softer.

> tempeh, natto, okara
extra-firm tofu, … | Softer and milder.
seitan, … | Chewier; fry it briefly.
canned chickpeas | Softer; fry them crisp.
1.2 mushrooms, … | Brown them well; juicier.
chicken breast, … | Milder; cook it through.
1.2 eggplant, … | Fry it in cubes; softer.

> edamame, edamame in the pod, cooked soybean, roasted soybean, soybean, black soybean, soybean sprout, soy food
broad beans | As green; pop them from their skins.
peas | Sweeter and softer.
canned chickpeas | Nuttier and softer.
green beans, … | Crisper; cut them small.
broccoli | Crisper; cut it small.

> soya protein, soya protein isolate, textured vegetable protein
textured pea protein | As chewy; soak it the same way.
canned lentils | Softer; stir them in at the end.
1.2 mushrooms | Chop them finely and brown them well.
minced chicken | Milder; cook it through.

> lupin bean, brined lupin bean
canned butter beans | Softer and milder.
canned chickpeas | Nuttier.
olives | As salty; smaller.
edamame | Sweeter and greener.

> vegan liquid egg, egg replacer, aquafaba
each 1 tablespoon ground linseed + 3 tablespoon water | Let it swell ten minutes; binds, denser.
each 1 egg(s) | Rises higher and binds better.

> hummus
guacamole | Fresher, without pulses.
baba ghanoush | Smokier.

> refried beans, bean dip, baked beans, pork and beans, chili beans
guacamole | Fresher and richer.
baba ghanoush | Smokier and lighter.
1.2 mushrooms | Chop them and brown them well with cumin.
1.2 cauliflower | Roast and mash it with cumin.

> falafel, falafel mix
halloumi | Saltier and chewier.
eggplant | Roast it in cubes with cumin.
cauliflower | Roast it in florets with cumin.
meatballs | Meatier.

> split pea, red lentil, lentil, Puy lentil, black lentil, toor dal, moong dal, chana dal, urad dal, mung bean, cooked lentil, canned lentil, lentil kind
1.5 cauliflower | Simmer and mash it a little; lighter.
1.5 pumpkin | Simmer it soft; sweeter.
1.5 mushrooms | Chop them finely and brown them well; savoury.
1.2 celeriac | Cut into small cubes; sweet and earthy.
quinoa | Nuttier and grainier.
minced beef | Meatier; brown it first.
eggplant | Cut into cubes and brown it; soft.

> canned pulse, cooked pulse, pulse kind, bean kind
1.2 mushrooms | Quarter and brown them well; savoury.
1.2 cauliflower | In small florets; lighter.
eggplant | Cut into cubes and roast it; soft.
courgettes | Cut into cubes; juicier.
celeriac | Cut into small cubes and boil; sweet and earthy.
minced beef | Meatier; brown it first.
canned chickpeas | Nuttier and firmer.
canned lentils | Softer and smaller.

> podded vegetable, green bean, sugar snap pea, snow pea, pea, frozen pea
broccoli, … | Crisp and green; cut it small.
asparagus, … | Milder; cooks as fast.
courgettes, … | Softer; cooks as fast.
bell peppers, … | Sweeter and crisp.
`
