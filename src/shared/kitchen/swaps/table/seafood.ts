/** Swaps for fish, shellfish and what is made of them. How to read a line: ../readSwaps.ts. */
export const seafoodSwapsTable = `
> anchovy, white anchovy, dried anchovy, Swedish sprats, canned sardine
0.5 capers | Chop them: as salty and sharp.
0.7 olives | Chop them: as salty, milder.
0.5 miso | Salty and deep, without the taste of the sea.
0.3 nori | Crumble it and add salt; tastes of the sea.
sun-dried tomatoes | Chop them: savoury and sweet.

> bonito flakes
0.5 dried shiitake | Savoury and deep, without the taste of the sea.
0.5 kombu | Steep it, do not boil it; tastes of the sea.
nori | Crumble it; tastes of the sea.

> caviar, salmon roe, flying fish roe, cod roe, fish roe, bottarga, taramasalata, roe kind
vegan caviar | As salty, softer.
capers | Salty and sharp, they do not pop.
smoked salmon | Salty and soft.

> smoked salmon, gravlax, hot-smoked salmon, smoked trout, smoked mackerel, smoked haddock, kipper, smoked fish kind
smoked tofu, … | Slice it thinly: smoky, without the taste of fish.
prosciutto | Saltier, not smoky.
0.8 carrots | Roast thin strips with smoked paprika and oil; sweeter.
0.8 beetroot | Roast thin strips with smoked salt and oil; sweeter.
avocado, … | Creamy and mild: salt it well.

> canned tuna, tuna in oil, canned albacore, canned salmon, canned mackerel, tuna salad, canned fish
canned chickpeas | Mash them roughly with a little seaweed; milder.
cooked chicken | Shred it; milder.
canned white beans | Milder and creamier.
artichoke hearts | Chop them; milder and more tender.
hearts of palm | Chop them; milder and flaky.
hard-boiled eggs | Chop them; creamier.

> salmon, trout, Arctic char, tuna, swordfish, mackerel, sardine, herring, oily fish kind
chicken thigh, … | Cook it through; milder.
extra-firm tofu, … | Press it, then marinate with seaweed and lemon; milder.
tempeh, … | Firm and nutty; steam it first.
eggplant, … | Roast it in thick slices with a little miso; soft.
1.2 king oyster mushrooms, … | Sear in thick slices; chewy and savoury.
1.2 celeriac, … | Roast it in slices; sweet and earthy.

> fish finger, breaded fish, fishcake, breaded fish kind
vegan fish | Softer; cook it as the packet says.
halloumi | Bread and fry it; saltier.
extra-firm tofu | Bread and fry it; milder.
celeriac | Boil, bread and fry it in slices; sweeter.
falafel | Spicier and drier.

> shrimp, cooked shrimp, canned shrimp, breaded shrimp, lobster, langoustine, crayfish, crab, whole crab, canned crab, spiny lobster, king crab, snow crab, crab cake, soft-shell crab, crustacean kind
white fish, … | Cut into large chunks; softer, cooks as fast.
chicken breast, … | Cut into bite-sized pieces and cook it through.
1.2 hearts of palm, … | Tender and mild; warm them only.
1.2 king oyster mushrooms, … | Slice thickly and sear; chewy and savoury.
extra-firm tofu, … | Press and sear it; milder.
canned chickpeas | Milder and softer; add a little seaweed.
artichoke hearts, … | Tender and a little tart.
1.2 cauliflower, … | Roast it in florets; sweeter.

> squid, cuttlefish, octopus, breaded squid, canned squid, dried squid
king oyster mushrooms, … | Cut into rings and sear; as chewy.
shrimp, … | Sweeter; cook them two minutes.
white fish, … | Softer; cut into strips.
hearts of palm, … | Tender; cut into rings.
chicken breast, … | Cut into thin strips and cook it through.
artichoke hearts, … | Tender and a little tart.
squash blossoms | Fry them; delicate.

> squid ink
0.3 nori | Blend it with a little water; not as black.
black garlic | Mash it: dark and sweet.
olives | Blend black ones to a paste; salty.

> scallop, dried scallop
king oyster mushrooms, … | Cut the stems into thick discs and sear; chewy.
shrimp, … | Sweeter and firmer.
white fish, … | Cut into thick cubes; flakier.
hearts of palm, … | Cut into thick discs and sear; milder.
chicken breast, … | Cut into thick cubes and cook it through.
celeriac, … | Roast it in thick discs; sweet and earthy.

> clam, shelled clam, canned clam, mussel, mussel meat, smoked mussel, oyster, cockle, canned oyster, abalone, whelk, conch, snail, mollusc kind
oyster mushrooms, … | Sear them well; savoury and tender.
shrimp, … | Sweeter; cook them two minutes.
white fish, … | Milder; cut into small chunks.
chicken thigh, … | Milder; cut it small and cook it through.
artichoke hearts, … | Tender and a little tart.
canned white beans | Softer and milder; add a little seaweed.

> surimi, crab stick, imitation shrimp, kamaboko, chikuwa, narutomaki, Asian fish cake, fish ball, surimi product
hearts of palm, … | Shred them: tender and mild.
cooked chicken, … | Shred it: firmer.
extra-firm tofu, … | Press it and cut into strips; milder.
cooked shrimp, … | Sweeter and firmer.
king oyster mushrooms, … | Shred and fry them; chewy.
avocado, … | Creamy and mild.

> seafood mix, shellfish
white fish, … | Cut into chunks; softer.
chicken breast, … | Cut into strips and cook it through.
oyster mushrooms, … | Sear them well; savoury and tender.
canned chickpeas | Milder and softer; add a little seaweed.
artichoke hearts | Tender and a little tart.

> salt cod, stockfish, salted fish, dried fish, pickled herring, preserved fish, pickled fish
hearts of palm, … | Tender and flaky; salt them well.
artichoke hearts, … | Tender; salt them well.
cooked chicken, … | Shred it; salt it well.
extra-firm tofu, … | Press it, then season with seaweed and salt.
pickled beetroot, … | Sweet and sour, without the taste of fish.

> fish oil
flaxseed oil | As rich in omega-3, though in another form; do not heat it.

> prawn cracker
rice crackers | Harder and less airy.
potato chips | Thinner and saltier.
vegetable chips | Sweeter.

> cod, haddock, hake, pollock, tilapia, sea bass, sole, plaice, halibut, monkfish, white fish, fish, fish pie mix, white fish kind, fish kind
chicken breast, … | Cook it through, twice as long; firmer.
extra-firm tofu, … | Press it and marinate with seaweed and lemon; milder.
1.2 king oyster mushrooms, … | Sear in thick slices; chewy and savoury.
hearts of palm, … | Tender and flaky; warm them only.
canned chickpeas | Nuttier; add a little seaweed.
1.2 cauliflower, … | Roast it in thick slices; sweeter.
1.2 celeriac, … | Roast it in slices; sweet and earthy.
`
