import { readLabels } from './readLabels.ts'

export const easternMediterranean = readLabels(`
Greek | 200g feta, crumbled | contains milk | may - | violates vegan paleo dairy-free | mayViolate vegetarian | plain
Greek | 10 sheets of filo pastry, defrosted | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | plain
Greek | 3 tbsp taramasalata | contains fish | may gluten eggs milk | violates vegetarian vegan | mayViolate keto paleo gluten-free dairy-free | hidden
Greek | 250 g strained Greek yoghurt | contains milk | may - | violates vegan paleo dairy-free | mayViolate - | plain
Greek | 80g halva, broken up | contains sesame | may nuts | violates keto paleo | mayViolate vegan | hidden
Greek | 2 tbsp Metaxa brandy | contains - | may sulphites | violates - | mayViolate paleo | hidden
Greek | 250 g kritharaki (orzo) | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | plain
Greek | 300 g gigantes beans, soaked overnight | contains - | may - | violates keto paleo | mayViolate - | plain
Greek | 2 tsp mastic tears, pounded with a pinch of salt | contains - | may - | violates - | mayViolate - | plain
Greek | 1 kg octopus tentacles, tenderised | contains molluscs | may - | violates vegetarian vegan | mayViolate - | plain
Greek | 4 tbsp Greek thyme honey | contains - | may - | violates vegan keto | mayViolate - | plain
Greek | 100 g vine leaves in brine, rinsed | contains - | may - | violates - | mayViolate - | plain
Greek | 2 cups shelled walnuts, coarsely ground | contains nuts | may - | violates - | mayViolate keto | plain
Greek | 100 g trahana, sour | contains gluten milk | may - | violates vegan keto paleo gluten-free dairy-free | mayViolate - | hidden
Greek | 900 g minced lamb | contains - | may - | violates vegetarian vegan pescatarian | mayViolate - | plain
Greek | 1 small glass retsina | contains sulphites | may - | violates - | mayViolate vegetarian vegan paleo | hidden
Greek | 1 bunch selino (leaf celery), chopped | contains celery | may - | violates - | mayViolate - | plain
Turkish | 1 cup fine bulgur, rinsed | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | plain
Turkish | 3 tbsp tahini, well stirred | contains sesame | may - | violates - | mayViolate - | hidden
Turkish | 250 g kadayıf (shredded pastry) | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | plain
Turkish | 1/2 cup tarhana | contains gluten milk | may - | violates vegan keto paleo gluten-free dairy-free | mayViolate - | hidden
Turkish | 1 tbsp sumac | contains - | may - | violates - | mayViolate - | plain
Turkish | 200 g sucuk, sliced | contains - | may - | violates vegetarian vegan pescatarian | mayViolate paleo | plain
Turkish | 120 g Antep pistachios, finely ground | contains nuts | may - | violates - | mayViolate keto | plain
Turkish | 6 dried apricots, quartered | contains sulphites | may - | violates keto | mayViolate - | hidden
Turkish | 1 tbsp biber salçası (hot pepper paste) | contains - | may - | violates - | mayViolate - | plain
Turkish | 2 yufka sheets | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | plain
Turkish | 300 ml plain yogurt, whisked with a little garlic | contains milk | may - | violates vegan paleo dairy-free | mayViolate - | plain
Turkish | 150 g red lentils, picked over | contains - | may - | violates keto paleo | mayViolate - | plain
Turkish | 500 g lady fingers (bamya/okra), topped and tailed | contains - | may - | violates - | mayViolate - | friend
Turkish | 4 simit, to serve | contains gluten sesame | may - | violates keto paleo gluten-free | mayViolate - | plain
Turkish | 400 g tin chickpeas, drained | contains - | may - | violates keto paleo | mayViolate - | plain
Turkish | 2 tsp nigella seeds (çörek otu) | contains - | may - | violates - | mayViolate - | plain
Mediterranean | 1 cup couscous, dry | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | plain
Mediterranean | 4 tablespoons dukkah | contains sesame | may nuts | violates - | mayViolate keto | hidden
Mediterranean | 180 g halloumi, sliced 1 cm thick | contains milk | may - | violates vegan paleo dairy-free | mayViolate vegetarian | plain
Mediterranean | 2 cups cooked quinoa, cooled | contains - | may - | violates keto paleo | mayViolate - | plain
Mediterranean | 1 large aubergine, cubed and salted | contains - | may - | violates - | mayViolate - | friend
Mediterranean | 1 cup hummus, store-bought | contains sesame | may - | violates keto paleo | mayViolate - | hidden
Mediterranean | 4 sea bass fillets (about 150 g each), skin on | contains fish | may - | violates vegetarian vegan | mayViolate - | plain
Mediterranean | 1 can hearts of palm, drained and sliced | contains - | may - | violates - | mayViolate - | friend
Mediterranean | 1/2 cup pitted Kalamata olives | contains - | may - | violates - | mayViolate - | plain
Mediterranean | 1/4 cup extra-virgin olive oil | contains - | may - | violates - | mayViolate - | plain
Mediterranean | 2 Tbsp balsamic glaze | contains - | may sulphites | violates keto | mayViolate paleo | hidden
Mediterranean | 150 g farro, rinsed | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | plain
Mediterranean | 200 g jarred artichoke hearts, quartered | contains - | may - | violates - | mayViolate - | friend
Mediterranean | 200 g cuttlefish, cut in strips | contains molluscs | may - | violates vegetarian vegan | mayViolate - | plain
Mediterranean | 2 anchovies in oil, mashed to a paste | contains fish | may - | violates vegetarian vegan | mayViolate - | plain
Mediterranean | 2 cups cauliflower couscous | contains - | may - | violates - | mayViolate - | friend
Mediterranean | 1 cup sun-dried tomatoes in oil, slivered | contains - | may sulphites | violates - | mayViolate keto | plain
Lebanese | 2 tbsp za'atar | contains sesame | may gluten | violates - | mayViolate paleo gluten-free | hidden
Lebanese | 3/4 cup coarse bulgur (burghul) | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | plain
Lebanese | 120 g freekeh, cracked | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | hidden
Lebanese | 1 cup labneh | contains milk | may - | violates vegan paleo dairy-free | mayViolate - | plain
Lebanese | 1/2 cup muhammara | contains gluten nuts | may - | violates keto paleo gluten-free | mayViolate - | hidden
Lebanese | 3 tbsp toum (garlic sauce) | contains - | may eggs | violates - | mayViolate vegan | friend
Lebanese | 2 tbsp pomegranate molasses | contains - | may - | violates keto | mayViolate paleo | plain
Lebanese | 2 tablespoons baba ghanouj | contains sesame | may - | violates - | mayViolate - | hidden
Lebanese | 2 loaves Arabic flatbread (khubz), torn and toasted | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | plain
Lebanese | 1 tsp orange blossom water | contains - | may - | violates - | mayViolate - | plain
Lebanese | 1/2 cup kishk powder | contains gluten milk | may - | violates vegan keto paleo gluten-free dairy-free | mayViolate - | hidden
Lebanese | 500 g ground beef, lean | contains - | may - | violates vegetarian vegan pescatarian | mayViolate - | plain
Lebanese | 1 cup vermicelli noodles, broken (sha'riyeh) | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | plain
Lebanese | 1 bunch flat-leaf parsley, leaves only, very finely chopped | contains - | may - | violates - | mayViolate - | plain
Lebanese | 1 cup brown lentils, rinsed | contains - | may - | violates keto paleo | mayViolate - | plain
Lebanese | 1 bowl termos (lupini beans), to nibble | contains lupin | may - | violates paleo | mayViolate keto | plain
Polish | 1 bunch włoszczyzna (soup greens), trimmed | contains celery | may - | violates - | mayViolate keto | hidden
Polish | 350 g white kiełbasa | contains - | may gluten soy mustard | violates vegetarian vegan pescatarian | mayViolate paleo gluten-free | plain
Polish | 500 ml żur (sour rye starter) | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | hidden
Polish | 250 g twaróg, mashed | contains milk | may - | violates vegan paleo dairy-free | mayViolate - | plain
Polish | 2 matjas herring fillets in oil | contains fish | may - | violates vegetarian vegan | mayViolate - | plain
Polish | 1 tbsp ćwikła z chrzanem (beetroot with horseradish) | contains - | may sulphites | violates - | mayViolate keto paleo | plain
Polish | 300 g kasza gryczana (roasted buckwheat groats) | contains - | may - | violates keto paleo | mayViolate - | friend
Polish | 2 tbsp smalec (lard with cracklings) | contains - | may - | violates vegetarian vegan pescatarian | mayViolate - | plain
Polish | 30 g dried porcini (borowiki), soaked | contains - | may - | violates - | mayViolate - | plain
Polish | 200 g ptasie mleczko, roughly chopped | contains milk | may soy eggs | violates vegan keto paleo dairy-free | mayViolate vegetarian pescatarian | hidden
Polish | 1 kg plain flour (type 450), plus extra for dusting | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | plain
Polish | 500 g kapusta kiszona, drained | contains - | may - | violates - | mayViolate - | plain
Polish | 2 tbsp potato starch | contains - | may - | violates keto | mayViolate paleo | plain
Polish | 1 kostka rosołowa (stock cube) | contains - | may gluten soy milk celery | violates - | mayViolate vegetarian vegan pescatarian paleo gluten-free dairy-free | hidden
Polish | 100 ml śmietana 18% | contains milk | may - | violates vegan paleo dairy-free | mayViolate - | plain
Hungarian | 1 vegetable bouillon cube | contains - | may gluten soy milk celery | violates - | mayViolate vegan paleo gluten-free dairy-free | hidden
Hungarian | 2 tbsp lard | contains - | may - | violates vegetarian vegan pescatarian | mayViolate - | plain
Hungarian | 1 tbsp sweet Hungarian paprika | contains - | may - | violates - | mayViolate - | plain
Hungarian | 200 g csipetke (pinched egg noodles) | contains gluten eggs | may - | violates vegan keto paleo gluten-free | mayViolate - | plain
Hungarian | 2 dl tejföl (sour cream), mixed with 1 tbsp flour | contains gluten milk | may - | violates vegan keto paleo gluten-free dairy-free | mayViolate - | plain
Hungarian | 100 ml Tokaji Aszú | contains sulphites | may - | violates - | mayViolate vegetarian vegan keto paleo | hidden
Hungarian | 150 g gyulai kolbász, in rounds | contains - | may - | violates vegetarian vegan pescatarian | mayViolate paleo | plain
Hungarian | 200 g ground poppy seeds (darált mák) | contains - | may - | violates - | mayViolate - | plain
Hungarian | 4 Hungarian wax peppers, deseeded | contains - | may - | violates - | mayViolate - | plain
Hungarian | 100 g darált keksz (crushed biscuits) | contains gluten | may eggs soy milk | violates keto paleo gluten-free | mayViolate vegan dairy-free | hidden
Hungarian | 6 eggs, separated | contains eggs | may - | violates vegan | mayViolate - | plain
Hungarian | 1 carp, about 1.5 kg, in steaks | contains fish | may - | violates vegetarian vegan | mayViolate - | plain
Hungarian | 1 kg sour cherries, stoned | contains - | may - | violates keto | mayViolate - | plain
Hungarian | 1 tsp caraway seeds | contains - | may - | violates - | mayViolate - | plain
Hungarian | 250 g túró (curd cheese), sieved | contains milk | may - | violates vegan paleo dairy-free | mayViolate - | plain
Russian | 200 g buckwheat (grechka), dry-roasted | contains - | may - | violates keto paleo | mayViolate - | friend
Russian | 1 l kvass | contains gluten | may - | violates keto paleo gluten-free | mayViolate vegan | hidden
Russian | 150 ml smetana | contains milk | may - | violates vegan paleo dairy-free | mayViolate - | plain
Russian | 100 g red caviar (salmon roe) | contains fish | may - | violates vegetarian vegan | mayViolate - | plain
Russian | 4 medium beets, roasted and peeled | contains - | may - | violates - | mayViolate keto | plain
Russian | 200 g doktorskaya kolbasa, in small dice | contains eggs milk | may soy | violates vegetarian vegan pescatarian paleo dairy-free | mayViolate - | hidden
Russian | 3 tbsp Provansal mayonnaise | contains eggs | may mustard | violates vegan | mayViolate paleo | hidden
Russian | 500 g tvorog (farmer's cheese) | contains milk | may - | violates vegan paleo dairy-free | mayViolate - | plain
Russian | 1/2 loaf Borodinsky bread, dried into croutons | contains gluten | may - | violates keto paleo gluten-free | mayViolate - | plain
Russian | 3 dill pickles (barrel-fermented), diced | contains - | may mustard | violates - | mayViolate - | plain
Russian | 1 tsp prepared Russian mustard | contains mustard | may sulphites | violates - | mayViolate paleo | hidden
Russian | 1 tin sprats in oil | contains fish | may - | violates vegetarian vegan | mayViolate - | plain
Russian | 2 tbsp refined sunflower oil | contains - | may - | violates - | mayViolate - | plain
Russian | 300 g beef tenderloin, cut into thin strips | contains - | may - | violates vegetarian vegan pescatarian | mayViolate - | plain
Russian | 1 cup frozen peas | contains - | may - | violates paleo | mayViolate keto | plain
Russian | 1/2 cup sea buckthorn berries | contains - | may - | violates - | mayViolate keto | friend
`)
